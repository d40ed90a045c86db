import { describe, expect, it } from 'vitest';
import { loadPolicyReader, type PolicyReader } from '#domain/making/review/policy.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { type DraftPrice, emptyPromotion, noAssets } from '#domain/making/structure/campaign-assets.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { assetFindings } from './asset-findings.ts';
import { listConflicts, narrowedNegative } from './conflict-findings.ts';
import { type DraftRule, draftRules } from './finding.ts';
import { applyFix } from './fix.ts';
import { groupFindings } from './group-findings.ts';
import type { PolicyContext } from './policy-findings.ts';
import { reviewDraft } from './review-draft.ts';
import { settingsFindings } from './settings-findings.ts';

const read = await loadPolicyReader('pt');
const readings = new Map<string, ReturnType<PolicyReader>>();
/** The faults share most of their texts, so each is read once. */
const context: PolicyContext = {
  product: 'Vitalis',
  productKind: 'physical',
  read: (text) => {
    const key = JSON.stringify(text);
    const known = readings.get(key) ?? read(text);
    readings.set(key, known);
    return known;
  },
};
const texts = (...all: string[]) => all.map((text) => ({ text }));

const ad: SearchAd = {
  titles: texts('Vitalis em Casa', 'Peça seu Kit', 'Veja os Preços', 'Compra Segura', 'Receba em Casa'),
  descriptions: texts('Conheça os kits e escolha o seu.', 'Pague como preferir e receba em casa.'),
  path1: 'Vitalis',
  path2: 'Kits',
  finalUrl: '',
};
const keywords = ['vitalis', '"comprar vitalis"', '[vitalis preço]', 'vitalis kit', 'onde comprar vitalis'];
const group: DraftGroup = {
  id: 'g',
  name: 'Fundo',
  position: 1,
  keywords: keywords.map((text) => ({ text, by: 'list' })),
  negatives: [],
  ads: [ad],
};
const prices: DraftPrice = {
  type: 'Product tiers',
  qualifier: 'From',
  language: null,
  items: ['Kit 1', 'Kit 3', 'Kit 5'].map((header) => ({
    header,
    description: 'Frete para o Brasil',
    amount: '197.00',
    unit: null,
    url: '',
  })),
};
const settings: CampaignSettings = {
  ...emptySettings,
  finalUrl: 'https://loja.com.br/vitalis',
  finalUrlSuffix: 'src={campaignid}',
  countries: ['BR'],
  languages: ['pt'],
  dailyBudget: '50.00',
  maxCpc: '1.00',
  negatives: ['grátis', '"vaga de emprego"'],
  sitelinks: ['Kits', 'Perguntas', 'Entrega', 'Contato'].map((text, at) => ({
    text,
    desc1: 'Veja as opções',
    desc2: 'Escolha a sua',
    url: `https://loja.com.br/${at}`,
  })),
  callouts: ['Entrega rápida', 'Loja brasileira', 'Atendimento humano', 'Nota fiscal'],
  snippets: [{ header: 'Types', values: ['Cápsulas', 'Gotas', 'Pó'] }],
  promotions: [{ ...emptyPromotion, target: 'Kit 3', percent: 10 }],
  prices: [prices],
  calls: [{ phone: '(11) 91234-5678', country: 'BR' }],
  businessNames: ['Vitalis'],
  economics: { ...emptySettings.economics, commission: '200.00' },
};
const draft: CampaignDraft = { settings, groups: [group] };
const withSettings = (change: Partial<CampaignSettings>): CampaignDraft => ({
  ...draft,
  settings: { ...settings, ...change },
});
const withGroup = (change: Partial<DraftGroup>): CampaignDraft => ({
  ...draft,
  groups: [{ ...group, ...change }],
});
const withAd = (change: Partial<SearchAd>): CampaignDraft => withGroup({ ads: [{ ...ad, ...change }] });
const [firstLink, ...links] = settings.sitelinks;
const link = (change: object) =>
  withSettings({ sitelinks: firstLink ? [{ ...firstLink, ...change }, ...links] : [] });

const faults: Record<DraftRule, CampaignDraft[]> = {
  final_url_missing: [withSettings({ finalUrl: ' ' })],
  final_url_broken: [
    withSettings({ finalUrl: 'http://loja.com.br/vitalis' }),
    withSettings({ finalUrl: 'loja.com.br' }),
    withAd({ finalUrl: 'https://loja.com.br/a b' }),
  ],
  final_url_long: [withSettings({ finalUrl: settings.finalUrl.padEnd(2001, 'x') })],
  other_domain: [withAd({ finalUrl: 'https://outra.com.br' }), link({ url: 'https://outra.com.br' })],
  unknown_tag: [
    withSettings({ finalUrlSuffix: 'c={campaignname}' }),
    withSettings({ trackingTemplate: '{lpurl}?{xyz}' }),
  ],
  template_without_url: [withSettings({ trackingTemplate: 'https://t.exemplo.com' })],
  suffix_sign: [withSettings({ finalUrlSuffix: '?src={gclid}' })],
  no_country: [withSettings({ countries: [] })],
  no_language: [withSettings({ languages: [] })],
  no_budget: [withSettings({ dailyBudget: null }), withSettings({ dailyBudget: '0.00' })],
  no_target_cpa: [withSettings({ bidStrategy: 'target_cpa' })],
  no_target_roas: [
    withSettings({ bidStrategy: 'target_roas' }),
    withSettings({ bidStrategy: 'target_roas', targetRoas: '0' }),
  ],
  no_impression_share: [withSettings({ bidStrategy: 'target_impression_share' })],
  no_share_limit: [
    withSettings({ bidStrategy: 'target_impression_share', impressionShare: 65, maxCpc: null }),
  ],
  no_portfolio: [withSettings({ bidStrategy: 'portfolio', portfolioName: ' ' })],
  group_target_unused: [withGroup({ targetCpa: '30.00' })],
  no_bid: [withSettings({ bidStrategy: 'manual_cpc', maxCpc: null })],
  no_bid_limit: [withSettings({ maxCpc: null })],
  budget_below_bid: [withSettings({ dailyBudget: '0.50' }), withSettings({ dailyBudget: '5', maxCpc: '10' })],
  interest_targeting: [withSettings({ presence: 'presence_or_interest' })],
  display_network: [withSettings({ displayNetwork: true })],
  schedule_backwards: [withSettings({ schedule: [{ day: 'Monday', from: 18, to: 8 }] })],
  dates_backwards: [withSettings({ startDate: '2027-02-01', endDate: '2027-01-01' })],
  no_groups: [{ ...draft, groups: [] }],
  empty_group: [withGroup({ keywords: [] })],
  group_name_repeated: [
    { ...draft, groups: [group, { ...group, id: 'h', name: 'fundo' }] },
    ...[' Fundo', 'Fundo\u200b'].map((name) => ({ ...draft, groups: [group, { ...group, id: 'h', name }] })),
    {
      ...draft,
      groups: [
        { ...group, name: 'Fundo de funil' },
        { ...group, id: 'h', name: 'Fundo  de funil' },
      ],
    },
  ],
  keyword_repeated: [{ ...draft, groups: [group, { ...group, id: 'h', name: 'Meio' }] }],
  small_group: [withGroup({ keywords: group.keywords.slice(0, 4) })],
  large_group: [
    withGroup({ keywords: Array.from({ length: 41 }, (_, at) => ({ text: `vitalis ${at}`, by: 'list' })) }),
  ],
  no_ad: [withGroup({ ads: [] })],
  ad_repeated: [withGroup({ ads: [ad, { ...ad, titles: ad.titles.toReversed() }] })],
  few_titles: [withAd({ titles: texts('Vitalis', 'vitalis', 'Kits') })],
  few_descriptions: [withAd({ descriptions: texts('Uma descrição só.') })],
  few_distinct_titles: [withAd({ titles: ad.titles.slice(0, 4) })],
  text_too_long: [
    withAd({ titles: [...ad.titles, { text: 'Vitalis '.repeat(4) }] }),
    link({ desc1: 'x'.repeat(36) }),
    withSettings({ businessNames: ['Vitalis '.repeat(4)] }),
    withSettings({
      prices: [{ ...prices, items: prices.items.map((item) => ({ ...item, header: 'Kit '.repeat(7) })) }],
    }),
  ],
  text_repeated: [
    withAd({ titles: [...ad.titles, { text: 'peça seu kit' }] }),
    withSettings({ callouts: [...settings.callouts, 'nota fiscal'] }),
  ],
  exclamations_in_ad: [
    withAd({ descriptions: texts('Peça o seu hoje!', 'Veja os kits em {LOCATION(City):casa}!') }),
  ],
  text_repeated_elsewhere: [withSettings({ callouts: [...settings.callouts, 'Compra Segura'] })],
  path_broken: [withAd({ path1: '', path2: 'Kits' }), withAd({ path1: 'a/b' })],
  title_coverage: [
    withAd({
      titles: texts('Peça seu Produto', 'Veja Como é', 'Receba em Casa', 'Loja Segura', 'Fale com a Gente'),
    }),
  ],
  sitelink_same_url: [link({ url: settings.finalUrl }), link({ url: 'https://loja.com.br/1#a' })],
  sitelink_half: [link({ desc2: '' })],
  few_sitelinks: [withSettings({ sitelinks: links })],
  few_callouts: [withSettings({ callouts: [] })],
  snippet_values: [withSettings({ snippets: [{ header: 'Types', values: ['a', 'b', ' '] }] })],
  promotion_discount: [withSettings({ promotions: [{ ...emptyPromotion, target: 'Kit 3' }] })],
  promotion_both: [
    withSettings({ promotions: [{ ...emptyPromotion, target: 'Kit 3', percent: 10, amount: '5.00' }] }),
  ],
  promotion_dates: [
    withSettings({
      promotions: [
        { ...emptyPromotion, target: 'Kit 3', percent: 10, start: '2027-02-02', end: '2027-02-01' },
      ],
    }),
  ],
  price_items: [withSettings({ prices: [{ ...prices, items: prices.items.slice(1) }] })],
  call_number: [withSettings({ calls: [{ phone: '123', country: 'BR' }] })],
  call_country: [withSettings({ calls: [{ phone: '+351 912 345 678', country: 'PT' }] })],
  asset_not_targeted: [
    withSettings({ prices: [{ ...prices, language: 'es' }] }),
    withSettings({ promotions: [{ ...emptyPromotion, target: 'Kit 3', percent: 10, language: 'es' }] }),
  ],
  account_asset_repeated: [
    {
      ...draft,
      accountAssets: { ...noAssets(), callouts: settings.callouts.map((text) => text.toUpperCase()) },
    },
  ],
  foreign_word: [
    withSettings({ countries: ['PT'] }),
    withAd({ titles: [...ad.titles, { text: 'Só £ 10' }] }),
  ],
  target_language: [withSettings({ languages: ['de'] })],
  keyword_language: [
    withGroup({
      keywords: ['buy it online', 'how to use it', 'what does it cost', 'where to get the best'].map(
        (text) => ({
          text,
          by: 'list',
        }),
      ),
    }),
  ],
  asset_language: [
    withSettings({
      callouts: ['See the price', 'Read the label', 'Ships to your home', 'Know what you get'],
    }),
  ],
  negative_language: [
    withSettings({ negatives: ['how to make your own', 'what is the dose', 'where to work from home'] }),
  ],
  medicine_word: [],
  negative_total: [
    withSettings({ negatives: ['kit'] }),
    withGroup({ negatives: ['"vitalis kit"', '[vitalis preço]'] }),
  ],
  negative_partial: [withSettings({ negatives: ['[vitalis kit]'] })],
  bid_above_break_even: [withSettings({ maxCpc: '2.01' })],
  no_profit: [withSettings({ economics: { ...settings.economics, approval: 0 } })],
};

const [firstPrice, ...otherPrices] = prices.items;
const price = (change: Partial<DraftPrice['items'][number]>) =>
  withSettings({
    prices: [{ ...prices, items: firstPrice ? [{ ...firstPrice, ...change }, ...otherPrices] : [] }],
  });
const promotion = (change: Partial<CampaignSettings['promotions'][number]>) =>
  withSettings({ promotions: [{ ...emptyPromotion, target: 'Kit 3', percent: 10, ...change }] });
const title = (text: string) => withAd({ titles: [...ad.titles, { text }] });

/** Drafts on both sides of each limit: the first ones have the fault, the others do not. */
const limits: Partial<Record<DraftRule, [faulty: CampaignDraft[], allowed: CampaignDraft[]]>> = {
  final_url_missing: [
    [{ settings: { ...settings, finalUrl: '' }, groups: [{ ...group, ads: [] }] }],
    [
      {
        settings: { ...settings, finalUrl: '' },
        groups: [{ ...group, ads: [{ ...ad, finalUrl: 'https://a.com.br' }] }],
      },
    ],
  ],
  other_domain: [
    [],
    [
      {
        ...link({ url: 'https://outra.com.br' }),
        settings: { ...link({ url: 'https://outra.com.br' }).settings, finalUrl: '' },
      },
      link({ url: 'outra' }),
      link({ url: ' ' }),
      link({ url: 'https://www.loja.com.br/1' }),
    ],
  ],
  template_without_url: [[], [withSettings({ trackingTemplate: ' ' })]],
  suffix_sign: [[withSettings({ finalUrlSuffix: ' &a=1' })], [withSettings({ finalUrlSuffix: 'a=1&b=2?' })]],
  no_budget: [[], [withSettings({ dailyBudget: '0.01' })]],
  budget_below_bid: [
    [withSettings({ dailyBudget: '0.99' })],
    [withSettings({ dailyBudget: '1.00' }), withSettings({ dailyBudget: null })],
  ],
  no_target_cpa: [[], [withSettings({ bidStrategy: 'target_cpa', targetCpa: '9.00' })]],
  no_target_roas: [[], [withSettings({ bidStrategy: 'target_roas', targetRoas: '0.5' })]],
  no_impression_share: [[], [withSettings({ bidStrategy: 'target_impression_share', impressionShare: 1 })]],
  no_share_limit: [[], [withSettings({ bidStrategy: 'target_impression_share' })]],
  no_portfolio: [[], [withSettings({ bidStrategy: 'portfolio', portfolioName: 'Vitalis' })]],
  no_bid: [[], [withSettings({ bidStrategy: 'manual_cpc' }), withSettings({ maxCpc: null })]],
  no_bid_limit: [
    [withSettings({ maxCpc: null, economics: { ...settings.economics, commission: '1', margin: 0 } })], // one cent a click
    [
      withSettings({ maxCpc: null, economics: { ...settings.economics, commission: '0.99', margin: 0 } }),
      withSettings({ maxCpc: null, bidStrategy: 'maximize_conversions' }),
      withSettings({ maxCpc: null, economics: { ...settings.economics, commission: null } }),
    ],
  ],
  bid_above_break_even: [[], [withSettings({ maxCpc: '2.00' })]], // 1 % of 200
  schedule_backwards: [
    [withSettings({ schedule: [{ day: 'Monday', from: 8, to: 8 }] })],
    [withSettings({ schedule: [{ day: 'Monday', from: 8, to: 8.25 }] })],
  ],
  dates_backwards: [
    [],
    [
      withSettings({ startDate: '2027-01-01', endDate: '2027-01-01' }),
      withSettings({ startDate: '2027-01-01' }),
      withSettings({ endDate: '2027-01-01' }),
    ],
  ],
  small_group: [
    [],
    [
      withGroup({ keywords: [] }),
      withGroup({ keywords: [{ text: '[vitalis]', intent: 'name', by: 'words' }] }),
    ],
  ],
  large_group: [
    [],
    [withGroup({ keywords: Array.from({ length: 40 }, (_, at) => ({ text: `vitalis ${at}`, by: 'list' })) })],
  ],
  group_target_unused: [
    [],
    (['target_cpa', 'maximize_conversions'] as const).map((bidStrategy) => ({
      settings: { ...settings, bidStrategy },
      groups: [{ ...group, targetCpa: '30.00' }],
    })),
  ],
  keyword_repeated: [
    [],
    [
      withGroup({
        keywords: texts('vitalis', '"vitalis"', '[vitalis]').map(({ text }) => ({ text, by: 'list' })),
      }),
    ],
  ],
  ad_repeated: [[], [withGroup({ ads: [ad, { ...ad, titles: ad.titles.slice(1) }] })]],
  few_titles: [
    [withAd({ titles: texts('Vitalis', 'Kits', ' ') })],
    [withAd({ titles: texts('Vitalis', 'Kits', 'Preços') })],
  ],
  few_distinct_titles: [
    [withAd({ titles: texts('Vitalis', 'Kits', 'Preços') })],
    [withAd({ titles: texts('Vitalis', 'Kits') })],
  ],
  few_descriptions: [[withAd({ descriptions: texts('Conheça.', 'conheça. ', ' ') })], []],
  text_too_long: [
    [
      title('x'.repeat(31)),
      withAd({ descriptions: [...ad.descriptions, { text: 'x'.repeat(91) }] }),
      link({ text: 'x'.repeat(26) }),
      link({ desc2: 'x'.repeat(36) }),
      withSettings({ callouts: [...settings.callouts, 'x'.repeat(26)] }),
      promotion({ target: 'x'.repeat(21) }),
      price({ header: 'x'.repeat(26) }),
      price({ description: 'x'.repeat(26) }),
      withSettings({ businessNames: ['x'.repeat(26)] }),
    ],
    [
      title('x'.repeat(30)),
      withAd({ descriptions: [...ad.descriptions, { text: 'x'.repeat(90) }] }),
      link({ text: 'x'.repeat(25), desc1: 'x'.repeat(35), desc2: 'x'.repeat(35) }),
      withSettings({ callouts: [...settings.callouts, 'x'.repeat(25)] }),
      promotion({ target: 'x'.repeat(20) }),
      price({ header: 'x'.repeat(25), description: 'y'.repeat(25) }),
      withSettings({ businessNames: ['x'.repeat(25)] }),
    ],
  ],
  text_repeated: [
    [withSettings({ promotions: [...settings.promotions, ...settings.promotions] })],
    [withAd({ titles: [...ad.titles, { text: ' ' }, { text: ' ' }] }), link({ text: 'Entrega rápida' })],
  ],
  text_repeated_elsewhere: [
    [link({ text: 'compra segura' })],
    [link({ desc1: 'Compra Segura', desc2: 'Veja' })],
  ],
  exclamations_in_ad: [
    [],
    [
      withAd({
        titles: [...ad.titles, { text: 'Já!' }],
        descriptions: texts('Peça o seu hoje!', 'Veja os kits.'),
      }),
    ],
  ],
  path_broken: [
    [withAd({ path2: 'x'.repeat(16) }), withAd({ path2: 'a b' })],
    [withAd({ path2: 'x'.repeat(15) }), withAd({ path1: ' ', path2: ' ' }), withAd({ path2: '' })],
  ],
  title_coverage: [[], [withGroup({ keywords: [] }), withGroup({ ads: [] })]],
  sitelink_same_url: [
    [],
    [withSettings({ sitelinks: settings.sitelinks.map((each) => ({ ...each, url: '' })) })],
  ],
  sitelink_half: [[link({ desc1: ' ' })], [link({ desc1: ' ', desc2: '' })]],
  few_callouts: [[withSettings({ callouts: settings.callouts.slice(1) })], []],
  promotion_discount: [[], [promotion({ percent: null, amount: '5.00' })]],
  promotion_both: [
    [promotion({ code: 'KIT', ordersOver: '50.00' })],
    [promotion({ code: ' ', ordersOver: '50.00' }), promotion({ code: 'KIT' })],
  ],
  promotion_dates: [
    [],
    [
      promotion({ start: '2027-02-01', end: '2027-02-01' }),
      promotion({ start: '2027-02-01' }),
      promotion({ end: '2027-02-01' }),
    ],
  ],
  price_items: [[price({ header: ' ' }), price({ description: ' ' }), price({ amount: null })], []],
  call_country: [
    [withSettings({ calls: [{ phone: '+351 912 345 678', country: 'BR' }] })],
    [
      {
        ...draft,
        settings: { ...settings, countries: [], calls: [{ phone: '+351 912 345 678', country: 'BR' }] },
      },
    ],
  ],
  asset_not_targeted: [
    [],
    [
      promotion({ language: 'pt' }),
      { ...draft, settings: { ...promotion({ language: 'es' }).settings, languages: [] } },
    ],
  ],
};

describe('reviewPlan', () => {
  const sides = Object.entries(limits).flatMap(([rule, [faulty, allowed]]) => [
    ...faulty.map((each, at) => [rule, `in fault ${at}`, each, true] as const),
    ...allowed.map((each, at) => [rule, `not in draft ${at}`, each, false] as const),
  ]);
  const isOfMoney = (rule: string) => rule === 'no_bid_limit' || rule === 'bid_above_break_even';
  /** The rules about facts alone: reading the texts takes long. */
  const factFindings = (each: CampaignDraft) => [
    ...settingsFindings(each),
    ...groupFindings(each, context.product),
    ...assetFindings(each),
  ];
  it.each(sides)('finds %s %s at its limit', (rule, _, each, isFound) => {
    const found = isOfMoney(rule) ? reviewDraft(each, context) : factFindings(each);
    expect(found.some((one) => one.rule === rule)).toBe(isFound);
  });

  it('tells a wrong address once, where it stands first, and mends that of the campaign alone', () => {
    const wrong = 'HTTP://loja.com.br';
    const both = {
      settings: { ...settings, finalUrl: wrong },
      groups: [
        {
          ...group,
          ads: [
            { ...ad, finalUrl: wrong },
            { ...ad, finalUrl: wrong },
          ],
        },
      ],
    };
    expect(reviewDraft(both, context).filter(({ rule }) => rule === 'final_url_broken')).toMatchObject([
      {
        location: { tab: 'settings', part: 'finalUrl' },
        fix: { change: { finalUrl: 'https://loja.com.br' } },
      },
      { location: { tab: 'assembly', groupId: 'g' }, text: wrong },
    ]);
    const [, ofAds] = reviewDraft(both, context).filter(({ rule }) => rule === 'final_url_broken');
    expect(ofAds).not.toHaveProperty('fix');
  });

  it.each([
    ['suffix_sign', withSettings({ finalUrlSuffix: '?&src={gclid}' }), { finalUrlSuffix: 'src={gclid}' }],
    [
      'unknown_tag',
      withSettings({ finalUrlSuffix: 'c={campaignname}' }),
      { finalUrlSuffix: 'c={campaignid}' },
    ],
    [
      'unknown_tag',
      withSettings({ trackingTemplate: '{lpurl}?{campaign}' }),
      { trackingTemplate: '{lpurl}?{campaignid}' },
    ],
    ['no_bid_limit', withSettings({ maxCpc: null }), { maxCpc: '1.20' }], // 60 % of the 2.00 that a click brings
    [
      'schedule_backwards',
      withSettings({
        schedule: [
          { day: 'Monday', from: 9, to: 8 },
          { day: 'Friday', from: 8, to: 9 },
        ],
      }),
      { schedule: [{ day: 'Friday', from: 8, to: 9 }] },
    ],
    [
      'asset_not_targeted',
      withSettings({
        promotions: [
          { ...emptyPromotion, target: 'Kit 3', percent: 10, language: 'es' },
          ...settings.promotions,
        ],
      }),
      { promotions: [...settings.promotions, ...settings.promotions] },
    ],
    [
      'account_asset_repeated',
      { ...draft, accountAssets: { ...noAssets(), callouts: settings.callouts.slice(1) } },
      { callouts: settings.callouts.slice(0, 1) },
    ],
  ])('mends %s with what is right', (rule, faulty, change) => {
    const [found] = reviewDraft(faulty, context).filter((each) => each.rule === rule);
    expect(found?.fix).toEqual({ kind: 'settings', change });
  });

  it('gives each group of the same name a name of its own', () => {
    const same = ['g', 'h', 'i'].map((id) => ({ ...group, id }));
    const found = reviewDraft({ ...draft, groups: same }, context);
    expect(found.flatMap(({ fix }) => (fix?.kind === 'rename' ? [[fix.groupId, fix.name]] : []))).toEqual([
      ['h', 'Fundo (2)'],
      ['i', 'Fundo (3)'],
    ]);
  });

  it('counts what it found, and puts first what Google refuses', () => {
    const faulty = {
      settings: {
        ...settings,
        callouts: [],
        sitelinks: settings.sitelinks.map((each) => ({ ...each, url: settings.finalUrl })),
      },
      groups: [{ ...group, keywords: [] }],
    };
    const found = reviewDraft(faulty, context);
    const counts = Object.fromEntries(found.map(({ rule, count }) => [rule, count]));
    expect(counts).toMatchObject({ sitelink_same_url: 4, empty_group: 1, few_callouts: 1 });
    expect(found.map(({ level }) => level)).toEqual(['bloqueia', 'aviso', 'dica']);
  });

  it('tells what keywords no title covers, and offers one with the keyword in it', () => {
    const titles = texts(
      'Peça seu Produto',
      'Veja Como é',
      'Receba em Casa',
      'Loja Segura',
      'Fale com a Gente',
    );
    const bare = withAd({ titles });
    expect(reviewDraft(bare, context).filter(({ rule }) => rule === 'title_coverage')).toMatchObject([
      { count: 5, fix: { kind: 'title', groupId: 'g', text: '{KeyWord:Vitalis}' } },
    ]);
    const [found] = reviewDraft(bare, { ...context, product: '' }).filter(
      ({ rule }) => rule === 'title_coverage',
    );
    expect(found).toBeDefined();
    expect(found).not.toHaveProperty('fix');
  });

  it('finds nothing in a good campaign, nor in a word that stands alone', () => {
    expect(reviewDraft(draft, context)).toEqual([]);
  });

  it.each(draftRules.flatMap((rule) => faults[rule].map((faulty, at) => [rule, at, faulty] as const)))(
    'finds %s (%i), and its fix removes the finding',
    (rule, _, faulty) => {
      const found = reviewDraft(faulty, context).filter((each) => each.rule === rule);
      expect(found).not.toEqual([]);
      const about = { text: expect.any(String) as string, location: { tab: expect.any(String) as string } };
      for (const each of found) expect(each).toMatchObject(about);
      const mended = found.reduce((now, { fix }) => (fix ? applyFix(now, fix) : now), faulty);
      const unfixable = found.filter(({ fix }) => fix === undefined).length;
      expect(reviewDraft(mended, context).filter((each) => each.rule === rule).length).toBe(unfixable);
    },
  );

  it('includes the policy rules once per text, with the corrected text if there is one', () => {
    const shouting = withAd({ titles: [...ad.titles, { text: 'COMPRE AGORA VITALIS' }] });
    const twice = {
      ...shouting,
      groups: [
        ...shouting.groups,
        { ...group, id: 'h', name: 'Meio', keywords: [], ads: shouting.groups[0]?.ads ?? [] },
      ],
    };
    const [capitals] = reviewDraft(twice, context).filter(({ rule }) => rule === 'capitals');
    expect(capitals).toMatchObject({ level: 'bloqueia', count: 2, suggestion: 'Compre Agora Vitalis' });
    if (!capitals?.fix) throw new Error('capitals can be mended');
    expect(reviewDraft(applyFix(twice, capitals.fix), context).some(({ rule }) => rule === 'capitals')).toBe(
      false,
    );
  });

  it('skips a conflict that the person has accepted', () => {
    const kept = withSettings({ negatives: ['kit'], keptConflicts: [':kit'] });
    expect(reviewDraft(kept, context)).toEqual([]);
  });

  it('counts the negatives of shared lists, which no fix of the draft mends', () => {
    const list = { id: 'l', name: 'Curiosos', negatives: ['kit', 'pdf'], version: 1, campaignIds: [] };
    const [found, ...others] = reviewDraft({ ...withSettings({}), lists: [list] }, context);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'negative_total', text: 'kit' });
    expect(found?.location).toEqual({ tab: 'conflicts', list: 'Curiosos' });
    expect(found?.fix).toBeUndefined();
    const kept = withSettings({ keptConflicts: ['list l:kit'] });
    expect(reviewDraft({ ...kept, lists: [list] }, context)).toEqual([]);
  });

  it('finds what one shared list blocks, whatever else blocks it, and its narrower form', () => {
    const list = { id: 'l', name: 'Curiosos', negatives: ['kit', 'pdf'], version: 1, campaignIds: [] };
    const found = listConflicts(withSettings({ negatives: ['kit'] }), list);
    expect(found).toMatchObject([{ negative: { written: 'kit', list } }]);
    expect(found.map(narrowedNegative)).toEqual(['[kit]']);
  });

  it('corrects a keyword that Google refuses in its group', () => {
    const refused = withGroup({ keywords: [...group.keywords, { text: '[vitalis (60)]', by: 'hand' }] });
    const [found] = reviewDraft(refused, context).filter(({ rule }) => rule === 'keyword_invalid_characters');
    if (!found?.fix) throw new Error('it can be mended');
    expect(applyFix(refused, found.fix).groups[0]?.keywords.at(-1)?.text).toBe('[vitalis 60]');
  });
});

describe('economics', () => {
  it.each([
    [0.5, 598],
    [1, 299],
    [1.5, 199],
    [2, 149],
    [3, 99],
    [5, 59],
    [0, null],
    [100, 1],
  ])('at a rate of %d%%, %s clicks without a sale reject it', (conversion, clicks) => {
    expect(economicsOf({ ...settings.economics, conversion })?.clicksToReject).toBe(clicks);
  });

  it('net commission, costs and budget follow from the inputs', () => {
    const input = {
      commission: '100.00',
      price: null,
      approval: 80,
      refund: 10,
      conversion: 2,
      exchange: 5,
      margin: 50,
    };
    expect(economicsOf(input)).toEqual({
      netCommission: 360,
      breakEvenCpa: 360,
      targetCpa: 180,
      breakEvenCpc: 7.2,
      workingCpc: 3.6,
      clicksToReject: 149,
      testBudget: expect.closeTo(536.4) as number,
    });
    expect(economicsOf({ ...input, commission: null })).toBeNull();
  });
});
