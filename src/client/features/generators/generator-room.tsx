import { useRef } from 'react';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { SessionInfo } from '#domain/account/session.ts';
import classes from './generator-room.module.css';
import { ConfigurationCard } from './configuration-card.tsx';
import { GeneratorHeader } from './generator-header.tsx';
import { ManualAdd } from './manual-add.tsx';
import { ResultsCard } from './results-card.tsx';
import { SavedLists } from './saved-lists.tsx';
import { useDraft } from './use-draft.ts';
import { useListReader } from './use-list-reader.ts';
import { usePastedLines } from './use-pasted-lines.ts';
import { useToolKeys } from './use-tool-keys.ts';
import { useOpenedList } from './use-opened-list.ts';

export function GeneratorRoom({ kind, session }: { kind: AssetType; session: SessionInfo }) {
  const draft = useDraft(kind);
  useOpenedList(draft);
  const reader = useListReader();
  usePastedLines(draft, reader);
  useToolKeys(kind);
  const results = useRef<HTMLDivElement>(null);
  return (
    <>
      <GeneratorHeader kind={kind} />
      <div className={classes.cards} data-wide-room>
        <div className={classes.configuration}>
          <ConfigurationCard draft={draft} onGenerated={() => showBelow(results.current)} />
        </div>
        <div ref={results} className={classes.results}>
          <ResultsCard draft={draft} reader={reader} hasProAccess={session.hasProAccess} />
        </div>
        <div className={classes.more}>
          <ManualAdd draft={draft} reader={reader} />
          <SavedLists draft={draft} />
        </div>
      </div>
    </>
  );
}

/** In one column the list stands a screen below the button that made it. */
function showBelow(results: HTMLElement | null): void {
  if (results && results.getBoundingClientRect().top > window.innerHeight / 2)
    results.scrollIntoView({ block: 'start' });
}
