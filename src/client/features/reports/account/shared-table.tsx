import { Text } from '@mantine/core';
import { microsText } from '#domain/shared/money.ts';
import type { SharedText } from '#domain/deciding/advice/account-table.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { countOfSales, profitText } from './account-words.ts';

interface SharedTableProps {
  shared: readonly SharedText[];
  /** The campaigns' names by their ids. */
  names: ReadonlyMap<string, string>;
  /** The campaigns whose sales are known. */
  sold: ReadonlySet<string>;
}

interface Row {
  text: string;
  level: string;
  cost: number;
  currency: string;
  best: string;
  others: string;
}

/** Keywords and terms that several campaigns pay for, and where each earns most. */
export function SharedTable({ shared, names, sold }: SharedTableProps) {
  if (shared.length === 0)
    return <Text c="dimmed">Nenhuma palavra-chave e nenhum termo gasta em mais de uma campanha.</Text>;
  const rows = shared.map(({ text, level, currency, campaigns }): Row => {
    const nameOfCampaign = (at: number) => {
      const own = campaigns[at];
      if (!own) return '';
      const name = names.get(own.id) ?? '';
      if (!sold.has(own.id)) return `${name}: faltam as vendas`;
      return `${name}: ${profitText(own, currency)}, ${countOfSales(own)} v.`;
    };
    return {
      text,
      currency,
      level: level === 'keyword' ? 'Palavra-chave' : 'Termo',
      cost: campaigns.reduce((sum, { costMicros }) => sum + costMicros, 0),
      best: nameOfCampaign(0),
      others: campaigns
        .slice(1)
        .map((_, at) => nameOfCampaign(at + 1))
        .join(' · '),
    };
  });
  return <DataTable name="em várias campanhas" columns={columns} rows={rows} rowName={({ text }) => text} />;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'texto', label: 'Texto', size: 180, value: ({ text }) => text },
  { id: 'nivel', label: 'O que é', size: 112, isFacet: true, value: ({ level }) => level },
  {
    id: 'custo',
    label: 'Custo',
    size: 110,
    isNumber: true,
    hasBar: true,
    value: ({ cost }) => cost,
    text: ({ cost, currency }) => microsText(cost, currency),
  },
  { id: 'melhor', label: 'Onde rende mais', size: 240, value: ({ best }) => best },
  { id: 'outras', label: 'Nas outras', size: 300, value: ({ others }) => others },
];
