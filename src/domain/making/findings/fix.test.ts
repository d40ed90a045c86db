import { describe, expect, it } from 'vitest';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { applyFix, type Fix } from './fix.ts';
import { moveNegative } from './move-negative.ts';

const texts = (...all: string[]) => all.map((text) => ({ text }));
const ad: SearchAd = {
  titles: texts('Um', 'Dois'),
  descriptions: texts('Um', 'Outra'),
  path1: '',
  path2: '',
  finalUrl: '',
};
const group = (id: string, keywords: string[], negatives: string[] = []): DraftGroup => ({
  id,
  name: id,
  position: 1,
  negatives,
  ads: [ad],
  keywords: keywords.map((text) => ({ text, by: 'list' })),
});
const draft: CampaignDraft = {
  settings: {
    ...emptySettings,
    negatives: ['"grátis"', 'pdf', 'vaga'],
    callouts: ['Um', 'Dois'],
    sitelinks: [
      { text: 'Um', desc1: 'Um', desc2: 'Um', url: '' },
      { text: 'Dois', desc1: 'Dois', desc2: 'Um', url: '' },
    ],
    promotions: ['Um', 'Dois'].map((target) => ({ ...emptyPromotion, target })),
  },
  groups: [group('a', ['vitalis', '[vitalis]', 'vitalis kit'], ['"x"', 'y']), group('b', ['vitalis'], ['y'])],
};

/** What the fixes may change, in short. */
const shown = ({ settings, groups }: CampaignDraft) => ({
  callouts: settings.callouts,
  links: settings.sitelinks.map(({ text, desc1, desc2 }) => [text, desc1, desc2]),
  promotions: settings.promotions.map(({ target }) => target),
  negatives: settings.negatives,
  titles: groups.map(({ ads }) => ads.map(({ titles }) => titles.map(({ text }) => text))),
  descriptions: groups.map(({ ads }) => ads.map(({ descriptions }) => descriptions.map(({ text }) => text))),
  keywords: groups.map(({ keywords }) => keywords.map(({ text }) => text)),
  own: groups.map(({ negatives }) => negatives),
  names: groups.map(({ name }) => name),
});

it.each<[what: string, Fix, Partial<ReturnType<typeof shown>>]>([
  [
    'a title is replaced in every ad, and no text of another kind',
    { kind: 'text', of: 'titles', from: 'Um', to: 'Novo' },
    { titles: [[['Novo', 'Dois']], [['Novo', 'Dois']]] },
  ],
  [
    'a title is removed',
    { kind: 'text', of: 'titles', from: 'Um', to: null },
    { titles: [[['Dois']], [['Dois']]] },
  ],
  [
    'a description is replaced',
    { kind: 'text', of: 'descriptions', from: 'Um', to: 'Novo' },
    { descriptions: [[['Novo', 'Outra']], [['Novo', 'Outra']]] },
  ],
  [
    'a callout is replaced',
    { kind: 'text', of: 'callouts', from: 'Um', to: 'Novo' },
    { callouts: ['Novo', 'Dois'] },
  ],
  ['a callout is removed', { kind: 'text', of: 'callouts', from: 'Um', to: null }, { callouts: ['Dois'] }],
  [
    'a promotion is removed',
    { kind: 'text', of: 'promotions', from: 'Um', to: null },
    { promotions: ['Dois'] },
  ],
  [
    'a text of sitelinks is replaced in each of their lines',
    { kind: 'text', of: 'sitelinks', from: 'Um', to: 'Novo' },
    {
      links: [
        ['Novo', 'Novo', 'Novo'],
        ['Dois', 'Dois', 'Novo'],
      ],
    },
  ],
  [
    'a sitelink is removed by its text alone',
    { kind: 'text', of: 'sitelinks', from: 'Um', to: null },
    { links: [['Dois', 'Dois', 'Um']] },
  ],
  [
    'a keyword is removed in its group alone',
    { kind: 'keyword', from: 'vitalis', to: null, groupId: 'b' },
    { keywords: [['vitalis', '[vitalis]', 'vitalis kit'], []] },
  ],
  [
    'a keyword is removed in every group',
    { kind: 'keyword', from: 'vitalis', to: null },
    { keywords: [['[vitalis]', 'vitalis kit'], []] },
  ],
  [
    'a keyword is rewritten where it stands',
    { kind: 'keyword', from: 'vitalis', to: 'vitalis max' },
    { keywords: [['vitalis max', '[vitalis]', 'vitalis kit'], ['vitalis max']] },
  ],
  [
    'a rewritten keyword takes the place of its equal',
    { kind: 'keyword', from: 'vitalis kit', to: 'Vitalis' },
    { keywords: [['[vitalis]', 'Vitalis'], ['vitalis']] },
  ],
  [
    'a keyword is rewritten in other letters',
    { kind: 'keyword', from: 'vitalis kit', to: 'Vitalis KIT' },
    { keywords: [['vitalis', '[vitalis]', 'Vitalis KIT'], ['vitalis']] },
  ],
  [
    'a negative of the campaign is removed',
    { kind: 'negative', from: 'pdf', to: null, groupId: null },
    { negatives: ['"grátis"', 'vaga'] },
  ],
  [
    'a rewritten negative takes the place of its equal',
    { kind: 'negative', from: 'pdf', to: '"Grátis"', groupId: null },
    { negatives: ['"Grátis"', 'vaga'] },
  ],
  [
    'a negative of a group is rewritten there alone',
    { kind: 'negative', from: 'y', to: 'z', groupId: 'a' },
    { own: [['"x"', 'z'], ['y']] },
  ],
  [
    'a title is added before the others of one group',
    { kind: 'title', groupId: 'b', text: 'Novo' },
    { titles: [[['Um', 'Dois']], [['Novo', 'Um', 'Dois']]] },
  ],
  ['a title that is there is not added', { kind: 'title', groupId: 'b', text: 'Dois' }, {}],
  ['a group is renamed', { kind: 'rename', groupId: 'b', name: 'c' }, { names: ['a', 'c'] }],
  ['settings are changed', { kind: 'settings', change: { callouts: [] } }, { callouts: [] }],
])('%s', (_, fix, changed) => {
  expect(shown(applyFix(draft, fix))).toEqual({ ...shown(draft), ...changed });
});

describe('a fix', () => {
  it('replaces the last title of an ad that has fifteen', () => {
    const titles = texts(...Array.from({ length: 15 }, (_, at) => `t${at}`));
    const full = { ...draft, groups: [{ ...group('a', []), ads: [{ ...ad, titles }] }] };
    const found = applyFix(full, { kind: 'title', groupId: 'a', text: 'Novo' }).groups[0]?.ads[0]?.titles;
    expect(found?.map(({ text }) => text)).toEqual([
      'Novo',
      ...Array.from({ length: 14 }, (_, at) => `t${at}`),
    ]);
  });

  it('reaches one ad of two', () => {
    const two = { ...draft, groups: [{ ...group('a', []), ads: [{ ...ad, titles: texts('Três') }, ad] }] };
    const found = applyFix(two, { kind: 'text', of: 'titles', from: 'Um', to: 'Novo' }).groups[0]?.ads;
    expect(found?.map(({ titles }) => titles.map(({ text }) => text))).toEqual([['Três'], ['Novo', 'Dois']]);
  });

  it('leaves the groups that it does not concern as they are', () => {
    const found = applyFix(draft, { kind: 'keyword', from: 'vitalis kit', to: 'kit' });
    expect(found.groups[1]).toBe(draft.groups[1]);
    expect(applyFix(draft, { kind: 'text', of: 'titles', from: 'Três', to: 'x' }).groups[0]).toBe(
      draft.groups[0],
    );
  });
});

it('a negative of the campaign goes to each group where it blocks no keyword, once', () => {
  const moved = moveNegative(
    {
      ...draft,
      groups: [...draft.groups, group('c', ['pdf grátis', 'vitalis']), group('d', ['vitalis'], ['pdf'])],
    },
    'pdf',
  );
  expect(moved.settings.negatives).toEqual(['"grátis"', 'vaga']);
  expect(moved.groups.map(({ negatives }) => negatives)).toEqual([
    ['"x"', 'y', 'pdf'],
    ['y', 'pdf'],
    [],
    ['pdf'],
  ]);
});
