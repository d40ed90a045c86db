import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconUpload } from '@tabler/icons-react';
import type { ListedLine } from '#domain/measuring/profit/conversion-feed.ts';
import { meaningOf, readResults } from '#domain/measuring/profit/google-results.ts';
import { amountText } from '#domain/shared/money.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { PickFile } from '#client/components/pick-file.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { feedLinesOptions, useNoteResults } from '#client/data/connections.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { leftWords } from '#client/parts/left-words.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';

const STEP = 10;
/** Results of one request. */
const PART = 1000;

const states: Record<ListedLine['state'], readonly [one: string, many: string, color: string]> = {
  refused: ['recusada pelo Google', 'recusadas pelo Google', 'red'],
  waiting: ['esperando', 'esperando', 'yellow'],
  left: ['fica de fora', 'ficam de fora', 'gray'],
  served: ['entregue', 'entregues', 'blue'],
  confirmed: ['aceita pelo Google', 'aceitas pelo Google', 'teal'],
};
/** What needs a person comes first. */
const order = Object.keys(states) as ListedLine['state'][]; // the keys of the table

/** Each line of a feed with its state, and the button that brings Google's file of results. */
export function FeedLines({ feedId }: { feedId: string }) {
  const query = useQuery(feedLinesOptions(feedId));
  const note = useNoteResults(feedId);

  async function bring(file: File) {
    const results = readResults(await readTextFile(file));
    if (results === null || results.length === 0) {
      notifyError(
        'Este arquivo não tem resultados',
        'Baixe no Google Ads, em Metas > Conversões > Uploads, o arquivo de resultados deste envio.',
      );
      return;
    }
    let noted = 0;
    for (let at = 0; at < results.length; at += PART)
      noted += (await note.mutateAsync({ input: results.slice(at, at + PART) })).noted;
    notifySuccess('Resultado lido', `${countText(noted, 'linha anotada', 'linhas anotadas')}.`);
  }

  return (
    <Stack gap="sm" mt="sm" align="flex-start">
      <PickFile accept=".csv,.tsv,.txt" onPick={(file) => void bring(file)}>
        {(button) => (
          <Button
            {...button}
            size="xs"
            variant="default"
            leftSection={<IconUpload size={16} />}
            loading={note.isPending}
          >
            Trazer resultado do Google
          </Button>
        )}
      </PickFile>
      <Loaded query={query} waiting="Buscando as linhas">
        {(lines) => <Lines lines={lines} />}
      </Loaded>
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly ListedLine[] }) {
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhuma venda com clique nos últimos 90 dias.
      </Text>
    );
  const sorted = lines.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <>
      <Group gap="xs">
        {order.map((state) => {
          const count = lines.filter((line) => line.state === state).length;
          const [one, many, color] = states[state];
          return count === 0 ? null : (
            <Badge key={state} variant="light" color={color}>
              {countText(count, one, many)}
            </Badge>
          );
        })}
      </Group>
      <ShowMore entries={sorted} step={STEP} isCompact>
        {(shown) => (
          <RuledList label="Linhas">
            {shown.map((line) => (
              <Line key={`${line.network} ${line.orderId} ${line.type}`} line={line} />
            ))}
          </RuledList>
        )}
      </ShowMore>
    </>
  );
}

const adjustments = { '': '', RETRACT: 'retirada', RESTATE: 'novo valor' } as const;

function Line({ line }: { line: ListedLine }) {
  const { orderId, type, at, value, currency, state, isOld } = line;
  const details = [
    formatMoment(at),
    value === null || currency === null ? '' : amountText(value, currency),
    adjustments[type],
  ].filter((part) => part !== '');
  const explanation = explained(line);
  return (
    <RuledEntry>
      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {orderId}
        </Text>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
        {explanation !== '' && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {explanation}
          </Text>
        )}
        {isOld && state !== 'confirmed' && (
          <Text size="sm">A venda tem mais de 50 dias: o Google pode recusar o ajuste.</Text>
        )}
      </div>
      <Badge variant="light" color={states[state][2]}>
        {states[state][0]}
      </Badge>
    </RuledEntry>
  );
}

/** Why a line stays out, or what Google said. */
function explained({ reason, result }: ListedLine): string {
  if (result !== null && result !== '') {
    const meaning = meaningOf(result);
    return meaning === null ? `O Google disse: ${result}` : `${meaning}.`;
  }
  return reason === null ? '' : `${leftWords[reason]}.`;
}
