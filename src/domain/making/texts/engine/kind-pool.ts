import type { ProductKind } from '../content/product-kinds.ts';
import type { ByKind } from '../content/language-pack.ts';

/**
 * The texts for a kind of product: first its own, then those of every product that is delivered. Without a known kind,
 * only the latter; for a digital product, only its own.
 */
export function poolOf<T>(texts: ByKind<T>, kind: ProductKind | undefined): T[] {
  if (kind === 'digital') return [...texts.digital];
  return kind === undefined ? [...texts.common] : [...texts[kind], ...texts.common];
}
