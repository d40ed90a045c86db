import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Bridge, BridgeCommand, BridgeReport } from '#domain/deciding/bridge/messages.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import {
  bridgeOptions,
  useCancelCommand,
  useDeleteBridge,
  useRenewBridge,
  useUndoCommand,
} from '#client/data/bridges.ts';
import { BridgeScript } from './bridge-script.tsx';
import { aboutText, kindLabels, reasonText, stateColors, stateLabels, valueText } from './bridge-words.ts';

/** A script: when it was last seen, what it brought, and what became of each approved change. */
export function BridgeCard({ bridge }: { bridge: Bridge }) {
  const { data } = useQuery(bridgeOptions(bridge.id));
  const renew = useRenewBridge();
  const remove = useDeleteBridge();
  const isOld = bridge.version !== null && bridge.version < bridge.scriptVersion;
  return (
    <Paper
      withBorder
      radius="md"
      p="md"
      component="article"
      aria-label={`Script da conta ${bridge.customerId}`}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <div>
            <Text fw={600}>{bridge.customerId}</Text>
            <Text size="sm" c="dimmed">
              {bridge.lastSeen === null
                ? 'O script ainda não chamou.'
                : `Visto em ${momentText(bridge.lastSeen)}.`}
              {bridge.version !== null && ` Versão ${bridge.version}.`}
              {isOld && ' Há uma versão nova: troque as chaves e copie o script de novo.'}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              size="sm"
              variant="default"
              loading={renew.isPending}
              onClick={() =>
                confirmAction({
                  title: 'Trocar as chaves',
                  message: 'O script que está no Google Ads para de funcionar até você colar o novo.',
                  confirmLabel: 'Trocar',
                  onConfirm: () => renew.mutate(bridge.id),
                })
              }
            >
              Trocar as chaves
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
                  onConfirm: () => remove.mutate(bridge.id),
                })
              }
            >
              Desligar
            </Button>
          </Group>
        </Group>
        {renew.data && <BridgeScript script={renew.data.script} />}
        {data && <Reports reports={data.reports} />}
        {data && <Commands bridgeId={bridge.id} commands={data.commands} />}
      </Stack>
    </Paper>
  );
}

function Reports({ reports }: { reports: readonly BridgeReport[] }) {
  const troubled = reports.filter(({ trouble }) => trouble !== null);
  if (reports.length === 0) return null;
  return (
    <div>
      <Text size="sm">Chegaram: {reports.map(({ label, rows }) => `${label} (${rows})`).join(', ')}.</Text>
      {troubled.map(({ customerId, table, label, trouble }) => (
        <Text key={customerId + table} size="sm" c="red">
          {label}: {trouble}
        </Text>
      ))}
    </div>
  );
}

function Commands({ bridgeId, commands }: { bridgeId: string; commands: readonly BridgeCommand[] }) {
  const cancel = useCancelCommand();
  const undo = useUndoCommand();
  if (commands.length === 0) return <Text size="sm">Nenhuma mudança aprovada ainda.</Text>;
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Mudanças aprovadas">
      {commands.map(({ id, kind, action, state, before, after, reason }) => (
        <Group key={id} component="li" justify="space-between" gap="xs">
          <div>
            <Text size="sm">
              {kindLabels[kind]}: {aboutText(action)}
            </Text>
            <Text size="sm" c="dimmed">
              {state === 'done' && `Antes: ${valueText(before)}. Depois: ${valueText(after)}. `}
              {reasonText(reason)}
            </Text>
          </div>
          <Group gap="xs">
            <Badge color={stateColors[state]} variant="light">
              {stateLabels[state]}
            </Badge>
            {(state === 'waiting' || state === 'sent') && (
              <Button size="sm" variant="subtle" onClick={() => cancel.mutate({ bridgeId, commandId: id })}>
                Cancelar
              </Button>
            )}
            {state === 'done' && (
              <Button size="sm" variant="subtle" onClick={() => undo.mutate({ bridgeId, commandId: id })}>
                Desfazer
              </Button>
            )}
          </Group>
        </Group>
      ))}
    </Stack>
  );
}

function momentText(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}
