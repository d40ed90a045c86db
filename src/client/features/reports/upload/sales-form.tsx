import { Alert, Button, Group, MultiSelect, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { cutText } from '#domain/shared/cut-text.ts';
import type { SaleField } from '#domain/measuring/reports/sales/sale.ts';
import {
  findChoiceProblem,
  NO_CURRENCY,
  type SalesChoice,
  type SalesPreview,
} from '#domain/measuring/reports/sales/sales-choice.ts';
import { affiliateNetworks } from '#domain/ads/affiliate-networks.ts';
import { currencyOptions } from '#client/parts/currencies.ts';

interface SalesFormProps {
  preview: SalesPreview;
  /** What we recognised, or what was chosen before. */
  first: SalesChoice;
  problem: string | null;
  answer: (choice: SalesChoice) => void;
  /** For a file of the whole account: leaves it out. Such a file is of no single campaign, so its products are not chosen. */
  onLeave?: () => void;
}

type Field = readonly [field: SaleField, label: string, description: string];
const fields: readonly Field[] = [
  ['orderId', 'Código do pedido', 'Conta cada venda uma vez'],
  ['soldAt', 'Data da venda', 'Com a hora, se houver'],
  ['commission', 'Sua comissão', 'O que conta como receita'],
  ['amount', 'Valor da venda', 'Conta quando não há comissão'],
  ['status', 'Situação', 'Aprovada, pendente, reembolsada…'],
  ['product', 'Produto', 'Para separar os desta campanha'],
  ['currency', 'Moeda', 'Um código como USD'],
  ['exchange', 'Cotação', 'Moeda da conta por 1 da venda'],
  ['click', 'gclid', 'O código do clique do Google'],
  ['clickedAt', 'Hora do clique', 'Raro: só alguns rastreadores têm'],
  ['keyword', 'Palavra-chave', 'Ou utm_term'],
];

/** Asks which column of a file of sales is which. What we recognised is filled in. */
export function SalesForm({ preview, first, problem, answer, onLeave }: SalesFormProps) {
  const [choice, setChoice] = useState(first);
  /** Of a known network all columns are found, and the currency alone is left to say. */
  const asksCurrency =
    problem === NO_CURRENCY && preview.network !== null && findChoiceProblem(first) === null;
  const [shown, setShown] = useState(asksCurrency ? null : problem);
  const [isOpen, { open }] = useDisclosure(!asksCurrency);
  const { columns, currency, products } = choice;
  function set(part: Partial<SalesChoice>): void {
    setShown(null);
    setChoice({ ...choice, ...part });
  }
  const setColumn = (field: SaleField, positions: number[]) =>
    set({ columns: { ...columns, [field]: positions }, ...(field === 'product' && { products: [] }) });
  const options = preview.labels.map((label, at) => ({
    value: String(at),
    label: labelOf(preview, label, at),
  }));
  const names = preview.values[columns.product?.[0] ?? -1] ?? [];
  const columnsAsked = onLeave ? fields.filter(([field]) => field !== 'product') : fields;
  function submit(): void {
    const isWithout = asksCurrency && currency === null && !columns.currency?.length;
    const missing = findChoiceProblem(choice) ?? (isWithout ? problem : null);
    setShown(missing);
    if (missing === null) answer(choice);
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{introOf(preview, isOpen)}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} style={{ alignItems: 'end' }}>
        {(isOpen ? columnsAsked : []).map(([field, label, description]) => (
          <Select
            key={field}
            label={label}
            description={description}
            placeholder="Não há"
            clearable
            searchable
            data={options}
            value={columns[field]?.[0]?.toString() ?? null}
            onChange={(value) => setColumn(field, value === null ? [] : [Number(value)])}
          />
        ))}
        {isOpen && (
          <MultiSelect
            label="Sub-ids"
            description="O que o seu link levou: src, tid, subid…"
            placeholder={columns.subId?.length ? undefined : 'Não há'}
            clearable
            data={options}
            value={(columns.subId ?? []).map(String)}
            onChange={(values) => setColumn('subId', values.map(Number))}
          />
        )}
        <Select
          label="Moeda, se a linha não diz"
          description="A moeda em que a rede paga"
          placeholder="Escolha"
          clearable
          searchable
          data={currencyOptions()}
          value={currency}
          onChange={(value) => set({ currency: value })}
        />
        {onLeave === undefined && names.length > 1 && names.length <= 50 && (
          <MultiSelect
            label="Produtos desta campanha"
            description="Vazio: todos. Os outros ficam de fora"
            clearable
            data={names}
            value={products}
            onChange={(values) => set({ products: values })}
          />
        )}
      </SimpleGrid>
      {shown !== null && (
        <Alert color="red" variant="light">
          {shown}
        </Alert>
      )}
      <Group>
        <Button onClick={submit}>{onLeave ? 'Usar estas colunas' : 'Salvar as vendas'}</Button>
        {onLeave && (
          <Button variant="default" onClick={onLeave}>
            Deixar de fora
          </Button>
        )}
        {!isOpen && (
          <Button variant="subtle" onClick={open}>
            Conferir as colunas
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The name of a column with its first value. */
function labelOf({ values }: SalesPreview, label: string, at: number): string {
  const [value = ''] = values[at] ?? [];
  const name = label === '' ? `Coluna ${at + 1}` : label;
  return value === '' ? name : `${name} · ${value.length > 24 ? `${cutText(value, 24)}…` : value}`;
}

function introOf({ network }: SalesPreview, isOpen: boolean): string {
  if (network === null)
    return 'Diga qual coluna é qual: ao menos o código do pedido, a data e a comissão ou o valor. Lembramos a escolha para arquivos com o mesmo cabeçalho.';
  const about = `Parece um arquivo da ${affiliateNetworks[network].label}.`;
  if (!isOpen) return `${about} Ele não diz em que moeda a rede paga: escolha uma vez, e lembramos.`;
  return `${about} Confira as colunas: lembramos a escolha para os próximos.`;
}
