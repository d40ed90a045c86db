import { describe, expect, it } from 'vitest';
import { type Advice, nothingTouched } from '#domain/deciding/advice/action.ts';
import { howTo, orderText } from '#domain/deciding/advice/reason.ts';
import { applyChanges } from '#domain/deciding/basket/apply-changes.ts';
import { writeBasket } from '#domain/deciding/basket/write-basket.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { advisedChanges } from './advised-changes.ts';

const draft: CampaignDraft = {
  settings: { ...emptySettings, dailyBudget: '100.00', negatives: ['grátis', '"preço"'] },
  groups: [
    {
      id: 'g',
      name: 'Fundo',
      position: 1,
      negatives: [],
      ads: [],
      keywords: ['"glicemia"', '[vitalis]'].map((text) => ({ text, by: 'hand' as const })),
    },
  ],
};
const advice = (more: Partial<Advice>): Advice => ({
  ...nothingTouched,
  kind: 'pause',
  campaign: 'BR',
  cost: 1580,
  sales: 0,
  gain: 50,
  mostGain: 75,
  risk: 0.005,
  clicks: 900,
  strategy: 'manual_cpc',
  ...more,
});
const keyword = { adGroup: 'Fundo', keyword: 'glicemia', matchType: 'phrase' } as const;

function fileOf(advised: Advice): string[][] {
  const context = { draft, own: 'BR', campaigns: ['BR'], currency: 'BRL' };
  const [file] = writeBasket(advisedChanges(advised), context, 'editor').files;
  const text = new TextDecoder('utf-16le').decode(file?.bytes);
  return text
    .trim()
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\uFEFF/u, '').split('\t'));
}

/** The only row, without its empty cells. */
function cellsOf(advised: Advice): Record<string, string> {
  const [columns = [], row = []] = fileOf(advised);
  const cells = columns.map((name, at): [string, string] => [name, row[at] ?? '']);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
}

it.each<[order: string, fields: Partial<Advice>, cells: Record<string, string>]>([
  [
    'Pause a palavra-chave',
    keyword,
    { 'Ad Group': 'Fundo', Keyword: 'glicemia', 'Criterion Type': 'Phrase', Status: 'Paused' },
  ],
  ['Pause a campanha', {}, { 'Campaign Status': 'Paused' }],
  [
    'Negative “receita”',
    { kind: 'negative', words: 'receita', matchType: 'phrase' },
    { Keyword: 'receita', 'Criterion Type': 'Campaign Negative Phrase' },
  ],
  [
    'Remova a negativa “preço”, que bloqueia o que vendia',
    { kind: 'remove_negative', words: 'preço', matchType: 'phrase' },
    { Keyword: 'preço', 'Criterion Type': 'Campaign Negative Phrase', Status: 'Removed' },
  ],
  [
    'Baixe o CPC máximo de R$ 1,20 para R$ 0,34',
    { kind: 'bid_down', ...keyword, from: 1.2, to: 0.34 },
    { 'Ad Group': 'Fundo', Keyword: 'glicemia', 'Criterion Type': 'Phrase', 'Max CPC': '0.34' },
  ],
  [
    'Suba o CPC máximo de R$ 1,00 para R$ 1,20',
    { kind: 'bid_up', adGroup: 'Fundo', from: 1, to: 1.2 },
    { 'Ad Group': 'Fundo', 'Max CPC': '1.20' },
  ],
  [
    'Suba o orçamento R$ 20,00 por dia, para R$ 120,00',
    { kind: 'budget_up', from: 100, to: 120 },
    { Budget: '120.00', 'Budget type': 'Daily' },
  ],
  [
    'Ajuste o lance no celular em −38%',
    { kind: 'device', device: 'mobile', from: 1, to: 0.62 },
    { 'Mobile Bid Modifier': '-38' },
  ],
])('“%s” is one row of the file', (order, fields, cells) => {
  expect(orderText(advice(fields), 'BRL').replaceAll('\u00A0', ' ')).toBe(order);
  expect(cellsOf(advice(fields))).toEqual({ Campaign: 'BR', ...cells });
});

it('what is advised changes the draft here as it changes the account', () => {
  const after = (fields: Partial<Advice>) => applyChanges(draft, advisedChanges(advice(fields)), 'BR').draft;
  expect(after({ kind: 'budget_up', from: 100, to: 120 }).settings.dailyBudget).toBe('120.00');
  expect(after({ kind: 'device', device: 'mobile', to: 0.62 }).settings.devices.mobile).toBe(-38);
  const released = after({ kind: 'remove_negative', words: 'preço', matchType: 'phrase' });
  expect(released.settings.negatives).toEqual(['grátis']);
  expect(after(keyword).groups[0]?.keywords.map(({ text }) => text)).toEqual(['[vitalis]']);
  // a draft holds no bids of keywords and no state: they go to the file alone
  expect(after({ kind: 'bid_down', ...keyword, from: 1.2, to: 0.34 })).toBe(draft);
  expect(after({})).toBe(draft);
});

describe('a part of the day', () => {
  const night = advice({ kind: 'daypart', hours: [0, 6], from: 1, to: 0.1 });
  const sunday = advice({ kind: 'weekday', weekday: 0, from: 1, to: 0.7 });
  const rowsWith = (own: string, advised: readonly Advice[]) =>
    writeBasket(
      advised.flatMap(advisedChanges),
      { draft, own, campaigns: ['BR'], currency: 'BRL' },
      'editor',
    );

  it('is the whole schedule of the campaign, in one row with all of them', () => {
    expect(orderText(night, 'BRL')).toBe('Ajuste o lance das 0 às 6 h em −90%');
    expect(orderText(sunday, 'BRL')).toBe('Ajuste o lance no domingo em −30%');
    const { 'Ad Schedule': schedule = '', ...others } = cellsOf(night);
    expect(others).toEqual({ Campaign: 'BR' });
    expect(schedule).toMatch(/^\(Monday@10%\[00:00-06:00\]\);\(Monday\[06:00-24:00\]\);\(Tuesday@10%/u);
    const { files, written } = rowsWith('BR', [night, sunday]);
    expect([files.length, written]).toEqual([1, 2]);
    const text = new TextDecoder('utf-16le').decode(files[0]?.bytes);
    expect(text.trim().split(/\r?\n/u)).toHaveLength(2);
    expect(text).toContain('(Sunday@10%[00:00-06:00]);(Sunday@70%[06:00-24:00])');
  });

  it('of another campaign has no file: its schedule is not known here', () => {
    expect(rowsWith('US', [night])).toMatchObject({ files: [], out: [{ why: 'not_in_this_file' }] });
  });

  it('changes the draft once', () => {
    const { draft: after } = applyChanges(draft, advisedChanges(night), 'BR');
    expect(after.settings.schedule).toHaveLength(14);
    expect(applyChanges(after, advisedChanges(night), 'BR').draft).toBe(after);
  });
});

it.each<[Partial<Advice>, string]>([
  [{ kind: 'place', place: 'Pará', to: 0.4 }, 'Ajuste o lance em Pará em −60%'],
  [{ kind: 'age', age: '18-24', to: 0.4 }, 'Ajuste o lance para 18 a 24 anos em −60%'],
  [{ kind: 'gender', gender: 'male', to: 0.4 }, 'Ajuste o lance para homens em −60%'],
])('%j has no file: its number and its place stand in sentences', (fields, order) => {
  expect(advisedChanges(advice(fields))).toEqual([]);
  expect(orderText(advice(fields), 'BRL')).toBe(order);
  expect(howTo(advice(fields))).toContain('No Google Ads');
});
