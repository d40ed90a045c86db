import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { type CampaignDetail, campaignSchema } from '#domain/making/campaign/campaign.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import {
  copiesSchema,
  copyFields,
  type CopyTarget,
  forTarget,
  groupContents,
  informativeCopy,
  inWordsOfMarket,
  sheetFor,
  withoutTexts,
} from './copy-draft.ts';
import type { CampaignDraft } from './draft.ts';
import { type DraftPrice, emptyPromotion } from './campaign-assets.ts';
import { emptySettings } from './settings.ts';

const sheet: ProductSheet = {
  name: 'Vitalis',
  country: 'BR',
  language: 'pt',
  niche: 'joints',
  price: '199.00',
  payments: ['pix'],
  shipping: { free: true },
  problem: 'dor nas costas',
};
const own = { countries: ['BR' as const], language: 'pt' as const };

describe('the sheet of a copy', () => {
  it.each<[string, CopyTarget, ProductSheet, string[]]>([
    [
      'another country of the language',
      { country: 'PT', language: 'pt' },
      { name: 'Vitalis', country: 'PT', language: 'pt', niche: 'joints', problem: 'dor nas costas' },
      ['price', 'shipping', 'payments'],
    ],
    [
      'another country and language',
      { country: 'US', language: 'en' },
      { name: 'Vitalis', country: 'US', language: 'en', niche: 'joints' },
      ['price', 'shipping', 'payments', 'problem'],
    ],
    ['its own country', { country: 'BR', language: 'pt' }, sheet, []],
    [
      'a country of which we know no market',
      { country: 'BO', language: 'pt' },
      { name: 'Vitalis', language: 'pt', niche: 'joints', problem: 'dor nas costas' },
      ['price', 'shipping', 'payments'],
    ],
  ])('for %s keeps what holds there', (_, target, expected, dropped) => {
    expect(sheetFor(sheet, target, own)).toEqual({ sheet: expected, dropped });
  });
});

it('a copy passes the schema of the API, with a name within its limit', () => {
  const campaign: CampaignDetail = {
    id: 'a',
    version: 1,
    isExample: false,
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...campaignSchema.parse({ name: 'x'.repeat(120), country: 'Brasil', commission: '100.00' }),
    createdAt: '2026-11-21T12:00:00.000Z',
    assets: [],
    sheet,
  };
  const draft: CampaignDraft = {
    settings: {
      ...emptySettings,
      dailyBudget: '50.00',
      countries: ['BR'],
      languages: ['pt'],
      callouts: ['Frete'],
    },
    groups: [{ id: 'g', name: 'Fundo', position: 1, keywords: [], negatives: ['usado'], ads: [] }],
  };
  const target: CopyTarget = { country: 'US', language: 'en' };
  const copy = {
    campaign: copyFields(campaign, target, sheetFor(sheet, target, own).sheet),
    settings: forTarget(withoutTexts(draft.settings), target),
    groups: groupContents(draft),
  };
  const [read] = copiesSchema.parse({ campaigns: [copy] }).campaigns;
  expect(read?.campaign.name).toHaveLength(120);
  expect(read?.campaign.name.endsWith('x | Estados Unidos | en')).toBe(true);
  expect(read?.settings).toMatchObject({
    dailyBudget: '50.00',
    countries: ['US'],
    languages: ['en'],
    callouts: [],
  });
  expect(read?.groups).toEqual([{ name: 'Fundo', position: 1, keywords: [], negatives: ['usado'], ads: [] }]);
});

it('a copy for Portugal says portes, and loses amounts in reais', async () => {
  const { pack } = await loadBuiltInTexts('pt');
  const titles = ['Frete Grátis', 'Vitalis em Casa'].map((text) => ({ text }));
  const ad = { titles, descriptions: [], path1: '', path2: '', finalUrl: '' };
  const promotions = [
    { ...emptyPromotion, target: 'Kit 3', amount: '50.00' },
    { ...emptyPromotion, target: 'Kit 5', percent: 10 },
  ];
  const copied = inWordsOfMarket(
    {
      settings: { ...emptySettings, countries: ['BR'], callouts: ['Frete grátis'], promotions },
      groups: [{ id: 'g', name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [ad] }],
    },
    pack?.countries.PT?.replaces ?? [],
  );
  expect(copied.groups[0]?.ads[0]?.titles.map(({ text }) => text)).toEqual([
    'Portes Grátis',
    'Vitalis em Casa',
  ]);
  expect(copied.settings.callouts).toEqual(['Portes grátis']);
  const settings = forTarget(copied.settings, { country: 'PT', language: 'pt' });
  expect(settings.promotions.map(({ target }) => target)).toEqual(['Kit 5']);
  expect(forTarget(copied.settings, { country: 'BR', language: 'pt' }).promotions).toHaveLength(2);
});

const detail: CampaignDetail = {
  id: 'a',
  version: 1,
  isExample: false,
  updatedAt: '',
  createdAt: '',
  assets: [],
  sheet,
  ...campaignSchema.parse({ name: 'Vitalis', country: 'Brasil', commission: '100.00' }),
};

it('a copy for who only wants to know has no budget yet', () => {
  const group = { id: 'g', name: 'Topo', position: 1, keywords: [], negatives: [], ads: [] };
  const settings = { ...emptySettings, dailyBudget: '50.00', maxCpc: '1.00' };
  const { id: _, ...content } = group;
  expect(informativeCopy(detail, { settings, groups: [group] })).toMatchObject({
    campaign: { name: 'Vitalis | Informativas', country: 'Brasil', commission: '100.00', sheet },
    settings: { dailyBudget: null, maxCpc: '1.00' },
    groups: [content],
  });
});

describe('the settings of a copy', () => {
  const price = (language: DraftPrice['language']): DraftPrice => ({
    type: 'Brands',
    qualifier: null,
    language,
    items: [],
  });
  const promotion = { ...emptyPromotion, target: 'Kit', percent: 10 };
  const settings = {
    ...emptySettings,
    countries: ['BR' as const, 'PT' as const],
    negatives: ['pdf'],
    keptConflicts: [':pdf'],
    businessNames: ['Vitalis'],
    calls: (['BR', 'PT'] as const).map((country) => ({ phone: '1', country })),
    prices: [price(null), price('pt'), price('es')],
    promotions: [
      { ...promotion, language: 'pt' as const },
      { ...promotion, language: 'es' as const },
      { ...promotion, ordersOver: '50.00' },
    ],
  };

  it('keep what is of the country and its language', () => {
    const copied = forTarget(settings, { country: 'PT', language: 'pt' });
    expect(copied.calls.map(({ country }) => country)).toEqual(['PT']);
    expect(copied.prices.map(({ language }) => language)).toEqual([null, 'pt']);
    expect(copied.promotions.map(({ language }) => language)).toEqual(['pt', null]);
  });

  it('lose every amount abroad', () => {
    const copied = forTarget(settings, { country: 'AO', language: 'pt' });
    expect([copied.calls, copied.prices]).toEqual([[], []]);
    expect(copied.promotions).toEqual([{ ...promotion, language: 'pt' }]);
  });

  it('lose the texts, but not the numbers and the name', () => {
    const copied = withoutTexts(settings);
    expect(copied).toMatchObject({ calls: settings.calls, businessNames: ['Vitalis'] });
    expect([copied.negatives, copied.keptConflicts, copied.prices, copied.promotions]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

it('a text becomes one of the market where it fits, in every kind of text', async () => {
  const { pack } = await loadBuiltInTexts('pt');
  const sized = (start: string, length: number) => start.padEnd(length, 'x');
  /** One sign longer in Portugal: `Frete` is `Portes`. */
  const item = {
    header: sized('Frete ', 24),
    description: sized('Frete ', 25),
    amount: null,
    unit: null,
    url: 'u',
  };
  const link = {
    text: sized('Frete ', 24),
    desc1: sized('Frete ', 34),
    desc2: sized('Frete ', 35),
    url: 'u',
  };
  const ad = {
    titles: [{ text: sized('Frete ', 29) }, { text: sized('Frete ', 30), pin: 1 }],
    descriptions: [{ text: sized('Frete ', 89) }],
    path1: 'p',
    path2: '',
    finalUrl: '',
  };
  const { settings, groups } = inWordsOfMarket(
    {
      settings: {
        ...emptySettings,
        callouts: [sized('Frete ', 24), sized('Frete ', 25)],
        sitelinks: [link],
        prices: [{ type: 'Brands', qualifier: null, language: null, items: [item] }],
      },
      groups: [{ id: 'g', name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [ad] }],
    },
    pack?.countries.PT?.replaces ?? [],
  );
  expect(settings.callouts).toEqual([sized('Portes ', 25), sized('Frete ', 25)]);
  expect(settings.sitelinks).toEqual([{ ...link, text: sized('Portes ', 25), desc1: sized('Portes ', 35) }]);
  expect(settings.prices[0]?.items).toEqual([{ ...item, header: sized('Portes ', 25) }]);
  expect(groups[0]?.ads).toEqual([
    {
      ...ad,
      titles: [{ text: sized('Portes ', 30) }, { text: sized('Frete ', 30), pin: 1 }],
      descriptions: [{ text: sized('Portes ', 90) }],
    },
  ]);
});
