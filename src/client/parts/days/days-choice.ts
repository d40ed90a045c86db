import * as z from 'zod/mini';
import { dayPresets, type DaysChoice } from '#domain/deciding/comparison/chosen-days.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const choice: TabStore<DaysChoice> = {
  key: 'faisca_days_v1',
  schema: z.union([z.enum(dayPresets), z.object({ start: day, end: day })]),
  initial: '30',
};

/** The days that the rooms show. One choice for all of them, so that a figure of one room is found again in another. */
export function useDaysChoice(): [DaysChoice, (next: DaysChoice) => void] {
  const store = ofAccountInTab(choice, useAccountId());
  return [useTab(store), (next) => writeTab(store, next)];
}
