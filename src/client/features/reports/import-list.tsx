import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { countOnce } from '#domain/measuring/reports/count-once.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { periodOf, type StoredImport } from '#domain/measuring/reports/stored.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { IconButton } from '#client/components/icon-button.tsx';
import { useDeleteImport } from '#client/data/reports.ts';
import { formatMoment, periodText } from '#client/lib/dates.ts';
import { notifyError } from '#client/lib/notify.ts';
import { sumsText, typeLabels } from '#client/parts/report-words.ts';

interface ImportListProps {
  /** Null: the files of the whole account. */
  campaignId: string | null;
  imports: readonly StoredImport[];
}

/** The stored reports of a campaign or of the account, the newest first. */
export function ImportList({ campaignId, imports }: ImportListProps) {
  const partly = countedParts(imports);
  const remove = useDeleteImport(campaignId, () => notifyError('Relatório excluído'));
  function ask({ id, fileName }: StoredImport): void {
    confirmAction({
      title: 'Excluir relatório',
      message: `${fileName} e suas linhas saem ${campaignId === null ? 'da conta' : 'desta campanha'}. O arquivo baixado continua com você.`,
      confirmLabel: 'Excluir',
      onConfirm: () => remove.mutate(id),
    });
  }
  return (
    <Stack gap="sm">
      {imports.map((each) => (
        <Paper key={each.id} component="article" withBorder radius="lg" p="md" aria-label={each.fileName}>
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <Stack gap={2} flex={1} miw={0}>
              <Heading of={each} note={noteOf(each, partly)} />
              <Text size="sm">
                {periodText(periodOf(each))} · {sumsText(each, each.rowCount)}
              </Text>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {each.fileName}, {formatMoment(each.createdAt)}
              </Text>
              {each.warnings.map((warning) => (
                <Text key={warning} size="sm">
                  {warning}
                </Text>
              ))}
            </Stack>
            <IconButton
              label={`Excluir ${each.fileName}`}
              tip="Excluir"
              icon={IconTrash}
              loading={remove.isPending && remove.variables === each.id}
              onClick={() => ask(each)}
            />
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

interface Note {
  state: string;
  meaning: string;
}

function Heading({ of, note }: { of: StoredImport; note: Note | null }) {
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{typeLabels[of.type]}</Text>
        {note && (
          <Badge color="yellow" variant="light">
            {note.state}
          </Badge>
        )}
      </Group>
      {note && <Text size="sm">{note.meaning}</Text>}
    </>
  );
}

/** For each whole import of search terms, whether all of its days count, some, or none. */
function countedParts(imports: readonly StoredImport[]): Map<string, 'all' | 'some' | 'none'> {
  const whole = imports.filter(
    ({ type, received, rowCount }) => type === 'search_terms' && received === rowCount,
  );
  const parts = countOnce(whole.map((each) => ({ ...each, period: periodOf(each) })));
  return new Map(
    whole.map(({ id, periodStart, periodEnd }) => {
      const own = parts.filter((part) => part.id === id);
      const isWhole = own.some(
        ({ days }) => days === null || (days.start === periodStart && days.end === periodEnd),
      );
      return [id, isWhole ? 'all' : own.length > 0 ? 'some' : 'none'];
    }),
  );
}

function noteOf(each: StoredImport, parts: ReadonlyMap<string, 'all' | 'some' | 'none'>): Note | null {
  if (each.received < each.rowCount) {
    const percent = Math.floor((each.received / each.rowCount) * 100);
    return { state: `Parou em ${percentText(percent)}`, meaning: 'Escolha o mesmo arquivo para continuar.' };
  }
  const part = parts.get(each.id);
  if (part === 'none') return { state: 'Não conta', meaning: 'Outro relatório tem estes dias.' };
  if (part === 'some') return { state: 'Conta em parte', meaning: 'Outro relatório tem alguns destes dias.' };
  return null;
}
