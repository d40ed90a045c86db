import { describe, expect, it } from 'vitest';
import { parseKeyword } from '#domain/ads/keyword.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { groupsOf, groupsWith, type KnownGroup, ownCampaign } from './ad-groups.ts';
import { groupFinder } from './closest-group.ts';

it.each<[string[], string[], string]>([
  [['Vitalis'], ['BR', 'BR'], 'BR'],
  [['Vitalis BR'], ['US', 'vitális br '], 'vitális br '],
  [['Vitalis', 'Nome no Editor'], ['US', 'Nome no Editor'], 'Nome no Editor'],
  [['Vitalis'], ['US', 'BR'], 'Vitalis'],
  [['Vitalis'], ['', 'BR'], 'BR'],
  [['Vitalis'], [''], 'Vitalis'],
])('of %j the campaign %j is %s', (names, known, own) => {
  expect(ownCampaign(names, known)).toBe(own);
});

const group = (name: string, keywords: string[]): DraftGroup => ({
  id: name,
  name,
  position: 1,
  negatives: [],
  ads: [],
  keywords: keywords.map((text) => ({ text, by: 'hand' })),
});
const draft: CampaignDraft = {
  settings: emptySettings,
  groups: [group('Topo', ['o que é vitalis']), group('Fundo', ['"comprar vitalis"', '[kit vitalis]'])],
};
const reported = (written: string, campaign: string, adGroup: string) => ({
  ...parseKeyword(written),
  campaign,
  adGroup,
});

describe('the ad groups of the draft and of the reports', () => {
  const groups = groupsOf(
    draft,
    'BR',
    [
      { campaign: 'BR', adGroup: 'Só com termos' },
      { campaign: 'BR', adGroup: '' },
    ],
    [
      reported('[bula vitalis]', 'BR', 'Da conta'),
      reported('kit', '', 'Fundo'), // a report without a column of campaigns
      reported('[kit vitalis]', 'US', 'Fundo'),
      reported('sem grupo', 'BR', ''),
    ],
  );

  it('stand once each, in their campaigns', () => {
    expect(
      groups.map(({ campaign, adGroup, isHere, keywords }) => [campaign, adGroup, isHere, keywords.length]),
    ).toEqual([
      ['BR', 'Topo', true, 1],
      ['BR', 'Fundo', true, 3],
      ['BR', 'Da conta', false, 1],
      ['US', 'Fundo', false, 1],
      ['BR', 'Só com termos', false, 0],
    ]);
  });

  it.each<[keyword: string, campaign: string, found: string[]]>([
    ['[Kit Vitalis]', 'BR', ['Fundo']],
    ['[Kit Vitalis]', 'US', ['Fundo']],
    ['"kit vitalis"', 'BR', []],
    ['[bula vitalis]', 'US', []],
  ])('have %s in %s: %j', (written, campaign, found) => {
    const having = groupsWith(parseKeyword(written), campaign, groups);
    expect(having.map((each) => each.adGroup)).toEqual(found);
    expect(having.every((each) => each.campaign === campaign)).toBe(true);
  });

  it.each([
    ['kits vitalis', 'Fundo'],
    ['bula do vitalis', 'Da conta'],
    ['vitalis comprar agora', 'Fundo'],
    ['geladeira', undefined],
  ])('"%s" is closest to %s', (search, adGroup) => {
    expect(groupFinder(groups)(search)?.adGroup).toBe(adGroup);
  });
});

describe('of groups that are equally close', () => {
  const known = (adGroup: string, ...texts: string[]): KnownGroup => ({
    campaign: 'BR',
    adGroup,
    isHere: true,
    keywords: texts.map((text) => parseKeyword(text)),
  });

  it.each<[what: string, groups: KnownGroup[], found: string]>([
    ['the one with more such keywords', [known('A', 'vitalis'), known('B', 'vitalis', '[vitalis]')], 'B'],
    ['the first one', [known('A', 'vitalis'), known('B', '[vitalis]')], 'A'],
    [
      'one whose other keywords are not as close',
      [known('A', 'vitalis', 'vitalis comprar'), known('B', 'vitalis', '[vitalis]')],
      'B',
    ],
    [
      'one whose closest keyword comes last',
      [known('A', 'vitalis comprar', 'vitalis kit', 'vitalis'), known('B', 'vitalis', '"vitalis"')],
      'B',
    ],
  ])('%s is found', (_, groups, found) => {
    expect(groupFinder(groups)('vitalis')?.adGroup).toBe(found);
  });
});
