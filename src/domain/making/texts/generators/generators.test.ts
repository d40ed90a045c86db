import { describe, expect, it } from 'vitest';
import { assetModels, type Item } from '#domain/ads/asset-models.ts';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { adLimits } from '#domain/ads/limits.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { noTexts } from '../built-in-texts.ts';
import { exportText } from '../exports.ts';
import { emptyTemplateStores } from '../templates.ts';
import type { GenerateProblem, Generated, GeneratorInput, TemplateSources } from './define-generator.ts';
import { generators } from './index.ts';
import { addItems, parseItems, readItems } from './read-items.ts';

const input: GeneratorInput = {
  listKey: 'nutra',
  product: 'Vitalmax',
  language: 'pt',
  funnel: 'bottom',
  match: 'broad',
};

const level = (...templates: string[]) => ({ strategy: '', example: '', templates });
const builtIn = {
  ...noTexts,
  keywords: {
    nutra: {
      top: level('o que é bom para [problema]', 'aaa e [problema]'),
      middle: level('aaa funciona'),
      bottom: level('comprar aaa', 'aaa preço', '[problema] aaa'),
    },
  },
  negativeKeywords: ['Grátis', 'PDF', ' grátis ', 'ÁGUA', ''],
  titles: ['Compre {NOME_PRODUTO}', '{NOME_PRODUTO} e {NOME_PRODUTO}'],
  descriptions: ['Peça {NOME_PRODUTO} na loja'],
  sitelinks: [
    { text: 'Comprar {NOME_PRODUTO}', desc1: '{NOME_PRODUTO} em kits', desc2: 'Veja {NOME_PRODUTO}' },
  ],
  callouts: ['{NOME_PRODUTO} original'],
  promotions: ['Kit {NOME_PRODUTO}'],
};
const sources: TemplateSources = { stores: emptyTemplateStores, builtIn };
const nothing: TemplateSources = { stores: emptyTemplateStores, builtIn: noTexts };
const productKinds = ['titles', 'descriptions', 'sitelinks', 'callouts', 'promotions'] as const;

function run(kind: AssetType, changes: Partial<GeneratorInput> = {}, from = sources): Generated {
  return generators[kind].generate({ ...input, ...changes }, from);
}

function textsOf(generated: Generated): (string | undefined)[] {
  return generated.ok ? generated.items.map(({ text }) => text) : [generated.problem];
}

it.each(assetTypes)('%s: the table has it under its own name, and its first column is the text', (kind) => {
  expect(generators[kind].kind).toBe(kind);
  expect(assetModels[kind].columns[0].key).toBe('text');
});

describe('missing inputs', () => {
  it.each<[AssetType, Partial<GeneratorInput>, GenerateProblem]>([
    ['keywords', { listKey: '' }, 'missing_fields'],
    ['keywords', { product: '' }, 'missing_fields'],
    ['keywords', { product: ' \u00A0\t' }, 'missing_fields'],
    ['keywords', { language: '' }, 'missing_fields'],
    ['keywords', { funnel: '' }, 'missing_fields'],
    ['keywords', { listKey: 'custom_1' }, 'unknown_list'],
    ['keywords', { listKey: 'custom_1', funnel: '' }, 'missing_fields'],
    ['keywords', { listKey: 'produtos-fisicos' }, 'no_templates'],
    ['negative_keywords', { language: '' }, 'missing_language'],
    ...productKinds.flatMap((kind): [AssetType, Partial<GeneratorInput>, GenerateProblem][] => [
      [kind, { product: '' }, 'missing_product'],
      [kind, { product: '  ' }, 'missing_product'],
      [kind, { product: '', language: '' }, 'missing_product'],
      [kind, { language: '' }, 'missing_language'],
    ]),
  ])('%s without %o: %s', (kind, changes, problem) => {
    expect(run(kind, changes)).toEqual({ ok: false, problem });
  });

  it.each(assetTypes)('%s without templates give an error', (kind) => {
    expect(run(kind, {}, nothing)).toEqual({ ok: false, problem: 'no_templates' });
  });

  it.each<[AssetType, Partial<GeneratorInput>]>([
    ['negative_keywords', { language: 'pt' }],
    ...productKinds.map((kind): [AssetType, Partial<GeneratorInput>] => [
      kind,
      { product: 'Vitalmax', language: 'pt' },
    ]),
  ])('%s needs only %o', (kind, needed) => {
    const blank = { listKey: '', product: '', language: '', funnel: '' } as const;
    expect(run(kind, { ...blank, ...needed })).toEqual(run(kind));
    expect(run(kind, { ...blank, ...needed }).ok).toBe(true);
  });
});

describe('keywords', () => {
  it.each<[MatchType, string[]]>([
    ['broad', ['comprar Vitalmax', 'Vitalmax preço', '[problema] Vitalmax']],
    ['phrase', ['"comprar Vitalmax"', '"Vitalmax preço"', '"[problema] Vitalmax"']],
    ['exact', ['[comprar Vitalmax]', '[Vitalmax preço]', '[[problema] Vitalmax]']],
  ])('%s', (match, expected) => {
    expect(textsOf(run('keywords', { match }))).toEqual(expected);
  });

  it.each([
    ['Vitalmax', undefined],
    [' Vitalmax ', undefined],
    ['Vitalmax! (60 Caps)', ['name_cleaned']],
    ['Vitalmax®', ['name_cleaned']],
  ])('of %j report whether the name lost refused characters: %j', (product, notices) => {
    const generated = run('keywords', { product });
    expect(generated.ok ? generated.notices : generated).toEqual(notices);
  });

  it('of the top of the nutra funnel contain the problem, and keep aaa unchanged', () => {
    expect(textsOf(run('keywords', { funnel: 'top', product: 'queda de cabelo' }))).toEqual([
      'o que é bom para queda de cabelo',
      'aaa e queda de cabelo',
    ]);
  });

  it('of the top of any other list contain the product', () => {
    const top = level('melhor aaa', '[problema] aaa');
    const from = {
      ...sources,
      builtIn: { ...builtIn, keywords: { 'produtos-fisicos': { top, middle: top, bottom: top } } },
    };
    expect(textsOf(run('keywords', { listKey: 'produtos-fisicos', funnel: 'top' }, from))).toEqual([
      'melhor Vitalmax',
      '[problema] Vitalmax',
    ]);
  });

  it("use a person's own templates instead of the built-in ones, also in an own list", () => {
    const stores = {
      ...emptyTemplateStores,
      keywordLists: [...emptyTemplateStores.keywordLists, { key: 'custom_1', name: 'Minha' }],
      keywords: { pt: { nutra: { bottom: level('pedir aaa') }, custom_1: { top: level('aaa aaa') } } },
    };
    expect(textsOf(run('keywords', {}, { stores, builtIn }))).toEqual(['pedir Vitalmax']);
    expect(textsOf(run('keywords', { listKey: 'custom_1', funnel: 'top' }, { stores, builtIn }))).toEqual([
      'Vitalmax Vitalmax',
    ]);
    expect(textsOf(run('keywords', { listKey: 'custom_1' }, { stores, builtIn }))).toEqual(['no_templates']);
  });

  it('are trimmed, unique, never empty, and not cut', () => {
    const long = 'b'.repeat(adLimits.keyword + 1);
    const bottom = level(' comprar aaa ', 'comprar aaa', '', '   ', long);
    const from = {
      ...sources,
      builtIn: { ...builtIn, keywords: { nutra: { ...builtIn.keywords.nutra, bottom } } },
    };
    expect(textsOf(run('keywords', { match: 'exact' }, from))).toEqual(['[comprar Vitalmax]', `[${long}]`]);
  });
});

describe('negative keywords', () => {
  it('are in lower case, trimmed and unique', () => {
    expect(textsOf(run('negative_keywords'))).toEqual(['grátis', 'pdf', 'água']);
  });
});

describe("the product's name", () => {
  it.each(['$&', "$1 $$ $` $'", 'Vital$&Max', '{NOME_PRODUTO}', 'aaa', '\\d+', 'Ação & Coração', '日本'])(
    '%s is inserted unchanged into an ad',
    (product) => {
      expect(textsOf(run('callouts', { product }))).toEqual([`${product} original`]);
    },
  );

  it.each([
    ['$&', '$&'],
    ["$1 $$ $` $'", "$1 $$ $ $'"],
    ['{NOME_PRODUTO}', 'NOME_PRODUTO'],
    ['aaa', 'aaa'],
    ['\\d+', 'd+'],
    ['Ação & Coração', 'Ação & Coração'],
    ['日本', '日本'],
    ['Vitalis Max (60 Caps)', 'Vitalis Max 60 Caps'],
  ])('%s loses the characters that Google refuses in a keyword: %s', (product, name) => {
    expect(textsOf(run('keywords', { product }))[0]).toBe(`comprar ${name}`);
    expect(textsOf(run('keywords', { product, funnel: 'top' }))[0]).toBe(`o que é bom para ${name}`);
  });

  it('is trimmed and inserted in every place of every field', () => {
    expect(textsOf(run('titles', { product: ' Max ' }))).toEqual(['Compre Max', 'Max e Max']);
    expect(run('sitelinks', { product: 'Max' })).toEqual({
      ok: true,
      items: [{ text: 'Comprar Max', desc1: 'Max em kits', desc2: 'Veja Max' }],
    });
  });
});

describe('texts over the limit', () => {
  const long = 'ç'.repeat(100);
  it.each([
    ['titles', `Compre ${'ç'.repeat(23)}`],
    ['descriptions', `Peça ${'ç'.repeat(85)}`],
    ['callouts', 'ç'.repeat(25)],
    ['promotions', `Kit ${'ç'.repeat(16)}`],
    ['sitelinks', `Comprar ${'ç'.repeat(17)}`],
  ] as const)('%s', (kind, first) => {
    expect(textsOf(run(kind, { product: long }))[0]).toBe(first);
  });

  it("of a sitelink's descriptions are cut to 35", () => {
    expect(run('sitelinks', { product: long })).toMatchObject({
      items: [{ desc1: 'ç'.repeat(35), desc2: `Veja ${'ç'.repeat(30)}` }],
    });
  });

  it('that become equal by the cut appear once', () => {
    const from = {
      ...sources,
      builtIn: { ...builtIn, callouts: ['{NOME_PRODUTO} um', '{NOME_PRODUTO} dois'] },
    };
    expect(textsOf(run('callouts', { product: long }, from))).toEqual(['ç'.repeat(25)]);
  });
});

describe('parsing pasted text', () => {
  it.each<[AssetType, string, Item[]]>([
    ['keywords', ' [Comprar X] \n\n"x"\r\nx', [{ text: '[Comprar X]' }, { text: '"x"' }, { text: 'x' }]],
    ['keywords', 'k'.repeat(81), [{ text: 'k'.repeat(81) }]],
    ['negative_keywords', 'k'.repeat(81), [{ text: 'k'.repeat(81) }]],
    ['negative_keywords', 'GRÁTIS\nÁgua\ngrátis', [{ text: 'grátis' }, { text: 'água' }, { text: 'grátis' }]],
    ['titles', `${'á'.repeat(29)}\n${'á'.repeat(31)}`, [{ text: 'á'.repeat(29) }, { text: 'á'.repeat(30) }]],
    ['promotions', '日'.repeat(11), [{ text: '日'.repeat(10) }]],
    ['descriptions', ' \n\t\n', []],
  ])('%s: %j', (kind, text, items) => {
    expect(parseItems(kind, text)).toEqual(items);
  });

  it('readItems cuts nothing', () => {
    expect(readItems('titles', 'á'.repeat(31))).toEqual([{ text: 'á'.repeat(31) }]);
  });
});

describe('adding by hand', () => {
  const sitelink = { text: 'a', desc1: 'b', desc2: '' };
  it.each<[string, AssetType, Item[], Item[], Item[]]>([
    ['after those there are', 'titles', [{ text: 'a' }], [{ text: 'b' }], [{ text: 'a' }, { text: 'b' }]],
    [
      'each once',
      'titles',
      [{ text: 'a' }],
      [{ text: 'a' }, { text: 'b' }, { text: 'b' }],
      [{ text: 'a' }, { text: 'b' }],
    ],
    [
      'accents make another, case does not',
      'titles',
      [{ text: 'X x' }],
      [{ text: 'x x' }, { text: 'x á' }],
      [{ text: 'X x' }, { text: 'x á' }],
    ],
    [
      'keywords that Google takes as one are one',
      'keywords',
      [{ text: 'X x' }, { text: 'x x' }, { text: 'anti-idade' }],
      [{ text: 'x X' }, { text: 'Anti idade' }, { text: '[x x]' }],
      [{ text: 'X x' }, { text: 'anti-idade' }, { text: '[x x]' }],
    ],
    ['to an empty list', 'titles', [], [{ text: 'a' }], [{ text: 'a' }]],
    [
      'sitelinks differ by any column',
      'sitelinks',
      [sitelink],
      [sitelink, { text: 'a', desc1: '', desc2: 'b' }],
      [sitelink, { text: 'a', desc1: '', desc2: 'b' }],
    ],
  ])('%s', (_, kind, items, added, expected) => {
    expect(addItems(kind, items, added)).toEqual(expected);
  });

  it('gives the selected match type to keywords without brackets or quotes', () => {
    expect(parseItems('keywords', 'comprar x\n"y"\n[z]', 'exact')).toEqual([
      { text: '[comprar x]' },
      { text: '"y"' },
      { text: '[z]' },
    ]);
    expect(parseItems('negative_keywords', 'grátis', 'exact')).toEqual([{ text: 'grátis' }]);
  });

  it('a spreadsheet wrote in quotes as in its cells', () => {
    const lines = '"""vita max"""\n"vita"\n[vita]\n"Kit ""novo"" hoje"';
    expect(parseItems('keywords', lines).map(({ text }) => text)).toEqual([
      ...['"vita max"', '"vita"', '[vita]', 'Kit "novo" hoje'],
    ]);
  });

  it.each(['"vita max"', '"""vita max"""', '""""""', '"a""b"', 'Kit "novo" hoje'])(
    'our own file keeps the quotes of %s',
    (text) => {
      expect(parseItems('descriptions', exportText('descriptions', [{ text }]))).toEqual([{ text }]);
    },
  );
});
