/** Choices that stand in the prompt: they belong to no object, and to every phase. */
const PROMPT = ["pass", "end", "fight", "save", "draw"];

export function inPrompt(option: string): boolean {
  return PROMPT.includes(option);
}
