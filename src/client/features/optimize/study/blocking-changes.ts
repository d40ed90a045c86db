import type { Change } from '#domain/ads/account-change.ts';
import { keywordKey } from '#domain/ads/keyword.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';

/** The proposed negatives of a group, for every campaign. */
export function blockingChanges({ negatives }: Pick<StudiedGroup, 'negatives'>): Change[] {
  return negatives.map((negative): Change => ({
    kind: 'negative',
    ...negative,
    campaign: null,
    adGroup: null,
    isListed: false,
  }));
}

/**
 * The chosen changes that block all the words of the group: for every campaign, or for the only one of the reports, as its
 * advice chooses them. Empty while one of the words is not chosen.
 */
export function chosenBlocks(
  chosen: readonly Change[],
  { negatives }: Pick<StudiedGroup, 'negatives'>,
  campaigns: readonly string[],
): Change[] {
  const isForAll = (name: string | null) =>
    name === null || campaigns.every((each) => each === '' || each === name);
  const blocks = negatives.map((negative) =>
    chosen.find(
      (change) =>
        change.kind === 'negative' &&
        change.adGroup === null &&
        keywordKey(change) === keywordKey(negative) &&
        isForAll(change.campaign),
    ),
  );
  return blocks.some((change) => change === undefined) ? [] : blocks.flatMap((change) => change ?? []);
}

/** Whether the group costs too much for what it sells, or may. */
export function isSuspect({ tier, counts }: Pick<StudiedGroup, 'tier' | 'counts'>): boolean {
  return tier !== 'insufficient' || counts.conversions === 0;
}

/** Why a suspect group has no negative. */
export function blockNote(group: Pick<StudiedGroup, 'tier' | 'counts' | 'negatives'>): string {
  return isSuspect(group) && group.negatives.length === 0
    ? 'Qualquer negativa daqui bloquearia quem compra.'
    : '';
}
