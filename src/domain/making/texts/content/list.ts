/** Splits a text into one entry per line, so that long lists stay readable. */
export function list(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Splits words at the commas between them. */
export function words(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
