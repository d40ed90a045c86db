import { useState } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { LeftOut } from '#domain/making/structure/propose.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { readContents } from '#client/data/campaign-lists.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useTask } from '#client/lib/use-task.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { runJob } from '#client/parts/draft/run-job.ts';

export interface ProposalChoice {
  product: string;
  language: LanguageCode;
  kind: NonNullable<ProductSheet['kind']>;
}

/** The share of the work that reading the lists is. */
const READING = 0.5;

/** Replaces the draft with a proposed one. One undo step restores it. */
export function useProposal() {
  const { campaign, store } = useBuilder();
  const { settings } = useCampaignDraft();
  const stores = useTemplateStores();
  const task = useTask();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  async function propose(choice: ProposalChoice): Promise<void> {
    const proposal = await task.run(async ({ signal, onProgress }) => {
      const assets = await readContents(campaign.id, (read) =>
        onProgress((READING * read) / Math.max(1, campaign.assets.length)),
      );
      signal.throwIfAborted();
      const { product, language, kind } = choice;
      const sheet: ProductSheet = { ...campaign.sheet, kind };
      const input = { assets, product, language, sheet, stores, settings };
      return runJob('propose', input, {
        signal,
        onTold: (share) => onProgress(READING + (1 - READING) * share),
      });
    });
    if (proposal === null) return;
    store.change(() => proposal.draft);
    setLeftOut(proposal.leftOut);
    tellResult(proposal.draft);
  }

  return {
    task,
    isPending: task.progress !== null,
    leftOut,
    forgetLeftOut: () => setLeftOut([]),
    propose: (choice: ProposalChoice) =>
      propose(choice).catch(() =>
        notifyError('Erro ao montar a campanha', 'Nada mudou nela. Confira sua internet e tente de novo.'),
      ),
  };
}

function tellResult({ groups }: CampaignDraft): void {
  const keywords = groups.reduce((sum, group) => sum + group.keywords.length, 0);
  if (keywords === 0)
    notifyError(
      'Nenhuma palavra-chave',
      'Gere uma lista de palavras-chave, salve-a nesta campanha e monte de novo.',
    );
  else
    notifySuccess(
      'Campanha montada',
      `${countText(keywords, 'palavra', 'palavras')} em ${countText(groups.length, 'grupo', 'grupos')}.`,
    );
}
