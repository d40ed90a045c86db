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
 * The chosen changes that block all the words of the group, wherever they are for: the advice of a campaign chooses
 * the same negative for its campaign. Empty while one of the words is not chosen.
 */
export function chosenBlocks(chosen: readonly Change[], group: Pick<StudiedGroup, 'negatives'>): Change[] {
  const keys = new Set(group.negatives.map(keywordKey));
  const blocks = chosen.filter((change) => change.kind === 'negative' && keys.has(keywordKey(change)));
  const blocked = new Set(blocks.flatMap((change) => (change.kind === 'negative' ? keywordKey(change) : [])));
  return blocked.size === keys.size ? blocks : [];
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
