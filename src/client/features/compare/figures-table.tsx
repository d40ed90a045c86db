import { amountText } from '#domain/shared/money.ts';
import { Badge, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ComparedBy } from '#domain/deciding/comparison/choice.ts';
import { type Estimate, type Figures, figuresOf } from '#domain/deciding/comparison/figures.ts';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { isEstimated, type Subject } from '#domain/deciding/comparison/subjects.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { periodText } from '#client/lib/dates.ts';
import { EstimateNote, estimateText } from '#client/parts/estimate.tsx';
import { rateText, rangeText, sourcesText } from './compare-words.ts';
import classes from './figures-table.module.css';

interface FiguresTableProps {
  results: readonly CampaignResult[];
  subjects: readonly Subject[];
  by: ComparedBy;
  winnerId: string | null;
}

interface Column {
  subject: Subject;
  figures: Figures;
  own: readonly CampaignResult[];
}

const none = 'Sem dado';
const counters = {
  networks: 'Redes de afiliados',
  actions: 'Ações de conversão',
  conversions: 'Conversões do Google',
};
const paying = { yes: 'Paga-se', no: 'Dá prejuízo', open: 'Ainda não dá para dizer' };

const count = (value: number | null) => (value === null ? none : numberText(value));
const rate = (estimate: Estimate | null) => <Ranged estimate={estimate} text={rateText} />;
const money = (value: number | null, { currency }: Subject) =>
  value === null || currency === null ? none : amountText(value, currency);
/** What the sales say: with a sign where Google counted them. */
const ofSales = (text: string, subject: Subject) => estimateText(text, text !== none && isEstimated(subject));

type Row = readonly [label: string, cell: (column: Column) => ReactNode];

const isAboutCheckouts = ([label]: Row) => label.includes('heckout');
/** Hidden when periods are compared, because their days are already their names. */
const isPeriod = ([label]: Row) => label === 'Período';

const hasReport = ({ own }: Column) => own.some(({ from }) => from !== null);

/** The rows of the table, with the money first. */
const rows: readonly Row[] = [
  ['Período', ({ subject: { period } }) => (period ? periodText(period) : none)],
  [
    'Lucro',
    ({ subject, figures: { profit } }) => (
      <Ranged
        estimate={subject.currency === null ? null : profit}
        text={(value) => amountText(value, subject.currency ?? 'BRL')}
        subject={subject}
      />
    ),
  ],
  [
    'Retorno (ROI)',
    ({ subject, figures }) => <Ranged estimate={figures.roi} text={rateText} subject={subject} />,
  ],
  ['Receita', ({ subject, figures }) => ofSales(money(figures.revenue, subject), subject)],
  [
    'Custo',
    ({ subject }) => (subject.currency === null ? 'Moedas diferentes' : money(subject.cost, subject)),
  ],
  ['Vendas', ({ subject }) => ofSales(count(subject.sales), subject)],
  ['Custo por venda (CPA)', (column) => <Cpa {...column} />],
  ['CPA no ponto de equilíbrio', ({ subject, figures }) => money(figures.breakEven, subject)],
  ['CPA contra o empate', ({ figures: { isPaying } }) => (isPaying === null ? none : paying[isPaying])],
  ['Vendas por clique', ({ figures }) => rate(figures.saleRate)],
  ['Checkouts', ({ subject }) => count(subject.checkouts)],
  ['Checkouts por clique', ({ figures }) => rate(figures.checkoutRate)],
  ['Vendas por checkout', ({ figures }) => rate(figures.closeRate)],
  ['Cliques', ({ subject }) => count(subject.clicks)],
  ['Cliques por impressão (CTR)', ({ figures }) => rate(figures.ctr)],
  ['Impressões', ({ subject }) => count(subject.impressions || null)],
  ['Vendas contadas por', ({ subject }) => subject.salesFrom.map((from) => counters[from]).join(', ')],
  ['Relatório', ({ own }) => sourcesText(own.map(({ from }) => from)) || none],
];

/** One column for each subject. On a phone the table scrolls sideways beside its labels. */
export function FiguresTable({ results, subjects, by, winnerId }: FiguresTableProps) {
  const columns = subjects.map((subject): Column => ({
    subject,
    figures: figuresOf(subject),
    own: results.filter(({ id }) => subject.campaignIds.includes(id)),
  }));
  const estimated = columns.filter((column) => hasReport(column) && isEstimated(column.subject));
  const hasCheckouts = subjects.some(({ checkouts }) => checkouts !== null);
  const shown = rows.filter(
    (row) => (hasCheckouts || !isAboutCheckouts(row)) && !(by === 'periods' && isPeriod(row)),
  );
  return (
    <>
      <Table.ScrollContainer minWidth={96 + subjects.length * 112} aria-label="Tabela da comparação">
        <Table verticalSpacing="xs" className={classes.table} data-many={subjects.length > 4 || undefined}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {columns.map(({ subject: { id, letter, name, campaignIds } }) => (
                <Table.Th key={id} scope="col">
                  {`${letter}: ${name}`}
                  {by === 'countries' && campaignIds.length > 1 && (
                    <Text size="sm" fw={400}>{`${campaignIds.length} campanhas`}</Text>
                  )}
                  {id === winnerId && (
                    <Badge mt={4} color="teal" variant="light" display="block" w="fit-content">
                      Vence
                    </Badge>
                  )}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(([label, cell]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column.subject.id}>{hasReport(column) ? cell(column) : none}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {estimated.length > 0 && (
        <EstimateNote
          {...(estimated.length < columns.length && {
            of: estimated.map(({ subject: { letter } }) => letter).join(', '),
          })}
        />
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {hasCheckouts
          ? 'Os intervalos valem com 95% de confiança.'
          : 'Os intervalos valem com 95% de confiança. Checkouts aparecem com o relatório de campanhas segmentado por Ação de conversão e por Dia.'}
      </Text>
    </>
  );
}

interface RangedProps {
  estimate: Estimate | null;
  text: (value: number) => string;
  /** Whose sales say it. */
  subject?: Subject;
}

function Ranged({ estimate, text, subject }: RangedProps) {
  if (estimate === null) return none;
  const value = text(estimate.value);
  return (
    <>
      {subject ? ofSales(value, subject) : value}
      <Text size="sm" c="dimmed">
        {rangeText(estimate.range, text)}
      </Text>
    </>
  );
}

function Cpa({ subject, figures: { cpa } }: Column) {
  const { currency } = subject;
  if (cpa === null || currency === null) return none;
  const text = (value: number) => amountText(value, currency);
  return (
    <>
      {cpa.value === null ? 'Nenhuma venda' : ofSales(text(cpa.value), subject)}
      <Text size="sm" c="dimmed">
        {rangeText(cpa.range, text)}
      </Text>
    </>
  );
}
