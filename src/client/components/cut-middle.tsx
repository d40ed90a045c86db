import { cutText } from '#domain/shared/cut-text.ts';
import classes from './cut-middle.module.css';

/** Characters at the end that stay. */
const END = 9;

/** A text on one line that loses its middle where it does not fit: long names often differ in their end alone. */
export function CutMiddle({ children }: { children: string }) {
  const start = children.length < 2 * END ? children : cutText(children, children.length - END);
  return (
    <span className={classes.text}>
      <span className={classes.start}>{start}</span>
      <span className={classes.end}>{children.slice(start.length)}</span>
    </span>
  );
}
