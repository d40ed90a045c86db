import { useQuery } from '@tanstack/react-query';
import type { MorningChoice } from '#domain/deciding/rules/morning.ts';
import { morningOptions, useSaveMorning } from '#client/data/rules.ts';

/** In this browser's time zone, from 7 to 21. */
export function usualMorning(): MorningChoice {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { isOn: true, timeZone, fromHour: 7, untilHour: 21 };
}

/** With the first rule, the mail of the morning begins; a person who has chosen keeps their choice. */
export function useFirstMorning(): () => void {
  const { data } = useQuery(morningOptions);
  const save = useSaveMorning();
  return () => {
    if (data === null) save.mutate(usualMorning());
  };
}
