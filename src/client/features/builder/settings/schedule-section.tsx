import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { addTime, silentDays } from '#domain/making/structure/schedule.ts';
import { type ScheduleSlot, weekDays } from '#domain/making/structure/settings.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { FigureInput } from '#client/components/figure-input.tsx';
import { Panel } from '#client/components/panel.tsx';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { useBuilder, useSettings } from '#client/parts/draft/draft-context.ts';
import { dayLabels, hourText } from '#client/parts/setting-labels.ts';

const listFormat = new Intl.ListFormat('pt-BR');
const days = weekDays.map((value) => ({ value, label: dayLabels[value] }));
const wholeHours = Array.from({ length: 25 }, (_, hour) => hour);

/** An imported campaign may have a quarter of an hour. */
function hoursWith(own: number, whole: readonly number[]) {
  const hours = whole.includes(own) ? whole : [...whole, own].sort((one, other) => one - other);
  return hours.map((hour) => ({ value: String(hour), label: hourText(hour) }));
}

/** The hours of the account's time zone in which the ads run. */
export function ScheduleSection() {
  const { store } = useBuilder();
  const { settings, change } = useSettings();
  const { schedule } = settings;
  const silent = silentDays(schedule);
  const set = (at: number, part: Partial<ScheduleSlot>) =>
    change({ schedule: schedule.map((slot, index) => (index === at ? { ...slot, ...part } : slot)) });
  function remove(at: number): void {
    change({ schedule: schedule.toSpliced(at, 1) });
    notifyUndo('Horário removido', store.undo);
  }
  return (
    <Panel title="Horários" part="schedule" isFolded>
      <Stack gap="xs">
        {schedule.length === 0 && (
          <Text size="sm" c="dimmed">
            Sem programação: os anúncios aparecem a qualquer hora.
          </Text>
        )}
        {schedule.map((slot, at) => (
          <Group key={at} gap="xs">
            <Select
              aria-label="Dia"
              data={days}
              value={slot.day}
              onChange={(value) => set(at, { day: value ?? slot.day })}
            />
            <Select
              aria-label="Das"
              data={hoursWith(slot.from, wholeHours.slice(0, 24))}
              value={String(slot.from)}
              onChange={(value) => set(at, { from: Number(value) })}
            />
            <Select
              aria-label="Até"
              data={hoursWith(slot.to, wholeHours.slice(1))}
              value={String(slot.to)}
              error={slot.from >= slot.to}
              onChange={(value) => set(at, { to: Number(value) })}
            />
            <FigureInput
              aria-label="Ajuste de lance"
              w={110}
              suffix="%"
              min={-90}
              max={900}
              isWhole
              value={slot.bid ?? 0}
              onChange={(bid) => set(at, { bid })}
              onEmpty={() => set(at, { bid: 0 })}
            />
            <IconButton
              label={`Remover horário de ${dayLabels[slot.day]}`}
              icon={IconX}
              size="input-sm"
              onClick={() => remove(at)}
            />
          </Group>
        ))}
        {silent.length > 0 && (
          <Text size="sm">
            Sem anúncios nestes dias: {listFormat.format(silent.map((day) => dayLabels[day]))}.
          </Text>
        )}
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            data-flush="start"
            leftSection={<IconPlus />}
            disabled={schedule.length >= 42}
            onClick={() => change({ schedule: addTime(schedule) })}
          >
            Novo horário
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
