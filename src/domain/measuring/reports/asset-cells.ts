import type { ReplacedText } from '#domain/ads/account-change.ts';

/** In the three languages of the reports. */
const kinds: readonly (readonly [ReplacedText, RegExp])[] = [
  ['titles', /headline|t[íi]tulo/iu],
  ['descriptions', /descri/iu],
  ['sitelinks', /sitelink|enlace de sitio/iu],
  ['callouts', /callout|frase de destaque|texto destacado/iu],
];

/** Null for what has no text, such as an image. */
export function readAssetKind(cell: string): ReplacedText | null {
  return kinds.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;
}

export function isMarkedLow(performance: string): boolean {
  return /^\s*(?:low|baix|baj)/iu.test(performance);
}
