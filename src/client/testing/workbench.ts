import { effectOfChanges } from '#domain/deciding/basket/changes-effect.ts';
import { noSignals } from '#domain/measuring/reports/testing/no-signals.ts';
import type { Workbench } from '#client/features/optimize/actions/workbench-context.ts';

/** A campaign's reports with nothing in them. A test adds the basket and what it is about. */
export const emptyWorkbench = {
  terms: [],
  hidden: 0,
  negatives: [],
  signals: noSignals,
  keywords: [],
  groups: [],
  campaigns: ['Vitalis'],
  own: 'Vitalis',
  strategyOf: () => null,
  currency: 'BRL',
  period: null,
  updatedAt: 0,
  ignored: new Set(),
  ignore: () => undefined,
  effect: { changes: [], effect: effectOfChanges([], [], []), blocked: [] },
} satisfies Omit<Workbench, 'basket'>;
