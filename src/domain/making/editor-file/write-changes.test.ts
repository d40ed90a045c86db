import { describe, expect, it } from 'vitest';
import { type AccountChanges, type ChangesTarget, writeChanges } from './write-changes.ts';

const none: AccountChanges = { negatives: [], keywords: [], released: [], rows: [] };
const location = { campaign: 'Vitalis', adGroup: 'Fundo' };
const changes: AccountChanges = {
  ...none,
  negatives: [
    { campaign: 'Vitalis', adGroup: null, text: '"grátis"' },
    { ...location, text: '[pdf]' },
    { ...location, text: '[pdf]' },
  ],
  keywords: [
    { ...location, text: '[kit]', isPaused: false },
    { ...location, text: '+kit', isPaused: false },
    { ...location, text: '+kit', isPaused: true },
  ],
  released: [{ campaign: 'Vitalis', adGroup: null, text: 'vaga' }],
};

/** The tables of the files, each row with its filled cells alone. */
function written(all: AccountChanges, target: ChangesTarget) {
  return writeChanges(all, target).map(({ name, bytes }) => {
    const text =
      target === 'editor' ? Buffer.from(bytes.slice(2)).toString('utf16le') : Buffer.from(bytes).toString();
    const lines = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(target === 'editor' ? '\t' : ','));
    const [headers = [], ...rows] = lines;
    const filled = rows.map((row) =>
      Object.fromEntries(headers.flatMap((header, at) => (row[at] ? [[header, row[at]]] : []))),
    );
    return { name, headers, rows: filled };
  });
}

describe('the changes of an account that runs', () => {
  it('are one file for Editor, each change once, with the columns that they need', () => {
    const rows = [{ Campaign: 'Vitalis', Budget: '50.00' }];
    const own = { Campaign: 'Vitalis', 'Ad Group': 'Fundo' };
    expect(written({ ...changes, rows }, 'editor')).toEqual([
      {
        name: 'editor.csv',
        headers: ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type', 'Budget', 'Status'],
        rows: [
          { ...own, Keyword: 'kit', 'Criterion Type': 'Exact', Status: 'Enabled' },
          { ...own, Keyword: 'kit', 'Criterion Type': 'Phrase', Status: 'Enabled' }, // as Google reads the sign today
          { ...own, Keyword: '+kit', 'Criterion Type': 'Broad', Status: 'Paused' }, // by the name that it has there
          { Campaign: 'Vitalis', Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' },
          { ...own, Keyword: 'pdf', 'Criterion Type': 'Negative Exact', Status: 'Enabled' },
          {
            Campaign: 'Vitalis',
            Keyword: 'vaga',
            'Criterion Type': 'Campaign Negative Broad',
            Status: 'Removed',
          },
          { Campaign: 'Vitalis', Budget: '50.00' },
        ],
      },
    ]);
  });

  it('are one file a kind for the browser', () => {
    const keyword = { 'Row Type': 'Keyword', Campaign: 'Vitalis', 'Ad group': 'Fundo' };
    const negative = { 'Row Type': 'Negative keyword', Campaign: 'Vitalis' };
    expect(written(changes, 'web')).toMatchObject([
      {
        name: '1-palavras-chave.csv',
        rows: [
          { ...keyword, Action: 'Add', Keyword: 'kit', Type: 'Exact match', 'Keyword status': 'Enabled' },
          { ...keyword, Action: 'Add', Keyword: 'kit', Type: 'Phrase match', 'Keyword status': 'Enabled' },
          { ...keyword, Action: 'Edit', Keyword: '+kit', Type: 'Broad match', 'Keyword status': 'Paused' },
        ],
      },
      {
        name: '2-negativas.csv',
        rows: [
          {
            ...negative,
            Action: 'Add',
            Level: 'Campaign',
            'Negative keyword': 'grátis',
            Type: 'Phrase match',
          },
          {
            ...negative,
            Action: 'Add',
            Level: 'Ad group',
            'Ad group': 'Fundo',
            'Negative keyword': 'pdf',
            Type: 'Exact match',
          },
          {
            ...negative,
            Action: 'Remove',
            Level: 'Campaign',
            'Negative keyword': 'vaga',
            Type: 'Broad match',
          },
        ],
      },
    ]);
  });

  it('make no file without a change, and number the files that there are', () => {
    expect(writeChanges(none, 'editor')).toEqual([]);
    expect(writeChanges(none, 'web')).toEqual([]);
    expect(written({ ...none, negatives: changes.negatives }, 'web').map(({ name }) => name)).toEqual([
      '1-negativas.csv',
    ]);
  });
});
