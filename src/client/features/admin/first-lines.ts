const LINES = 6;
const CHARACTERS = 480;

/** The beginning of a text, cut after a word if possible. A short text is returned unchanged. */
export function firstLines(text: string): string {
  const lines = text.split('\n');
  const above = lines.length > LINES ? lines.slice(0, LINES).join('\n') : text;
  if (above.length <= CHARACTERS) return above.trimEnd();
  const cut = above.slice(0, CHARACTERS);
  const end = cut.search(/\s\S*$/);
  return (end > CHARACTERS / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}
