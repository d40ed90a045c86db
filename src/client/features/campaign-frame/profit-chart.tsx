import { formatMoney } from '#domain/shared/money.ts';
import { economicsOf, profitAt } from '#domain/making/structure/economics.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import classes from './profit-chart.module.css';

const CLICKS = 1000;
const [WIDTH, HEIGHT] = [640, 220];

/** A line from the profit at free clicks to the loss at twice the break-even cost. */
export function ProfitChart({ economics, currency }: { economics: EconomicsInput; currency: string }) {
  const result = economicsOf(economics);
  if (result === null || result.breakEvenCpc <= 0) return null;
  const { breakEvenCpc, workingCpc } = result;
  const most = breakEvenCpc * 2;
  const top = profitAt(economics, 0, CLICKS);
  const x = (cpc: number) => (cpc / most) * WIDTH;
  const y = (profit: number) => HEIGHT / 2 - (profit / top) * (HEIGHT / 2);
  const money = (amount: number) => formatMoney(amount.toFixed(2), currency);
  const working = profitAt(economics, workingCpc, CLICKS);
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 -12 ${WIDTH} ${HEIGHT + 24}`}
        role="img"
        aria-label={`Lucro zero no CPC de ${money(breakEvenCpc)}`}
      >
        <line className={classes.axis} x1={0} y1={HEIGHT / 2} x2={WIDTH} y2={HEIGHT / 2} />
        <line className={classes.gain} x1={0} y1={y(top)} x2={x(breakEvenCpc)} y2={HEIGHT / 2} />
        <line className={classes.loss} x1={x(breakEvenCpc)} y1={HEIGHT / 2} x2={WIDTH} y2={y(-top)} />
        <circle className={classes.point} cx={x(workingCpc)} cy={y(working)} r={7} />
        <circle className={classes.even} cx={x(breakEvenCpc)} cy={HEIGHT / 2} r={7} />
      </svg>
      <figcaption className={classes.caption}>
        <span>
          CPC alvo {money(workingCpc)}: {money(working)} de lucro
        </span>
        <span>CPC no ponto de equilíbrio {money(breakEvenCpc)}: nem lucro nem prejuízo</span>
        <span>
          CPC de {money(most)}: {money(top)} de prejuízo
        </span>
      </figcaption>
    </figure>
  );
}
