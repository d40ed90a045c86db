interface Row {
  entry: object;
  key: number;
}

/**
 * Gives each visible entry a key. An entry keeps its key while it is visible, so that a change of its place renders
 * nothing inside it. Where entries have left, those that came take over their keys: a scrolled row gets another text
 * instead of being built again. Keys never change their order, so that no element is moved in the page.
 */
export function openRowKeys() {
  let before: readonly Row[] = [];
  let unused = 0;
  return (entries: readonly object[]): readonly number[] => {
    const staying = new Set(entries);
    const places = new Map(before.map(({ entry }, at) => [entry, at]));
    let at = 0; // of the next row of before
    const rows = entries.map((entry): Row => {
      const place = places.get(entry);
      if (place !== undefined && place < at) return { entry, key: unused++ };
      if (place !== undefined) at = place;
      const row = before[at];
      if (!row || (place === undefined && staying.has(row.entry))) return { entry, key: unused++ };
      at += 1;
      return { entry, key: row.key };
    });
    before = rows;
    return rows.map(({ key }) => key);
  };
}
