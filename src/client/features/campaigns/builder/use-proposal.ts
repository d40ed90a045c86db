import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { gatherMaterial } from '#domain/structure/material.ts';
import { type LeftOut, proposePlan } from '#domain/structure/propose.ts';
import type { ProductSheet } from '#domain/texts/sheet/product-sheet.ts';
import { readContents } from '#client/data/campaigns.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { useBuilder, usePlan } from './plan-context.ts';

export interface ProposalChoice {
  product: string;
  language: LanguageCode;
  kind: NonNullable<ProductSheet['kind']>;
}

/** Replaces the plan with a proposed one. One undo step restores it. */
export function useProposal() {
  const { campaign, store } = useBuilder();
  const { settings } = usePlan();
  const stores = useTemplateStores();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  async function propose({ product, language, kind }: ProposalChoice): Promise<void> {
    const [builtIn, assets] = await Promise.all([
      queryClient.query(builtInTextsOptions(language)),
      readContents(campaign.id),
    ]);
    const sheet: ProductSheet = { ...campaign.sheet, kind };
    const material = gatherMaterial({ assets, product, language, sheet }, { stores, builtIn });
    const { plan, leftOut: left } = proposePlan({
      material,
      product: { name: product, spellings: sheet.spellings ?? [], pack: builtIn.pack },
      settings: { ...settings, languages: settings.languages.length > 0 ? settings.languages : [language] },
      newId: randomUuid,
    });
    store.change(() => plan);
    setLeftOut(left);
    const keywords = plan.groups.reduce((sum, group) => sum + group.keywords.length, 0);
    if (keywords === 0)
      notifyError(
        'Nenhuma palavra-chave',
        'Gere uma lista de palavras-chave, salve-a nesta campanha e monte de novo.',
      );
    else
      notifySuccess(
        'Campanha montada!',
        `${countText(keywords, 'palavra', 'palavras')} em ${countText(plan.groups.length, 'grupo', 'grupos')}.`,
      );
  }

  return {
    isPending,
    leftOut,
    forgetLeftOut: () => setLeftOut([]),
    propose: async (choice: ProposalChoice) => {
      setIsPending(true);
      await propose(choice)
        .catch(() =>
          notifyError('Erro ao montar a campanha', 'Nada mudou nela. Confira sua internet e tente de novo.'),
        )
        .finally(() => setIsPending(false));
    },
  };
}
