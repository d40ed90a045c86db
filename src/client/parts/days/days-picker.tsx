import { Button, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ChosenDays, type DayPreset, dayPresets } from '#domain/deciding/comparison/chosen-days.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { periodText } from '#client/lib/dates.ts';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import { useDaysChoice } from './days-choice.ts';

const RangeDialog = lazyDialog(async () => (await import('./range-dialog.tsx')).RangeDialog);

const labels: Record<DayPreset, string> = {
  '7': 'Últimos 7 dias',
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  tudo: 'Tudo o que foi importado',
};

const shortLabels: Record<DayPreset, string> = {
  '7': '7 dias',
  '30': '30 dias',
  '90': '90 dias',
  tudo: 'Tudo',
};

interface DaysPickerProps {
  imported: Period;
  days: ChosenDays;
  /** What the room shows until the person chooses. */
  usual?: DayPreset;
  /** Files whose rows have no day, so that only all of their days can be chosen. */
  files?: readonly { name: string; period: Period }[];
  /** A short text on the button, inside a toolbar. */
  isShort?: boolean;
}

/** Which of the imported days are shown. The last days end where the reports end. */
export function DaysPicker({
  imported,
  days: { now, before },
  usual,
  files = [],
  isShort = false,
}: DaysPickerProps) {
  const [choice, choose] = useDaysChoice(usual);
  const [isOpen, { open, close }] = useDisclosure();
  const name = typeof choice === 'string' ? labels[choice] : periodText(now);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCalendar />}
            rightSection={<IconChevronDown />}
            aria-label={`Período: ${name}`}
          >
            {isShort && typeof choice === 'string' ? shortLabels[choice] : name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {dayPresets.map((preset) => (
            <Menu.Item
              key={preset}
              rightSection={preset === choice ? <IconCheck aria-label="Escolhido" /> : undefined}
              onClick={() => choose(preset)}
            >
              {labels[preset]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>Escolher os dias…</Menu.Item>
          {files.length > 0 && <Menu.Label>Relatórios sem a coluna Dia, só inteiros</Menu.Label>}
          {files.map(({ name: file, period }) => (
            <Menu.Item key={file + period.start + period.end} onClick={() => choose(period)}>
              {periodText(period)}
              <Text size="xs" c="dimmed" maw="15rem" truncate>
                {file}
              </Text>
            </Menu.Item>
          ))}
          <Text size="xs" c="dimmed" px="sm" py={4} maw="15rem">
            {before === null
              ? 'Não há dias importados antes destes para comparar.'
              : `Comparado com ${periodText(before)}.`}
          </Text>
        </Menu.Dropdown>
      </Menu>
      <RangeDialog
        opened={isOpen}
        imported={imported}
        initial={now}
        onClose={close}
        onChoose={(period: Period) => {
          choose(period);
          close();
        }}
      />
    </>
  );
}
