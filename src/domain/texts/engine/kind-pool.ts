import type { ByKind, ProductKind } from '../content/language-pack.ts';

/** The texts for a kind of product: its own before those of both. Without a known kind, only the latter. */
export function poolOf<T>(texts: ByKind<T>, kind: ProductKind | undefined): T[] {
  return kind === undefined ? [...texts.common] : [...texts[kind], ...texts.common];
}
