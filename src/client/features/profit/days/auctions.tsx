import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DayPoint } from '#domain/deciding/comparison/chosen-days.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { auctionOf, pressingRival, type Rival } from '#domain/deciding/report-findings/auction.ts';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { amountText } from '#domain/shared/money.ts';
import { Panel } from '#client/components/panel.tsx';
import { signalsOptions } from '#client/data/report-findings.ts';
import { periodText } from '#client/lib/dates.ts';

/** The periods that fit beside each other. */
const SHOWN_PERIODS = 4;
const SHOWN_RIVALS = 12;
const trends: Record<Rival['is'], string> = {
  new: 'chegou',
  gone: 'saiu',
  grows: 'cresceu',
  shrinks: 'diminuiu',
  stays: 'igual',
};

interface AuctionsProps {
  id: string;
  points: readonly DayPoint[];
  currency: string;
}

/** Who bids for the same searches, beside what a click cost meanwhile. */
export function Auctions({ id, points, currency }: AuctionsProps) {
  const { data } = useQuery(signalsOptions(id));
  if (data === undefined || data.auction.length === 0) return null;
  const auction = auctionOf(data);
  const first = Math.max(0, auction.periods.length - SHOWN_PERIODS);
  const periods = auction.periods.slice(first);
  const cpcs = auction.periods.map((period) => cpcIn(points, period));
  const pressing = pressingRival(auction, cpcs);
  const money = (cpc: number | null | undefined) => (cpc == null ? '–' : amountText(cpc, currency));
  return (
    <Panel title="Quem disputa os leilões" isFolded>
      <Stack gap="xs">
        {pressing && (
          <Text size="sm">
            {pressing.domain} {trends[pressing.is]} e o seu clique foi de {money(cpcs[0])} para{' '}
            {money(cpcs.at(-1))}. Não brigue pelo lance acima do CPC que dá lucro: melhore o anúncio e a
            página, ou tire as buscas em que ele ganha.
          </Text>
        )}
        {auction.periods.length < 2 && (
          <Text size="sm" c="dimmed">
            Traga as Informações do leilão de outro período para ver quem chegou e quem cresce.
          </Text>
        )}
        <Table.ScrollContainer minWidth={420} aria-label="Tabela de quem disputa os leilões">
          <Table verticalSpacing={4} fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Parcela de impressões</Table.Th>
                {periods.map((period) => (
                  <Table.Th key={period.start + period.end} ta="right">
                    {periodText(period)}
                  </Table.Th>
                ))}
                <Table.Th pl="xl">Mudança</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {auction.rivals.slice(0, SHOWN_RIVALS).map(({ domain, isOwn, shares, is }) => (
                <Table.Tr key={domain}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{isOwn ? 'Você' : domain}</Table.Td>
                  {shares.slice(first).map((share, at) => (
                    <Table.Td key={at} ta="right">
                      {share === null ? '–' : percentText(Math.round(share * 100))}
                    </Table.Td>
                  ))}
                  <Table.Td pl="xl">{auction.periods.length < 2 ? '–' : trends[is]}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Td>Seu CPC</Table.Td>
                {cpcs.slice(first).map((cpc, at) => (
                  <Table.Td key={at} ta="right">
                    {money(cpc)}
                  </Table.Td>
                ))}
                <Table.Td />
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Panel>
  );
}

function cpcIn(points: readonly DayPoint[], period: Period): number | null {
  const own = points.filter(({ day }) => isIn(day, period));
  const clicks = own.reduce((sum, point) => sum + point.clicks, 0);
  return clicks > 0 ? own.reduce((sum, point) => sum + point.cost, 0) / clicks : null;
}
