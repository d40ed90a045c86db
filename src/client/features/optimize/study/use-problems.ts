import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { takes } from '#domain/deciding/bidding/levers.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { useBuilder, useCampaignDraft, useDraftState } from '#client/parts/draft/draft-context.ts';
import { jobOptions } from '#client/parts/jobs/job-options.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { targetOf } from './use-study.ts';
import { useTarget } from './use-target.ts';

/** The problems in the reports. A worker finds them. */
export function useProblems() {
  const { campaign } = useBuilder();
  const { revision } = useDraftState();
  const draft = useCampaignDraft();
  const stores = useTemplateStores();
  const { signals, terms, own, campaigns, strategyOf, updatedAt } = useWorkbench();
  const { choice, breakEven, limit, cpc } = useTarget();
  const { name: product, language, sheet } = aboutProduct(campaign);
  const target =
    breakEven === null || Number(breakEven) <= 0
      ? null
      : targetOf({ breakEven, limit, multiple: Number(choice.vezes) });
  const automatic = [own, ...campaigns].filter((name) => !takes(strategyOf(name), 'bid'));
  const key = [campaign.id, updatedAt, revision, breakEven, limit, choice.vezes, ...automatic];
  const options = jobOptions('problems', key, () => ({
    signals,
    terms,
    draft,
    own,
    target,
    cpc,
    automatic,
    product,
    language,
    sheet,
    stores,
  }));
  return useQuery({ ...options, placeholderData: keepPreviousData });
}
