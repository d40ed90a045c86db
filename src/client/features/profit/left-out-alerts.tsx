import { Alert, Anchor, Stack, Text } from '@mantine/core';
import {
  type CampaignProfit,
  hasTooFewSales,
  hasTooManySales,
  type MissingRate,
} from '#domain/measuring/profit/profit.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { periodText } from '#client/lib/dates.ts';
import { countText } from '#client/lib/count-text.ts';
import { ordersText, salesCount } from './profit-words.ts';

/** The sales that do not count, with the reason and what to do. */
export function LeftOutAlerts({ total }: { total: CampaignProfit }) {
  const { left, currency, period } = total;
  const days = period ? periodText(period) : '';
  const notes = [
    left.outside > 0 &&
      `${ordersText(left.outside)} fora dos dias dos relatórios (${days}). Para contar, traga o relatório desses dias.`,
    left.otherCampaign > 0 &&
      `${ordersText(left.otherCampaign)} de outra campanha: o clique ou o ID da campanha no link provam de qual.`,
    left.oldLines > 0 &&
      `${countText(left.oldLines, 'linha mais antiga', 'linhas mais antigas')}: lemos até as 30.000 mais novas de cada campanha.`,
    left.noCurrency > 0 &&
      `${ordersText(left.noCurrency)} sem moeda. Exclua o arquivo em Relatórios, traga-o de novo e escolha a moeda.`,
  ].filter((note) => note !== false);
  return (
    <>
      <DoubtfulSales total={total} />
      {hasTooFewSales(total) && (
        <Alert role="note" color="orange" variant="light" title="Parece que faltam vendas">
          O Google contou {countText(total.conversions, 'conversão', 'conversões')}, bem mais do que as vendas
          que temos. Falta o arquivo ou a conexão de uma rede? Até lá, o lucro mostrado é menor que o real.
        </Alert>
      )}
      {(notes.length > 0 || left.noRate.length > 0) && (
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
      )}
    </>
  );
}

/** Sales that may be of other campaigns. */
function DoubtfulSales({ total }: { total: CampaignProfit }) {
  const { own, others } = total.left.contested;
  const notes = [
    own + others > 0 &&
      `${ordersText(own + others)} ${own + others === 1 ? 'está' : 'estão'} também em outra campanha e nada diz de qual é cada uma. Foram repartidas pelas conversões do Google: ${numberText(own)} aqui, ${numberText(others)} nas outras. Com {campaignid} no sufixo da URL final, cada venda diz a sua.`,
    hasTooManySales(total) &&
      `A rede traz ${salesCount(total)} e o Google contou ${countText(total.conversions, 'conversão', 'conversões')}. O arquivo pode ter vendas de outras campanhas: confira antes de decidir pelo lucro.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Alert role="note" color="orange" variant="light" title="Vendas que podem ser de outra campanha">
      <Stack gap={4}>
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
