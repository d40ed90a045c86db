import classes from './sparkline.module.css';

const [WIDTH, HEIGHT] = [84, 24];

/**
 * The course of a number, small enough for a cell of a table: a line, and a dashed one at zero where it goes below. One chart
 * of the library in each row would cost hundreds of elements. It is drawn for the eye alone: the row says the numbers.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)];
  const y = (value: number) => HEIGHT - 2 - ((value - low) / (high - low || 1)) * (HEIGHT - 4);
  const points = values.map(
    (value, at) => `${((at / (values.length - 1)) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`,
  );
  return (
    <svg
      className={classes.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {low < 0 && <line className={classes.zero} x2={WIDTH} y1={y(0)} y2={y(0)} />}
      <polyline className={classes.line} points={points.join(' ')} />
    </svg>
  );
}
