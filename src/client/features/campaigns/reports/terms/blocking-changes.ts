import type { Change } from '#domain/basket/change.ts';
import type { StudiedGroup } from '#domain/search-terms/study-terms.ts';

/** The proposed negatives of a group, for every campaign. */
export function blockingChanges({ negatives }: Pick<StudiedGroup, 'negatives'>): Change[] {
  return negatives.map((negative): Change => ({
    ...{ kind: 'negative', ...negative, campaign: null, adGroup: null, isListed: false },
  }));
}
