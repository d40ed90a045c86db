import { Alert, Group, Select } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { openDraft } from '#domain/making/structure/save.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { useIsPhone } from '#client/components/use-is-phone.ts';
import { Panel } from '#client/components/panel.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { draftOptions } from '#client/data/campaign-draft.ts';
import { campaignListsOptions } from '#client/data/negative-lists.ts';
import { CONTENTS } from './contents-id.ts';
import { CopyPanel } from './copy-panel.tsx';
import { DifferencesList } from './differences-list.tsx';
import type { Side } from './side.ts';

interface ContentsPanelsProps {
  results: readonly CampaignResult[];
  winnerId: string | null;
}

/** The contents of two campaigns, and the copy from one to the other. */
export function ContentsPanels({ results, winnerId }: ContentsPanelsProps) {
  const [chosen, setChosen] = useState<{ one: string; other: string } | null>(null);
  const first = winnerId ?? results[0]?.id ?? '';
  const second = results.find(({ id }) => id !== first)?.id ?? '';
  const isKnown = (id: string) => results.some((result) => result.id === id);
  const one = chosen && isKnown(chosen.one) ? chosen.one : first;
  const other = chosen && isKnown(chosen.other) && chosen.other !== one ? chosen.other : undefined;
  const otherId = other ?? (one === first ? second : first);
  return (
    <Panel title="O que há em cada uma" part={CONTENTS} isFolded>
      <Group mb="md" align="flex-end">
        <CampaignSelect
          label="Esta"
          results={results}
          value={one}
          onChange={(id) => setChosen({ one: id, other: id === otherId ? one : otherId })}
        />
        <CampaignSelect
          label="Com esta"
          results={results}
          value={otherId}
          onChange={(id) => setChosen({ one: id === one ? otherId : one, other: id })}
        />
      </Group>
      <TwoPlans key={one + otherId} ids={[one, otherId]} results={results} isWon={one === winnerId} />
    </Panel>
  );
}

/** On a phone it would be longer than anybody scrolls. */
function OnDemandOnPhone({ summary, children }: { summary: string; children: ReactNode }) {
  const isPhone = useIsPhone();
  if (!isPhone) return children;
  return (
    <details>
      <summary style={{ padding: '10px 0', cursor: 'pointer' }}>{summary}</summary>
      {children}
    </details>
  );
}

interface CampaignSelectProps {
  label: string;
  results: readonly CampaignResult[];
  value: string;
  onChange: (id: string) => void;
}

function CampaignSelect({ label, results, value, onChange }: CampaignSelectProps) {
  return (
    <Select
      label={label}
      flex="1 1 14rem"
      data={results.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id) => onChange(id ?? value)}
    />
  );
}

interface TwoPlansProps {
  ids: readonly [string, string];
  results: readonly CampaignResult[];
  /** Whether the first one won the comparison. */
  isWon: boolean;
}

function TwoPlans({ ids, results, isWon }: TwoPlansProps) {
  const [one, other] = useQueries({ queries: ids.map((id) => draftOptions(id)) });
  const [listsOfOne, listsOfOther] = useQueries({ queries: ids.map((id) => campaignListsOptions(id)) });
  const failed = [one, other, listsOfOne, listsOfOther].find((query) => query?.error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!one?.data || !other?.data || !listsOfOne?.data || !listsOfOther?.data) {
    return <Waiting message="Lendo as montagens" />;
  }
  const side = (id: string, stored: typeof one.data, lists: typeof listsOfOne.data): Side => {
    const saved = openDraft(stored);
    const name = results.find((result) => result.id === id)?.name ?? '';
    return { id, name, saved: { ...saved, draft: { ...saved.draft, lists } } };
  };
  const sides = [
    side(ids[0], one.data, listsOfOne.data),
    side(ids[1], other.data, listsOfOther.data),
  ] as const;
  const isEmpty = sides.every(
    ({ saved: { draft, versions } }) => versions.settings === null && draft.groups.length === 0,
  );
  if (isEmpty) {
    return (
      <Alert color="gray" variant="light" role="note">
        Nenhuma das duas tem montagem. Monte-as na aba Montagem de cada campanha para ver as diferenças.
      </Alert>
    );
  }
  return (
    <>
      <OnDemandOnPhone summary="Ver as diferenças">
        <DifferencesList one={sides[0]} other={sides[1]} />
      </OnDemandOnPhone>
      <CopyPanel from={sides[0]} to={sides[1]} isWon={isWon} />
    </>
  );
}
