import { Alert, Badge, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { SaleReceipt, SalesSource } from '#domain/measuring/networks/sources.ts';
import { silenceText } from '#domain/measuring/networks/silence.ts';
import type { UnreadReason } from '#domain/measuring/networks/postback.ts';
import { postbackNetworkOf } from '#domain/measuring/networks/postback-networks.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { FailedRead } from '#client/components/loaded.tsx';
import { receiptsOptions, useDeleteSource, useReadAgain, useRenewSource } from '#client/data/connections.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { NewAddress } from './new-address.tsx';

const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const momentText = (iso: string | null) => (iso === null ? 'nenhuma ainda' : moments.format(new Date(iso)));

/** Why a message could not be read, and what to do about it. */
const reasons: Record<UnreadReason, (what: string) => string> = {
  shape: () => 'O conteúdo não tem a forma que esta rede costuma mandar.',
  order: () => 'Falta o número do pedido. Confira se a macro do pedido foi colada como está.',
  status: (what) => (what === '' ? 'Falta o status da venda.' : `Status que não conhecemos: ${what}.`),
  other_source: (what) => `O pedido ${what} é de outra conexão, e só ela pode mudá-lo.`,
};

/** A connection: its last sale, its health and what could not be read. */
export function SourceCard({ source }: { source: SalesSource }) {
  const { id, network, name, orders, withClick, unread } = source;
  const remove = useDeleteSource();
  const renew = useRenewSource();
  const label = postbackNetworkOf(network)?.label ?? network;
  return (
    <Paper component="article" withBorder radius="lg" p={{ base: 20, md: 24 }} aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          {name !== label && <Badge variant="light">{label}</Badge>}
        </Group>
        <Text size="sm">
          Última venda: <strong>{momentText(source.lastSaleAt)}</strong>
        </Text>
        <Text size="sm" c="dimmed">
          {orders === 0
            ? noOrdersText(source)
            : `${countText(orders, 'pedido', 'pedidos')} em 30 dias, ${Math.round((withClick / orders) * 100)}% com o clique do Google.`}
        </Text>
        {source.silence && (
          <Alert color="yellow" variant="light" title="Parou de avisar">
            {silenceText(source.silence)} Confira se o endereço ainda está cadastrado lá.
          </Alert>
        )}
        {orders >= 10 && withClick / orders < 0.8 && (
          <Alert color="yellow" variant="light" title="Vendas sem clique">
            Mais de 20% das vendas chegam sem o clique do Google. Confira o sufixo da URL final da campanha.
          </Alert>
        )}
        {unread > 0 && <Unread id={id} unread={unread} />}
        {renew.data && <NewAddress network={network} url={renew.data.url} />}
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={renew.isPending}
            onClick={() =>
              confirmAction({
                title: 'Trocar o endereço',
                message: 'O endereço antigo continua valendo por 7 dias, para você colar o novo na rede.',
                confirmLabel: 'Trocar',
                isCalm: true,
                onConfirm: () => renew.mutate(id),
              })
            }
          >
            Trocar endereço
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              confirmAction({
                title: `Excluir ${name}`,
                message: 'As próximas vendas desta rede não chegam mais. Os pedidos que já chegaram ficam.',
                confirmLabel: 'Excluir',
                onConfirm: () => remove.mutate(id),
              })
            }
          >
            Excluir
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** Whoever has just pasted the address wants to know whether the network reaches it. */
function noOrdersText({ lastSaleAt, lastReceivedAt }: SalesSource): string {
  if (lastSaleAt !== null) return 'Nenhum pedido nos últimos 30 dias.';
  if (lastReceivedAt !== null) return `O endereço funciona: a rede chamou em ${momentText(lastReceivedAt)}.`;
  return 'Nenhum aviso chegou ainda. Se a rede tem um botão de teste, use-o para conferir o endereço.';
}

function Unread({ id, unread }: { id: string; unread: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const again = useReadAgain();
  const count = countText(unread, 'aviso não foi lido', 'avisos não foram lidos');
  return (
    <Alert color="yellow" variant="light" title={count}>
      <Stack gap="xs">
        <Text size="sm">Nada foi contado. Os avisos ficam guardados por 30 dias.</Text>
        <Group gap="xs">
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Esconder' : 'Ver avisos'}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={again.isPending}
            onClick={() =>
              again.mutate(id, {
                onSuccess: ({ read }) =>
                  notifySuccess(
                    read === 0 ? 'Nada mudou' : 'Avisos lidos',
                    `${read} de ${unread} lidos agora.`,
                  ),
              })
            }
          >
            Ler de novo
          </Button>
        </Group>
        {isOpen && <Receipts id={id} />}
      </Stack>
    </Alert>
  );
}

function Receipts({ id }: { id: string }) {
  const receipts = useQuery(receiptsOptions(id));
  return (
    <>
      <FailedRead query={receipts} />
      {receipts.data
        ?.filter(({ state }) => state === 'unread')
        .map((receipt) => (
          <Receipt key={receipt.id} {...receipt} />
        ))}
    </>
  );
}

function Receipt({ reason, what, receivedAt, contents, copies }: SaleReceipt) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {momentText(receivedAt)}
        {copies > 1 && ` (${copies} vezes)`}
      </Text>
      <Text size="sm">{reason === '' ? '' : reasons[reason](what)}</Text>
      <Code block mah={180} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowY: 'auto' }}>
        {contents}
      </Code>
    </div>
  );
}
