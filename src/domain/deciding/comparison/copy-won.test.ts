import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdGroup, CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { changedParts, openDraft } from '#domain/making/structure/save.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { type CopiedKind, copiedKinds } from './copied-pieces.ts';
import { copyWon } from './copy-won.ts';
import { differencesOf } from './differences.ts';

const ad = (title: string, finalUrl = ''): SearchAd => ({
  titles: [{ text: title }, { text: 'Entrega rápida' }],
  descriptions: [{ text: 'Compre com garantia.' }],
  path1: '',
  path2: '',
  finalUrl,
});
const group = (id: string, changes: Partial<AdGroup> = {}): DraftGroup => ({
  id,
  name: id,
  position: 1,
  keywords: [],
  negatives: [],
  ads: [],
  ...changes,
});
const keywords = (...texts: string[]) => texts.map((text) => ({ text, by: 'list' as const }));
const draft = (
  groups: readonly DraftGroup[],
  settings: Partial<CampaignDraft['settings']> = {},
): CampaignDraft => ({
  groups,
  settings: { ...emptySettings, ...settings },
});
const copy = (from: CampaignDraft, to: CampaignDraft, kinds: readonly CopiedKind[] = copiedKinds) =>
  copyWon(from, to, new Set(kinds), () => 'new');

describe('copying what won', () => {
  it('adds keywords to the group of the same name, and says which exist', () => {
    const from = draft([group('Marca', { keywords: keywords('[kit]', '"kit max"') })]);
    const to = draft([group('marca', { keywords: keywords('[KIT]') }), group('Outro')]);
    const { draft: next, pieces, newGroups } = copy(from, to, ['keywords']);
    expect(pieces).toEqual([{ kind: 'keywords', added: ['"kit max"'], existing: ['[kit]'], noRoom: [] }]);
    expect(next.groups[0]?.keywords.map(({ text }) => text)).toEqual(['[KIT]', '"kit max"']);
    expect(next.groups[1]).toBe(to.groups[1]);
    expect(newGroups).toEqual([]);
  });

  it('adds a group that the target lacks, with its negatives and ads', () => {
    const from = draft([
      group('Preço', { keywords: keywords('preço'), negatives: ['grátis'], ads: [ad('Kit')] }),
    ]);
    const { draft: next, newGroups } = copy(from, draft([group('Marca', { position: 4 })]));
    expect(newGroups).toEqual(['Preço']);
    expect(next.groups[1]).toMatchObject({ id: 'new', name: 'Preço', position: 5, negatives: ['grátis'] });
    expect(next.groups[1]?.ads).toHaveLength(1);
  });

  it('puts no keyword of another group of the target into a second one', () => {
    const from = draft([group('Preço', { keywords: keywords('[kit preço]') })]);
    const to = draft([group('Marca', { keywords: keywords('[kit preço]') })]);
    expect(copy(from, to)).toMatchObject({
      draft: to,
      newGroups: [],
      pieces: [{ existing: ['[kit preço]'] }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('tells of negatives and ads of a group that the target lacks', () => {
    const from = draft([group('Preço', { negatives: ['usado'], ads: [ad('Kit')] })]);
    const { draft: next, pieces } = copy(from, draft([group('Marca')]), ['negatives', 'ads']);
    expect(next.groups).toHaveLength(1);
    expect(pieces.map(({ noRoom }) => noRoom)).toEqual([['usado'], ['Kit | Entrega rápida']]);
  });

  it('never makes a fourth ad, and never touches the ones that are there', () => {
    const own = [ad('Um'), ad('Dois'), ad('Três')];
    const to = draft([group('Marca', { ads: own })]);
    const { draft: next, pieces } = copy(draft([group('Marca', { ads: [ad('Quatro'), ad('Dois')] })]), to, [
      'ads',
    ]);
    expect(next).toBe(to);
    expect(pieces[0]).toMatchObject({
      added: [],
      existing: ['Dois | Entrega rápida'],
      noRoom: ['Quatro | Entrega rápida'],
    });
  });

  it('leads ads and sitelinks of another site to the target’s own page', () => {
    const sitelinks = [{ text: 'Preços', desc1: '', desc2: '', url: 'https://br.exemplo.com/precos' }];
    const from = draft([group('Marca', { ads: [ad('Kit', 'https://br.exemplo.com/kit')] })], {
      finalUrl: 'https://br.exemplo.com',
      sitelinks,
    });
    const abroad = copy(from, draft([group('Marca')], { finalUrl: 'https://pt.exemplo.com/x' })).draft;
    expect(abroad.settings.sitelinks[0]?.url).toBe('');
    expect(abroad.groups[0]?.ads[0]?.finalUrl).toBe('');
    const there = copy(from, draft([group('Marca')], { finalUrl: 'https://BR.exemplo.com/outra' })).draft;
    expect(there.settings.sitelinks[0]?.url).toBe('https://br.exemplo.com/precos');
    expect(there.groups[0]?.ads[0]?.finalUrl).toBe('https://br.exemplo.com/kit');
  });

  it('warns of a negative that would block a keyword of the target', () => {
    const to = draft([group('Marca', { keywords: keywords('kit grátis') })]);
    expect(copy(draft([], { negatives: ['grátis', 'usado'] }), to).blocked).toEqual([
      { negative: 'grátis', keyword: 'kit grátis' },
    ]);
  });

  it('stops where the campaign is full', () => {
    const callouts = (start: string) => Array.from({ length: 12 }, (_, at) => `${start} ${at}`);
    const { draft: next, pieces } = copy(
      draft([], { callouts: callouts('A') }),
      draft([], { callouts: callouts('B') }),
      ['callouts'],
    );
    expect(next.settings.callouts).toHaveLength(20);
    expect(pieces[0]).toMatchObject({ added: { length: 8 }, noRoom: { length: 4 } });
  });
});

const word = fc.constantFrom('a', 'b', 'c', '[a]', '"b"', 'A');
const someAd = fc.constantFrom('Um', 'Dois', 'Três', 'Quatro').map((title) => ad(title));
const someGroup = fc
  .record({
    name: fc.constantFrom('x', 'y', 'X', 'z'),
    keywords: fc.array(word, { maxLength: 4 }).map((texts) => keywords(...texts)),
    negatives: fc.array(word, { maxLength: 3 }),
    ads: fc.array(someAd, { maxLength: 3 }),
  })
  .map((content) => group('', content));
const somePlan = fc
  .tuple(fc.array(someGroup, { maxLength: 4 }), fc.array(word, { maxLength: 3 }))
  .map(([groups, negatives]) =>
    draft(
      groups.map((each, at) => ({ ...each, id: String(at), position: at })),
      { negatives },
    ),
  );

it('a copy removes and changes nothing, and a second one adds nothing', () => {
  fc.assert(
    fc.property(somePlan, somePlan, fc.subarray([...copiedKinds]), (from, to, kinds) => {
      let made = 0;
      const again = (target: CampaignDraft) => copyWon(from, target, new Set(kinds), () => `new${made++}`);
      const { draft: next } = again(to);
      for (const [at, own] of to.groups.entries()) {
        expect(next.groups[at]?.keywords.slice(0, own.keywords.length)).toEqual(own.keywords);
        expect(next.groups[at]?.negatives.slice(0, own.negatives.length)).toEqual(own.negatives);
        expect(next.groups[at]?.ads.slice(0, own.ads.length)).toEqual(own.ads);
      }
      expect(next.settings.negatives.slice(0, to.settings.negatives.length)).toEqual(to.settings.negatives);
      expect(again(next).draft).toBe(next);
    }),
  );
});

it('a copy is undone by saving what was there before', () => {
  const to = draft([group('6f9619ff-8b86-4011-b42d-00cf4fc964f1')]);
  const stored = {
    settings: { version: 3, content: to.settings },
    groups: to.groups.map(({ id, ...content }) => ({ id, version: 2, content })),
  };
  const saved = openDraft(stored);
  const { draft: next } = copy(
    draft([group('Preço', { keywords: keywords('preço') })], { callouts: ['Novo'] }),
    saved.draft,
  );
  const after = { draft: next, versions: { settings: 4, groups: { ...saved.versions.groups, new: 1 } } };
  expect(changedParts(after, saved.draft)).toEqual({
    settings: { version: 4, content: to.settings },
    groups: [],
    removed: [{ id: 'new', version: 1 }],
  });
});

describe('the differences of two campaigns', () => {
  it('are what only one of them has, as Google compares it', () => {
    const a = draft([group('Marca', { keywords: keywords('[kit max]', 'kit max preço', 'kit-novo') })], {
      negatives: ['grátis'],
      callouts: ['Frete grátis'],
      countries: ['BR', 'PT'],
    });
    const b = draft(
      [group('marca', { keywords: keywords('"kit max"', 'Kit novo'), negatives: ['Grátis', 'usado'] })],
      {
        callouts: ['frete gratis'],
        countries: ['PT', 'BR'],
        dailyBudget: '50.00',
      },
    );
    const { pieces, otherMatch, matches, settings } = differencesOf(a, b);
    const of = (kind: string) => pieces.find((each) => each.kind === kind);
    expect(of('groups')).toMatchObject({ onlyA: [], onlyB: [], both: 1 });
    expect(of('keywords')).toEqual({
      kind: 'keywords',
      onlyA: ['[kit max]', 'kit max preço'],
      onlyB: ['"kit max"'],
      both: 1,
    });
    expect(of('negatives')).toMatchObject({ onlyA: [], onlyB: ['usado'], both: 1 });
    expect(of('callouts')).toMatchObject({ both: 1 });
    expect(otherMatch).toEqual([{ a: '[kit max]', b: '"kit max"' }]);
    expect(matches).toEqual({ a: { broad: 2, phrase: 0, exact: 1 }, b: { broad: 1, phrase: 1, exact: 0 } });
    expect(settings).toEqual(['dailyBudget']);
  });

  it('of a campaign and itself are none', () => {
    fc.assert(
      fc.property(somePlan, (each) => {
        const { pieces, otherMatch, settings } = differencesOf(each, each);
        expect(pieces.flatMap(({ onlyA, onlyB }) => [...onlyA, ...onlyB])).toEqual([]);
        expect([...otherMatch, ...settings]).toEqual([]);
      }),
    );
  });
});
