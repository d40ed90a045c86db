import { expect, it } from 'vitest';
import type { DataColumn } from './column.ts';
import type { TableView } from './table-view.ts';
import { largest, sourceOf, viewRows } from './view-rows.ts';

interface Term {
  text: string;
  match: string;
  cost: number | null;
}

const columns: DataColumn<Term>[] = [
  { id: 'termo', label: 'Termo', value: ({ text }) => text, size: 200 },
  { id: 'tipo', label: 'Tipo', value: ({ match }) => match, size: 100 },
  { id: 'custo', label: 'Custo', value: ({ cost }) => cost, size: 100, isNumber: true },
];
const plain: TableView = { sort: null, columns: null, sizes: {}, search: '', facets: {} };

function shown(rows: readonly Term[], view: Partial<TableView>): { texts: string[]; stops: number } {
  const work = viewRows(sourceOf(columns, rows), { ...plain, ...view });
  for (let stops = 0; ; stops += 1) {
    const step = work.next();
    if (step.done === true) return { texts: step.value.map(({ text }) => text), stops };
  }
}

const few: Term[] = [
  { text: 'grupo 10', match: 'Ampla', cost: 5 },
  { text: 'Álbum', match: 'Exata', cost: null },
  { text: 'grupo 9', match: 'Exata', cost: 5 },
  { text: 'zebra', match: 'Ampla', cost: 0 },
];

it.each<[what: string, view: Partial<TableView>, texts: string[]]>([
  ['as they come', {}, ['grupo 10', 'Álbum', 'grupo 9', 'zebra']],
  ['from A', { sort: { id: 'termo', isDown: false } }, ['Álbum', 'grupo 9', 'grupo 10', 'zebra']],
  ['from Z', { sort: { id: 'termo', isDown: true } }, ['zebra', 'grupo 10', 'grupo 9', 'Álbum']],
  ['up, missing last', { sort: { id: 'custo', isDown: false } }, ['zebra', 'grupo 10', 'grupo 9', 'Álbum']],
  ['down, missing last', { sort: { id: 'custo', isDown: true } }, ['grupo 10', 'grupo 9', 'zebra', 'Álbum']],
  [
    'by an unknown column',
    { sort: { id: 'velho', isDown: true } },
    ['grupo 10', 'Álbum', 'grupo 9', 'zebra'],
  ],
  ['searched', { search: ' ALBUM' }, ['Álbum']],
  ['searched in no number', { search: '5' }, []],
  ['chosen', { facets: { tipo: ['Exata'] } }, ['Álbum', 'grupo 9']],
  [
    'chosen, searched and sorted',
    { facets: { tipo: ['Exata', 'Ampla'] }, search: 'grupo', sort: { id: 'termo', isDown: false } },
    ['grupo 9', 'grupo 10'],
  ],
])('rows %s', (_, view, texts) => {
  expect(shown(few, view).texts).toEqual(texts);
});

const many = Array.from({ length: 5_000 }, (_, at) => ({
  text: `termo ${(at * 7919) % 5_000}`,
  match: at % 3 === 0 ? 'Ampla' : 'Exata',
  cost: at % 7,
}));

it('sorts many rows as the browser would, and stops often on its way', () => {
  const { texts, stops } = shown(many, { sort: { id: 'custo', isDown: true } });
  expect(texts).toEqual(many.toSorted((one, other) => other.cost - one.cost).map(({ text }) => text));
  expect(stops).toBeGreaterThan(100);
});

it('goes on with the texts of a search that was given up', () => {
  const source = sourceOf(columns, many);
  const first = viewRows(source, { ...plain, search: 'termo 4' });
  for (let step = 0; step < 3; step += 1) first.next();
  const made = source.texts.length;
  expect(made).toBeGreaterThan(0);
  const second = viewRows(source, { ...plain, search: 'termo 4999' });
  let step = second.next();
  while (step.done !== true) step = second.next();
  expect(step.value.map(({ text }) => text)).toEqual(['termo 4999']);
  expect(source.texts).toHaveLength(many.length);
});

it('finds the largest number of each column with bars, and stops often on its way', () => {
  const work = largest(
    columns.map((column) => ({ ...column, hasBar: column.isNumber === true })),
    [...many, { text: 'caro', match: 'Exata', cost: 90 }, { text: 'sem custo', match: 'Exata', cost: null }],
  );
  for (let stops = 0; ; stops += 1) {
    const step = work.next();
    if (step.done !== true) continue;
    expect([...step.value]).toEqual([['custo', 90]]);
    expect(stops).toBeGreaterThan(10);
    return;
  }
});
