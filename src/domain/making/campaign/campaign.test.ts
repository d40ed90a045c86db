import { describe, expect, it } from 'vitest';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { MAX_ASSET_ITEMS } from './asset-limits.ts';
import { assetSchema, campaignEditSchema, campaignExport, campaignSchema } from './campaign.ts';

const blank = {
  notes: null,
  platform: null,
  niche: null,
  country: null,
  commission: null,
  productPrice: null,
  currency: 'BRL',
};
const whole = {
  name: 'a',
  notes: 'n',
  platform: 'p',
  niche: 'ação',
  country: 'Brasil',
  commission: '0.01',
  productPrice: '9999999999.99',
  currency: 'USD',
  createdAt: '2026-11-21T10:00:00-03:00',
};

function firstProblem(
  schema: typeof campaignSchema | typeof assetSchema,
  value: unknown,
): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('campaignSchema', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a name alone', { name: ' Verão 日本 ' }, { ...blank, name: 'Verão 日本' }],
    ['blank boxes', { name: 'a', notes: ' ', niche: '', country: '\t' }, { ...blank, name: 'a' }],
    ['nulls', { name: 'a', ...blank }, { ...blank, name: 'a' }],
    ['everything', { ...whole, notes: ' n ' }, whole],
    [
      'the longest',
      { name: 'n'.repeat(120), notes: 'x'.repeat(5000), niche: 'y'.repeat(80) },
      { ...blank, name: 'n'.repeat(120), notes: 'x'.repeat(5000), niche: 'y'.repeat(80) },
    ],
  ])('%s', (_, value, parsed) => {
    expect(campaignSchema.parse(value)).toEqual(parsed);
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'Dê um nome à campanha.'],
    [{ name: ' \u00A0 ' }, 'Dê um nome à campanha.'],
    [{ name: 5 }, 'Dê um nome à campanha.'],
    [{ name: 'n'.repeat(121) }, 'Nome: use no máximo 120 caracteres.'],
    [{ name: 'a', notes: 'x'.repeat(5001) }, 'Anotações: use no máximo 5000 caracteres.'],
    [{ name: 'a', platform: 'x'.repeat(81) }, 'Plataforma: use no máximo 80 caracteres.'],
    [{ name: 'a', niche: 'x'.repeat(81) }, 'Nicho: use no máximo 80 caracteres.'],
    [{ name: 'a', country: 'x'.repeat(81) }, 'País: use no máximo 80 caracteres.'],
    [{ name: 'a', commission: '1,50' }, 'Comissão: use um valor como 1234.56.'],
    [{ name: 'a', commission: '-1' }, 'Comissão: use um valor como 1234.56.'],
    [{ name: 'a', commission: '1.234' }, 'Comissão: use um valor como 1234.56.'],
    [{ name: 'a', productPrice: '10000000000.00' }, 'Preço do produto: use um valor como 1234.56.'],
    [{ name: 'a', currency: 'reais' }, 'Moeda: use um código como BRL.'],
    [{ name: 'a', createdAt: '21/11/2026' }, 'Data inválida.'],
    [{ name: 'a', createdAt: '2026-11-21' }, 'Data inválida.'],
    [{ name: 'a', createdAt: '2026-02-30T10:00:00Z' }, 'Data inválida.'],
  ])('%j: %s', (value, message) => {
    expect(firstProblem(campaignSchema, value)).toBe(message);
  });

  it.each(['id', 'userId', 'user_id', 'assets', 'version'])('refuses the field %s', (field) => {
    expect(campaignSchema.safeParse({ name: 'a', [field]: 1 }).success).toBe(false);
  });

  it.each([
    [1, true],
    [0, false],
    [1.5, false],
    ['1', false],
    [undefined, false],
  ])('an edit based on version %j: %s', (version, expected) => {
    expect(campaignEditSchema.safeParse({ name: 'a', version }).success).toBe(expected);
  });
});

describe('assetSchema', () => {
  const sitelink = { text: 'a', desc1: '', desc2: '' };
  const limits: [AssetType, number][] = [
    ['titles', 30],
    ['descriptions', 90],
    ['callouts', 25],
    ['promotions', 20],
  ];

  it.each(limits)('%s accepts up to %i cells, and wide characters count two', (assetType, limit) => {
    for (const fits of [
      'ç'.repeat(limit - 1),
      'ç'.repeat(limit),
      '日'.repeat(Math.floor(limit / 2)),
      'ã'.normalize('NFD').repeat(limit),
    ])
      expect(firstProblem(assetSchema, { assetType, content: [fits] })).toBeUndefined();
    for (const over of ['ç'.repeat(limit + 1), '日'.repeat(Math.floor(limit / 2) + 1)])
      expect(firstProblem(assetSchema, { assetType, content: [over] })).toBe(
        `Há um item com mais de ${limit} caracteres.`,
      );
  });

  it('a tag, which counts as what it shows, is no longer than any other text', () => {
    const tag = (length: number) => `{=COUNTDOWN(${'9'.repeat(length - 14)})}`;
    const titles = (text: string) => ({ assetType: 'titles', content: [text] });
    const sitelinks = (desc2: string) => ({
      assetType: 'sitelinks',
      content: [{ text: 'Kits', desc1: '', desc2 }],
    });
    for (const list of [titles, sitelinks]) {
      expect(firstProblem(assetSchema, list(tag(500)))).toBeUndefined();
      expect(firstProblem(assetSchema, list(tag(501)))).toBe('Há um item com mais de 500 caracteres.');
    }
  });

  it.each(['keywords', 'negative_keywords'] as const)('%s accepts up to 500 characters', (assetType) => {
    expect(firstProblem(assetSchema, { assetType, content: ['k'.repeat(500)] })).toBeUndefined();
    expect(firstProblem(assetSchema, { assetType, content: ['k'.repeat(501)] })).toBe(
      'Há um item com mais de 500 caracteres.',
    );
  });

  it.each<[unknown, string | undefined]>([
    [{ ...sitelink, text: 'á'.repeat(25), desc1: 'é'.repeat(35), desc2: 'í'.repeat(35) }, undefined],
    [{ ...sitelink, text: '日'.repeat(12) }, undefined],
    [{ ...sitelink, text: '日'.repeat(13) }, 'Há um sitelink com mais de 25 caracteres no texto.'],
    [{ ...sitelink, text: 'á'.repeat(26) }, 'Há um sitelink com mais de 25 caracteres no texto.'],
    [{ ...sitelink, desc1: 'é'.repeat(36) }, 'Há um sitelink com mais de 35 caracteres em uma descrição.'],
    [{ ...sitelink, desc2: 'í'.repeat(36) }, 'Há um sitelink com mais de 35 caracteres em uma descrição.'],
    [{ ...sitelink, text: ' ' }, 'Há um sitelink sem texto.'],
  ])('sitelinks: %j: %s', (item, message) => {
    expect(firstProblem(assetSchema, { assetType: 'sitelinks', content: [item] })).toBe(message);
  });

  it.each(assetTypes)('%s accepts 1 to 10,000 items of the right shape', (assetType) => {
    const item = assetType === 'sitelinks' ? sitelink : 'a';
    const other = assetType === 'sitelinks' ? 'a' : sitelink;
    const check = (content: unknown) => firstProblem(assetSchema, { assetType, content });
    expect(check(Array<unknown>(MAX_ASSET_ITEMS).fill(item))).toBeUndefined();
    expect(check(Array<unknown>(MAX_ASSET_ITEMS + 1).fill(item))).toBe(
      'A lista passa de 10.000 itens. Divida em listas menores.',
    );
    expect(check([])).toBe('A lista está vazia.');
    expect(check('a')).toBe('O conteúdo precisa ser uma lista.');
    for (const wrong of [other, 1, null, { ...sitelink, more: 'x' }])
      expect(check([item, wrong])).toBeDefined();
  });

  it('trims texts and refuses a text of blanks', () => {
    const titles = (content: string[]) => ({ assetType: 'titles', content });
    expect(firstProblem(assetSchema, titles(['a', '  ']))).toBe('Há um item vazio na lista.');
    expect(assetSchema.parse(titles([' a ']))).toMatchObject(titles(['a']));
  });

  it('stores the generator inputs that are known', () => {
    const keywords = (about: object) => ({ assetType: 'keywords', content: ['a'], ...about });
    const unknown = { product: null, language: null, funnel: null, matchType: null };
    expect(assetSchema.parse(keywords({}))).toMatchObject({ name: null, origin: unknown });
    const origin = { product: 'VitalMax', language: 'fil', funnel: 'top', matchType: 'exact' };
    expect(assetSchema.parse(keywords({ name: ' Topo ', origin }))).toMatchObject({ name: 'Topo', origin });
    expect(assetSchema.parse(keywords({ origin: { product: ' ' } }))).toMatchObject({ origin: unknown });
    for (const [wrong, message] of [
      [{ name: 'n'.repeat(81) }, 'Nome da lista: use no máximo 80 caracteres.'],
      [{ origin: { language: 'xx' } }, 'Idioma desconhecido.'],
      [{ origin: { funnel: 'end' } }, 'Etapa do funil desconhecida.'],
      [{ origin: { matchType: 'any' } }, 'Tipo de correspondência desconhecido.'],
    ] as const)
      expect(firstProblem(assetSchema, keywords(wrong))).toBe(message);
  });

  it.each([['snippets'], [''], [undefined]])('refuses the type %j', (assetType) => {
    expect(firstProblem(assetSchema, { assetType, content: ['a'] })).toBe('Tipo de lista desconhecido.');
  });
});

it('the exported file holds name, notes, date, lists and a sheet that is not empty, but no database fields', () => {
  const asset = { id: 'i', assetType: 'titles' as const, content: ['Ação'] };
  const campaign = {
    ...blank,
    id: 'c',
    version: 3,
    updatedAt: 'later',
    name: 'Verão',
    notes: 'n',
    createdAt: '2026-11-21T10:00:00Z',
  };
  const specified = {
    campaignName: 'Verão',
    notes: 'n',
    createdAt: '2026-11-21T10:00:00Z',
    assets: [{ type: 'titles', content: ['Ação'] }],
  };
  expect(campaignExport({ ...campaign, sheet: {} }, [asset])).toEqual(specified);
  const sheet = { name: 'VitalMax', guaranteeDays: 30 };
  expect(campaignExport({ ...campaign, sheet }, [asset])).toEqual({ ...specified, sheet });
});
