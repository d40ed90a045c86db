import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backedUpStores, previewRestore, readBackup, writeBackup } from './backup.ts';

const at = '2026-11-21T10:00:00.000Z';
const data = {
  keyword_template_lists_v1: [{ key: 'custom_1', name: 'Verão ☀' }],
  keyword_templates_v2: {
    pt: { nutra: { top: { strategy: 's', example: 'e', templates: ['[problema]'] } } },
  },
  negative_keyword_templates_v1: { pt: ['grátis'] },
  title_templates_v1: { pt: { templates: ['Compre {NOME_PRODUTO}'] } },
  sitelink_templates_v1: { pt: { templates: [{ text: 'a', desc1: 'b', desc2: '' }] } },
  saved_keywords_v1: [{ id: '1', name: 'x', keywords: ['[日本]'] }],
  saved_sitelinks_v1: [{ id: '2', name: 'y', items: [{ text: 'a', desc1: '', desc2: '' }] }],
};
const file = (changes: object) =>
  JSON.stringify({ app: 'faisca', version: 1, exportedAt: at, data, ...changes });

it('covers the eight template stores and the seven of saved lists', () => {
  const keys = backedUpStores.map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('saved_'))).toHaveLength(7);
  expect(keys.filter((key) => key.includes('_template'))).toHaveLength(8);
  expect(new Set(keys).size).toBe(15);
});

describe('readBackup', () => {
  it('returns what writeBackup wrote', () => {
    expect(readBackup(writeBackup(data, at))).toEqual({ ok: true, data, exportedAt: at });
  });

  it('ignores unknown stores', () => {
    const text = file({ data: { ...data, other_store_v9: [1], title_templates_v0: {} } });
    expect(readBackup(text)).toEqual({ ok: true, data, exportedAt: at });
  });

  it.each([
    ['no JSON', 'texto'],
    ['nothing', ''],
    ['cut short', writeBackup(data, at).slice(0, -5)],
    ['another JSON', '{"a":1}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another product', file({ app: 'outro' })],
    ['another version', file({ version: 2 })],
    ['no date', file({ exportedAt: undefined })],
    ['a date that is none', file({ exportedAt: 'ontem' })],
    ['data that is a list', file({ data: [] })],
    ['no data', file({ data: undefined })],
  ])('refuses %s, which is not a backup', (_, text) => {
    expect(readBackup(text)).toEqual({ ok: false, message: 'Este arquivo não é um backup da Faísca.' });
  });

  it.each([
    ['nothing', {}],
    ['only strangers', { other: 1 }],
  ])('with %s is empty', (_, data) => {
    expect(readBackup(file({ data }))).toEqual({ ok: false, message: 'Este backup está vazio.' });
  });

  it.each([
    ['title_templates_v1', ['a']],
    ['keyword_templates_v2', { pt: { nutra: { topo: {} } } }],
    ['negative_keyword_templates_v1', null],
    ['saved_titles_v1', [{ id: '1' }]],
  ])('refuses the whole file when one store, %s, is damaged', (key, value) => {
    expect(readBackup(file({ data: { ...data, [key]: value } }))).toEqual({
      ok: false,
      message: `O backup está danificado em "${key}". Nada foi alterado.`,
    });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((data) => file({ data })),
        ),
        (text) => {
          const read = readBackup(text);
          expect(read.ok ? read.exportedAt : read.message).not.toBe('');
        },
      ),
    );
  });
});

describe('previewRestore', () => {
  it.each([
    [
      'a store that is new',
      {},
      { saved_titles_v1: [1, 2] },
      [{ key: 'saved_titles_v1', now: 0, after: 2, isSame: false }],
    ],
    [
      'a store that is the same',
      { a: { pt: 1 } },
      { a: { pt: 1 } },
      [{ key: 'a', now: 1, after: 1, isSame: true }],
    ],
    ['as many, but others', { a: ['x'] }, { a: ['y'] }, [{ key: 'a', now: 1, after: 1, isSame: false }]],
    ['fewer than now', { a: { pt: 1, en: 2 } }, { a: {} }, [{ key: 'a', now: 2, after: 0, isSame: false }]],
    ['what the file does not hold', { a: [1] }, {}, []],
  ])('%s', (_, current, backup, changes) => {
    expect(previewRestore(current, backup)).toEqual(changes);
  });
});
