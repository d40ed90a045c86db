/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
