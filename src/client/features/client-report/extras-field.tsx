import { Box, Checkbox, Group } from '@mantine/core';
import { type SharedField, sharedFields } from '#domain/making/campaign/share.ts';
import { Panel } from '#client/components/panel.tsx';
import { extraLabels } from './extra-labels.ts';

interface ExtrasFieldProps {
  value: readonly SharedField[];
  onChange: (extras: readonly SharedField[]) => void;
}

/** What the report shows besides the campaign and its lists. */
export function ExtrasField({ value, onChange }: ExtrasFieldProps) {
  return (
    <Box mb="lg">
      <Panel title="O que mostrar">
        <Checkbox.Group
          label="Além da campanha e das listas"
          description="Vale para a impressão e para os links que você criar agora."
          value={[...value]}
          onChange={(chosen) => onChange(sharedFields.filter((extra) => chosen.includes(extra)))}
        >
          <Group gap="lg" mt="sm">
            {sharedFields.map((extra) => (
              <Checkbox key={extra} value={extra} label={extraLabels[extra]} />
            ))}
          </Group>
        </Checkbox.Group>
      </Panel>
    </Box>
  );
}
