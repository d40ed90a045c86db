import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { likelyKind } from '#domain/making/structure/likely-kind.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { useBuilder } from '#client/parts/draft/draft-context.ts';
import type { ProposalChoice } from '#client/parts/jobs/propose-job.ts';

type Campaign = ReturnType<typeof useBuilder>['campaign'];

/** What a proposal is made for, where the kind may still be unknown. */
export interface StartingChoice extends Omit<ProposalChoice, 'kind'> {
  kind: ProposalChoice['kind'] | null;
}

/** What a proposal is made for while nobody has chosen otherwise. */
export function startingChoice(campaign: Campaign): StartingChoice {
  const { name, language, sheet } = aboutProduct(campaign);
  return { product: name, language, kind: sheet.kind ?? likelyKind({ ...sheet, name }) };
}

/** The part of a choice that the campaign does not say itself. A kind that was only likely is known once groups were made for it. */
export function choiceBeyondSheet(choice: ProposalChoice, campaign: Campaign): ProductSheet {
  const known = startingChoice(campaign);
  return {
    ...(choice.product !== known.product && { name: choice.product }),
    ...(choice.language !== known.language && { language: choice.language }),
    ...(choice.kind !== campaign.sheet.kind && { kind: choice.kind }),
  };
}
