import { Alert, Anchor, Stack, Text } from '@mantine/core';
import type { CampaignProfit, MissingRate } from '#domain/profit/profit.ts';
import { periodText } from '#client/lib/dates.ts';
import { countText } from '#client/lib/count-text.ts';
import { ordersText } from './profit-words.ts';

/** The sales that do not count, with the reason and what to do. */
export function LeftOutAlerts({ total: { left, currency, period } }: { total: CampaignProfit }) {
  const days = period ? periodText(period) : '';
  const notes = [
    left.outside > 0 &&
      `${ordersText(left.outside)} fora dos dias dos relatórios (${days}). Para contar, traga o relatório desses dias.`,
    left.otherCampaign > 0 &&
      `${ordersText(left.otherCampaign)} de outra campanha, pelo {campaignid} do link.`,
    left.oldLines > 0 &&
      `${countText(left.oldLines, 'linha mais antiga', 'linhas mais antigas')}: lemos até as 30.000 mais novas de cada campanha.`,
    left.noCurrency > 0 &&
      `${ordersText(left.noCurrency)} sem moeda. Exclua o arquivo em Relatórios, traga-o de novo e escolha a moeda.`,
  ].filter((note) => note !== false);
  if (notes.length === 0 && left.noRate.length === 0) return null;
  return (
    <Alert role="note" color="yellow" variant="light" title="Vendas fora do cálculo">
      <Stack gap={4}>
        {left.noRate.map((missing) => (
          <Text key={missing.currency} size="sm">
            {rateText(missing, currency)}{' '}
            <Anchor href="#cotacoes" inherit underline="always">
              Informar a cotação
            </Anchor>
          </Text>
        ))}
        {notes.map((note) => (
          <Text key={note} size="sm">
            {note}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}

function rateText({ currency: from, sales, first, last }: MissingRate, to: string): string {
  return `${ordersText(sales)} em ${from} (${periodText({ start: first, end: last })}) sem cotação para ${to}.`;
}
