import { expect, it } from 'vitest';
import type { Change } from '#domain/ads/account-change.ts';
import { blockingChanges, chosenBlocks } from './blocking-changes.ts';

const group = {
  negatives: [
    { text: 'grátis', matchType: 'phrase' as const },
    { text: 'pdf', matchType: 'exact' as const },
  ],
};
const everywhere = blockingChanges(group);
const ofBR = everywhere.map((change): Change => ({ ...change, campaign: 'BR' }) as Change);
const other: Change = { kind: 'stop', campaign: 'BR' };

it.each<[name: string, chosen: Change[], blocks: Change[], campaigns?: string[]]>([
  ['nothing chosen', [other], []],
  ['its negatives for every campaign', [other, ...everywhere], everywhere],
  ['the same for one campaign, as its advice chooses them', [...ofBR, other], ofBR],
  ['the same for one campaign of two', ofBR, [], ['BR', 'PT']],
  ['the same for one ad group', ofBR.map((each): Change => ({ ...each, adGroup: 'Fundo' }) as Change), []],
  ['only one of them', ofBR.slice(0, 1), []],
  [
    'one for the account and one for a campaign',
    [...everywhere.slice(0, 1), ...ofBR.slice(1)],
    [...everywhere.slice(0, 1), ...ofBR.slice(1)],
  ],
])('a group with %s', (_, chosen, blocks, campaigns = ['', 'BR']) =>
  expect(chosenBlocks(chosen, group, campaigns)).toEqual(blocks),
);

it('another match type of the same word blocks less or more', () => {
  const broad = everywhere.map((change): Change => ({ ...change, matchType: 'broad' }) as Change);
  expect(chosenBlocks(broad, group, ['BR'])).toEqual([]);
});
