import type { Change } from '#domain/ads/account-change.ts';
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
