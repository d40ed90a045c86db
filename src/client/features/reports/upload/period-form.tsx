import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Period } from '#domain/measuring/reports/period.ts';
import { DayInput } from '#client/components/day-input.tsx';

/** Asks for the period of a file that does not say it. Without one, days could count twice. */
export function PeriodForm({ onAnswer }: { onAnswer: (period: Period) => void }) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const isReversed = start !== '' && end !== '' && start > end;
  return (
    <Stack gap="xs">
      <Text size="sm">O arquivo não diz de que período é. Escreva o que você escolheu ao baixar:</Text>
      <Group align="flex-start">
        <DayInput label="Primeiro dia" value={start} onChange={setStart} w={160} />
        <DayInput
          label="Último dia"
          value={end}
          onChange={setEnd}
          w={160}
          error={isReversed ? 'Antes do primeiro dia' : undefined}
        />
      </Group>
      <Group>
        <Button
          size="sm"
          disabled={start === '' || end === '' || isReversed}
          onClick={() => onAnswer({ start, end })}
        >
          Salvar
        </Button>
      </Group>
    </Stack>
  );
}
