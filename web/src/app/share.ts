/** Links and files that leave the browser. */

/** Share a link: the share sheet on phones, otherwise the clipboard. False if neither works. */
export async function share(title: string, url: string): Promise<"shared" | "copied" | false> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared"; // cancelled by the user
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return false;
  }
}

/** Save something as a file. */
export function download(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
