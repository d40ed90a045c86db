import { VisuallyHidden } from '@mantine/core';
import type { DraftStore } from '#client/parts/draft/draft-store.ts';
import { missingFacts } from '#domain/making/findings/missing-facts.ts';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { LISTS_LABEL, tabLabels } from '#client/parts/campaign/tab-labels.ts';
import type { CampaignTab } from '#client/paths.ts';
import { SaveBar } from './save-bar.tsx';
import classes from './campaign-frame.module.css';
import { FactChips } from './fact-chips.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { type StageMarks, Stages, StageTabs } from './stages.tsx';
import { useOpenTab } from './use-open-tab.ts';
import { useRefusals } from './use-refusals.ts';

/** Tabs whose content begins without a heading: one who reads by headings would not find it. */
const untitled: ReadonlySet<CampaignTab | null> = new Set([
  null,
  'montagem',
  'revisao',
  'termos',
  'problemas',
] as const);

/** What stands above every tab of a campaign. Its height is the same before and after the draft was read. */
export function CampaignFrame({ id, store }: { id: string; store: DraftStore | null }) {
  const { tab } = useOpenTab();
  return (
    <div className={classes.head} data-wide-room data-work-room>
      {store ? <FactChips /> : <div className={classes.chips} />}
      {store && <SaveBar className={classes.save} />}
      {store && <NextStepBar />}
      {store ? <MarkedStages id={id} /> : <Stages id={id} marks={{}} />}
      <StageTabs id={id} />
      {untitled.has(tab) && (
        <VisuallyHidden component="h2">{tab === null ? LISTS_LABEL : tabLabels[tab]}</VisuallyHidden>
      )}
    </div>
  );
}

function MarkedStages({ id }: { id: string }) {
  const draft = useCampaignDraft();
  const refusals = useRefusals();
  const left = missingFacts(draft).length + (draft.groups.length === 0 ? 1 : 0);
  const marks: StageMarks = {
    montar: { left, words: ['coisa falta', 'coisas faltam'] },
    ...(refusals !== null && {
      publicar: { left: refusals, words: ['recusa do Google', 'recusas do Google'] },
    }),
  };
  return <Stages id={id} marks={marks} />;
}
