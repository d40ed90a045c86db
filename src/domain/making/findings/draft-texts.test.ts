import { expect, it } from 'vitest';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { PolicyReader } from '#domain/making/review/policy.ts';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { shownTexts } from './draft-texts.ts';
import type { Finding } from './finding.ts';
import { conflictKey, draftConflicts, narrowedNegative } from './conflict-findings.ts';
import { policyFindings } from './policy-findings.ts';

const item = { header: 'Preço', description: 'Detalhe', amount: '9.00', unit: null, url: '' };
const draft: CampaignDraft = {
  settings: {
    ...emptySettings,
    negatives: ['grátis', 'pdf'],
    sitelinks: [{ text: 'Link', desc1: 'Linha 1', desc2: ' ', url: 'https://loja.com.br' }],
    callouts: ['Frase', 'Título'],
    snippets: [{ header: 'Types', values: ['Valor'] }],
    promotions: [{ ...emptyPromotion, target: 'Alvo' }],
    prices: [{ type: 'Product tiers', qualifier: null, language: null, items: [item] }],
    businessNames: ['Nome'],
  },
  groups: ['a', 'b'].map((id) => ({
    id,
    name: `Grupo ${id}`,
    position: 1,
    negatives: ['grátis'],
    keywords: [{ text: '[chave]', by: 'hand' }],
    ads: [
      {
        titles: [{ text: 'Título' }, { text: ' ' }],
        descriptions: [{ text: 'Descrição' }],
        path1: 'caminho',
        path2: '',
        finalUrl: '',
      },
    ],
  })),
};

it('every text that people see stands with its place; negatives, paths and blanks do not', () => {
  const inGroup = (id: string) =>
    ['chave', 'Título', 'Descrição'].map((text) => [text, `Grupo ${id}`, { tab: 'assembly', groupId: id }]);
  const own = {
    assets: ['Link', 'Linha 1', 'Frase', 'Título', 'Valor'],
    promotions: ['Alvo'],
    business: ['Preço', 'Detalhe', 'Nome'],
  };
  expect(shownTexts(draft).map(({ text, group, location }) => [text, group, location])).toEqual([
    ...inGroup('a'),
    ...inGroup('b'),
    ...Object.entries(own).flatMap(([part, texts]) => texts.map((text) => [text, null, inPart(part)])),
  ]);
});

/** What policies say of one text: each case has a rule and its rewrite. */
function judged(wanted: AssetType, of: string, rule: string, rewrite?: string): Finding[] {
  const read: PolicyReader = ({ kind, text }) =>
    kind === wanted && text === of ? [{ rule, level: 'aviso', source: 'x', rewrite, words: ['um'] }] : [];
  return policyFindings(draft, { read, product: '', productKind: 'physical' });
}

const assembly = { tab: 'assembly', groupId: 'a' };
const inPart = (part: string) => ({ tab: 'settings', part });
it.each<[kind: AssetType, text: string, count: number, location: object, fix: object]>([
  ['keywords', '[chave]', 2, assembly, { kind: 'keyword', from: '[chave]', to: 'ok' }],
  ['titles', 'Título', 2, assembly, { kind: 'text', of: 'titles', from: 'Título', to: 'ok' }],
  [
    'descriptions',
    'Descrição',
    2,
    assembly,
    { kind: 'text', of: 'descriptions', from: 'Descrição', to: 'ok' },
  ],
  ['negative_keywords', 'grátis', 3, assembly, { kind: 'negative', from: 'grátis', to: 'ok', groupId: 'a' }],
  [
    'negative_keywords',
    'pdf',
    1,
    inPart('negatives'),
    { kind: 'negative', from: 'pdf', to: 'ok', groupId: null },
  ],
  ['sitelinks', 'Linha 1', 1, inPart('assets'), { kind: 'text', of: 'sitelinks', from: 'Linha 1', to: 'ok' }],
  ['callouts', 'Título', 1, inPart('assets'), { kind: 'text', of: 'callouts', from: 'Título', to: 'ok' }],
  ['promotions', 'Alvo', 1, inPart('promotions'), { kind: 'text', of: 'promotions', from: 'Alvo', to: 'ok' }],
])('the policies read the %s %s %i times, and mend it', (kind, text, count, location, fix) => {
  const about = { rule: 'capitals', level: 'aviso', source: 'x', words: ['um'], text, location, count };
  expect(judged(kind, text, 'capitals', 'ok')).toEqual([{ ...about, suggestion: 'ok', fix }]);
});

it.each<
  [
    what: string,
    kind: AssetType,
    text: string,
    rule: string,
    rewrite: string | undefined,
    suggestion: string | undefined,
  ]
>([
  ['no other text', 'titles', 'Título', 'capitals', undefined, undefined],
  ['the same text', 'titles', 'Título', 'capitals', 'Título', undefined],
  ['a blank', 'titles', 'Título', 'capitals', ' ', undefined],
  ['one that says something else', 'titles', 'Título', 'cure', 'ok', 'ok'],
  ['one that is too long', 'titles', 'Título', 'capitals', 'x'.repeat(31), 'x'.repeat(31)],
  ['a longer keyword', 'keywords', '[chave]', 'keyword_invalid_characters', 'x'.repeat(81), 'x'.repeat(81)],
  ['one for a price', 'callouts', 'Preço', 'capitals', 'ok', 'ok'],
  ['one for the advertiser', 'callouts', 'Nome', 'capitals', 'ok', 'ok'],
])('nothing is mended with %s', (_, kind, text, rule, rewrite, suggestion) => {
  const [found] = judged(kind, text, rule, rewrite);
  expect([found?.suggestion, found?.fix]).toEqual([suggestion, undefined]);
  expect(found).toBeDefined();
});

it('a text of just the limit is mended', () => {
  expect(judged('titles', 'Título', 'capitals', 'x'.repeat(30))[0]?.fix).toBeDefined();
});

it.each([
  ['kit', ['kit vitalis'], '[kit]'],
  ['"kit"', ['[kit]', 'kit vitalis'], null], // the exact one blocks as well
  ['[kit]', ['kit'], null], // exact already
])('the negative %s that blocks %j is narrowed to %s', (negative, keywords, narrowed) => {
  const [group] = draft.groups;
  const own = keywords.map((text) => ({ text, by: 'hand' as const }));
  const [conflict] = draftConflicts({
    settings: { ...emptySettings, negatives: [negative] },
    groups: group ? [{ ...group, keywords: own, negatives: [] }] : [],
  });
  expect(conflict && narrowedNegative(conflict)).toBe(narrowed);
  expect(conflict && conflictKey(conflict.negative)).toBe(`:${negative}`);
});
