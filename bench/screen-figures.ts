import { median } from './comparison.ts';
import type { Watched } from './screen-watch.ts';

export interface Measured extends Watched {
  /** What a fixed work took in the page before, in milliseconds. */
  machine: number;
}

/** In milliseconds. */
interface Goals {
  task: number;
  interaction: number;
}

/** The names of the columns that `figures` fills. */
export const figureNames = ['longest task', 'highest', 'worst interaction', 'highest', 'machine'];

/** The middle and the highest of several pages, each held against its goal. */
export function figures(measured: readonly Measured[], goals: Goals): string[] {
  const tasks = measured.map(({ longestTask }) => longestTask);
  const interactionTimes = measured.flatMap(({ worstInteraction }) => worstInteraction ?? []);
  return [
    ...middleAndHighest(tasks, goals.task),
    ...middleAndHighest(interactionTimes, goals.interaction),
    `${Math.round(median(measured.map(({ machine }) => machine)))} ms`,
  ];
}

/** @param times in milliseconds. */
function middleAndHighest(times: readonly number[], goal: number): string[] {
  if (times.length === 0) return ['–', '–'];
  return [median(times), Math.max(...times)].map(
    (ms) => `${Math.round(ms)} ms${ms <= goal ? '' : ' (missed)'}`,
  );
}
