import { gatherMaterial, type MaterialRequest } from '#domain/making/structure/material.ts';
import { type Proposal, proposeDraft } from '#domain/making/structure/propose.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { TemplateStores } from '#domain/making/texts/templates.ts';
import { randomUuid } from '#client/lib/uuid.ts';

/** What a person chooses before a campaign is assembled. */
export interface ProposalChoice extends Pick<MaterialRequest, 'product' | 'language'> {
  kind: NonNullable<ProductSheet['kind']>;
}

export interface ProposalInput extends MaterialRequest {
  stores: TemplateStores;
  settings: CampaignSettings;
  stages?: readonly FunnelLevel[];
}

/** Builds a draft from the campaign's lists. The generators add what is missing. */
export async function runProposal(
  { stores, settings, stages, ...request }: ProposalInput,
  onProgress: (share: number) => void,
): Promise<Proposal> {
  const { product, language, sheet } = request;
  const builtIn = await loadBuiltInTexts(language);
  const material = gatherMaterial(request, { stores, builtIn });
  onProgress(0.5);
  return proposeDraft({
    material,
    product: { name: product, spellings: sheet.spellings ?? [], pack: builtIn.pack },
    settings,
    language,
    ...(stages && { stages }),
    newId: randomUuid,
  });
}
