import * as z from 'zod/mini';
import { type DayPreset, dayPresets, type DaysChoice } from '#domain/deciding/comparison/chosen-days.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import { type TabStore, useTab, writeTab } from '#client/lib/storage/tab-scope.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const choice: TabStore<DaysChoice | null> = {
  key: 'faisca_days_v1',
  schema: z.nullable(z.union([z.enum(dayPresets), z.object({ start: day, end: day })])),
  initial: null,
};

/**
 * The days that the rooms show. One choice for all of them, so that a figure of one room is found again in another.
 * @param usual what the room shows until the person chooses.
 */
export function useDaysChoice(usual: DayPreset = '30'): [DaysChoice, (next: DaysChoice) => void] {
  const store = ofAccountInTab(choice, useAccountId());
  return [useTab(store) ?? usual, (next) => writeTab(store, next)];
}
