import { type DayPoint, sumDays } from '#domain/deciding/comparison/chosen-days.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import classes from './day-charts.module.css';

/** How many of those who saw an ad clicked, and how many of them bought. */
export function DayFunnel({ points }: { points: readonly DayPoint[] }) {
  const { impressions, clicks, sales } = sumDays(points);
  const steps = [
    { label: 'Impressões', count: impressions, of: null },
    { label: 'Cliques', count: clicks, of: impressions },
    { label: 'Vendas', count: sales, of: clicks },
  ];
  return (
    <ol className={classes.funnel} aria-label="Funil do período">
      {steps.map(({ label, count, of }, at) => (
        <li key={label}>
          <span className={classes.bar} style={{ width: `${100 - at * 30}%` }} aria-hidden="true" />
          <span className={classes.step}>
            <strong>{numberText(Math.round(count))}</strong> {label.toLowerCase()}
          </span>
          {of !== null && (
            <span>{of > 0 ? `${percentText((count / of) * 100)} do passo anterior` : '–'}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
