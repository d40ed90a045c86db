import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link, NavLink, useLocation } from 'react-router';
import { useChosenInSight } from '#client/components/use-chosen-in-sight.ts';
import { countText } from '#client/lib/count-text.ts';
import { LISTS_LABEL, stageLabels, tabLabels } from '#client/parts/campaign/tab-labels.ts';
import { type CampaignStage, campaignStages, type CampaignTab, paths } from '#client/paths.ts';
import classes from './campaign-frame.module.css';
import { useOpenTab } from './use-open-tab.ts';

/** The state of a stage: nothing is left to do, how many things are left, or that they are being counted. */
interface StageMark {
  left: number | 'reading';
  words: [one: string, many: string];
}
export type StageMarks = Partial<Record<CampaignStage, StageMark>>;

function leftText({ left, words }: StageMark): string {
  if (left === 'reading') return 'revisando de novo';
  return left === 0 ? 'nada falta' : countText(left, ...words);
}

function badgeText(left: number | 'reading'): string {
  if (left === 'reading') return '…';
  return left > 99 ? '99+' : String(left);
}

/** The three stages. Each opens its first tab. */
export function Stages({ id, marks }: { id: string; marks: StageMarks }) {
  const { stage } = useOpenTab();
  return (
    <nav aria-label="Etapas da campanha" className={classes.stages}>
      <ol>
        {campaignStages.map((each, at) => {
          const mark = marks[each.id];
          return (
            <li key={each.id}>
              <Link
                className={classes.stage}
                to={paths.campaignPart(id, each.tabs[0])}
                aria-current={each.id === stage ? 'step' : undefined}
              >
                <span className={classes.number} aria-hidden="true">
                  {at + 1}
                </span>
                {stageLabels[each.id]}
                {mark && <VisuallyHidden> ({leftText(mark)})</VisuallyHidden>}
                {mark?.left === 0 && (
                  <span className={classes.done}>
                    <IconCheck size={16} aria-hidden="true" />
                  </span>
                )}
                {mark !== undefined && mark.left !== 0 && (
                  <span
                    className={mark.left === 'reading' ? classes.reading : classes.left}
                    aria-hidden="true"
                  >
                    {badgeText(mark.left)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The tabs of the open stage, each with its own address. Where they do not fit they scroll sideways. */
export function StageTabs({ id }: { id: string }) {
  const { stage } = useOpenTab();
  const row = useChosenInSight<HTMLElement>(useLocation().pathname);
  const tabs: readonly (CampaignTab | null)[] = campaignStages.find((each) => each.id === stage)?.tabs ?? [];
  return (
    <nav ref={row} className={classes.tabs} aria-label="Partes da campanha">
      {tabs.map((tab) => (
        <NavLink key={tab} className={classes.tab ?? ''} to={paths.campaignPart(id, tab)} end={tab === null}>
          {tab === null ? LISTS_LABEL : tabLabels[tab]}
        </NavLink>
      ))}
    </nav>
  );
}
