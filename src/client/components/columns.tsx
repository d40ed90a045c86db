import { Box, type BoxProps, type MantineSpacing } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './columns.module.css';

/** Widths of the window, as everywhere in Mantine. */
const windowSteps = ['base', 'xs', 'sm', 'md', 'lg'] as const;

/** Widths of the place itself. */
const placeSteps = ['base', '26rem', '36rem', '44rem', '64rem', '88rem'] as const;

/** How many columns stand beside each other from a width on. */
type Counts<Step extends string> = { base: number } & Partial<Record<Step, number>>;

interface GridProps extends BoxProps, Pick<ComponentProps<'div'>, 'children' | 'aria-label'> {
  component?: 'ul';
}

interface ColumnsProps<Step extends string> extends Omit<GridProps, 'className'> {
  cols: Counts<Step>;
  gap?: MantineSpacing;
}

/**
 * Columns of equal width, as many as the window has space for. The steps are rules of the style sheet: Mantine's own
 * grid writes a sheet for each, and every one that comes or goes costs the page 7 to 12 ms at 4 times slow-down.
 */
export function Columns({ cols, gap = 'md', style, ...props }: ColumnsProps<(typeof windowSteps)[number]>) {
  return <Grid {...props} className={classes.byWindow} style={[varsOf(windowSteps, cols, gap), style]} />;
}

/** Columns of equal width, as many as the place where they stand has space for. */
export function PlaceColumns({
  cols,
  gap = 'md',
  style,
  ...props
}: ColumnsProps<(typeof placeSteps)[number]>) {
  return (
    <div className={classes.place}>
      <Grid {...props} className={classes.byPlace} style={[varsOf(placeSteps, cols, gap), style]} />
    </div>
  );
}

function Grid({ component, ...props }: GridProps) {
  return component === 'ul' ? <Box component="ul" {...props} /> : <Box {...props} />;
}

/** Each step has a number: its own, or that of the step before. */
function varsOf<Step extends string>(
  steps: readonly Step[],
  cols: Counts<Step>,
  gap: MantineSpacing,
): Record<string, string> {
  const vars: Record<string, string> = { gap: `var(--mantine-spacing-${gap})` };
  let count = cols.base;
  for (const step of steps) {
    count = cols[step] ?? count;
    vars[`--columns-${step}`] = String(count);
  }
  return vars;
}
