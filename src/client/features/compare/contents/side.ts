import type { SavedDraft } from '#domain/making/structure/save.ts';

/** One of the two campaigns whose contents are compared. */
export interface Side {
  id: string;
  name: string;
  saved: SavedDraft;
}
