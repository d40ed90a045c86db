import { Badge, Box, Group, Select, Table, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconShieldOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type SecurityEvent,
  securityEventKinds,
  securityEventQuerySchema,
} from '#domain/account/security-events.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { securityEventsOptions } from '#client/data/admin.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { EmailText } from './email-text.tsx';
import { eventLabels } from './event-labels.ts';
import { MoreButton } from './more-button.tsx';
import classes from './users-table.module.css';

const TYPING_PAUSE_MS = 250;
/** On a phone the first two cells have what else stands in a row. */
const WIDE = 'sm';

const addressSchema = z.object({
  event: z.catch(securityEventQuerySchema.shape.event, 'all'),
  email: z.catch(z._default(z.string().check(z.maxLength(254)), ''), ''),
});

const kindOptions = [
  { value: 'all', label: 'Todos os eventos' },
  ...securityEventKinds.map((value) => ({ value, label: eventLabels[value] })),
];

/** Security events with author and account, newest first. */
export function SecurityEventsPanel() {
  const [{ event, email }, setAddress] = useSearchState(addressSchema);
  const [typed, setTyped] = useState(email);
  const [searchedEmail] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const events = useInfiniteQuery(securityEventsOptions({ event, email: searchedEmail }));
  const rows = events.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Panel>
      <Group gap="sm" mb="md">
        <TextInput
          flex="4 1 16rem"
          aria-label="E-mail da conta"
          inputMode="email"
          autoCapitalize="none"
          placeholder="E-mail completo da conta"
          leftSection={<IconSearch />}
          maxLength={254}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAddress({ email: currentTarget.value });
          }}
        />
        <Select
          aria-label="Evento"
          flex="1 1 14rem"
          data={kindOptions}
          value={event}
          onChange={(kind) => setAddress(z.pick(addressSchema, { event: true }).parse({ event: kind }))}
        />
      </Group>
      <Loaded query={events} waiting="Carregando eventos">
        {() =>
          rows.length === 0 ? (
            <EmptyState
              icon={IconShieldOff}
              title="Nenhum evento encontrado"
              hint="Confira o e-mail completo ou escolha outro evento."
            />
          ) : (
            <EventsTable events={rows} />
          )
        }
      </Loaded>
      <MoreButton list={events} />
    </Panel>
  );
}

function EventsTable({ events }: { events: readonly SecurityEvent[] }) {
  return (
    <div className={classes.scroller} role="region" aria-label="Eventos" tabIndex={0}>
      <Table
        className={classes.events}
        verticalSpacing="xs"
        horizontalSpacing="xs"
        fz="sm"
        layout="fixed"
        highlightOnHover
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={{ base: '38%', [WIDE]: 156 }}>Quando</Table.Th>
            <Table.Th w={{ base: '62%', [WIDE]: 216 }}>Evento</Table.Th>
            <Table.Th w={96} visibleFrom={WIDE}>
              Resultado
            </Table.Th>
            <Table.Th visibleFrom={WIDE}>Conta</Table.Th>
            <Table.Th w={150} visibleFrom={WIDE}>
              Endereço
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function EventRow({
  event: { event, outcome, email, aboutEmail, address, createdAt },
}: {
  event: SecurityEvent;
}) {
  const isOk = outcome === 'ok';
  const account = aboutEmail ?? email ?? 'Conta desconhecida';
  const result = (
    <Badge variant="light" color={isOk ? 'teal' : 'red'}>
      {isOk ? 'Aceito' : 'Recusado'}
    </Badge>
  );
  return (
    <Table.Tr>
      <Table.Td className={classes.text}>{formatMoment(createdAt)}</Table.Td>
      <Table.Td className={classes.text}>
        {eventLabels[event]}
        <Box hiddenFrom={WIDE} c="dimmed">
          <EmailText>{account}</EmailText>
          <Group gap={6} mt={4}>
            {result}
            {address}
          </Group>
        </Box>
      </Table.Td>
      <Table.Td visibleFrom={WIDE}>{result}</Table.Td>
      <Table.Td className={classes.text} visibleFrom={WIDE}>
        <EmailText>{account}</EmailText>
      </Table.Td>
      <Table.Td className={classes.text} visibleFrom={WIDE}>
        {address}
      </Table.Td>
    </Table.Tr>
  );
}
