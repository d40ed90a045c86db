import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordReach, parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { findConflicts } from '#domain/making/conflicts/find-conflicts.ts';
import { loadBuiltInTexts, writtenLanguages } from '#domain/making/texts/built-in-texts.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { type FunnelLevel, funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { emptyTemplateStores } from '#domain/making/texts/templates.ts';
import { keywordClassifier } from './classify.ts';
import { gatherMaterial, type Material } from './material.ts';
import { emptyPromotion, MOST_ASSETS } from './campaign-assets.ts';
import { adGroupSchema } from './draft.ts';
import { proposeDraft } from './propose.ts';
import { followTexts } from './proposed.ts';
import { type CampaignSettings, campaignSettingsSchema, emptySettings } from './settings.ts';

const builtIn = await loadBuiltInTexts('pt');
const sources = { stores: emptyTemplateStores, builtIn };
const product = { name: 'Vitalis Max', spellings: [], pack: builtIn.pack };
const noTexts: Material['texts'] = {
  negative_keywords: [],
  titles: [],
  descriptions: [],
  callouts: [],
  promotions: [],
};

function ids() {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`;
}
const propose = (material: Material) =>
  proposeDraft({
    material,
    product,
    settings: emptySettings,
    newId: ids(),
    language: 'pt',
    stages: funnelLevels,
  });
const fromTexts = (texts: readonly string[], more: Partial<Material['texts']> = {}) =>
  propose({
    keywords: texts.map((text) => ({ text, funnel: null })),
    texts: { ...noTexts, ...more },
    sitelinks: [],
    generated: [],
  });

describe('keywordClassifier', () => {
  const classify = keywordClassifier(product);
  it.each([
    ['[vitalis max]', null, 'bottom', 'name', true, 'template'],
    ['comprar vitalis max', null, 'bottom', 'buy', true, 'template'],
    ['"vitalis max é golpe"', null, 'middle', 'complaint', true, 'template'],
    ['kit vitalis max azul', null, 'middle', undefined, true, 'rest'],
    ['vitalis max depoimentos reais', 'bottom', 'bottom', 'reviews', true, 'words'],
    ['creme para mãos secas', null, 'top', undefined, false, 'rest'],
    ['creme para mãos secas', 'middle', 'middle', undefined, false, 'list'],
    ['mejor crema facial', null, 'middle', 'choice', false, 'words'],
    ['where to buy face cream', null, 'bottom', 'buy', false, 'words'],
  ] as const)('classifies %s in a list for %s', (text, listed, funnel, intent, isBrand, by) => {
    expect(classify(text, listed)).toEqual({ funnel, intent, isBrand, by });
  });
});

describe('a proposal', () => {
  const word = fc.constantFrom(
    ...[
      'comprar',
      'preço',
      'funciona',
      'reclame aqui',
      'azul',
      'verde',
      'kit',
      'cupom',
      'onde',
      'oficial',
      'creme',
    ],
  );
  const text = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.constantFrom('', '"', '['))
    .map(([words, named, sign]) => {
      const whole = [...(named ? ['vitalis max'] : []), ...words].join(' ');
      return `${sign}${whole}${sign === '[' ? ']' : sign}`;
    });

  it('puts each keyword into one group of 5 to 20', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 250 }), (texts) => {
        const { draft, leftOut } = fromTexts(texts);
        const placed = draft.groups.flatMap(({ keywords }) => keywords.map((keyword) => keyword.text));
        expect(placed.length + leftOut.length).toBe(texts.length);
        const reach = (written: string) => keywordReach(parseKeyword(written));
        expect(new Set(placed.map(reach))).toEqual(new Set(texts.map(reach)));
        for (const { keywords } of draft.groups) {
          expect(keywords.length).toBeLessThanOrEqual(20);
          if (placed.length >= 5) expect(keywords.length).toBeGreaterThanOrEqual(5);
        }
        expect(new Set(draft.groups.map(({ name }) => name)).size).toBe(draft.groups.length);
        expect(fromTexts(texts)).toEqual({ draft, leftOut });
      }),
    );
  });

  it('has no negative that blocks a keyword, in the campaign or across groups', () => {
    const negative = fc.oneof(text, word);
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 120 }),
        fc.array(negative, { maxLength: 20 }),
        (texts, negatives) => {
          const { draft, leftOut } = fromTexts(texts, { negative_keywords: negatives });
          const placed = [
            ...draft.settings.negatives.map((each) => ({ ...parseNegativeKeyword(each), groupId: null })),
            ...draft.groups.flatMap(({ id, negatives: own }) =>
              own.map((each) => ({ ...parseNegativeKeyword(each), groupId: id })),
            ),
          ];
          const keywords = draft.groups.flatMap(({ id, keywords: own }) =>
            own.map((each) => ({ ...parseKeyword(each.text), groupId: id })),
          );
          expect(findConflicts(placed, keywords)).toEqual([]);
          const blocking = leftOut.filter(({ why }) => why === 'blocks');
          expect(draft.settings.negatives.length + blocking.length).toBe(negatives.length);
        },
      ),
    );
  });

  it('names its groups by stage, intent and brand, and puts buyers first', () => {
    const bottom = ['comprar', 'onde comprar', 'comprar agora', 'quero comprar', 'comprar online'];
    const middle = [
      'depoimentos reais',
      'avaliações de 2026',
      'opiniões sinceras',
      'avaliação real',
      'resenha',
    ];
    const { draft } = fromTexts([
      ...middle.map((each) => `vitalis max ${each}`),
      ...bottom.map((each) => `${each} vitalis max`),
    ]);
    expect(draft.groups.map(({ name }) => name)).toEqual([
      'Fundo | Marca | Comprar',
      'Meio | Marca | Avaliações',
    ]);
    expect(draft.groups[1]?.negatives).toContain('"comprar"');
  });

  it('lists what it leaves out: texts that Google refuses and duplicates', () => {
    const { leftOut } = fromTexts(['creme (60 ml)', 'Red-Car', 'car red', '[red car]']);
    expect(leftOut).toEqual([
      { text: 'creme (60 ml)', why: 'refused' },
      { text: 'car red', why: 'repeated' },
    ]);
  });

  it('says which negative it leaves out, because it blocks a keyword', () => {
    const { draft, leftOut } = fromTexts(['creme azul'], { negative_keywords: ['pdf', 'azul'] });
    expect(leftOut).toEqual([{ text: 'azul', why: 'blocks' }]);
    expect(draft.settings.negatives).toEqual(['pdf']);
  });

  it('takes as many assets as a campaign holds, and the promotions of a list', () => {
    const many = (name: string) => Array.from({ length: MOST_ASSETS + 1 }, (_, at) => `${name} ${at}`);
    const link = (text: string) => ({ text, desc1: '', desc2: '' });
    const { settings } = propose({
      keywords: [{ text: 'creme azul', funnel: null }],
      texts: { ...noTexts, callouts: many('Frase'), promotions: many('Kit') },
      sitelinks: many('Link').map(link),
      generated: [],
    }).draft;
    const sizes = [settings.callouts, settings.promotions, settings.sitelinks].map(({ length }) => length);
    expect(sizes).toEqual([MOST_ASSETS, MOST_ASSETS, MOST_ASSETS]);
    expect(settings.promotions[0]).toEqual({ ...emptyPromotion, target: 'Kit 0' });
    expect(settings.sitelinks[0]).toEqual({ ...link('Link 0'), url: '' });
  });

  it.each([
    ['generated ones', ['callouts' as const], ['Outra frase']],
    ['not those of a list of the person', [], ['Frete Rápido', 'Outra frase']],
  ])('leaves out callouts that an ad says: %s', (_, generated, expected) => {
    const { settings, groups } = propose({
      keywords: [{ text: 'creme azul', funnel: null }],
      texts: {
        ...noTexts,
        titles: ['Frete rápido', 'Dois', 'Três'],
        callouts: ['Frete Rápido', 'Outra frase'],
      },
      sitelinks: [],
      generated,
    }).draft;
    expect(groups[0]?.ads[0]?.titles.map(({ text }) => text)).toContain('Frete rápido');
    expect(settings.callouts).toEqual(expected);
  });

  it('leads buyers away from the groups of who only asks, but never by the name', () => {
    const numbers = ['um', 'dois', 'tres', 'quatro', 'cinco'];
    const { groups } = fromTexts([
      ...numbers.map((each) => `comprar vitalis max ${each}`),
      ...numbers.map((each) => `creme ${each} azul`),
    ]).draft;
    expect(groups.map(({ position, negatives }) => [position, negatives])).toEqual([
      [1, []],
      [2, ['"comprar"']],
    ]);
  });

  it('adds the exact name once', () => {
    const texts = (all: string[]) =>
      fromTexts(all).draft.groups.flatMap(({ keywords }) => keywords.map(({ text }) => text));
    expect(texts(['"vitalis max"', '[vitalis max]'])).toEqual(['"vitalis max"', '[vitalis max]']);
    expect(texts(['"vitalis max"', 'vitalis max'])).toEqual([
      '[vitalis max]',
      '"vitalis max"',
      'vitalis max',
    ]);
  });

  it.each([
    [' Vitalis / Max ', 'Vitalis-Max'],
    ['Abcdefghijklmn Max', 'Abcdefghijklmn'],
    ['Abcdefghijklm -- Max', 'Abcdefghijklm'],
    // A path ends with a whole word.
    ['Repostería Rentable 2.0', 'Repostería'],
    ['Horta em Vasos Pequenos', 'Horta-em-Vasos'],
    ['Abcdefghijklmnopq Max', 'Abcdefghijklmno'],
  ])('the product "%s" has the path %s', (name, path) => {
    const material = {
      keywords: [{ text: 'creme', funnel: null }],
      texts: { ...noTexts, titles: ['Um'] },
      sitelinks: [],
      generated: [],
    };
    const { groups } = proposeDraft({
      material,
      product: { ...product, name },
      settings: emptySettings,
      newId: ids(),
      language: 'pt',
    }).draft;
    expect(groups[0]?.ads[0]?.path1).toBe(path);
  });

  it('gives each group up to three ads with different titles', () => {
    const titles = Array.from({ length: 45 }, (_, at) => `Título ${at}`);
    const descriptions = Array.from({ length: 12 }, (_, at) => `Descrição ${at}`);
    const { draft } = fromTexts(['vitalis max'], { titles, descriptions });
    const ads = draft.groups[0]?.ads ?? [];
    expect(ads.map((ad) => [ad.titles.length, ad.descriptions.length])).toEqual([
      [15, 4],
      [15, 4],
      [15, 4],
    ]);
    expect(new Set(ads.flatMap((ad) => ad.titles.map((title) => title.text))).size).toBe(45);
    expect(ads[0]?.path1).toBe('Vitalis-Max');
  });

  it('for a new product contains generated keywords, negatives, ads and assets', () => {
    const sheet = { name: 'Vitalis Max', kind: 'nutra', niche: 'joints', country: 'BR' } as const;
    const material = gatherMaterial({ assets: [], product: sheet.name, language: 'pt', sheet }, sources);
    const { draft } = propose(material);
    const { settings, groups } = draft;
    expect(groups.length).toBeGreaterThan(8);
    expect(settings.negatives.length).toBeGreaterThan(20);
    expect(settings.sitelinks.length).toBeGreaterThan(4);
    expect(settings.callouts.length).toBeGreaterThan(4);
    for (const { id: _, ...group } of groups) {
      expect(adGroupSchema.parse(group)).toEqual(group);
      expect(group.ads[0]?.titles.length).toBeGreaterThanOrEqual(3);
      expect(group.ads[0]?.descriptions.length).toBeGreaterThanOrEqual(2);
    }
    expect(campaignSettingsSchema.parse(settings)).toEqual(settings);
  });

  it("prefers the campaign's own lists to generated ones", () => {
    const origin = { product: null, language: null, funnel: 'top', matchType: null } as const;
    const assets = [
      { assetType: 'keywords' as const, content: ['[creme]', '[Creme]', 'loção'], origin },
      { assetType: 'callouts' as const, content: ['Frete rápido'], origin },
    ];
    const material = gatherMaterial({ assets, product: 'Vitalis', language: 'pt', sheet: {} }, sources);
    expect(material.keywords).toEqual(
      ['[creme]', '[Creme]', 'loção'].map((each) => ({ text: each, funnel: 'top' })),
    );
    expect(material.texts.callouts).toEqual(['Frete rápido']);
    expect(material.generated).not.toContain('keywords');
    expect(material.texts.titles.length).toBeGreaterThan(3);
  });
});

describe('a proposal that can be launched', () => {
  const sheet: ProductSheet = {
    name: 'Vitalis Max',
    kind: 'nutra',
    niche: 'joints',
    country: 'BR',
    currency: 'BRL',
    price: '197.00',
    instalments: { count: 12 },
    shipping: { free: true, days: 7 },
    guaranteeDays: 30,
  };
  const proposal = (settings = emptySettings) =>
    proposeDraft({
      material: gatherMaterial({ assets: [], product: 'Vitalis Max', language: 'pt', sheet }, sources),
      product,
      settings,
      language: 'pt',
      newId: ids(),
    }).draft;

  it('gives the name alone a group of its own, with its exact keyword', () => {
    const group = proposal().groups.find(({ keywords }) =>
      keywords.some(({ text }) => text === '[Vitalis Max]'),
    );
    expect(group?.keywords.map(({ text }) => text)).toEqual(['[Vitalis Max]', '"Vitalis Max"']);
    expect(group?.name).toBe('Marca | Só o nome');
  });

  it('says in each group’s ads what its people ask', () => {
    const { groups } = proposal();
    const adOf = (intent: string) =>
      groups.find(
        ({ keywords }) =>
          keywords.filter((keyword) => keyword.intent === intent).length > keywords.length / 2,
      )?.ads[0];
    const words = (intent: string) =>
      adOf(intent)
        ?.titles.slice(0, 8)
        .map(({ text }) => text)
        .join(' · ') ?? '';
    expect(words('price')).toMatch(/R\$|parcel|x de/i);
    expect(words('buy')).toMatch(/compr|peça|garanta/i);
    const sets = groups.map(({ ads }) => ads[0]?.titles.map(({ text }) => text).join('|'));
    expect(new Set(sets).size).toBeGreaterThan(groups.length / 2);
    for (const { ads } of groups)
      for (const { titles } of ads) expect(new Set(titles.map(({ text }) => text)).size).toBe(titles.length);
  });

  it.each([
    ['maximize_clicks', '0.87', null],
    ['manual_cpc', '0.87', null],
    ['target_cpa', null, '87.30'],
    ['maximize_conversions', null, null],
  ] as const)('sets the bid that %s needs, from Economia', (bidStrategy, maxCpc, targetCpa) => {
    // 145.50 x 60 % = 87.30 a sale; 1 % of clicks buy
    const economics = { ...emptySettings.economics, commission: '145.50' };
    expect(proposal({ ...emptySettings, bidStrategy, economics }).settings).toMatchObject({
      maxCpc,
      targetCpa,
    });
  });

  it.each([
    ['1.67', '0.01'],
    ['1.65', null], // less than a cent
  ])('with a commission of %s a click may cost %s', (commission, maxCpc) => {
    const economics = { ...emptySettings.economics, commission };
    expect(proposal({ ...emptySettings, economics }).settings.maxCpc).toBe(maxCpc);
  });

  it('keeps a limit that the person wrote, and invents none', () => {
    const economics = { ...emptySettings.economics, commission: '145.50' };
    expect(proposal({ ...emptySettings, maxCpc: '2.00', economics }).settings.maxCpc).toBe('2.00');
    expect(proposal().settings.maxCpc).toBeNull();
  });
});

describe('stages', () => {
  const material = (texts: readonly string[]): Material => ({
    keywords: texts.map((text) => ({ text, funnel: null })),
    texts: noTexts,
    sitelinks: [],
    generated: [],
  });
  const made = (texts: readonly string[], stages?: readonly FunnelLevel[]) =>
    proposeDraft({
      material: material(texts),
      product,
      settings: emptySettings,
      language: 'pt',
      newId: ids(),
      ...(stages && { stages }),
    });
  const texts = ['comprar vitalis max', 'vitalis max funciona', 'creme para mãos secas'];
  const keywordsOf = ({ draft }: ReturnType<typeof made>) =>
    draft.groups.flatMap(({ keywords }) => keywords.map(({ text }) => text));

  it('take those who buy, and leave those who only want to know to a campaign of their own', () => {
    const proposal = made(texts);
    expect(keywordsOf(proposal)).toEqual(['comprar vitalis max']);
    expect(proposal.leftOut).toEqual([
      { text: 'vitalis max funciona', why: 'informative' },
      { text: 'creme para mãos secas', why: 'informative' },
    ]);
    expect(keywordsOf(made(texts, ['middle', 'top'])).toSorted()).toEqual([
      'creme para mãos secas',
      'vitalis max funciona',
    ]);
  });

  it('take all where nobody is ready to buy', () => {
    expect(keywordsOf(made(texts.slice(1)))).toHaveLength(2);
  });
});

describe('a second proposal', () => {
  const of = (language: 'pt' | 'de', settings: CampaignSettings) => {
    const texts = {
      ...noTexts,
      callouts: [`Callout ${language}`],
      negative_keywords: [`negativa ${language}`],
    };
    const material: Material = { keywords: [], texts, sitelinks: [], generated: [] };
    return proposeDraft({ material, product, settings, language, newId: ids() }).draft.settings;
  };

  it('replaces what the first one proposed', () => {
    expect(of('de', of('pt', emptySettings))).toMatchObject({
      languages: ['de'],
      callouts: ['Callout de'],
      negatives: ['negativa de'],
    });
  });

  it('keeps what the person changed', () => {
    const changed = { ...of('pt', emptySettings), callouts: ['Meu'], languages: ['en' as const] };
    expect(of('de', changed)).toMatchObject({
      languages: ['en'],
      callouts: ['Meu'],
      negatives: ['negativa de'],
    });
  });

  it('leaves empty what the person emptied, except the languages', () => {
    const emptied = { ...of('pt', emptySettings), callouts: [], languages: [] };
    expect(of('de', emptied)).toMatchObject({ callouts: [], languages: ['de'], negatives: ['negativa de'] });
  });

  it('gives its texts to a campaign whose language changed', () => {
    const now = { ...of('pt', emptySettings), callouts: ['Meu'] };
    expect(followTexts(now, of('de', now))).toMatchObject({ callouts: ['Meu'], negatives: ['negativa de'] });
    expect(followTexts(emptySettings, of('de', emptySettings))).toBe(emptySettings);
  });
});

it.each(writtenLanguages)(
  'no negative between groups in %s is a small word, a question or a verdict',
  { tags: 'long' },
  async (language) => {
    const texts = await loadBuiltInTexts(language);
    const own: ProductSheet = { name: 'Vitalis Max', kind: 'nutra', niche: 'joints' };
    const request = { assets: [], product: 'Vitalis Max', language, sheet: own };
    const { draft } = proposeDraft({
      material: gatherMaterial(request, { stores: emptyTemplateStores, builtIn: texts }),
      product: { name: 'Vitalis Max', spellings: [], pack: texts.pack },
      settings: emptySettings,
      language,
      stages: funnelLevels,
      newId: ids(),
    });
    const negatives = [...new Set(draft.groups.flatMap((group) => group.negatives))].sort();
    expect(negatives).toEqual(expectedCrossNegatives[language] ?? []);
  },
);

it('a French “where” is no choice', () => {
  const classify = keywordClassifier({ name: 'Vitalis', spellings: [], pack: null });
  expect(classify('où acheter vitalis', null).intent).not.toBe('choice');
});

/** What buyers alone type; languages without blanks have no words to take. */
const expectedCrossNegatives: Readonly<Record<string, readonly string[]>> = {
  pt: ['"oficial"', '"preço"'],
  en: ['"official"', '"price"', '"website"'],
  es: ['"oficial"', '"precio"'],
  de: ['"offizielle"'],
  fr: ['"officiel"', '"prix"', '"site"'],
  it: ['"prezzo"', '"sito"', '"ufficiale"'],
  is: ['"opinber"', '"vefsíða"'],
  pl: ['"strona"'],
  sk: ['"oficiálny"', '"stránka"'],
  sl: ['"stran"', '"uradna"'],
  tr: ['"resmi"', '"sitesi"'],
  fil: ['"official"'],
  ar: ['"الرسمي"', '"الموقع"', '"سعر"'],
};
