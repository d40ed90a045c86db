import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { resultsSchema } from '#domain/deciding/bridge/messages.ts';
import { importSchema } from '#domain/making/editor-file/imported/source.ts';
import { assetSchema } from '#domain/making/campaign/campaign.ts';
import { draftChangesSchema } from '#domain/making/structure/draft.ts';
import { addedNegativesSchema } from '#domain/making/structure/negative-lists.ts';
import { rowsPartSchema } from '#domain/measuring/reports/stored-schema.ts';
import { parseInput } from './parse-input.ts';

const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const group = {
  name: 'Marca',
  position: 1,
  negatives: [],
  ads: [],
  keywords: times(19_000, { text: '', by: 'rest' }),
};
const id = '5b0e3a52-9d0e-4b1e-8f43-0c9f6a7d1c11';
const campaigns = times(3, {
  name: 'Verão',
  source: { headers: [], rows: times(50_000, { 1: 'x'.repeat(21) }) },
});
const result = { id, state: 'failed', reason: 'x'.repeat(601), before: null, after: null };
const row = [null, '', '', '', '', null, null, -1, 0, 0, 0, 0, null];

const wrong: [string, z.ZodMiniType, unknown][] = [
  ['titles that are too long', assetSchema, { assetType: 'titles', content: times(9000, 'x'.repeat(80)) }],
  [
    'keywords without a text in 20 groups',
    draftChangesSchema,
    { groups: times(20, { id, version: null, content: group }) },
  ],
  ['negatives that are too long', addedNegativesSchema, { negatives: times(5000, 'x'.repeat(300)) }],
  ['cells of a file without headers', importSchema, { campaigns }],
  ['rows with a negative amount', rowsPartSchema, { from: 0, rows: times(2500, row) }],
  [
    'reasons of a script that are too long',
    resultsSchema,
    { version: 1, preview: false, customerId: '123-456-7890', results: times(500, result) },
  ],
];

describe('of a large value, one problem is reported:', () => {
  it.each(wrong)('%s', (_what, schema, value) => {
    const parsed = parseInput(schema, value);
    expect(parsed.error?.issues).toHaveLength(1);
  });
});

it('of a form, each problem is reported', () => {
  const parsed = parseInput(assetSchema, { assetType: 'titles', content: ['', 'Compre já', 'x'.repeat(80)] });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['content.0', 'content.2']);
});
