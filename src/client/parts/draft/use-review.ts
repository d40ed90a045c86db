import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useJob } from './use-job.ts';

/** All findings about the campaign. */
export function useReview(options: { enabled?: boolean } = {}) {
  const { campaign } = useBuilder();
  const { name: product, language, sheet } = aboutProduct(campaign);
  return useJob('review', { product, language, productKind: sheet.kind ?? 'physical' }, options);
}
