import { Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import type { Period } from '#domain/measuring/reports/period.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { periodText } from '#client/lib/dates.ts';

interface RangeDialogProps {
  opened: boolean;
  imported: Period;
  initial: Period;
  onClose: () => void;
  onChoose: (period: Period) => void;
}

/** Asks for the first and the last day, within what was imported. */
export function RangeDialog({ opened, imported, initial, onClose, onChoose }: RangeDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Escolher os dias"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <RangeForm
        key={`${initial.start} ${initial.end}`}
        imported={imported}
        initial={initial}
        onClose={onClose}
        onChoose={onChoose}
      />
    </Modal>
  );
}

function RangeForm({ imported, initial, onClose, onChoose }: Omit<RangeDialogProps, 'opened'>) {
  const [{ start, end }, setPeriod] = useState(initial);
  const isWhole = start !== '' && end !== '';
  const error = isWhole && start > end ? 'O último dia vem depois do primeiro.' : undefined;
  const limits = { minDate: imported.start, maxDate: imported.end };
  // the calendar stands in the dialog, because one that opens would lie over its buttons
  const field = { ...limits, popoverProps: { disabled: true } };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ start, end });
      }}
    >
      <Stack>
        <SimpleGrid cols={2}>
          <DayInput
            label="Primeiro dia"
            {...field}
            value={start}
            onChange={(day) => setPeriod({ start: day, end })}
          />
          <DayInput
            label="Último dia"
            {...field}
            value={end}
            error={error}
            onChange={(day) => setPeriod({ start, end: day })}
          />
        </SimpleGrid>
        <Group justify="center">
          <DatePicker
            type="range"
            locale="pt-br"
            allowSingleDateInRange
            {...limits}
            defaultDate={initial.end}
            value={[start || null, end || null]}
            onChange={([first, last]) => setPeriod({ start: first ?? '', end: last ?? '' })}
          />
        </Group>
        <Text size="sm" c="dimmed">
          Há dados de {periodText(imported)}.
        </Text>
        <FormButtons onCancel={onClose} type="submit" disabled={!isWhole || error !== undefined}>
          Mostrar
        </FormButtons>
      </Stack>
    </form>
  );
}
