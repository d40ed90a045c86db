import { foldText } from '#domain/shared/fold-text.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { type DataColumn, textOf } from './column.ts';
import type { TableView } from './table-view.ts';

type Key = string | number | null;
type Compare = (one: number, other: number) => number;

/** Rows that are handled between two looks at the clock: few, because the first look at a row may have to read its texts. */
const STEP = 32;
/** Rows that are sorted at once. */
const RUN = 256;

/** The rows of a table, and what was made of them: each key and each text is made once, when a view first needs it. */
export interface TableRowsSource<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keys: Map<string, Key[]>;
  texts: string[];
}

export function sourceOf<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): TableRowsSource<Row> {
  return { columns, rows, keys: new Map(), texts: [] };
}

/** The rows that the view shows, in its order. It stops often, so that the caller can let the browser draw. */
export function* viewRows<Row>(
  source: TableRowsSource<Row>,
  { sort, search, facets }: TableView,
): Steps<readonly Row[]> {
  const { rows, columns } = source;
  const chosen = columns.filter(({ id }) => facets[id] !== undefined);
  const searched = foldText(search.trim());
  const sorted = columns.find(({ id }) => id === sort?.id);
  if (chosen.length === 0 && searched === '' && sorted === undefined) return rows;
  if (searched !== '') yield* makeTexts(source);
  const places: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % STEP === STEP - 1) yield;
    if (searched !== '' && source.texts[at]?.includes(searched) !== true) continue;
    if (chosen.every((column) => facets[column.id]?.includes(textOf(column, row)))) places.push(at);
  }
  if (sorted === undefined) return rowsAt(rows, places);
  const keys = yield* makeKeys(source, sorted);
  return rowsAt(rows, yield* sortPlaces(places, comparePlaces(keys, sort?.isDown === true)));
}

/** The largest number of each column that has bars, by its id. */
export function* largest<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Steps<ReadonlyMap<string, number>> {
  const most = new Map<string, number>();
  for (const { id, value } of columns.filter(({ hasBar }) => hasBar))
    for (const [at, row] of rows.entries()) {
      most.set(id, Math.max(most.get(id) ?? 0, Number(value(row) ?? 0)));
      if (at % STEP === STEP - 1) yield;
    }
  return most;
}

/** How many rows have each text of a column. */
export function* countTexts<Row>(
  column: DataColumn<Row>,
  rows: readonly Row[],
): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const text = textOf(column, row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (at % STEP === STEP - 1) yield;
  }
  return counts;
}

function rowsAt<Row>(rows: readonly Row[], places: readonly number[]): Row[] {
  return places.map((at) => rows[at]).filter((row) => row !== undefined);
}

/** The texts of the rows in which one searches. A stopped run is continued where it stood. */
function* makeTexts<Row>({ rows, columns, texts }: TableRowsSource<Row>): Steps<void> {
  const searched = columns.filter(({ isNumber }) => isNumber !== true);
  for (const row of rows.slice(texts.length)) {
    texts.push(searched.map((column) => foldText(textOf(column, row))).join('\n'));
    if (texts.length % STEP === 0) yield;
  }
}

function* makeKeys<Row>(
  { rows, keys }: TableRowsSource<Row>,
  { id, value }: DataColumn<Row>,
): Steps<readonly Key[]> {
  const made = keys.get(id) ?? [];
  keys.set(id, made);
  for (const row of rows.slice(made.length)) {
    made.push(sortKey(value(row)));
    if (made.length % STEP === 0) yield;
  }
  return made;
}

/** Texts are sorted without case and accents, and the numbers in them by their size: `grupo 9` before `grupo 10`. */
function sortKey(value: Key): Key {
  if (typeof value !== 'string') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** Rows without a value come last in both directions, and equal rows keep their order. */
function comparePlaces(keys: readonly Key[], isDown: boolean): Compare {
  return (one, other) => {
    const first = keys[one] ?? null;
    const second = keys[other] ?? null;
    if (first === null || second === null) return first === second ? one - other : first === null ? 1 : -1;
    if (first === second) return one - other;
    return first < second === isDown ? 1 : -1;
  };
}

/** A merge sort, because the browser's own cannot stop on its way. */
function* sortPlaces(places: readonly number[], compare: Compare): Steps<readonly number[]> {
  let runs: number[][] = [];
  for (let at = 0; at < places.length; at += RUN) {
    runs.push(places.slice(at, at + RUN).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: number[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* mergeRuns(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* mergeRuns(one: readonly number[], other: readonly number[], compare: Compare): Steps<number[]> {
  const merged: number[] = [];
  let at = 0;
  let otherAt = 0;
  for (;;) {
    const first = one[at];
    const second = other[otherAt];
    if (first === undefined) return [...merged, ...other.slice(otherAt)];
    if (second === undefined) return [...merged, ...one.slice(at)];
    const isFirst = compare(first, second) <= 0;
    if (isFirst) at += 1;
    else otherAt += 1;
    merged.push(isFirst ? first : second);
    if (merged.length % STEP === 0) yield;
  }
}
