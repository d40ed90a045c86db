import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaignBlocks, groupBlocks } from './paste-blocks.ts';
import { prepareExport } from './prepare-export.ts';
import { writeScript } from './write-script.ts';

const group = {
  id: 'a',
  name: 'Fundo */ alert(1) //',
  position: 1,
  keywords: [
    { text: '[comprar vitalis]', by: 'hand' as const },
    { text: 'vitalis!', by: 'hand' as const },
  ],
  negatives: ['usado\tFrase'],
  ads: [
    {
      titles: ['Um Título', 'Dois Títulos', 'Três "Títulos"'].map((text) => ({ text })),
      descriptions: ['Uma descrição.', 'Outra.'].map((text) => ({ text })),
      path1: '',
      path2: '',
      finalUrl: '',
    },
  ],
};
const settings = {
  ...emptySettings,
  finalUrl: 'https://loja.com.br',
  dailyBudget: '50.5',
  countries: ['BR' as const],
  languages: ['pt' as const],
  negatives: ['"grátis"', '[pdf]'],
  callouts: ['Frete rápido'],
  sitelinks: [{ text: 'Preços', desc1: 'Veja', desc2: 'Escolha', url: 'https://loja.com.br/precos' }],
};
const ready = prepareExport({
  name: "Vitalis'\n</script>",
  currency: 'BRL',
  draft: { settings, groups: [group] },
});

interface Upload {
  columns: string[];
  options: object;
  rows: Record<string, string>[];
  done: string[];
}

/** Runs the script as Google's editor would, with a stand-in for its global objects. */
function run(script: string): { uploads: Upload[]; slept: number[] } {
  const [uploads, slept]: [Upload[], number[]] = [[], []];
  const newCsvUpload = (columns: string[], options: object) => {
    const upload: Upload = { columns, options, rows: [], done: [] };
    uploads.push(upload);
    const say = (what: string) => () => void upload.done.push(what);
    return {
      append: (row: Record<string, string>) => void upload.rows.push(row),
      forCampaignManagement: say('management'),
      setFileName: () => undefined,
      preview: say('preview'),
      apply: say('apply'),
    };
  };
  const AdsApp = { bulkUploads: () => ({ newCsvUpload }) };
  runInNewContext(`${script}\nmain();`, {
    AdsApp,
    Utilities: { sleep: (ms: number) => void slept.push(ms) },
  });
  return { uploads, slept };
}

describe("the script for Google Ads' own editor", () => {
  it('only previews, with the campaign paused and amounts with a point', () => {
    const { uploads, slept } = run(writeScript(ready));
    expect(uploads.map(({ done }) => done)).toEqual(uploads.map(() => ['management', 'preview']));
    expect(slept).toEqual([]);
    expect(uploads[0]?.rows).toMatchObject([
      { Campaign: "Vitalis' </script>", 'Campaign status': 'Paused', Budget: '50.50', Action: 'Add' },
    ]);
    expect(uploads[0]?.options).toEqual({ moneyInMicros: false, fileLocale: 'en_US' });
    expect(uploads.find(({ columns }) => columns.includes('Keyword'))?.rows).toMatchObject([
      { 'Ad group': group.name, Keyword: 'comprar vitalis', Type: 'Exact match' },
    ]);
  });

  it('has the tables with rows, and of their columns those that a row fills', () => {
    const [negatives] = [run(writeScript(ready)).uploads.find(({ columns }) => columns.includes('Level'))];
    expect(negatives?.columns).toEqual([
      ...['Row Type', 'Action', 'Level', 'Campaign', 'Ad group', 'Negative keyword', 'Type'],
    ]);
    expect(negatives?.rows.map((row) => row['Ad group'])).toEqual(['', '', group.name]);
    const empty = prepareExport({
      name: 'A',
      currency: 'BRL',
      draft: { settings: emptySettings, groups: [] },
    });
    expect(run(writeScript(empty)).uploads).toHaveLength(1);
  });

  it('applies one table after the other when the person turns the preview off', () => {
    const { uploads, slept } = run(writeScript(ready).replace('var PREVIEW = true', 'var PREVIEW = false'));
    expect(uploads.every(({ done }) => done.includes('apply') && !done.includes('preview'))).toBe(true);
    expect(slept).toEqual(uploads.slice(1).map(() => 60_000));
  });
});

describe('blocks to paste', () => {
  it('are none without lines', () => {
    expect(campaignBlocks({ draft: { settings: { ...emptySettings, negatives: [] }, groups: [] } })).toEqual(
      [],
    );
    expect(groupBlocks({ ...group, keywords: [], negatives: [], ads: [] })).toEqual([]);
  });

  it('hold what Google Ads takes, one line each', () => {
    expect(campaignBlocks(ready)).toEqual([
      { kind: 'negatives', ad: null, lines: ['"grátis"', '[pdf]'] },
      { kind: 'callouts', ad: null, lines: ['Frete rápido'] },
      { kind: 'sitelinks', ad: null, lines: ['Preços\tVeja\tEscolha\thttps://loja.com.br/precos'] },
    ]);
    expect(ready.draft.groups.map(groupBlocks)).toEqual([
      [
        { kind: 'keywords', ad: null, lines: ['[comprar vitalis]'] },
        { kind: 'groupNegatives', ad: null, lines: ['"usado"'] },
        { kind: 'titles', ad: 1, lines: ['Um Título', 'Dois Títulos', 'Três "Títulos"'] },
        { kind: 'descriptions', ad: 1, lines: ['Uma descrição.', 'Outra.'] },
      ],
    ]);
  });
});
