import { describe, expect, it } from 'vitest';
import { addChanges, type AdjustChange, type Change, changeKey, changeSchema } from './account-change.ts';

const location = { campaign: 'Vitalis', adGroup: 'Fundo' };
const keyword = { kind: 'keyword', text: 'kit vitalis', matchType: 'broad', ...location } as const;
const negative = { kind: 'negative', text: 'pdf', matchType: 'exact', ...location, isListed: false } as const;
const text = { kind: 'text', of: 'titles', from: 'Um', to: 'Dois' } as const;
const release = { kind: 'release', text: 'pdf', matchType: 'exact', ...location } as const;
const adjust: AdjustChange = {
  kind: 'adjust',
  of: 'cpc',
  ...location,
  keyword: '[kit]',
  device: null,
  from: 1,
  to: 2,
};
const time = { weekday: 0, from: 0, to: 6 };
const stop = { kind: 'stop', campaign: 'Vitalis' } as const;

describe('a change takes the place of an earlier one', () => {
  it.each<[what: string, Change, Change]>([
    ['a pause of a keyword to add', keyword, { ...keyword, kind: 'pause' }],
    ['the same words in another order', keyword, { ...keyword, text: 'Vitalis Kit' }],
    ['a negative written in another way', negative, { ...negative, text: 'PDF' }],
    ['another new text for the same old one', text, { ...text, to: 'Três' }],
    ['another amount', adjust, { ...adjust, from: 9, to: 3 }],
    [
      'another factor of the same hours',
      { ...adjust, of: 'time', time },
      { ...adjust, of: 'time', time, to: 9 },
    ],
    ['the same release', release, { ...release, text: 'PDF' }],
    ['the same stop', stop, { ...stop }],
  ])('%s', (_, earlier, later) => {
    expect(addChanges([earlier, { ...stop, campaign: 'Outra' }], [later])).toEqual([
      later,
      { ...stop, campaign: 'Outra' },
    ]);
  });
});

describe('a change stands beside another', () => {
  it.each<[what: string, Change, Change]>([
    ['in another group', keyword, { ...keyword, adGroup: 'Meio' }],
    ['in another campaign', keyword, { ...keyword, campaign: 'Outra' }],
    ['with another match type', keyword, { ...keyword, matchType: 'exact' }],
    ['of the whole campaign', negative, { ...negative, adGroup: null }],
    ['of every campaign', negative, { ...negative, campaign: null }],
    ['of the list of the account', negative, { ...negative, isListed: true }],
    ['that takes the negative away', negative, release],
    ['that takes it away elsewhere', release, { ...release, adGroup: null }],
    ['that takes it away in another campaign', release, { ...release, campaign: 'Outra' }],
    ['of another negative', release, { ...release, matchType: 'broad' }],
    ['of a text of another kind', text, { ...text, of: 'callouts' }],
    ['of another text', text, { ...text, from: 'Três' }],
    ['of another number', adjust, { ...adjust, of: 'budget' }],
    ['of another keyword', adjust, { ...adjust, keyword: '[kits]' }],
    ['of a group', adjust, { ...adjust, keyword: null }],
    ['of a device', adjust, { ...adjust, device: 'mobile' }],
    ['of other hours', { ...adjust, time }, { ...adjust, time: { ...time, weekday: null } }],
    ['of all hours', { ...adjust, time }, adjust],
    ['that stops another campaign', stop, { ...stop, campaign: 'Outra' }],
    ['of the keyword that a negative names', negative, { ...keyword, text: 'pdf', matchType: 'exact' }],
  ])('%s', (_, one, other) => {
    expect(changeKey(one)).not.toBe(changeKey(other));
    expect(addChanges([one], [other])).toEqual([one, other]);
  });
});

it.each<[change: object, isTaken: boolean]>([
  ...[keyword, negative, text, release, adjust, { ...adjust, time }, stop].map((each): [object, boolean] => [
    each,
    true,
  ]),
  [{ ...adjust, to: 0 }, true],
  [{ ...adjust, to: 1e9 }, true],
  [{ ...adjust, to: -0.01 }, false],
  [{ ...adjust, to: 1e9 + 1 }, false],
  [{ ...adjust, of: 'margin' }, false],
  [{ ...adjust, device: 'tv' }, false],
  [{ ...adjust, time: { weekday: 1.5, from: 0, to: 6 } }, false],
  [{ ...keyword, matchType: 'close' }, false],
  [{ ...keyword, adGroup: null }, false],
  [{ ...text, of: 'keywords' }, false],
  [{ ...negative, isListed: undefined }, false],
  [{ ...release, campaign: null }, false],
  [{ kind: 'stop' }, false],
  [{ kind: 'delete', campaign: 'Vitalis' }, false],
])('the change %j is taken: %s', (change, isTaken) => {
  const parsed = changeSchema.safeParse(change);
  expect(parsed.success).toBe(isTaken);
  if (parsed.success) expect(parsed.data).toEqual(change);
});
