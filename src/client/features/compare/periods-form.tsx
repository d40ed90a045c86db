import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { doOverlap } from '#domain/deciding/comparison/choice.ts';
import { lastDays } from '#domain/deciding/comparison/periods.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { periodText } from '#client/lib/dates.ts';

interface PeriodsFormProps {
  /** From the first imported day to the last. */
  known: Period;
  first: Period;
  second: Period;
  onChange: (first: Period, second: Period) => void;
}

const quick = [7, 14, 30] as const;

export function PeriodsForm({ known, first, second, onChange }: PeriodsFormProps) {
  const [draft, setDraft] = useState({ first, second });
  const currentKey = keyOf(first, second);
  const [seen, setSeen] = useState(currentKey);
  const [sent, setSent] = useState(currentKey);
  if (currentKey !== seen) {
    setSeen(currentKey);
    if (currentKey !== sent) setDraft({ first, second }); // other periods came from elsewhere, such as the back button
  }
  function send(before: Period, after: Period): void {
    setSent(keyOf(before, after));
    onChange(before, after);
  }
  const isReversed = [draft.first, draft.second].some(({ start, end }) => start > end);
  const overlaps = !isReversed && doOverlap(draft.first, draft.second);
  function change(part: 'first' | 'second', period: Period): void {
    const next = { ...draft, [part]: period };
    setDraft(next);
    const isWhole = [next.first, next.second].every(({ start, end }) => start !== '' && start <= end);
    if (isWhole && !doOverlap(next.first, next.second)) send(next.first, next.second);
  }
  const offered = quick.flatMap((days) => {
    const pair = lastDays(known, days);
    return pair === null ? [] : [{ days, pair }];
  });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Há relatórios de {periodText(known)}.
      </Text>
      <Group align="stretch" gap="md">
        <PeriodFields legend="A, antes" period={draft.first} onChange={(period) => change('first', period)} />
        <PeriodFields
          legend="B, depois"
          period={draft.second}
          onChange={(period) => change('second', period)}
        />
      </Group>
      {offered.length > 0 && (
        <Group gap="xs">
          {offered.map(({ days, pair: [before, after] }) => (
            <Button
              key={days}
              variant="default"
              size="sm"
              onClick={() => {
                setDraft({ first: before, second: after });
                send(before, after);
              }}
            >
              Últimos {days} dias e os {days} anteriores
            </Button>
          ))}
        </Group>
      )}
      {isReversed && <Problem text="Um período termina antes de começar." />}
      {overlaps && <Problem text="Os períodos têm dias em comum. O mesmo dia não pode contar nos dois." />}
    </Stack>
  );
}

const keyOf = (...periods: readonly Period[]) => periods.map(({ start, end }) => `${start} ${end}`).join();

function Problem({ text }: { text: string }) {
  return (
    <Alert color="red" variant="light" role="alert">
      {text}
    </Alert>
  );
}

interface PeriodFieldsProps {
  legend: string;
  period: Period;
  onChange: (period: Period) => void;
}

function PeriodFields({ legend, period: { start, end }, onChange }: PeriodFieldsProps) {
  return (
    <Fieldset legend={legend} flex="1 1 18rem">
      <Group gap="sm">
        <DayInput
          label="Primeiro dia"
          value={start}
          onChange={(day) => onChange({ start: day, end })}
          flex="1 1 8rem"
        />
        <DayInput
          label="Último dia"
          value={end}
          onChange={(day) => onChange({ start, end: day })}
          flex="1 1 8rem"
        />
      </Group>
    </Fieldset>
  );
}
