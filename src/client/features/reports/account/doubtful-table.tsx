import type { DoubtfulOrder } from '#domain/deciding/advice/account-table.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { formatPlainDay } from '#client/lib/dates.ts';

interface DoubtfulTableProps {
  doubtful: readonly DoubtfulOrder[];
  /** The campaigns' names by their ids. */
  names: ReadonlyMap<string, string>;
}

interface Row extends DoubtfulOrder {
  campaign: string;
}

/** The newest orders that nothing gives to one campaign for certain, and where each counts. */
export function DoubtfulTable({ doubtful, names }: DoubtfulTableProps) {
  const rows = doubtful.map((order): Row => ({ ...order, campaign: names.get(order.campaignId) ?? '' }));
  return (
    <DataTable name="pedidos em dúvida" columns={columns} rows={rows} rowName={({ orderId }) => orderId} />
  );
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'pedido', label: 'Pedido', size: 180, value: ({ orderId }) => orderId },
  { id: 'dia', label: 'Dia', size: 104, value: ({ day }) => day, text: ({ day }) => formatPlainDay(day) },
  {
    id: 'duvida',
    label: 'Dúvida',
    size: 190,
    isFacet: true,
    value: ({ isContested }) => (isContested ? 'Combina com mais de uma' : 'Não diz a campanha'),
  },
  { id: 'campanha', label: 'Conta em', size: 200, isFacet: true, value: ({ campaign }) => campaign },
];
