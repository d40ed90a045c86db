import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useEconomics } from './use-economics.ts';
import { useJob } from './use-job.ts';

/** All findings about the campaign. */
export function useReview(options: { enabled?: boolean } = {}) {
  const { campaign } = useBuilder();
  const { name: product, language, sheet } = aboutProduct(campaign);
  const { inAccount } = useEconomics();
  const input = { product, language, productKind: sheet.kind ?? 'physical', economics: inAccount } as const;
  return useJob('review', input, options);
}
