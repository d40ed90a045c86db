import { Badge, Button, Group, List, Menu, Paper, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { conflictKey, type DraftConflict } from '#domain/making/findings/conflict-findings.ts';
import { applyFix } from '#domain/making/findings/fix.ts';
import { moveNegative } from '#domain/making/findings/move-negative.ts';
import { negativeBlocks } from '#domain/ads/negative-blocking.ts';
import { formatKeyword } from '#domain/ads/keyword.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { countText } from '#client/lib/count-text.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { useJob } from '#client/parts/draft/use-job.ts';

const SHOWN = 100;
const EXAMPLES = 5;

/** The heights of the result's blocks. */
const blocks = [24, 150, 150];

/** The negatives that block the campaign's own keywords, by Google's published rule. */
export function ConflictList() {
  const { data, error, isPlaceholderData, refetch } = useJob('conflicts', {});
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
        <ConflictCard key={conflictKey(conflict.negative)} conflict={conflict} />
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
    count === 0
      ? []
      : [`${count === 1 ? '1 negativa bloqueia' : `${count} negativas bloqueiam`} palavras ${how}`];
  return `${[...part(total, 'por inteiro'), ...part(partial, 'em parte')].join('; ')}.`;
}

function ConflictCard({ conflict }: { conflict: DraftConflict }) {
  const { groups } = useCampaignDraft();
  const { negative, total, partial, examples, isKept } = conflict;
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? '';
  const where =
    negative.groupId === null ? 'Negativa da campanha' : `Negativa do grupo ${nameOf(negative.groupId)}`;
  return (
    <Paper component="article" withBorder radius="lg" p="md" aria-label={`Conflito de ${negative.written}`}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="xs">
            <Badge color={total > 0 ? 'red' : 'yellow'} variant="light" tt="none">
              {total > 0 ? 'Bloqueio total' : 'Bloqueio parcial'}
            </Badge>
            {isKept && (
              <Badge color="gray" variant="light" tt="none">
                Mantida por você
              </Badge>
            )}
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {negative.written}
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {where}. {countOf(total, 'por inteiro')}
            {total > 0 && partial > 0 ? '; ' : ''}
            {countOf(partial, 'em parte')}.
          </Text>
          <List size="sm">
            {examples.slice(0, EXAMPLES).map(({ keyword, kind }) => (
              <List.Item key={`${keyword.groupId}:${keyword.written}`} style={{ overflowWrap: 'anywhere' }}>
                {keyword.written} · {nameOf(keyword.groupId)}
                {kind === 'partial' ? ' (em parte)' : ''}
              </List.Item>
            ))}
          </List>
        </Stack>
        <ConflictActions conflict={conflict} />
      </Group>
    </Paper>
  );
}

function countOf(count: number, how: string): string {
  if (count === 0) return '';
  return `${countText(count, 'palavra', 'palavras')} ${how}`;
}

/** Buttons that remove a negative, make it exact, move it to groups where it blocks nothing, or accept it. */
function ConflictActions({ conflict: { negative, examples, isKept } }: { conflict: DraftConflict }) {
  const { store } = useBuilder();
  const { written, groupId, text, matchType } = negative;
  const change = (edit: (draft: CampaignDraft) => CampaignDraft) => store.change(edit);
  const rewrite = (to: string | null) =>
    change((draft) => applyFix(draft, { kind: 'negative', from: written, to, groupId }));
  function remove(): void {
    rewrite(null);
    notifyUndo(`Negativa ${written} removida`, store.undo);
  }
  function keep(): void {
    const key = conflictKey(negative);
    change((draft) => {
      const others = draft.settings.keptConflicts.filter((each) => each !== key);
      return { ...draft, settings: { ...draft.settings, keptConflicts: isKept ? others : [...others, key] } };
    });
  }
  const exact = { text, matchType: 'exact' } as const;
  const solves =
    matchType !== 'exact' && !examples.some(({ keyword }) => negativeBlocks(exact, keyword.text));
  return (
    <Group gap="xs">
      {solves && (
        <Button size="sm" variant="light" onClick={() => rewrite(formatKeyword(exact))}>
          Restringir a [{text}]
        </Button>
      )}
      <Button size="sm" variant="light" color="red" onClick={remove}>
        Remover
      </Button>
      <Menu>
        <Menu.Target>
          <Button size="sm" variant="default" rightSection={<IconChevronDown />}>
            Outra saída
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {groupId === null && (
            <Menu.Item onClick={() => change((draft) => moveNegative(draft, written))}>
              Mover para os grupos em que não bloqueia
            </Menu.Item>
          )}
          <Menu.Item onClick={keep}>{isKept ? 'Desfazer Manter' : 'Manter assim mesmo'}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
