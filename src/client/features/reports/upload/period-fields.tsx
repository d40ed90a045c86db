import { Group } from '@mantine/core';
import { DayInput } from '#client/components/day-input.tsx';

interface PeriodFieldsProps {
  /** Days as `2026-11-29`; empty until they are written. */
  start: string;
  end: string;
  onStart: (day: string) => void;
  onEnd: (day: string) => void;
}

/** The first and the last day of what a file holds. */
export function PeriodFields({ start, end, onStart, onEnd }: PeriodFieldsProps) {
  const isReversed = start !== '' && end !== '' && start > end;
  return (
    <Group align="flex-start">
      <DayInput label="Primeiro dia" value={start} onChange={onStart} w={160} />
      <DayInput
        label="Último dia"
        value={end}
        onChange={onEnd}
        w={160}
        error={isReversed ? 'Antes do primeiro dia' : undefined}
      />
    </Group>
  );
}
