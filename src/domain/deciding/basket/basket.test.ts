import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKeyword, keywordKey, parseKeyword } from '#domain/ads/keyword.ts';
import { negativeBlocks } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { applies } from '#domain/deciding/search-terms/chosen-negative.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { MICROS } from '#domain/shared/money.ts';
import { decodeTable } from '#domain/shared/tables/decode.ts';
import { parseDelimited } from '#domain/shared/tables/delimited.ts';
import {
  addChanges,
  type Change,
  changeSchema,
  type KeywordChange,
  type NegativeChange,
} from '#domain/ads/account-change.ts';
import { groupsOf } from '#domain/deciding/search-terms/ad-groups.ts';
import { applyChanges } from './apply-changes.ts';
import { effectOfChanges } from './changes-effect.ts';
import { blockedKeywords } from './check-changes.ts';
import { narrowChanges } from './narrow-changes.ts';
import { type BasketFiles, writeBasket } from './write-basket.ts';

const term = (text: string, clicks: number, conversions = 0, part: Partial<Term> = {}): Term => ({
  text,
  campaign: 'BR',
  adGroup: 'Topo',
  impressions: clicks * 10,
  clicks,
  costMicros: clicks * MICROS,
  conversions,
  ...part,
});
const group = (name: string, keywords: string[] = [], negatives: string[] = []): DraftGroup => ({
  id: name,
  name,
  position: 1,
  negatives,
  ads: [],
  keywords: keywords.map((text) => ({ text, by: 'hand' })),
});
const draft = (...groups: DraftGroup[]): CampaignDraft => ({ settings: emptySettings, groups });
const negative = (text: string, part: Partial<NegativeChange> = {}): NegativeChange => ({
  kind: 'negative',
  text,
  matchType: 'phrase',
  campaign: 'BR',
  adGroup: null,
  isListed: false,
  ...part,
});
const keyword = (text: string, adGroup: string, part: Partial<KeywordChange> = {}): KeywordChange => ({
  kind: 'keyword',
  text,
  matchType: 'exact',
  campaign: 'BR',
  adGroup,
  ...part,
});
const pause = (text: string, adGroup: string): KeywordChange => keyword(text, adGroup, { kind: 'pause' });
const context = (own: CampaignDraft) => ({ draft: own, own: 'BR', campaigns: ['BR'], currency: 'BRL' });

/** The rows of a written file by column, with their filled cells. */
function rowsOf({ bytes }: { bytes: Uint8Array }): Record<string, string>[] {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) throw new Error(decoded.error);
  const table = parseDelimited(decoded.text, decoded.text.includes('\t') ? '\t' : ',');
  if (!table.ok) throw new Error(table.error);
  const [header, ...rows] = table.rows;
  return rows.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))),
  );
}
const allRows = ({ files }: BasketFiles) => files.flatMap(rowsOf);

describe('a basket', () => {
  it('takes a change of the same thing once, the later one', () => {
    const first = [keyword('kit', 'Fundo'), negative('grátis')];
    expect(addChanges(first, [pause('Kit', 'Fundo'), negative('grátis')])).toEqual([
      pause('Kit', 'Fundo'),
      negative('grátis'),
    ]);
    expect(addChanges(first, [negative('grátis', { adGroup: 'Topo' }), keyword('kit', 'Topo')])).toHaveLength(
      4,
    );
  });

  it.each<Change>([
    negative('a'),
    keyword('a', 'b'),
    pause('a', 'b'),
    { kind: 'text', of: 'titles', from: 'a', to: 'b' },
  ])('reads %j back after a reload', (change) => {
    expect(changeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });
});

describe('the effect of a basket on the past', () => {
  const terms = [
    term('vitalis grátis', 4),
    term('kit vitalis', 9, 3),
    term('kit vitalis', 5, 0, { adGroup: 'Fundo' }),
    term('kit grátis', 2, 1),
  ];

  it.each<[string, Change[], object]>([
    [
      'blocks and names what sold',
      [negative('grátis')],
      { blocked: { terms: 2, clicks: 6, conversions: 1 } },
    ],
    [
      'stays in the ad group',
      [negative('kit vitalis', { adGroup: 'Fundo' })],
      { blocked: { terms: 1, clicks: 5, conversions: 0 }, sold: [] },
    ],
    [
      'promotes a search with all it brought',
      [keyword('kit vitalis', 'Fundo')],
      { promoted: { terms: 1, clicks: 14, conversions: 3 }, blocked: { terms: 0 } },
    ],
    [
      'moves a search that a keyword of the basket serves from now on',
      [keyword('kit vitalis', 'Fundo'), negative('kit vitalis', { matchType: 'exact', adGroup: 'Topo' })],
      { moved: { terms: 1, clicks: 9, conversions: 3 }, blocked: { terms: 0 }, sold: [] },
    ],
    [
      'does not call it moved when a negative of the basket blocks that keyword too',
      [keyword('kit vitalis', 'Fundo'), negative('kit')],
      { moved: { terms: 0 }, promoted: { terms: 0 }, blocked: { terms: 2, conversions: 4 } },
    ],
  ])('%s', (_, changes, expected) => {
    expect(effectOfChanges(changes, terms)).toMatchObject(expected);
  });

  it('tells the part of each change, and what paused keywords brought', () => {
    const performance = { ...keyword('kit', 'Fundo'), ...term('x', 7, 1), text: 'kit', adGroup: 'Fundo' };
    const changes: Change[] = [
      negative('grátis'),
      pause('kit', 'Fundo'),
      { kind: 'text', of: 'titles', from: 'a', to: 'b' },
    ];
    const { each, paused } = effectOfChanges(changes, terms, [performance]);
    expect(each).toMatchObject([{ clicks: 6, conversions: 1 }, { clicks: 7, conversions: 1 }, null]);
    expect(paused).toMatchObject({ clicks: 7 });
  });

  it('a paused keyword brought what it brought itself, in its match type and its place', () => {
    const brought = (clicks: number, other: object = {}) => ({
      ...keyword('kit', 'Fundo'),
      ...term('', clicks),
      text: 'Kit',
      adGroup: 'Fundo',
      ...other,
    });
    const others = [
      brought(2, { matchType: 'broad' }),
      brought(4, { adGroup: 'Topo' }),
      brought(8, { campaign: 'US' }),
      brought(16, { text: 'kit novo' }),
    ];
    const { each, paused } = effectOfChanges([pause('kit', 'Fundo')], [], [brought(1), ...others]);
    expect(each).toMatchObject([{ clicks: 1 }]);
    expect(paused).toMatchObject({ clicks: 1 });
  });

  it('names first what sold most', () => {
    const { sold } = effectOfChanges(
      [negative('kit')],
      [term('kit a', 1, 1), term('kit b', 1, 3), term('kit c', 1), term('kit d', 1, 2)],
    );
    expect(sold.map(({ text }) => text)).toEqual(['kit b', 'kit d', 'kit a']);
  });

  // The search is blocked where it was; the keyword of the basket serves it, unless a negative stops it in its own place.
  it.each<[what: string, own: Change, moved: number]>([
    ['of its ad group', negative('kit', { adGroup: 'Fundo' }), 0],
    ['of its campaign', negative('kit'), 0],
    ['of every campaign', negative('kit', { campaign: null }), 0],
    ['of another ad group', negative('kit', { adGroup: 'Topo' }), 9],
    ['of another campaign', negative('kit', { campaign: 'US' }), 9],
  ])('a keyword is stopped by a negative %s', (_, own, moved) => {
    const blocked = negative('kit vitalis', { matchType: 'exact', adGroup: 'Topo' });
    const changes = [keyword('kit vitalis', 'Fundo'), blocked, own];
    const effect = effectOfChanges(changes, [term('kit vitalis', 9)]);
    expect(effect.moved.clicks).toBe(moved);
    expect(effect.blocked.clicks).toBe(9 - moved);
    expect(effect.each[0]).toMatchObject({ clicks: 9 });
  });

  const words = ['kit', 'vitalis', 'grátis', 'bula'];
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(' '));
  const location = { campaign: fc.constantFrom('BR', 'US'), adGroup: fc.constantFrom('Topo', 'Fundo') };
  const anyTerm = fc
    .record({ text, ...location, clicks: fc.nat(9), conversions: fc.nat(2) })
    .map(({ text: words, clicks, conversions, ...at }) => term(words, clicks, conversions, at));
  const anyChange = fc.oneof(
    fc
      .record({
        text,
        matchType: fc.constantFrom('broad' as const, 'phrase' as const, 'exact' as const),
        campaign: fc.constantFrom(null, 'BR', 'US'),
        adGroup: fc.constantFrom(null, 'Topo', 'Fundo'),
      })
      .map((part) => ({ kind: 'negative' as const, isListed: false, ...part })),
    fc.record({ text, ...location }).map((part) => keyword(part.text, part.adGroup, part)),
  );

  it('never blocks a search that sold without saying so', () => {
    fc.assert(
      fc.property(
        fc.array(anyTerm, { maxLength: 12 }),
        fc.array(anyChange, { maxLength: 6 }),
        (terms, changes) => {
          const { sold, moved } = effectOfChanges(changes, terms);
          const stopped = (text: string, at: { campaign: string; adGroup: string }): boolean =>
            changes.some(
              (change) =>
                change.kind === 'negative' &&
                applies(change, { ...term(text, 0), ...at }) &&
                negativeBlocks(change, text),
            );
          const blocked = terms.filter((each) => each.conversions > 0 && stopped(each.text, each));
          const served = blocked.filter((each) =>
            changes.some(
              (change) =>
                change.kind === 'keyword' && change.text === each.text && !stopped(change.text, change),
            ),
          );
          expect(new Set(sold)).toEqual(new Set(blocked.filter((each) => !served.includes(each))));
          expect(moved.conversions).toBe(
            terms
              .filter((each) => served.includes(each))
              .reduce((sum, { conversions }) => sum + conversions, 0),
          );
        },
      ),
    );
  });
});

describe('the changes in the campaign here', () => {
  const before = draft(group('Topo', ['"vitalis"']), group('Fundo', ['[kit]', '"kit"'], ['usado']));

  it('are made together, and a second time nothing changes', () => {
    const changes: Change[] = [
      negative('grátis'),
      negative('kit vitalis', { matchType: 'exact', adGroup: 'Topo' }),
      negative('golpe', { isListed: true, campaign: null }),
      keyword('kit vitalis', 'Fundo'),
      pause('kit', 'Fundo'),
    ];
    const { draft: after, refused } = applyChanges(before, changes, 'BR');
    expect(refused).toEqual([]);
    expect(after.settings.negatives).toEqual(['"grátis"', '"golpe"']);
    expect(
      after.groups.map(({ keywords, negatives }) => [keywords.map(({ text }) => text), negatives]),
    ).toEqual([
      [['"vitalis"'], ['[kit vitalis]']],
      [['"kit"', '[kit vitalis]'], ['usado']],
    ]);
    expect(applyChanges(after, changes, 'BR').draft).toBe(after);
  });

  // An account may still have keywords with the former modifier, and Google ignores case and hyphens.
  it.each<[KeywordChange, left: string[]]>([
    [keyword('+kit', 'Fundo', { kind: 'pause', matchType: 'broad' }), ['"kit"', '[Kit-Max]']],
    [keyword('kit', 'Fundo', { kind: 'pause', matchType: 'phrase' }), ['+kit', '[Kit-Max]']],
    [pause('kit max', 'Fundo'), ['+kit', '"kit"']],
    [pause('kit max', 'Topo'), ['+kit', '"kit"', '[Kit-Max]']],
    [keyword('kit', 'Fundo', { kind: 'pause', matchType: 'broad' }), ['+kit', '"kit"', '[Kit-Max]']],
  ])('%j stops the keyword that Google means', (change, left) => {
    const old = draft(group('Topo', ['"vitalis"']), group('Fundo', ['+kit', '"kit"', '[Kit-Max]']));
    const { groups } = applyChanges(old, [change], 'BR').draft;
    expect(groups[1]?.keywords.map(({ text }) => text)).toEqual(left);
  });

  it.each<[string, Change, string]>([
    ['an ad group that is not here', keyword('kit', 'Meio'), 'no_group'],
    ['a negative for an ad group that is not here', negative('kit', { adGroup: 'Meio' }), 'no_group'],
    ['a text that Google refuses', keyword('kit, vitalis', 'Fundo'), 'invalid'],
    ['too many words', keyword('a b c d e f g h i j k', 'Fundo'), 'invalid'],
  ])('are refused as a whole for %s', (_, change, why) => {
    expect(applyChanges(before, [negative('grátis'), change], 'BR')).toEqual({
      draft: before,
      refused: [{ change, why }],
      elsewhere: [],
    });
  });

  it('leave out those of other campaigns', () => {
    const change = negative('grátis', { campaign: 'US' });
    expect(applyChanges(before, [change], 'BR')).toEqual({ draft: before, refused: [], elsewhere: [change] });
  });
});

describe('the files of a basket', () => {
  const ad = {
    titles: ['Um', 'Dois', 'Três'].map((text) => ({ text })),
    descriptions: [{ text: 'Primeira' }, { text: 'Segunda' }],
    path1: '',
    path2: '',
    finalUrl: 'https://vitalis.example/',
  };
  const own = {
    ...draft({ ...group('Fundo', ['[kit]']), ads: [ad] }),
    settings: { ...emptySettings, callouts: ['Frete grátis', 'Pix'] },
  };
  const changes: Change[] = [
    negative('grátis', { campaign: null }),
    negative('grátis'),
    negative('como fazer', { matchType: 'exact', adGroup: 'Topo' }),
    keyword('kit vitalis', 'Fundo'),
    keyword('kit', 'Fundo'),
    keyword('kit, já', 'Fundo'),
    pause('velha', 'Fundo'),
    { kind: 'text', of: 'titles', from: 'Dois', to: 'Novo' },
    { kind: 'text', of: 'callouts', from: 'Frete grátis', to: 'Envio rápido' },
    negative('golpe', { isListed: true, campaign: null }),
  ];

  it('hold for Editor one row for each change and nothing else', () => {
    const result = writeBasket(changes, { ...context(own), campaigns: ['BR', 'US'] }, 'editor');
    expect(allRows(result)).toMatchObject([
      {
        Campaign: 'BR',
        'Ad Group': 'Fundo',
        Keyword: 'kit vitalis',
        'Criterion Type': 'Exact',
        Status: 'Enabled',
      },
      { Campaign: 'BR', 'Ad Group': 'Fundo', Keyword: 'velha', 'Criterion Type': 'Exact', Status: 'Paused' },
      { Campaign: 'BR', Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' },
      { Campaign: 'US', Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' },
      { Campaign: 'BR', 'Ad Group': 'Topo', Keyword: 'como fazer', 'Criterion Type': 'Negative Exact' },
      {
        'Ad Group': 'Fundo',
        'Headline 1#Original': 'Um',
        'Headline 2#Original': 'Dois',
        'Headline 2': 'Novo',
      },
      { Campaign: 'BR', 'Callout text#Original': 'Frete grátis', 'Callout text': 'Envio rápido' },
    ]);
    expect(result.listed).toEqual(['"golpe"']);
    expect(result.out.map(({ why }) => why)).toEqual(['known', 'invalid']);
    expect(result.written).toBe(7);
  });

  it('are numbered for the upload in the browser, which changes no texts', () => {
    const result = writeBasket(changes, context(own), 'web');
    expect(result.files.map(({ name }) => name)).toEqual(['1-palavras-chave.csv', '2-negativas.csv']);
    expect(allRows(result)).toMatchObject([
      { 'Row Type': 'Keyword', Action: 'Add', Keyword: 'kit vitalis', Type: 'Exact match' },
      { 'Row Type': 'Keyword', Action: 'Edit', 'Keyword status': 'Paused', Keyword: 'velha' },
      { 'Row Type': 'Negative keyword', Action: 'Add', Level: 'Campaign', 'Negative keyword': 'grátis' },
      { Action: 'Add', Level: 'Ad group', 'Ad group': 'Topo', 'Negative keyword': 'como fazer' },
    ]);
    expect(result.out.map(({ why }) => why)).toEqual([
      ...['known', 'invalid', 'not_in_this_file', 'not_in_this_file'],
    ]);
  });

  it.each<[campaigns: string[], written: string[]]>([
    [
      ['BR', 'US', 'BR', ''],
      ['BR', 'US'],
    ],
    [[''], ['BR']],
    [[], ['BR']],
  ])('of the campaigns %j, a negative of every campaign is written for %j', (campaigns, written) => {
    const every = [negative('grátis', { campaign: null })];
    const rows = allRows(writeBasket(every, { ...context(own), campaigns }, 'editor'));
    expect(rows.map(({ Campaign }) => Campaign)).toEqual(written);
  });

  it('know what an ad group of another campaign has not, and a text that no ad has', () => {
    const elsewhere = keyword('kit', 'Fundo', { campaign: 'US' });
    const nowhere: Change = { kind: 'text', of: 'titles', from: 'Quatro', to: 'Novo' };
    const { out, written } = writeBasket([elsewhere, nowhere], context(own), 'editor');
    expect([out, written]).toEqual([[{ change: nowhere, why: 'not_in_this_file' }], 1]);
  });

  it('say nothing when nothing is left', () => {
    expect(writeBasket([keyword('kit', 'Fundo')], context(own), 'editor').files).toEqual([]);
  });
});

it('a campaign with the imported file is the campaign with the applied basket', () => {
  const words = fc
    .array(fc.constantFrom('kit', 'vitalis', 'grátis', 'bula'), { minLength: 1, maxLength: 2 })
    .map((all) => all.join(' '));
  const matchType = fc.constantFrom('broad' as const, 'phrase' as const, 'exact' as const);
  const written = fc.record({ text: words, matchType });
  const adGroup = fc.constantFrom('Topo', 'Fundo');
  const change = fc.oneof(
    fc
      .record({ text: words, matchType, adGroup: fc.option(adGroup), campaign: fc.constantFrom(null, 'BR') })
      .map((part): Change => negative(part.text, part)),
    fc
      .record({
        text: words,
        matchType,
        adGroup,
        kind: fc.constantFrom('keyword' as const, 'pause' as const),
      })
      .map((part): Change => keyword(part.text, part.adGroup, part)),
  );
  const keywords = fc.array(written.map(formatKeyword), { maxLength: 4 });
  fc.assert(
    fc.property(keywords, keywords, fc.array(change, { maxLength: 8 }), (top, bottom, chosen) => {
      const before = draft(group('Topo', top, bottom), group('Fundo', bottom, top));
      const changes = addChanges([], chosen);
      const file = writeBasket(changes, context(before), 'editor');
      const imported = importRows(stateOf(before), allRows(file));
      expect(imported).toEqual(stateOf(applyChanges(before, changes, 'BR').draft));
    }),
  );
});

/** A campaign as sets of keywords and negatives by place, as Google compares them. */
function stateOf({ settings, groups }: CampaignDraft): Record<string, string[]> {
  const negativeKeys = (texts: readonly string[]) =>
    sorted(texts.map((text) => keywordKey(parseNegativeKeyword(text))));
  return Object.fromEntries([
    ['negatives', negativeKeys(settings.negatives)],
    ...groups.flatMap(({ name, keywords, negatives }) => [
      [`${name} negatives`, negativeKeys(negatives)],
      [`${name} keywords`, sorted(keywords.map(({ text }) => keywordKey(parseKeyword(text))))],
    ]),
  ]) as Record<string, string[]>; // Object.fromEntries loses the types of the entries
}

/** What Editor makes of the rows. */
function importRows(
  state: Record<string, string[]>,
  rows: Record<string, string>[],
): Record<string, string[]> {
  const after = { ...state };
  for (const row of rows) {
    const type = row['Criterion Type'] ?? '';
    const match =
      (['broad', 'phrase', 'exact'] as const).find((each) => type.toLowerCase().endsWith(each)) ?? 'broad';
    const key = keywordKey({ text: row['Keyword'] ?? '', matchType: match });
    const group = row['Ad Group'];
    const list = type.includes('Negative')
      ? group
        ? `${group} negatives`
        : 'negatives'
      : `${group ?? ''} keywords`;
    const others = (after[list] ?? []).filter((each) => each !== key);
    after[list] = sorted(row['Status'] === 'Paused' ? others : [...others, key]);
  }
  return after;
}

const sorted = (keys: readonly string[]): string[] => [...new Set(keys)].sort();

describe('the keywords of the account', () => {
  const groups = groupsOf(
    draft(group('Topo', ['o que é vitalis']), group('Fundo', ['"comprar vitalis"', '[kit vitalis]'])),
    'BR',
    [term('x', 1, 0, { adGroup: 'Da conta' })],
    [{ text: 'bula vitalis', matchType: 'exact', campaign: 'BR', adGroup: 'Da conta' }],
  );

  it('that a negative of the basket blocks are reported, those of the basket too', () => {
    expect(blockedKeywords([negative('kit'), keyword('kit barato', 'Fundo')], groups)).toEqual([
      { negative: '"kit"', keywords: ['[kit vitalis]', '[kit barato]'], count: 2 },
    ]);
    expect(blockedKeywords([negative('kit'), pause('kit vitalis', 'Fundo')], groups)).toEqual([]);
    expect(blockedKeywords([negative('kit', { adGroup: 'Topo' })], groups)).toEqual([]);
  });

  it.each<[what: string, changes: Change[], blocked: string[], count: number]>([
    ['in its own campaign alone', [negative('kit')], ['[kit um]', '[kit dois]'], 2],
    ['in every campaign', [negative('kit', { campaign: null })], ['[kit um]', '[kit dois]', '[kit três]'], 3],
    ['wholly, and none in part', [negative('oferta')], [], 0],
    [
      'though one of the same name is paused elsewhere',
      [negative('kit um'), pause('kit um', 'Topo')],
      ['[kit um]'],
      1,
    ],
    [
      'of the basket, in its campaign',
      [negative('novo'), keyword('novo kit', 'Fundo'), keyword('novo', 'Fundo', { campaign: 'US' })],
      ['[novo kit]'],
      1,
    ],
    [
      'of which five are named',
      [negative('a'), ...[1, 2, 3, 4, 5, 6, 7].map((at) => keyword(`a ${at}`, 'Fundo'))],
      ['[a 1]', '[a 2]', '[a 3]', '[a 4]', '[a 5]'],
      7,
    ],
  ])('a negative blocks keywords %s', (_, changes, blocked, count) => {
    const known = (campaign: string, ...texts: string[]) => ({
      campaign,
      adGroup: 'Fundo',
      isHere: false,
      keywords: texts.map((text) => parseKeyword(text)),
    });
    const both = [known('BR', '[kit um]', '[kit dois]', 'vitalis'), known('US', '[kit três]')];
    const found = blockedKeywords(changes, both);
    expect(found.map(({ keywords }) => keywords)).toEqual(count === 0 ? [] : [blocked]);
    expect(found.map((each) => each.count)).toEqual(count === 0 ? [] : [count]);
  });
});

describe('a conflict is resolved in one click', () => {
  const change = (
    text: string,
    matchType: NegativeChange['matchType'],
    more: Partial<NegativeChange> = {},
  ) => ({
    kind: 'negative' as const,
    text,
    matchType,
    campaign: null,
    adGroup: null,
    isListed: false,
    ...more,
  });
  const kept = [
    { text: 'vitalis frete grátis', campaign: 'BR', adGroup: 'Fundo' },
    { text: 'grátis', campaign: 'BR', adGroup: 'Meio' },
  ];
  it.each<[string, NegativeChange, MatchType | null]>([
    ['broad becomes phrase', change('grátis frete', 'broad'), 'phrase'],
    ['phrase becomes exact', change('frete grátis', 'phrase'), 'exact'],
    ['exact that is a keyword leaves', change('grátis', 'exact'), null],
    ['in another ad group nothing changes', change('grátis', 'exact', { adGroup: 'Fundo' }), 'exact'],
    ['in another campaign nothing changes', change('grátis', 'broad', { campaign: 'US' }), 'broad'],
  ])('%s', (_, negative, matchType) => {
    expect(narrowChanges([negative], kept)).toEqual(matchType === null ? [] : [{ ...negative, matchType }]);
  });
});
