import type { ProductKind } from '../content/product-kinds.ts';
import type { ByKind } from '../content/language-pack.ts';

/**
 * The texts for a kind of product: first its own, then those of both kinds. Without a known kind, only the
 * latter.
 */
export function poolOf<T>(texts: ByKind<T>, kind: ProductKind | undefined): T[] {
  return kind === undefined ? [...texts.common] : [...texts[kind], ...texts.common];
}
