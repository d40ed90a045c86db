const BULLET = /^[•●▪◦‣·►▸➤→✓✔✅☑*–—-]\s+(?=\S)/u;
const NUMBER = /^(\d{1,3})(?:\s?[.)]|\s[-–])(?:\s+(?=\S)|(?=[^\s\d]))/u;

/**
 * Removes the bullets or the numbers before the lines of a list, when every line has one. A line alone may begin
 * with a number of its own.
 */
export function withoutListMarks(lines: readonly string[]): string[] {
  if (lines.length < 2) return [...lines];
  if (lines.every((line) => BULLET.test(line))) return lines.map((line) => line.replace(BULLET, ''));
  const [first] = lines;
  const start = Number(NUMBER.exec(first ?? '')?.[1]);
  const isNumbered = start <= 1 && lines.every((line, at) => Number(NUMBER.exec(line)?.[1]) === start + at);
  return isNumbered ? lines.map((line) => line.replace(NUMBER, '')) : [...lines];
}
