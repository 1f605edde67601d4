/** Fetches the same thing once; a fetch that failed is tried again the next time. */
export function once<Key extends string[], T>(
  fetch: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...key) => {
    const id = key.join("/");
    let found = known.get(id);
    if (!found) {
      found = fetch(...key);
      found.catch(() => known.delete(id));
      known.set(id, found);
    }
    return found;
  };
}
