import { writeDelimited } from '#domain/shared/tables/delimited.ts';
import type { Advertiser, SimulatedNetwork } from './advertiser.ts';
import type { WrittenFile } from './google-files.ts';
import type { Observed, OrderSeen } from './observe.ts';

interface Layout {
  columns: readonly string[];
  row: (order: OrderSeen, tags: Tags) => string[];
  statuses: Record<OrderSeen['status'], string>;
  delimiter: ',' | ';';
}

/** What the link carried, by field. */
type Tags = (field: string) => string;

const portuguese = {
  approved: 'Aprovado',
  pending: 'Aguardando pagamento',
  refunded: 'Reembolsado',
  cancelled: 'Cancelado',
};
const english = { approved: 'Sale', pending: 'Pending', refunded: 'Refund', cancelled: 'Cancelled' };
const comma = (amount: number) => amount.toFixed(2).replace('.', ',');

const utm = (tags: Tags) => [tags('src'), tags('utm_campaign'), tags('utm_content'), tags('utm_term')];

const layouts: Record<SimulatedNetwork, Layout> = {
  hotmart: {
    columns: [
      'Transação',
      'Data da venda',
      'Status',
      'Nome do produto',
      'Moeda',
      'Comissão',
      'Código SRC',
      'Código SCK',
    ],
    row: (order, tags) => [
      order.id,
      localDate(order),
      status(order),
      'Produto',
      money(order),
      comma(order.amount),
      tags('src'),
      tags('sck'),
    ],
    statuses: portuguese,
    delimiter: ';',
  },
  kiwify: {
    columns: [
      'ID da venda',
      'Status',
      'Produto',
      'Data de Criação',
      'Comissão',
      'Moeda',
      'src',
      'utm_campaign',
      'utm_content',
      'utm_term',
    ],
    row: (order, tags) => [
      order.id,
      status(order),
      'Produto',
      localDate(order),
      comma(order.amount),
      money(order),
      ...utm(tags),
    ],
    statuses: { ...portuguese, approved: 'Pago' },
    delimiter: ',',
  },
  monetizze: {
    columns: [
      'Código da venda',
      'Data da venda',
      'Status',
      'Produto',
      'Comissão',
      'Moeda',
      'src',
      'utm_campaign',
      'utm_content',
      'utm_term',
    ],
    row: (order, tags) => [
      order.id,
      localDate(order),
      status(order),
      'Produto',
      comma(order.amount),
      money(order),
      ...utm(tags),
    ],
    statuses: { ...portuguese, approved: 'Finalizada' },
    delimiter: ';',
  },
  clickbank: {
    columns: [
      'Date',
      'Time',
      'Receipt',
      'Transaction Type',
      'Vendor',
      'Account Amount',
      'Currency',
      'TID',
      'sub1',
      'sub2',
      'sub3',
      'gclid',
    ],
    row: (order, tags) => [
      ...order.soldAt.split(' '),
      order.id,
      status(order),
      'vendor',
      order.amount.toFixed(2),
      money(order),
      tags('tid'),
      tags('sub1'),
      tags('sub2'),
      tags('sub3'),
      tags('extclid'),
    ],
    statuses: english,
    delimiter: ',',
  },
  digistore24: {
    columns: [
      'Order ID',
      'Date',
      'Transaction Type',
      'Product',
      'Earned amount',
      'Currency',
      'sid1',
      'sid2',
      'sid3',
      'gclid',
    ],
    row: (order, tags) => [
      order.id,
      order.soldAt,
      status(order),
      'Product',
      order.amount.toFixed(2),
      money(order),
      tags('sid1'),
      tags('sid2'),
      tags('sid3'),
      tags('cid'),
    ],
    statuses: { ...english, approved: 'Payment' },
    delimiter: ',',
  },
  buygoods: {
    columns: [
      'Order ID',
      'Date Created',
      'Status',
      'Product',
      'Commission',
      'Currency',
      'SubID2',
      'SubID3',
      'SubID4',
      'SubID5',
    ],
    row: (order, tags) => [
      order.id,
      order.soldAt,
      status(order),
      'Product',
      order.amount.toFixed(2),
      money(order),
      tags('subid2'),
      tags('subid3'),
      tags('subid4'),
      tags('subid5'),
    ],
    statuses: { ...english, approved: 'Approved' },
    delimiter: ',',
  },
};

/** One file for each network of the account. */
export function salesFiles({ campaigns }: Advertiser, { orders }: Observed): WrittenFile[] {
  const used = [...new Set(campaigns.map(({ network }) => network))];
  return used.map((network) => {
    const { columns, row, delimiter } = layouts[network];
    const own = orders.filter(({ campaign }) => campaign.network === network);
    const text = writeDelimited([[...columns], ...own.map((order) => row(order, tagsOf(order)))], delimiter);
    return { name: `sales-${network}.csv`, bytes: new TextEncoder().encode(text) };
  });
}

function tagsOf(order: OrderSeen): Tags {
  if (!order.isTagged) return () => '';
  const values: Record<string, string> = {
    campaignid: order.campaign.id,
    adgroupid: order.adGroupId,
    keyword: order.keyword,
    gclid: order.gclid,
  };
  const fields = new Map(
    order.campaign.suffix.split('&').map((part): [string, string] => {
      const [field = '', value = ''] = part.split(/=(.*)/su);
      return [field, value.replace(/\{(\w+)\}/gu, (_, tag: string) => values[tag] ?? '')];
    }),
  );
  return (field) => fields.get(field) ?? '';
}

function status(order: OrderSeen): string {
  return layouts[order.campaign.network].statuses[order.status];
}

function money(order: OrderSeen): string {
  return order.campaign.commission.currency;
}

function localDate({ soldAt }: OrderSeen): string {
  const [day = '', time = ''] = soldAt.split(' ');
  return `${day.split('-').reverse().join('/')} ${time}`;
}
