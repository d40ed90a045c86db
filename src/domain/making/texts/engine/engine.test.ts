import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adLimits } from '#domain/ads/limits.ts';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { pack as en } from '../content/en/pack.ts';
import { pack as es } from '../content/es/pack.ts';
import { niches } from '../content/niches.ts';
import { textsByKind } from '../content/notation.ts';
import { pack as pt } from '../content/pt/pack.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import { assembleAd, listAdTexts, listSitelinks, slotsOf, wordingOf } from './ad-text-list.ts';
import { fillFacts, readFacts } from './facts.ts';
import { intentFinder } from './intent-of.ts';
import { listKeywords } from './keyword-list.ts';
import { misspellings } from './misspellings.ts';
import { listNegatives } from './negative-list.ts';
import { checkProblem } from './problem-check.ts';
import { suggestItem } from './suggest-item.ts';
import { suggestAnother, variantsOf } from './text-variants.ts';

const fullSheet: ProductSheet = {
  kind: 'nutra',
  niche: 'joints',
  country: 'BR',
  seller: 'owner',
  price: '197.00',
  instalments: { count: 12, interestFree: true },
  guaranteeDays: 90,
  shipping: { free: true, days: 7, tracked: true },
  payments: ['pix', 'card', 'boleto'],
  kits: [2, 3, 5],
  contents: ['colágeno', 'cúrcuma'],
  audience: 'adultos ativos',
};

describe('the facts of a sheet', () => {
  it.each([
    ['{PRECO}', { country: 'BR', price: '197.00' }, 'R$ 197'],
    ['{PRECO}', { country: 'BR', price: '1297.50' }, 'R$ 1.297,50'],
    ['{PRECO}', { country: 'PT', price: '39.90' }, '39,90 €'],
    ['{PRECO}', { currency: 'USD', price: '49.00' }, 'US$ 49'],
    ['{PRECO}', { price: '49.00' }, '{PRECO}'],
    [
      'Pague com {PAGAMENTOS}.',
      { payments: ['pix', 'card', 'boleto', 'paypal'] },
      'Pague com Pix, cartão ou boleto.',
    ],
    ['Pague com {PAGAMENTOS}', { payments: ['card', 'boleto'] }, 'Pague com Cartão ou Boleto'],
    ['Com {ITEM}', { contents: ['colágeno tipo 2'] }, 'Com Colágeno Tipo 2'],
    [
      'Fórmula com {ITEM}. Veja o rótulo.',
      { contents: ['colágeno'] },
      'Fórmula com colágeno. Veja o rótulo.',
    ],
    [
      '{DIFERENCIAL}. {DIFERENCIAL_2}.',
      { differentiators: ['aço japonês', 'cabo leve'] },
      'Aço japonês. Cabo leve.',
    ],
    ['{DIFERENCIAL}', { differentiators: ['lâmina de aço japonês'] }, 'Lâmina de Aço Japonês'],
    ['Kit com {KIT}', { kits: [2, 5, 3] }, 'Kit com 5'],
    ['{CODIGO_POSTAL} {NO_PAIS}', { country: 'BR' }, 'CEP no Brasil'],
    ['{DIAS_DESISTENCIA} dias', { country: 'BR' }, '7 dias'],
    // The shop's own offer says more than the law.
    ['{DIAS_DESISTENCIA} dias', { country: 'BR', moneyBackDays: 60 }, '{DIAS_DESISTENCIA} dias'],
    ['{DIAS_DESISTENCIA} dias', { country: 'BR', trialDays: 30 }, '{DIAS_DESISTENCIA} dias'],
    ['{DIAS_DESISTENCIA} dias', { country: 'BR', guaranteeDays: 90 }, '{DIAS_DESISTENCIA} dias'],
    ['Vem Com {ITEM}', { kind: 'physical', noun: 'faca', contents: ['faca', 'bainha'] }, 'Vem Com Bainha'],
    ['Vem Com {ITEM}', { kind: 'physical', contents: ['Vitalmax azul'] }, 'Vem Com {ITEM}'],
    ['Com {ITEM}', { kind: 'nutra', contents: ['1 frasco de 60 ml', 'zinco'] }, 'Com Zinco'],
    ['Com {ITENS}', { kind: 'nutra', contents: ['60 cápsulas'] }, 'Com {ITENS}'],
    ['Com {ITEM}', { kind: 'nutra', contents: ['500 mg de cálcio'] }, 'Com 500 mg de Cálcio'],
    ['Com {ITEM}', { kind: 'nutra', contents: ['10 bilhões de UFC'] }, 'Com 10 Bilhões de UFC'],
    ['Com {ITEM}', { kind: 'physical', contents: ['1 estojo'] }, 'Com 1 Estojo'],
    ['Vem Com {ITEM}', { kind: 'physical', contents: ['bomba de ar'] }, 'Vem Com Bomba de Ar'],
    ['{DIFERENCIAL}', { differentiators: ['pesa 11 kg'] }, 'Pesa 11 kg'],
    ['{DIFERENCIAL}', { differentiators: ['i-Size para bebê'] }, 'i-Size Para Bebê'],
    ['{AULAS} aulas', { digital: { lessons: 1 } }, '{AULAS} aulas'],
    ['Frete Grátis no Seu Pedido', { country: 'PT' }, 'Portes Grátis na Sua Encomenda'],
    ['Veja o frete', { country: 'PT' }, 'Veja os portes'],
    ['Não gostou? Você tem 7 dias', { country: 'PT' }, 'Não gostou? Tem 7 dias'],
    ['{NOME_PRODUTO} É Para Você?', { country: 'PT' }, 'Vitalmax É Para Si?'],
    ['Como Acessar', { country: 'PT' }, 'Como Aceder'],
    ['Na Sua Casa Com Frete Grátis', { country: 'PT' }, 'Entrega Com Portes Grátis'],
  ] as const)('%s with %o: %s', (text, sheet, filled) => {
    expect(fillFacts(text, readFacts('Vitalmax', sheet as ProductSheet, pt, 'pt'))).toBe(filled);
  });

  it.each([
    ['AR', '6 Cuotas Sin Interés'],
    ['CO', '6 Cuotas Sin Interés'],
    ['MX', '6 Meses Sin Intereses'],
    ['ES', '6 Pagos Sin Intereses'],
  ] as const)('say how %s pays without interest: %s', (country, written) => {
    expect(fillFacts('6 Pagos Sin Intereses', readFacts('X', { country }, es, 'es'))).toBe(written);
  });

  it.each([
    ['US', '$89, Ships Free', 'Check Expiration Date', 'Ships in 24 Hours'],
    ['AU', '$89, Free Delivery', 'Check Expiry Date', 'Dispatched in 24 Hours'],
  ] as const)('are those of the shops of %s', (country, ...written) => {
    const texts = ['{PRECO}, Ships Free', 'Check Expiration Date', 'Ships in {HORAS_DESPACHO} Hours'];
    const sheet: ProductSheet = { country, price: '89', shipping: { dispatchHours: 24 } };
    expect(texts.map((text) => fillFacts(text, readFacts('X', sheet, en, 'en')))).toEqual(written);
  });

  it("use the market's variant: voseo in Argentina, tú elsewhere", () => {
    const filledFor = (country: 'AR' | 'MX') =>
      fillFacts('Elige y pide con 3 cuotas', readFacts('X', { country }, es, 'es'));
    expect(filledFor('AR')).toBe('Elegí y pedí con 3 cuotas');
    expect(filledFor('MX')).toBe('Elige y pide con 3 mensualidades');
  });
});

describe('the texts of a full sheet', () => {
  const sheet: ProductSheet = { ...fullSheet, differentiators: ['sem açúcar', 'feito no Brasil'] };
  const request = { pack: pt, language: 'pt', product: 'Vitalmax', sheet } as const;

  it.each([
    ['titles', /sem juros|parcel/iu, 2],
    ['titles', /(?<!\p{L})kits?(?!\p{L})/iu, 1],
    ['callouts', /frete/iu, 1],
    ['descriptions', /garantia/iu, 1],
  ] as const)('%s speak of %s at most %i times', (type, subject, most) => {
    expect(listAdTexts(type, request).filter((text) => subject.test(text)).length).toBeLessThanOrEqual(most);
  });

  it('state each difference before anything that is true of every product', () => {
    for (const type of ['titles', 'callouts'] as const)
      expect(listAdTexts(type, request)).toEqual(expect.arrayContaining(['Sem Açúcar', 'Feito no Brasil']));
  });
});

describe('keywords that people type', () => {
  const typed = (sheet: ProductSheet, funnel: 'top' | 'middle' | 'bottom') =>
    listKeywords({
      pack: pt,
      language: 'pt',
      kind: sheet.kind ?? 'nutra',
      funnel,
      product: sheet.name ?? 'Vitalmax',
      sheet,
    })
      .map(({ text }) => text)
      .join('\n');

  it.each<[ProductSheet, 'top' | 'bottom', string[], string[]]>([
    [{ noun: 'cápsulas' }, 'bottom', ['Vitalmax 60 cápsulas'], ['gomas', 'gotas', 'em pó']],
    [{ noun: 'suplemento' }, 'bottom', ['cápsulas', 'gomas', 'gotas', 'em pó'], []],
    [
      { name: 'Travesseiro Nuvem Ortopédico', shortName: 'Travesseiro Nuvem', kind: 'physical' },
      'bottom',
      ['Travesseiro Nuvem preço', 'Travesseiro Nuvem Ortopédico'],
      ['Ortopédico preço'],
    ],
    [
      { niche: 'courses', noun: 'curso', kind: 'digital' },
      'top',
      ['melhor curso online com certificado'],
      ['O que'],
    ],
    [{ niche: 'kitchen', noun: 'liquidificador', kind: 'physical' }, 'top', [], ['faca', 'panela']],
  ])('with %j at the %s', (sheet, funnel, wanted, unwanted) => {
    const lines = typed(sheet, funnel);
    for (const text of wanted) expect(lines).toContain(text);
    for (const text of unwanted) expect(lines).not.toContain(text);
  });
});

describe('a name that is too long for a text', () => {
  const name = 'Travesseiro Nuvem Ortopédico Cervical';
  const titlesWith = (sheet: ProductSheet) =>
    listAdTexts('titles', { pack: pt, language: 'pt', product: name, sheet });

  it.each<[ProductSheet, string]>([
    [{ shortName: 'Travesseiro Nuvem' }, 'Travesseiro Nuvem'],
    [{ spellings: ['travesseiro nuvem cervical', 'Nuvem Cervical'] }, 'Nuvem Cervical'],
  ])('gives way to the short one of %o', (sheet, short) => {
    expect(titlesWith(sheet).filter((title) => title.includes(short)).length).toBeGreaterThanOrEqual(2);
  });

  it('is left out where no short one is known', () => {
    expect(titlesWith({}).filter((title) => title.includes('Travesseiro'))).toEqual([]);
  });
});

describe('the descriptions of an ad', () => {
  it('each state a reason of the sheet, while it has four', () => {
    const sheet: ProductSheet = {
      country: 'BR',
      price: '197.00',
      instalments: { count: 12, interestFree: true },
      shipping: { free: true, days: 7 },
      payments: ['pix', 'card'],
      moneyBackDays: 60,
      differentiators: ['lâmina de aço japonês'],
    };
    expect(listAdTexts('descriptions', { pack: pt, language: 'pt', product: 'Faca Santoku', sheet })).toEqual(
      [
        'Faca Santoku: lâmina de aço japonês. Compre sem sair de casa.',
        'Faca Santoku por R$ 197, em até 12x sem juros e com frete grátis.',
        'Faca Santoku: se não gostar, você tem 60 dias para pedir o dinheiro de volta.',
        'Compre Faca Santoku com Pix ou cartão e receba em até 7 dias.',
      ],
    );
  });
});

describe('the texts that are picked', () => {
  const texts = (type: AdTextType, product: string, sheet: ProductSheet) =>
    listAdTexts(type, { pack: pt, language: 'pt', product, sheet });

  it('name the product in the first title, even when a title without the name states more', () => {
    const sheet: ProductSheet = { kind: 'physical', seller: 'owner', gender: 'f', noun: 'bicicleta' };
    const titles = texts('titles', 'Bicicleta Vento 20', sheet);
    expect(titles[0]).toContain('Bicicleta Vento 20');
    expect(titles).toContain('Compre Direto da Marca');
  });

  it('state a short price, although another title has its small word too', () => {
    const sheet: ProductSheet = {
      country: 'GB',
      price: '49',
      instalments: { count: 12 },
      audience: 'adults',
    };
    const titles = listAdTexts('titles', { pack: en, language: 'en', product: 'GlucoWell', sheet });
    expect(titles).toEqual(expect.arrayContaining(['GlucoWell for £49', 'Made for Adults']));
  });

  it('do not point at a price or a time that other titles state', () => {
    const sheet: ProductSheet = {
      country: 'BR',
      kind: 'physical',
      price: '197',
      shipping: { days: 7 },
      moneyBackDays: 30,
    };
    const titles = texts('titles', 'Vitalmax', sheet).join('\n');
    expect(titles).toContain('R$ 197');
    expect(titles).not.toMatch(/Veja o Preço|Veja Preço|Consulte o Prazo|Veja Quando|Condições/u);
    expect(texts('titles', 'Vitalmax', { kind: 'physical' }).join('\n')).toMatch(/Veja Preço|Veja o Preço/u);
  });

  it('state no reason twice in the descriptions, while there are others', () => {
    const sheet: ProductSheet = {
      country: 'BR',
      kind: 'digital',
      price: '297',
      moneyBackDays: 7,
      digital: { lifetimeAccess: true, updates: true, support: true },
      differentiators: ['aulas curtas'],
    };
    const descriptions = texts('descriptions', 'Doces', sheet).join('\n');
    expect(descriptions.match(/vitalício/gu)).toHaveLength(1);
    expect(descriptions).toContain('suporte para as suas dúvidas e atualizações incluídas');
  });

  it('say who it is for beside what is different', () => {
    const sheet: ProductSheet = {
      kind: 'physical',
      differentiators: ['monta em 3 minutos'],
      audience: 'famílias',
    };
    expect(texts('descriptions', 'Tenda Serra', sheet)).toContain(
      'Tenda Serra: monta em 3 minutos. Ideal para famílias.',
    );
  });
});

describe('a text that needs a fact', () => {
  const guarantee = '[owner] Garantia da Loja | Garantia\nGarantia de {DIAS_GARANTIA} Dias | Leia a Garantia';
  const { common: made } = textsByKind({ common: { guarantee }, nutra: {}, physical: {}, digital: {} });
  const first = (sheet: ProductSheet, at: number) =>
    variantsOf(made[at]?.variants ?? [], 30, readFacts('X', sheet, pt, 'pt'))[0]?.text;

  it('is left out when the fact is unknown', () => {
    expect(first({}, 0)).toBeUndefined();
    expect(first({ seller: 'affiliate' }, 0)).toBeUndefined();
    expect(first({ seller: 'owner' }, 0)).toBe('Garantia da Loja');
  });

  it('is replaced by a wording that needs fewer facts', () => {
    expect(first({}, 1)).toBe('Leia a Garantia');
    expect(first({ guaranteeDays: 30 }, 1)).toBe('Garantia de 30 Dias');
  });
});

describe('the texts of an ad', () => {
  it('differ, state the facts, and contain the name at most six times', () => {
    const request = { pack: pt, language: 'pt', product: 'Vitalmax', sheet: fullSheet } as const;
    const { titles, descriptions } = assembleAd(request, { withKeywordInsertion: false });
    expect([new Set(titles).size, new Set(descriptions).size]).toEqual([15, 4]);
    expect(titles.filter((text) => text.includes('Vitalmax')).length).toBeLessThanOrEqual(6);
    const mean = titles.reduce((sum, text) => sum + adTextWidth(text), 0) / titles.length;
    expect(mean).toBeGreaterThanOrEqual(24);
    expect(titles.join('\n')).toMatch(/90 Dias/);
  });

  it('may contain one keyword insertion, with the name or another title as its default', () => {
    const titlesOf = (product: string, sheet: ProductSheet) =>
      assembleAd({ pack: pt, language: 'pt', product, sheet }, { withKeywordInsertion: true }).titles;
    expect(titlesOf('Vitalmax', {})[0]).toBe('{KeyWord:Vitalmax}');
    expect(titlesOf('V'.repeat(40), {})[0]).toMatch(/^\{KeyWord:(?!VVV)[^}]+\}$/);
    expect(titlesOf('脂'.repeat(18), {})[0]).toMatch(/^\{KeyWord:(?!脂)[^}]+\}$/); // 36 cells wide
    expect(titlesOf('Vitalmax', { brandBidding: 'forbidden' }).join('')).not.toContain('KeyWord');
    expect(titlesOf('Vitalmax', {})).toHaveLength(15);
  });

  it('are replaced by the next wording or another text, never by one that is already shown', () => {
    const request = { pack: pt, language: 'pt', product: 'Vitalmax', sheet: {} } as const;
    const all = slotsOf('titles', request);
    const shown = listAdTexts('titles', request);
    let text: string | null = shown[0] ?? '';
    const seen = [...shown];
    for (let times = 0; times < 10 && text !== null; times += 1) {
      text = suggestAnother(all, { text, shown: seen, limit: adLimits.title, wording: wordingOf(request) });
      expect(seen).not.toContain(text);
      if (text !== null) seen.push(text);
    }
    expect(seen.length).toBe(shown.length + 10);
  });

  it.each(['titles', 'descriptions', 'callouts', 'promotions', 'sitelinks'] as const)(
    'of %s are replaced by another text that the list does not contain',
    (type) => {
      const request = { pack: pt, language: 'pt', product: 'Vitalmax', sheet: fullSheet } as const;
      const shown = (
        type === 'sitelinks' ? listSitelinks(request) : listAdTexts(type, request).map((text) => ({ text }))
      ).map((item) => ({ ...item }));
      const [first] = shown;
      const another = first && suggestItem(type, { item: first, shown }, request);
      expect(shown.map(({ text }) => text)).not.toContain(another?.['text']);
      expect(Object.keys(another ?? {})).toEqual(Object.keys(first ?? {}));
    },
  );

  it('are uncut and within their limits for any name and any facts', () => {
    const sheets = fc.record(
      {
        kind: fc.constantFrom('nutra', 'physical'),
        country: fc.constantFrom('BR', 'PT', 'MX', 'AR', 'US', 'GB'),
        seller: fc.constantFrom('owner', 'affiliate'),
        niche: fc.constantFrom(...niches.map(({ id }) => id)),
        price: fc.constantFrom('9.90', '1297.00'),
        guaranteeDays: fc.integer({ min: 1, max: 3650 }),
        kits: fc.array(fc.integer({ min: 2, max: 100 }), { maxLength: 4 }),
        payments: fc.subarray(['pix', 'card', 'boleto', 'paypal', 'cash_on_delivery']),
        contents: fc.array(
          fc
            .string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
            .filter((text) => !/[{}]/.test(text)),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    );
    const packs = fc.constantFrom(['pt', pt] as const, ['en', en] as const, ['es', es] as const);
    const names = fc.constantFrom(
      'Vitalmax',
      'Vitalis Maxi',
      'Massageador Portátil',
      'Massageador Portátil Pro',
      'Massageador Elétrico Portátil8',
    );
    fc.assert(
      fc.property(packs, names, sheets, ([language, pack], product, sheet) => {
        // The generated record has the sheet's types, but fast-check widens the literals.
        const request = { pack, language, product, sheet: sheet as ProductSheet };
        const titles = listAdTexts('titles', request);
        expect(titles.length).toBeGreaterThanOrEqual(13);
        expect(titles.filter((text) => adTextWidth(text) > adLimits.title)).toEqual([]);
        expect(titles.filter((text) => /\{[A-Z_]+\}/.test(text))).toEqual([]);
        const wording = wordingOf(request);
        const made = slotsOf('titles', request).flatMap(({ variants }) =>
          variantsOf(variants, adLimits.title, wording).map(({ text }) => text),
        );
        expect(titles.filter((text) => !made.includes(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('keywords', () => {
  const request = {
    pack: pt,
    language: 'pt',
    kind: 'nutra',
    funnel: 'bottom',
    product: 'vitalmax',
    sheet: {},
  } as const;
  const textsOf = (sheet: ProductSheet) => listKeywords({ ...request, sheet }).map(({ text }) => text);

  it("contain the words of the campaign's market only", () => {
    const market = /mercado livre|brasil|drogasil|pix|reclame aqui|worten|portugal/;
    expect(textsOf({}).filter((text) => market.test(text))).toEqual([]);
    expect(textsOf({ country: 'BR' })).toEqual(
      expect.arrayContaining([
        'vitalmax mercado livre',
        'vitalmax drogasil',
        'vitalmax brasil',
        'vitalmax pix',
      ]),
    );
    expect(textsOf({ country: 'PT' }).filter((text) => /mercado livre|brasil|pix|frete/.test(text))).toEqual(
      [],
    );
    expect(textsOf({ country: 'PT' })).toContain('vitalmax portes grátis');
  });

  it('start with the bare name and include the official page', () => {
    expect(textsOf({})[0]).toBe('vitalmax');
    expect(textsOf({})).toContain('vitalmax site oficial');
  });

  it('exclude a forbidden brand, which becomes a negative', () => {
    const sheet: ProductSheet = { name: 'Vitalmax', brandBidding: 'forbidden' };
    expect(textsOf(sheet)).toEqual([]);
    expect(listNegatives(pt, {}, sheet)).toContain('"vitalmax"');
  });

  it.each([
    ['vitalmax', 'name'],
    ['[comprar vitalmax]', 'buy'],
    ['"Vitalmax Preço"', 'price'],
    ['vitamax', 'misspelling'],
    ['o que é bom para vitalmax', 'problem'],
    ['outra coisa', null],
    ['vitalmax outra coisa', null],
    ['comprarvitalmax', null],
  ] as const)('%s has the intent %s', (text, intent) => {
    expect(intentFinder(pt, 'vitalmax')(text)).toBe(intent);
  });

  it("have no negative that blocks the product's name", () => {
    expect(listNegatives(pt, {}, {})).toContain('molde');
    expect(listNegatives(pt, {}, { name: 'Cinta Molde Fit' })).not.toContain('molde');
    expect(listNegatives(pt, { groups: ['marketplaces'], withNiche: true }, { niche: 'hair' })).toEqual(
      expect.arrayContaining(['shopee', 'minoxidil']),
    );
  });

  it('have negatives with their own match type, or with one for all', () => {
    const jobs = listNegatives(pt, { groups: ['jobs'] }, {});
    expect(new Set(jobs.map((line) => line.at(0)))).toContain('"');
    const exact = listNegatives(pt, { groups: ['jobs'], matchType: 'exact' }, {});
    expect(exact).toHaveLength(jobs.length);
    expect(exact.every((line) => /^\[[^[\]"]+\]$/u.test(line))).toBe(true);
  });

  it('have a forbidden brand and its spellings as negatives', () => {
    const sheet: ProductSheet = { name: 'Vitalmax', spellings: ['Vital Max'], brandBidding: 'forbidden' };
    expect(listNegatives(pt, { groups: [] }, sheet)).toEqual(['"vitalmax"', '"vital max"']);
  });
});

describe('misspellings', () => {
  it.each([
    ['Vitalis Max', 'vitalismax'],
    ['Prostaphyx', 'prostafyx'],
    ['Glucotrust', 'gluco trust'],
    ['Colágeno', 'kolágeno'],
  ])('of %s include %s', (name, typed) => expect(misspellings(name)).toContain(typed));

  it('are at most twelve, without duplicates and without the name itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zãéíóç]{3,14}( [a-zA-Z]{3,10})?$/), (name) => {
        const wrong = misspellings(name);
        expect(wrong.length).toBeLessThanOrEqual(12);
        expect(new Set(wrong).size).toBe(wrong.length);
        expect(wrong).not.toContain(name.toLowerCase());
      }),
    );
  });

  it('of names in other scripts only join the words', () => {
    expect(misspellings('ビタ マックス')).toEqual(['ビタマックス']);
    expect(misspellings('Витал')).toEqual([]);
  });
});

describe('checkProblem for the top of the funnel', () => {
  it.each([
    ['emagrecer', pt, {}, 'verb'],
    ['dormir melhor', pt, {}, 'verb'],
    ['queda de cabelo', pt, {}, null],
    ['mal-estar', pt, {}, null],
    ['Vitalmax', pt, { name: 'Vitalmax' }, 'product'],
    ['lose weight', en, {}, 'verb'],
    ['weight gain', en, {}, null],
    ['adelgazar', es, {}, 'verb'],
    ['mujer', es, {}, null],
  ] as const)('%s', (typed, pack, sheet, found) => {
    expect(checkProblem(typed, pack.verbs, sheet)).toBe(found);
  });
});

describe("the intent of a keyword with a market's words", () => {
  it.each([
    ['vitalis max mercado livre', 'marketplace'],
    ['vitalis max reclame aqui', 'complaint'],
    ['vitalis max drogasil', 'pharmacy'],
  ])('%s: %s', (keyword, intent) => {
    const listed = listKeywords({
      pack: pt,
      language: 'pt',
      kind: 'nutra',
      funnel: 'bottom',
      product: 'Vitalis Max',
      sheet: { country: 'BR' },
    });
    expect(listed.map(({ text }) => text.toLowerCase())).toContain(keyword);
    expect(intentFinder(pt, 'Vitalis Max')(keyword)).toBe(intent);
  });
});
