import { aboutProduct } from '#domain/making/structure/about-product.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { useBuilder } from '#client/parts/draft/draft-context.ts';
import type { ProposalChoice } from '#client/parts/jobs/propose-job.ts';

type Campaign = ReturnType<typeof useBuilder>['campaign'];

/** What a proposal is made for while nobody has chosen otherwise. */
export function startingChoice(campaign: Campaign): ProposalChoice {
  const { name, language, sheet } = aboutProduct(campaign);
  return { product: name, language, kind: sheet.kind ?? 'physical' };
}

/** The part of a choice that the campaign does not say itself. */
export function choiceBeyondSheet(choice: ProposalChoice, campaign: Campaign): ProductSheet {
  const known = startingChoice(campaign);
  return {
    ...(choice.product !== known.product && { name: choice.product }),
    ...(choice.language !== known.language && { language: choice.language }),
    ...(choice.kind !== known.kind && { kind: choice.kind }),
  };
}
