import { formatKeyword } from '#domain/ads/keyword.ts';
import type { Advice } from '#domain/deciding/advice/action.ts';

/** The object of an action, when its sentence does not name it: `[glicemia] em BR › Fundo`. */
export function adviceSubject({ keyword, matchType, kind, campaign, adGroup }: Advice): string {
  const target = adGroup === null || adGroup === '' ? campaign : `${campaign} › ${adGroup}`;
  return keyword === null || kind === 'promote'
    ? target
    : `${formatKeyword({ text: keyword, matchType: matchType ?? 'phrase' })} em ${target}`;
}
