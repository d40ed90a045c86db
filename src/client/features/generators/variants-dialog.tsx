import { Box, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { NegativeForms } from '#domain/making/texts/engine/negative-forms.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';

interface PreviewProps {
  found: readonly NegativeForms[];
  onAdd: (forms: readonly string[]) => void;
  onClose: () => void;
}

export function VariantsDialog({ opened, ...props }: PreviewProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title="Variações das negativas" centered>
      <Preview {...props} />
    </Modal>
  );
}

/** One column for what was there, whatever its length. */
const wraps = { flex: 'none', overflowWrap: 'anywhere' } as const;

function Preview({ found, onAdd, onClose }: PreviewProps) {
  const all = found.flatMap(({ forms }) => forms);
  const [chosen, setChosen] = useState<string[]>(all);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Uma negativa não bloqueia o próprio plural, o feminino nem a forma sem acento. Desmarque o que não
        quiser.
      </Text>
      <Checkbox
        label="Todas"
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={(event) => setChosen(event.currentTarget.checked ? all : [])}
      />
      <Box mah={320} style={{ overflowY: 'auto' }}>
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Variações a adicionar">
          <Stack gap={6}>
            {found.map(({ from, forms }) => (
              <Group key={from} gap="sm" wrap="nowrap">
                <Text size="sm" c="dimmed" w={{ base: '6.5rem', xs: '8rem' }} style={wraps}>
                  {from}
                </Text>
                <Group gap="sm" flex={1} miw={0}>
                  {forms.map((form) => (
                    <Checkbox key={form} value={form} label={form} />
                  ))}
                </Group>
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
      </Box>
      <FormButtons onCancel={onClose} disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
        {chosen.length === 1 ? 'Adicionar 1 variação' : `Adicionar ${chosen.length} variações`}
      </FormButtons>
    </Stack>
  );
}
