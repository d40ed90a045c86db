import type { AssetType } from '#domain/ads/asset-types.ts';
import type { SessionInfo } from '#domain/account/session.ts';
import { InfoTip } from '#client/components/info-tip.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { generatorViews } from '#client/parts/generator-views.ts';
import { HelpLink, toolArticles } from '#client/parts/help-link.tsx';
import classes from './generator-room.module.css';
import { ConfigurationCard } from './configuration-card.tsx';
import { ManualAdd } from './manual-add.tsx';
import { ResultsCard } from './results-card.tsx';
import { SavedLists } from './saved-lists.tsx';
import { useDraft } from './use-draft.ts';
import { usePastedLines } from './use-pasted-lines.ts';
import { useToolKeys } from './use-tool-keys.ts';
import { useOpenedList } from './use-opened-list.ts';

export function GeneratorRoom({ kind, session }: { kind: AssetType; session: SessionInfo }) {
  const draft = useDraft(kind);
  useOpenedList(draft);
  usePastedLines(draft);
  useToolKeys(kind);
  const { title, description, tooltip } = generatorViews[kind];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            {description} <HelpLink to={toolArticles[kind]}>Como usar</HelpLink>
          </>
        }
        aside={<InfoTip label="Dica de uso">{tooltip}</InfoTip>}
      />
      <div className={classes.cards} data-wide>
        <div className={classes.column}>
          <ConfigurationCard draft={draft} />
          <div className={classes.second}>
            <ManualAdd draft={draft} />
          </div>
        </div>
        <div className={classes.column}>
          <ResultsCard draft={draft} hasProAccess={session.hasProAccess} />
          <div className={classes.second}>
            <SavedLists draft={draft} />
          </div>
        </div>
      </div>
    </>
  );
}
