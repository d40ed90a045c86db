import { Anchor, Badge, Button, Collapse, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Bridge, BridgeReport, Caps } from '#domain/deciding/bridge/messages.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { bridgeOptions, useDeleteBridge, useRenewBridge } from '#client/data/bridges.ts';
import { formatMoment, periodText } from '#client/lib/dates.ts';
import { paths } from '#client/paths.ts';
import { BridgeCommands } from './bridge-commands.tsx';
import { BridgeScript } from './bridge-script.tsx';
import { bridgeState, capsText } from './bridge-words.ts';
import { CapsFields } from './caps-fields.tsx';

/** A script: its last call, its data, and the result of each approved change. */
export function BridgeCard({ bridge }: { bridge: Bridge }) {
  const { data } = useQuery(bridgeOptions(bridge.id));
  const { accounts, customerId, version, scriptVersion, caps } = data ?? bridge;
  const [now] = useState(() => Date.now());
  const state = bridgeState(data ?? bridge, now);
  const only = bridge.kind === 'account' ? accounts[0] : undefined;
  return (
    <Paper withBorder radius="md" p="md" component="article" aria-label={`Script da conta ${customerId}`}>
      <Stack gap="md">
        <div>
          <Group gap="4px 10px" mb={4}>
            <Title order={3} style={{ overflowWrap: 'anywhere' }}>
              {only ? `${only.name} (${customerId})` : customerId}
            </Title>
            <Badge variant="light" color={state.color}>
              {state.label}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {state.text}
            {version !== null && ` Versão ${version}.`}
          </Text>
          {version !== null && version < scriptVersion && (
            <Text size="sm">Há uma versão nova. A sua continua funcionando; para trocar, copie de novo.</Text>
          )}
        </div>
        {accounts.length > 0 && (
          <Group gap="0 16px">
            {accounts.map((account) => (
              <Anchor
                key={account.customerId}
                data-alone
                size="sm"
                component={Link}
                to={paths.campaignTab(account.campaignId, 'termos')}
              >
                Ver o que gasta sem vender
                {accounts.length > 1 && ` em ${account.name}`}
              </Anchor>
            ))}
            <Anchor data-alone size="sm" component={Link} to={paths.rules}>
              Regras, alertas e o que mudou
            </Anchor>
          </Group>
        )}
        {data && <BridgeCommands bridgeId={bridge.id} commands={data.commands} />}
        {data && <Reports reports={data.reports} />}
        <Text size="sm">Limites escritos no script: {capsText(caps, only?.currency ?? '')}</Text>
        <Keys bridge={bridge} />
      </Stack>
    </Paper>
  );
}

/** Actions: new keys, other limits, deleting the script. */
function Keys({ bridge: { id, caps: written } }: { bridge: Bridge }) {
  const renew = useRenewBridge();
  const remove = useDeleteBridge();
  const [isOpen, setIsOpen] = useState(false);
  const [caps, setCaps] = useState<Caps>(written);
  return (
    <>
      <Group gap="xs">
        <Button size="sm" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Copiar de novo
        </Button>
        <Button
          size="sm"
          variant="subtle"
          color="red"
          onClick={() =>
            confirmAction({
              title: 'Desligar o script',
              message: 'As chaves deixam de valer agora. Os relatórios que chegaram ficam na campanha.',
              confirmLabel: 'Desligar',
              onConfirm: () => remove.mutate(id),
            })
          }
        >
          Desligar
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm" maw="44rem">
            O texto novo tem chaves novas. O que está no Google Ads para de funcionar até você colar o novo.
          </Text>
          <CapsFields caps={caps} onChange={setCaps} />
          <Button size="sm" loading={renew.isPending} onClick={() => renew.mutate({ id, caps })}>
            Trocar as chaves e ver o texto
          </Button>
        </Stack>
      </Collapse>
      {renew.data && <BridgeScript script={renew.data.script} />}
    </>
  );
}

function Reports({ reports }: { reports: readonly BridgeReport[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const troubled = reports.filter(({ trouble }) => trouble !== null);
  const rows = reports.reduce((sum, report) => sum + report.rows, 0);
  if (reports.length === 0) return null;
  return (
    <div>
      <Group gap="0 16px">
        <Text size="sm">
          Chegaram {numberText(rows)} linhas de {reports.length} relatórios.
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          data-flush="start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Esconder' : 'Ver quais'}
        </Button>
      </Group>
      {troubled.map(({ customerId, table, label, trouble }) => (
        <Text key={customerId + table} size="sm" c="red" style={{ overflowWrap: 'anywhere' }}>
          {label}: {trouble}
        </Text>
      ))}
      <Collapse expanded={isOpen}>
        <Stack component="ul" gap={4} mt="xs" p={0} style={{ listStyle: 'none' }} aria-label="O que chegou">
          {reports.map(({ customerId, table, label, from, to, rows: count, receivedAt }) => (
            <Text key={customerId + table} component="li" size="sm">
              <strong>{label}</strong>: {numberText(count)} {count === 1 ? 'linha' : 'linhas'}
              {from !== null && to !== null && `, ${periodText({ start: from, end: to })}`}
              {receivedAt !== null && `, em ${formatMoment(receivedAt)}`}
            </Text>
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}
