import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { MICROS, microsText } from '#domain/shared/money.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { type CampaignProfit, profitFigures } from '#domain/measuring/profit/profit.ts';
import { saleStatuses } from '#domain/measuring/reports/sales/sale.ts';
import { Panel } from '#client/components/panel.tsx';
import { periodText } from '#client/lib/dates.ts';
import { countText } from '#client/lib/count-text.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';
import { ordersText, roiText, statusWords } from './profit-words.ts';

/** The sums of the campaign. They show the maximum cost of a sale beside its actual cost. */
export function ProfitFigures({ total }: { total: CampaignProfit }) {
  const { inAccount } = useEconomics();
  const { currency, period, pending, lost } = total;
  const { profitMicros, roi, cpaMicros, averageMicros } = profitFigures(total);
  const breakEven = (inAccount && economicsOf(inAccount)?.breakEvenCpa) ?? null;
  const money = (micros: number | null) => microsText(micros, currency);
  const figures: readonly (readonly [label: string, value: string, note: string])[] = [
    ['Lucro', money(profitMicros), 'receita − custo'],
    [
      'Receita',
      money(total.revenueMicros),
      `${countText(total.sales / MICROS, 'venda aprovada', 'vendas aprovadas')}, sem o que foi devolvido`,
    ],
    ['Custo', money(total.costMicros), countText(total.clicks, 'clique', 'cliques')],
    ['Retorno (ROI)', roiText(roi), 'lucro ÷ custo'],
    ['Custo por venda', money(cpaMicros), 'custo ÷ vendas'],
    ['Cada venda trouxe', money(averageMicros), 'em média: gastar mais que isto por venda dá prejuízo'],
    ['A confirmar', money(pending.revenueMicros), `${ordersText(pending.sales)} à espera de aprovação`],
    [
      'Perdido',
      money(lost.revenueMicros),
      `${ordersText(lost.sales)} com devolução, contestação ou cancelamento`,
    ],
  ];
  return (
    <Panel title="Lucro" aside={period && <Text c="dimmed">{periodText(period)}</Text>}>
      <SimpleGrid type="container" cols={{ base: 1, '18rem': 2, '34rem': 4 }} spacing="lg">
        {figures.map(([label, value, note], at) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fz="xl" fw={650} c={at === 0 && profitMicros < 0 ? 'red' : undefined}>
              {value}
            </Text>
            <Text size="xs" c="dimmed">
              {note}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" mt="md">
        {statusesText(total)}
      </Text>
      <Text size="sm" mt="xs">
        {breakEven === null ? (
          <>
            Preencha a comissão na{' '}
            <Anchor
              component={Link}
              to={{ search: '?painel=economia' }}
              replace
              preventScrollReset
              inherit
              underline="always"
            >
              conta da venda
            </Anchor>{' '}
            para comparar com o custo por venda planejado.
          </>
        ) : (
          breakEvenText(cpaMicros, Math.round(breakEven * MICROS), money)
        )}
      </Text>
    </Panel>
  );
}

/** All orders of the files, whether they count or not. */
function statusesText({ statuses }: CampaignProfit): string {
  const counts = saleStatuses
    .filter((status) => statuses[status] > 0)
    .map((status) => countText(statuses[status], ...statusWords[status]));
  return `Nos arquivos: ${counts.join(', ')}.`;
}

function breakEvenText(cpa: number | null, breakEven: number, money: (micros: number) => string): string {
  const planned = `Pela conta da venda, uma venda pode custar até ${money(breakEven)} sem prejuízo`;
  if (cpa === null) return `${planned}. Ainda não há venda que conte.`;
  const difference = money(Math.abs(breakEven - cpa));
  if (cpa <= breakEven) return `${planned}: cada uma custou ${difference} menos.`;
  return `${planned}: cada uma custou ${difference} mais.`;
}
