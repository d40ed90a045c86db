/** Lines differ by their dashes too, because not everybody tells the colours apart. */
const dashes = ['', '8 4', '3 3', '12 4 3 4', '6 2 2 2 2 2', '1 4'] as const;

/** The colours stand in charts.module.css, for both themes. */
export function colorOf(at: number): string {
  return `var(--compare-${at % dashes.length})`;
}

export function dashOf(at: number): string {
  return dashes[at % dashes.length] ?? '';
}
