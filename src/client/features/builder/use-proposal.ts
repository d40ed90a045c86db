import { informativeCopy, withoutTexts } from '#domain/making/structure/copy-draft.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { readContents } from '#client/data/campaign-lists.ts';
import { useCopyCampaign } from '#client/data/campaign-changes.ts';
import { useWriteSheet } from '#client/data/campaign-sheet.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useTask } from '#client/lib/use-task.ts';
import { type Proposed, useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import type { ProposalChoice, ProposalInput } from '#client/parts/jobs/propose-job.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';
import { choiceBeyondSheet } from './starting-choice.ts';

/** Those that a proposal leaves to a campaign of their own. */
const INFORMATIVE = ['middle', 'top'] as const;

/** The share of the work that reading the lists is. */
const READING = 0.5;

/** Replaces the draft with a proposed one. One undo step restores it. */
export function useProposal() {
  const { campaign, store, proposed, setProposed } = useBuilder();
  const draft = useCampaignDraft();
  const { economics } = useEconomics();
  const settings = { ...draft.settings, economics };
  const stores = useTemplateStores();
  const task = useTask();
  const copy = useCopyCampaign(campaign.id);
  const sheetWrite = useWriteSheet(
    () => undefined, // the sheet changed meanwhile, and says more than this choice
    () => undefined,
  );

  /** The sheet keeps what was chosen, so that the next proposal is for the same product. */
  function remember(choice: ProposalChoice): void {
    const beyond = choiceBeyondSheet(choice, campaign);
    const { id, version, sheet } = campaign;
    if (Object.keys(beyond).length > 0) sheetWrite.mutate({ id, version, sheet: { ...sheet, ...beyond } });
  }

  function make(choice: ProposalChoice, more: Pick<ProposalInput, 'settings' | 'stages'>) {
    return task.run(async ({ signal, onProgress }) => {
      const assets = await readContents(campaign.id, (read) =>
        onProgress((READING * read) / Math.max(1, campaign.assets.length)),
      );
      signal.throwIfAborted();
      const { product, language, kind } = choice;
      const sheet: ProductSheet = { ...aboutProduct(campaign).sheet, kind };
      const input = { assets, product, language, sheet, stores, ...more };
      return runJob('propose', input, {
        signal,
        onMessage: (share) => onProgress(READING + (1 - READING) * share),
      });
    });
  }

  async function propose(choice: ProposalChoice): Promise<void> {
    const proposal = await make(choice, { settings });
    if (proposal === null) return;
    store.change(({ settings: { economics: own } }) => ({
      ...proposal.draft,
      settings: { ...proposal.draft.settings, economics: own }, // a rate of Cotações is read anew each time
    }));
    setProposed({ choice, leftOut: proposal.leftOut });
    remember(choice);
    showResult(proposal.draft);
  }

  /** The keywords of people who only want to know, as a campaign beside this one. */
  async function createInformative({ choice, leftOut }: Proposed): Promise<void> {
    const proposal = await make(choice, { settings: withoutTexts(settings), stages: INFORMATIVE });
    if (proposal === null) return;
    const made = informativeCopy(campaign, proposal.draft);
    copy.mutate([made], {
      onSuccess: () => {
        setProposed({ choice, leftOut: leftOut.filter(({ why }) => why !== 'informative') });
        notifySuccess('Campanha criada', `${made.campaign.name}. Falta dizer o orçamento dela.`);
      },
    });
  }

  return {
    task,
    isPending: task.progress !== null || copy.isPending,
    leftOut: proposed?.leftOut ?? [],
    forgetLeftOut: () => proposed && setProposed({ ...proposed, leftOut: [] }),
    createInformative: () =>
      proposed &&
      createInformative(proposed).catch(() =>
        notifyError('Erro ao criar a campanha', 'Nada mudou. Confira sua internet e tente de novo.'),
      ),
    propose: (choice: ProposalChoice) =>
      propose(choice).catch(() =>
        notifyError('Erro ao montar a campanha', 'Nada mudou nela. Confira sua internet e tente de novo.'),
      ),
  };
}

function showResult({ groups }: CampaignDraft): void {
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
