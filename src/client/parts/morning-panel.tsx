import { Group, Select, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '#client/components/panel.tsx';
import { morningOptions, useSaveMorning } from '#client/data/rules.ts';
import { usualMorning } from './use-first-morning.ts';

const hours = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: `${hour} h` }));

/** When the mail of the morning comes. Each change is kept at once. */
export function MorningPanel() {
  const { data } = useQuery(morningOptions);
  const save = useSaveMorning();
  if (data === undefined) return null;
  const choice = data ?? { ...usualMorning(), isOn: false };
  const change = (more: Partial<typeof choice>) => save.mutate({ ...choice, ...more });
  return (
    <Panel title="E-mail da manhã">
      <Stack gap="sm">
        <Text size="sm" maw="44rem">
          Um por dia, com o lucro de ontem, o que mudou, o que espera você e as vendas que pararam de chegar.
          Sem novidade, nenhum. Cada e-mail traz um link para parar.
        </Text>
        <Switch
          size="md"
          label="Receber"
          checked={choice.isOn}
          onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
        />
        <Group gap="md" align="flex-end">
          <Select
            label="Não antes das"
            w="8rem"
            allowDeselect={false}
            disabled={!choice.isOn}
            data={hours.slice(0, choice.untilHour)}
            value={String(choice.fromHour)}
            onChange={(value) => change({ fromHour: Number(value) })}
          />
          <Select
            label="Nem depois das"
            w="8rem"
            allowDeselect={false}
            disabled={!choice.isOn}
            data={hours.slice(choice.fromHour + 1)}
            value={String(choice.untilHour)}
            onChange={(value) => change({ untilHour: Number(value) })}
          />
          <Text size="sm" c="dimmed">
            No fuso {choice.timeZone}
          </Text>
        </Group>
      </Stack>
    </Panel>
  );
}
