import { Text } from '@mantine/core';
import { useState } from 'react';
import { daysIn, localDay } from '#domain/shared/days.ts';
import { formatPlainDay } from '#client/lib/dates.ts';

/** Older data are worth a new import. */
const OLD_DAYS = 7;

/** The last day of the reports, and how long ago that was. */
export function DataAge({ until }: { until: string }) {
  const [today] = useState(() => localDay(new Date()));
  const age = until >= today ? 0 : daysIn({ start: until, end: today }) - 1;
  const ago = age === 0 ? 'hoje' : age === 1 ? 'ontem' : `há ${age} dias`;
  return (
    <Text
      span
      size="sm"
      c={age > OLD_DAYS ? 'var(--mantine-color-anchor)' : 'dimmed'}
      fw={age > OLD_DAYS ? 600 : undefined}
    >
      Dados até {formatPlainDay(until)} ({ago})
    </Text>
  );
}
