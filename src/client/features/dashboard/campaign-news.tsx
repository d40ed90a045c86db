import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type CampaignChange, changedFigures } from '#domain/deciding/comparison/changes.ts';
import { daysIn } from '#domain/shared/days.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { ChangeText } from '#client/components/change-text.tsx';
import { periodText } from '#client/lib/dates.ts';
import { paths } from '#client/paths.ts';
import classes from './dashboard.module.css';

interface Figure {
  now: number | null;
  then: number | null;
  share: number | null;
}

/** A campaign's sums of comparable days, side by side. */
export function CampaignNews({ change }: { change: CampaignChange }) {
  const { campaignId, name, currency, isPerDay } = change;
  const figures = changedFigures(change);
  const money = (value: number) => amountText(value, currency ?? 'BRL');
  const count = (value: number) => numberText(value, { most: 1 });
  const perDay = isPerDay ? ' por dia' : '';
  return (
    <section aria-label={name}>
      <Anchor
        component={Link}
        to={paths.campaignTab(campaignId, 'relatorios')}
        fw={600}
        className={classes.what}
      >
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {comparedText(change)}
      </Text>
      <SimpleGrid type="container" cols={{ base: 1, '18rem': 2, '30rem': 4 }} spacing="sm" mt="xs">
        <FigureCard label={`Custo${perDay}`} isGoodUp={null} figure={figures.cost} text={money} />
        <FigureCard label={`Cliques${perDay}`} isGoodUp={null} figure={figures.clicks} text={count} />
        <FigureCard label={`Vendas${perDay}`} isGoodUp figure={figures.conversions} text={count} />
        <FigureCard label="Custo por venda" isGoodUp={false} figure={figures.cpa} text={money} />
      </SimpleGrid>
    </section>
  );
}

interface FigureCardProps {
  label: string;
  /** Null where more is neither good nor bad. */
  isGoodUp: boolean | null;
  figure: Figure;
  text: (value: number) => string;
}

function FigureCard({ label, isGoodUp, figure: { now, then, share }, text }: FigureCardProps) {
  return (
    <div className={classes.figure}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={650} fz="lg">
        {now === null ? 'Nenhuma venda' : text(now)}
      </Text>
      <div>
        <ChangeText share={share} isGoodUp={isGoodUp} />
      </div>
      <Text size="xs" c="dimmed">
        {then === null ? 'antes nenhuma venda' : `antes ${text(then)}`}
      </Text>
    </div>
  );
}

/** `21/05/2026 a 27/05/2026, contra os 7 dias anteriores`. */
function comparedText({ before, after, isPerDay }: CampaignChange): string {
  if (isPerDay)
    return `${periodText(after)}, contra ${periodText(before)}. São médias por dia, porque os períodos têm tamanhos diferentes.`;
  const days = daysIn(after);
  const isNext = Date.parse(after.start) - Date.parse(before.end) === 86_400_000;
  if (!isNext) return `${periodText(after)}, contra ${periodText(before)}.`;
  return `${periodText(after)}, contra ${days === 1 ? 'o dia anterior' : `os ${days} dias anteriores`}.`;
}
