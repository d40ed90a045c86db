import { Badge, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedOrder, OtherWord } from '#domain/measuring/networks/sources.ts';
import { postbackNetworks } from '#domain/measuring/networks/postback-networks.ts';
import type { OrderOwners } from '#domain/measuring/profit/shown-owners.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { FailedRead } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { orderOwnersOptions, ordersOptions } from '#client/data/connections.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { KeptNote } from '#client/parts/kept-note.tsx';
import { dayOf, ownerOf, orderWords } from './order-words.ts';

/** The orders that networks reported, the newest first. */
export function OrdersPanel() {
  const read = useInfiniteQuery(ordersOptions);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  const orders = useMemo(() => data?.pages.flatMap((page) => page.orders) ?? [], [data]);
  const oldest = orders.at(-1);
  const since = oldest && dayOf(oldest.soldAt);
  const { data: owned } = useQuery(orderOwnersOptions(since));
  const hasDifferences = orders.some(({ others }) => others.length > 0);
  const columns = useMemo(() => columnsOf(owned, hasDifferences), [owned, hasDifferences]);
  if (data === undefined && error)
    return (
      <Panel title="Pedidos">
        <FailedRead query={read} />
      </Panel>
    );
  if (orders.length === 0) return null;
  return (
    <Panel title="Pedidos">
      <KeptNote kept={owned?.kept} />
      <DataTable
        name="Pedidos recebidos"
        columns={columns}
        rows={orders}
        rowName={({ orderId }) => `Pedido ${orderId}`}
        none="Nenhum pedido com estas escolhas."
      />
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Mostrar pedidos mais antigos
          </Button>
        </Group>
      )}
    </Panel>
  );
}

const clickNames = { gclid: 'gclid', gbraid: 'gbraid', wbraid: 'wbraid', code: 'Código sem clique' } as const;

/** Shown near the amount, when there is any. */
const difference: DataColumn<ListedOrder> = {
  id: 'divergencia',
  label: 'Divergência',
  size: 260,
  value: ({ others }) => others.map(wordOf).join(' ') || null,
  cell: ({ others }) => (
    <Text span fz="inherit" c={others.length > 0 ? 'orange' : undefined}>
      {others.map(wordOf).join(' ')}
    </Text>
  ),
};

function columnsOf(owned: OrderOwners | undefined, hasDifferences: boolean): DataColumn<ListedOrder>[] {
  return [
    { id: 'pedido', label: 'Pedido', size: 120, value: ({ orderId }) => orderId },
    {
      id: 'quando',
      label: 'Vendido em',
      size: 148,
      value: ({ soldAt }) => soldAt,
      text: ({ soldAt }) => formatMoment(soldAt),
    },
    {
      id: 'situacao',
      label: 'Situação',
      size: 116,
      isFacet: true,
      value: ({ status }) => orderWords[status][0],
      cell: ({ status }) => (
        <Badge variant="light" color={orderWords[status][1]}>
          {orderWords[status][0]}
        </Badge>
      ),
    },
    {
      id: 'valor',
      label: 'Comissão',
      size: 104,
      isNumber: true,
      value: ({ commission }) => commission,
      text: ({ commission, currency }) => moneyOf(commission, currency),
    },
    ...(hasDifferences ? [difference] : []),
    {
      id: 'campanha',
      label: 'Campanha',
      size: 140,
      isFacet: true,
      value: (order) => ownerOf(order, owned),
    },
    {
      id: 'clique',
      label: 'Clique',
      size: 104,
      isFacet: true,
      value: ({ clickIdKind }) => (clickIdKind === null ? 'Sem clique' : clickNames[clickIdKind]),
    },
    {
      id: 'fonte',
      label: 'Conexão',
      size: 120,
      isFacet: true,
      value: ({ network, source }) => source ?? `${postbackNetworks[network].label} (excluída)`,
    },
    { id: 'produto', label: 'Produto', size: 200, isExtra: true, value: ({ product }) => product },
    {
      id: 'preco',
      label: 'Preço',
      size: 112,
      isNumber: true,
      isExtra: true,
      value: ({ amount }) => amount,
      text: ({ amount, currency }) => moneyOf(amount, currency),
    },
  ];
}

function moneyOf(amount: number | null, currency: string | null): string {
  if (amount === null) return '–';
  return currency === null ? numberText(amount) : amountText(amount, currency);
}

/** A file counts over a postback, and the IPN over the affiliate's postback. */
function wordOf({ from, status, value, currency }: OtherWord): string {
  const claim = status === 'approved' ? moneyOf(value, currency) : orderWords[status][0].toLowerCase();
  if (from === 'file') return `O arquivo diz ${claim}, e vale.`;
  if (from === 'generic') return `O rastreador diz ${claim}; vale a rede.`;
  return `O postback diz ${claim}; vale a IPN.`;
}
