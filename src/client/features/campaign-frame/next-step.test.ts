import { expect, it } from 'vitest';
import { type NextStep, nextStep, type WorkState } from './next-step.ts';

const open = (tab: 'montagem' | 'revisao' | 'exportar') =>
  expect.objectContaining({ kind: 'open', tab }) as NextStep;
const ask = { kind: 'ask', missing: ['dailyBudget'] } as const;

it.each<[WorkState['tab'], groups: number, missing: WorkState['missing'], NextStep | null]>([
  [null, 0, ['dailyBudget'], open('montagem')],
  ['dados', 0, [], open('montagem')],
  ['montagem', 0, ['dailyBudget'], null],
  ['revisao', 0, [], open('montagem')],
  [null, 3, ['dailyBudget'], ask],
  ['montagem', 3, ['dailyBudget'], ask],
  ['montagem', 3, [], open('revisao')],
  ['dados', 3, [], open('revisao')],
  ['revisao', 3, ['dailyBudget'], ask],
  ['revisao', 3, [], open('exportar')],
  ['pagina', 3, [], open('exportar')],
  ['pagina', 3, ['dailyBudget'], ask],
  ['exportar', 3, ['dailyBudget'], ask],
  ['exportar', 3, [], null],
  ['lucro', 3, ['dailyBudget'], null],
  ['termos', 0, [], null],
  ['matriz', 3, ['dailyBudget'], null],
])('after the tab %s with %i groups, without %j, comes %j', (tab, groups, missing, step) => {
  expect(nextStep({ tab, groups, missing })).toEqual(step);
});
