import { Button, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import {
  conflictKey,
  type DraftConflict,
  narrowedNegative,
} from '#domain/making/findings/conflict-findings.ts';
import { applyFix } from '#domain/making/findings/fix.ts';
import { moveNegative } from '#domain/making/findings/move-negative.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { useSetCampaignLists } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { ConflictCard } from '#client/parts/conflict-card.tsx';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { useJob } from '#client/parts/draft/use-job.ts';
import { ListConflictActions, type MendList, useMendList } from '#client/parts/mend-list.tsx';

const SHOWN = 100;

/** The heights of the result's blocks. */
const blocks = [24, 150, 150];

/** The negatives that block the campaign's own keywords, by Google's published rule. */
export function ConflictList() {
  const { data, error, isPlaceholderData, refetch } = useJob('conflicts', {});
  const mend = useMendList();
  if (error) return <JobError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <JobWait name="conflicts" label="Procurando conflitos" blocks={blocks} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={IconShieldCheck}
        title="Nenhum conflito"
        hint="Nenhuma negativa bloqueia uma palavra-chave desta campanha."
      />
    );
  }
  return (
    <Stack aria-busy={isPlaceholderData}>
      <Text c="dimmed">{summaryOf(data)}</Text>
      {data.slice(0, SHOWN).map((conflict) => (
        <DraftConflictCard key={conflictKey(conflict.negative)} conflict={conflict} mend={mend} />
      ))}
      {data.length > SHOWN && (
        <Text size="sm" c="dimmed">
          Mais {countText(data.length - SHOWN, 'conflito aparece', 'conflitos aparecem')} à medida que você
          resolve os desta lista.
        </Text>
      )}
    </Stack>
  );
}

function summaryOf(conflicts: readonly DraftConflict[]): string {
  const total = conflicts.filter((conflict) => conflict.total > 0).length;
  const partial = conflicts.length - total;
  const part = (count: number, how: string) =>
    count === 0 ? [] : [`${countText(count, 'negativa bloqueia', 'negativas bloqueiam')} palavras ${how}`];
  return `${[...part(total, 'por inteiro'), ...part(partial, 'em parte')].join('; ')}.`;
}

function DraftConflictCard({ conflict, mend }: { conflict: DraftConflict; mend: MendList }) {
  const { groups } = useCampaignDraft();
  const { groupId, list } = conflict.negative;
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? '';
  return (
    <ConflictCard conflict={conflict} where={whereOf(list, groupId && nameOf(groupId))} nameOf={nameOf}>
      {list ? (
        <ListConflictActions conflict={conflict} list={list} mend={mend} />
      ) : (
        <OwnNegativeActions conflict={conflict} />
      )}
      <OtherWays conflict={conflict} />
    </ConflictCard>
  );
}

function whereOf(list: NegativeList | null, group: string | null): string {
  if (list)
    return `Negativa da lista ${list.name}, de ${countText(list.campaignIds.length, 'campanha', 'campanhas')}`;
  return group === null ? 'Negativa da campanha' : `Negativa do grupo ${group}`;
}

/** Buttons that make a negative of the draft exact, or remove it. */
function OwnNegativeActions({ conflict }: { conflict: DraftConflict }) {
  const { store } = useBuilder();
  const { written, groupId } = conflict.negative;
  const rewrite = (to: string | null) =>
    store.change((draft) => applyFix(draft, { kind: 'negative', from: written, to, groupId }));
  const narrowed = narrowedNegative(conflict);
  function remove(): void {
    rewrite(null);
    notifyUndo(`Negativa ${written} removida`, store.undo);
  }
  return (
    <>
      {narrowed !== null && (
        <Button size="sm" variant="light" onClick={() => rewrite(narrowed)}>
          Restringir a {narrowed}
        </Button>
      )}
      <Button size="sm" variant="light" color="red" onClick={remove}>
        Remover
      </Button>
    </>
  );
}

/** Moves a negative to groups where it blocks nothing, takes its list off the campaign, or accepts the conflict. */
function OtherWays({ conflict: { negative, isKept } }: { conflict: DraftConflict }) {
  const { store, campaign, lists } = useBuilder();
  const setLists = useSetCampaignLists(campaign.id);
  const { written, groupId, list } = negative;
  const change = (edit: (draft: CampaignDraft) => CampaignDraft) => store.change(edit);
  function keep(): void {
    const key = conflictKey(negative);
    change((draft) => {
      const others = draft.settings.keptConflicts.filter((each) => each !== key);
      return { ...draft, settings: { ...draft.settings, keptConflicts: isKept ? others : [...others, key] } };
    });
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="default" rightSection={<IconChevronDown />}>
          Outra saída
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {list !== null && (
          <Menu.Item onClick={() => setLists.mutate(lists.flatMap(({ id }) => (id === list.id ? [] : [id])))}>
            Tirar a lista desta campanha
          </Menu.Item>
        )}
        {list === null && groupId === null && (
          <Menu.Item onClick={() => change((draft) => moveNegative(draft, written))}>
            Mover para os grupos em que não bloqueia
          </Menu.Item>
        )}
        <Menu.Item onClick={keep}>{isKept ? 'Desfazer Manter' : 'Manter mesmo assim'}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
