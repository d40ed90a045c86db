import { describe, expect, it } from 'vitest';
import type { GeoCode } from '#domain/ads/locations.ts';
import { type DraftPrice, emptyPromotion, noAssets } from '#domain/making/structure/campaign-assets.ts';
import { noAccountAssets } from '#domain/making/structure/account-assets.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { assetFindings } from './asset-findings.ts';
import { conflictFindings, draftConflicts, listConflicts, narrowedNegative } from './conflict-findings.ts';
import { type DraftRule, type Finding, sources } from './finding.ts';
import { groupFindings } from './group-findings.ts';
import { languageFindings } from './language-findings.ts';
import { localWordFindings } from './local-words.ts';
import { reviewAccountAssets } from './review-account-assets.ts';
import { reviewDraft } from './review-draft.ts';
import { settingsFindings } from './settings-findings.ts';

const texts = (...all: string[]) => all.map((text) => ({ text }));
const ad: SearchAd = { titles: [], descriptions: [], path1: '', path2: '', finalUrl: '' };
const group: DraftGroup = { id: 'g', name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
const ofSettings = (own: Partial<CampaignSettings>): CampaignDraft => ({
  settings: { ...emptySettings, ...own },
  groups: [],
});
const ofGroups = (...groups: Partial<DraftGroup>[]): CampaignDraft => ({
  settings: emptySettings,
  groups: groups.map((own) => ({ ...group, ...own })),
});
const ofAds = (...ads: Partial<SearchAd>[]) => ofGroups({ ads: ads.map((own) => ({ ...ad, ...own })) });
const keywords = (...all: string[]) => all.map((text) => ({ text, by: 'hand' as const }));
/** What the rules about facts say of a draft, of one rule. */
const saidOf = (rule: DraftRule, draft: CampaignDraft, product = 'Vitalis'): Finding[] =>
  [
    ...settingsFindings(draft),
    ...groupFindings(draft, product),
    ...conflictFindings(draft),
    ...assetFindings(draft),
  ].filter((found) => found.rule === rule);

const inPart = (part: string) => ({ tab: 'settings', part });
const assembly = { tab: 'assembly', groupId: 'g' };
const link = (text: string, url = '', desc1 = '', desc2 = '') => ({ text, desc1, desc2, url });
const price: DraftPrice = { type: 'Product tiers', qualifier: null, language: null, items: [] };
const item = { header: 'Kit', description: 'Um', amount: '9.00', unit: null, url: '' };
const removed = (of: string, from: string) => ({ kind: 'text', of, from, to: null });
const changed = (change: Partial<CampaignSettings>) => ({ kind: 'settings', change });
const x = (length: number) => 'x'.repeat(length);
const main = 'https://loja.com.br/a';

describe('a finding', () => {
  it.each<[rule: DraftRule, draft: CampaignDraft, level: string, source: string | null, about: object]>([
    [
      'negative_total',
      {
        ...ofGroups({ keywords: keywords('kit', 'kit azul') }),
        settings: { ...emptySettings, negatives: ['kit'] },
      },
      'bloqueia',
      sources.negatives,
      {
        text: 'kit',
        location: { tab: 'conflicts' },
        count: 2,
        fix: { kind: 'negative', from: 'kit', to: null, groupId: null },
      },
    ],
    [
      'negative_partial',
      ofGroups({ keywords: keywords('kit'), negatives: ['[kit]'] }),
      'aviso',
      sources.negatives,
      {
        text: '[kit]',
        location: { tab: 'conflicts' },
        count: 1,
        fix: { kind: 'negative', from: '[kit]', to: null, groupId: 'g' },
      },
    ],
    [
      'text_too_long',
      ofAds({ titles: texts(x(31)) }),
      'bloqueia',
      sources.ads,
      { text: x(31), location: assembly, count: 1, fix: removed('titles', x(31)) },
    ],
    [
      'text_too_long',
      ofAds({ descriptions: texts(x(91)) }),
      'bloqueia',
      sources.ads,
      { text: x(91), location: assembly, count: 1, fix: removed('descriptions', x(91)) },
    ],
    [
      'text_too_long', // a sitelink stays without its line, and only a person can write a shorter one
      ofSettings({ sitelinks: [link('A', '', x(36), 'B')] }),
      'bloqueia',
      sources.ads,
      { text: x(36), location: inPart('assets'), count: 1 },
    ],
    [
      'text_repeated_elsewhere',
      { ...ofAds({ descriptions: texts('Pix') }), settings: { ...emptySettings, callouts: ['PIX'] } },
      'aviso',
      sources.callouts,
      { text: 'PIX', location: inPart('assets'), count: 1, fix: removed('callouts', 'PIX') },
    ],
    [
      'sitelink_same_url',
      ofSettings({
        finalUrl: ` ${main} `,
        sitelinks: [link('A', `${main}b`), link('B', ` ${main}#topo `), link('C')],
      }),
      'aviso',
      sources.sitelinks,
      { text: 'B', location: inPart('assets'), count: 1 },
    ],
    [
      'sitelink_same_url',
      ofSettings({ finalUrl: `${main}#kits`, sitelinks: [link('A', main), link('B', `${main}b`)] }),
      'aviso',
      sources.sitelinks,
      { text: 'A', location: inPart('assets'), count: 1 },
    ],
    [
      'sitelink_half',
      ofSettings({ sitelinks: [link('A', '', 'Um', ' ')] }),
      'aviso',
      sources.sitelinks,
      { text: 'A', location: inPart('assets'), count: 1 },
    ],
    [
      'price_items',
      ofSettings({ prices: [{ ...price, items: [item] }] }),
      'bloqueia',
      sources.assets,
      { text: 'Kit', location: inPart('business'), count: 1 },
    ],
    [
      'price_items',
      ofSettings({ prices: [price] }),
      'bloqueia',
      sources.assets,
      { text: '', location: inPart('business'), count: 1 },
    ],
    [
      'asset_not_targeted',
      ofSettings({ languages: ['pt'], prices: [{ ...price, language: 'es', items: [item] }] }),
      'aviso',
      null,
      {
        text: 'Kit',
        location: inPart('business'),
        count: 1,
        fix: changed({ prices: [{ ...price, items: [item] }] }),
      },
    ],
    [
      'exclamations_in_ad',
      ofAds({ descriptions: texts('Peça hoje!', 'Veja os kits!') }),
      'aviso',
      sources.exclamation,
      {
        text: 'Veja os kits!',
        location: assembly,
        count: 1,
        suggestion: 'Veja os kits.',
        fix: { kind: 'text', of: 'descriptions', from: 'Veja os kits!', to: 'Veja os kits.' },
      },
    ],
    [
      'exclamations_in_ad',
      ofAds({ descriptions: texts('Peça hoje!', '!') }),
      'aviso',
      sources.exclamation,
      {
        text: '!',
        location: assembly,
        count: 1,
        suggestion: '.',
        fix: { kind: 'text', of: 'descriptions', from: '!', to: '.' },
      },
    ],
    [
      'title_coverage',
      ofGroups({
        ads: [{ ...ad, titles: texts('Loja') }],
        keywords: keywords('azul', 'verde', 'preto', 'branco'),
      }),
      'dica',
      sources.strength,
      {
        text: 'Fundo',
        location: assembly,
        count: 4,
        suggestion: 'azul, verde, preto',
        fix: { kind: 'title', groupId: 'g', text: '{KeyWord:Vitalis}' },
      },
    ],
    [
      'final_url_long',
      ofSettings({ finalUrl: main.padEnd(2001, 'x') }),
      'aviso',
      sources.destination,
      { text: main.padEnd(2001, 'x'), location: inPart('finalUrl'), count: 1 },
    ],
    [
      'final_url_broken', // only the letters of the scheme are mended
      ofSettings({ finalUrl: 'http://loja.com.br/http:' }),
      'bloqueia',
      sources.destination,
      {
        text: 'http://loja.com.br/http:',
        location: inPart('finalUrl'),
        count: 1,
        fix: changed({ finalUrl: 'https://loja.com.br/http:' }),
      },
    ],
    ...['http://loja.com.br/a b', 'ftp://loja.com.br', 'ftp://loja.com.br/http:'].map(
      (finalUrl): [DraftRule, CampaignDraft, string, string, object] => [
        'final_url_broken',
        ofSettings({ finalUrl }),
        'bloqueia',
        sources.destination,
        { text: finalUrl, location: inPart('finalUrl'), count: 1 },
      ],
    ),
    [
      'suffix_sign',
      ofSettings({ finalUrlSuffix: '?a=1&b={gclid}' }),
      'aviso',
      sources.tracking,
      {
        text: '?a=1&b={gclid}',
        location: inPart('destination'),
        count: 1,
        fix: changed({ finalUrlSuffix: 'a=1&b={gclid}' }),
      },
    ],
  ])('%s says what, where, how often and how to mend it: %#', (rule, draft, level, source, about) => {
    expect(saidOf(rule, draft)).toEqual([{ rule, level, source, ...about }]);
  });

  it.each<[rule: DraftRule, what: string, draft: CampaignDraft]>([
    [
      'few_callouts',
      'where the account has the fourth',
      { ...ofSettings({ callouts: ['A', 'B', 'C'] }), accountAssets: { ...noAssets(), callouts: ['D'] } },
    ],
    [
      'few_sitelinks',
      'where the account has the fourth',
      {
        ...ofSettings({ sitelinks: ['A', 'B', 'C'].map((text) => link(text)) }),
        accountAssets: { ...noAssets(), sitelinks: [link('D')] },
      },
    ],
    ['text_repeated', 'of two callouts that are blank', ofSettings({ callouts: ['', '', ' ', ' '] })],
    [
      'promotion_both',
      'of an amount alone',
      ofSettings({ promotions: [{ ...emptyPromotion, target: 'Kit', amount: '5.00' }] }),
    ],
    [
      'call_country',
      'of a number of one of several countries',
      ofSettings({ countries: ['PT', 'BR'], calls: [{ phone: '(11) 91234-5678', country: 'BR' }] }),
    ],
    [
      'ad_repeated',
      'of two ads of the same size',
      ofAds({ titles: texts('Um', 'Dois') }, { titles: texts('Um', 'Três') }),
    ],
    ['path_broken', 'of blanks', ofAds({ path1: 'Kits ', path2: 'Azul' })],
    [
      'title_coverage',
      'where a title covers just half of the keywords',
      ofGroups({ ads: [{ ...ad, titles: texts('Azul') }], keywords: keywords('azul', 'verde') }),
    ],
  ])('%s says nothing %s', (rule, _, draft) => {
    expect(saidOf(rule, draft)).toEqual([]);
  });

  it('ad_repeated reads texts without the blanks around them', () => {
    expect(saidOf('ad_repeated', ofAds({ titles: texts('Um') }, { titles: texts('UM ') }))).toHaveLength(1);
  });

  it('path_broken reads a second path behind blanks as one that stands alone', () => {
    expect(saidOf('path_broken', ofAds({ path1: ' ', path2: 'Kits' })).map(({ text }) => text)).toEqual([
      'Kits',
    ]);
  });
});

describe('the address of a campaign', () => {
  const wrong = ['http://a.com.br', 'http://b.com.br'];

  it('is missing where one of its ads has none', () => {
    expect(saidOf('final_url_missing', ofAds({ finalUrl: main }, {}))).toHaveLength(1);
  });

  it('of each ad and each sitelink is told, in their order', () => {
    const draft: CampaignDraft = {
      ...ofAds({ finalUrl: ` ${wrong[0]} ` }, { finalUrl: wrong[1] ?? '' }),
      settings: {
        ...emptySettings,
        finalUrl: main,
        sitelinks: [link('A', ' http://c.com.br '), link('B', ' ')],
      },
    };
    expect(saidOf('final_url_broken', draft).map(({ text, location }) => [text, location])).toEqual([
      [wrong[0], assembly],
      [wrong[1], assembly],
      ['http://c.com.br', inPart('assets')],
    ]);
  });
});

describe('a negative that blocks', () => {
  it.each([
    ['kit', '+kit', null], // the old modifier: its text is the same
    ['kit', '+kit +azul', '[kit]'],
    ['[kit azul]', '+kit +azul', null],
  ])('%s the keyword %s is narrowed to %s', (negative, keyword, narrowed) => {
    const draft = ofGroups({ keywords: keywords(keyword), negatives: [negative] });
    expect(draftConflicts(draft).map(narrowedNegative)).toEqual([narrowed]);
  });

  it('of one list stands apart from those of the campaign and its groups', () => {
    const draft = {
      ...ofGroups({ keywords: keywords('kit azul'), negatives: ['azul'] }),
      settings: { ...emptySettings, negatives: ['kit azul'] },
    };
    const list = { id: 'l', name: 'L', negatives: ['kit'], version: 1, campaignIds: [] };
    expect(listConflicts(draft, list).map(({ negative }) => negative.written)).toEqual(['kit']);
  });
});

describe('languages', () => {
  const english = ['See the price', 'Read the label', 'Ships to your home', 'Know what you get'];
  const portuguese = ['Veja o preço', 'Leia o rótulo', 'Receba na sua casa', 'Saiba o que você leva'];
  const inPortuguese = ofAds({ titles: texts(...portuguese) });
  const rules = (draft: CampaignDraft) =>
    languageFindings(draft).map(({ rule, text, count }) => [rule, text, count]);

  it('of texts beside ads that say nothing are no finding', () => {
    expect(rules(ofSettings({ callouts: english, languages: ['pt'] }))).toEqual([]);
  });

  it('are no finding while no language is chosen', () => {
    expect(rules(inPortuguese)).toEqual([]);
  });

  it('of sitelinks are read with their lines', () => {
    const [text = '', desc1 = '', desc2 = '', other = ''] = english;
    const sitelinks = [link(text, '', desc1, desc2), link(other, '', text, desc1)];
    expect(rules({ ...inPortuguese, settings: { ...emptySettings, sitelinks } })).toEqual([
      ['asset_language', 'Inglês', 6],
    ]);
  });
});

describe('a word of another country', () => {
  const words = (text: string, countries: GeoCode[]) =>
    localWordFindings(ofSettings({ countries, callouts: [text] }), 'Vitalis');

  it.each<[what: string, text: string, countries: GeoCode[]]>([
    ['while no country is chosen', 'vitalis anvisa', []],
    ['of a shop, which may sell there too', 'vitalis mercado livre', ['PT']],
  ])('is no finding %s', (_, text, countries) => {
    expect(words(text, countries)).toEqual([]);
  });

  it('has no suggestion where we know no word of the first country', () => {
    const [found] = words('vitalis no pix', ['AR']);
    expect(found).toEqual({
      rule: 'foreign_word',
      level: 'aviso',
      source: null,
      count: 1,
      text: 'vitalis no pix',
      location: inPart('assets'),
    });
  });
});

it('what Google refuses comes before what it only warns of, wherever both stand', () => {
  const found = reviewDraft(ofSettings({ displayNetwork: true, finalUrl: main, dailyBudget: '9.00' }), {
    product: '',
    productKind: 'physical',
    read: () => [],
  });
  const order = found.map(({ level }) => ['bloqueia', 'aviso', 'dica'].indexOf(level));
  expect(order).toEqual(order.toSorted());
  expect(found.findIndex(({ rule }) => rule === 'no_groups')).toBeLessThan(
    found.findIndex(({ rule }) => rule === 'display_network'),
  );
});

it('the assets of an account are read as those of a campaign, and may be few', () => {
  const assets = { ...noAccountAssets(), callouts: [x(26)] };
  const found = reviewAccountAssets(assets, {
    product: '',
    productKind: 'physical',
    read: ({ kind }) => [{ rule: kind, level: 'aviso', source: 'x' }],
  });
  expect(found.map(({ rule, text }) => [rule, text])).toEqual([
    ['text_too_long', x(26)],
    ['callouts', x(26)],
  ]);
});
