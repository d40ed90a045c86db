import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Period } from '#domain/measuring/reports/period.ts';
import { PeriodFields } from './period-fields.tsx';

/** Asks for the period of a file that does not say it. Without one, days could count twice. */
export function PeriodForm({ onAnswer }: { onAnswer: (period: Period) => void }) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const isReversed = start !== '' && end !== '' && start > end;
  return (
    <Stack gap="xs">
      <Text size="sm">O arquivo não diz de que período é. Escreva o que você escolheu ao baixar:</Text>
      <PeriodFields start={start} end={end} onStart={setStart} onEnd={setEnd} />
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
