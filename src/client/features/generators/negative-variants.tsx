import { Button, Checkbox, Group, Modal, ScrollArea, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type NegativeForms, negativeForms } from '#domain/texts/engine/negative-forms.ts';
import { addItems } from '#domain/texts/generators/read-items.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import type { Draft } from './draft.ts';
import { useOptions } from './use-draft.ts';

/**
 * Shows plurals, genders and accents, which Google does not cover in a negative, and adds them on request.
 */
export function NegativeVariants({ draft }: { draft: Draft }) {
  const { language, sheet } = useOptions(draft);
  const isEmpty = useTabPart(draft.tool, ({ items }) => items.length === 0);
  const [isOpen, { open, close }] = useDisclosure();
  const [found, setFound] = useState<NegativeForms[]>([]);

  function look(): void {
    const { items, product } = draft.read();
    const texts = items.map(({ text = '' }) => text);
    const forms = negativeForms(texts, language, sheet?.name ?? product);
    if (forms.length === 0) {
      notifyInfo('Nenhuma variação nova', 'A lista já tem os plurais, os femininos e as formas sem acento.');
      return;
    }
    setFound(forms);
    open();
  }
  function add(forms: readonly string[]): void {
    const added = forms.map((text) => ({ text }));
    draft.setItems((now) => addItems('negative_keywords', now, added), {
      kind: 'added',
      count: forms.length,
    });
    close();
    notifySuccess('Variações adicionadas', 'Desfazer volta à lista anterior.');
  }

  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={isEmpty}
        leftSection={<IconTextPlus size={16} stroke={1.7} />}
        onClick={look}
      >
        Ver variações
      </Button>
      <Modal opened={isOpen} onClose={close} title="Variações das negativas" centered>
        <Preview found={found} onAdd={add} onCancel={close} />
      </Modal>
    </>
  );
}

interface PreviewProps {
  found: readonly NegativeForms[];
  onAdd: (forms: readonly string[]) => void;
  onCancel: () => void;
}

function Preview({ found, onAdd, onCancel }: PreviewProps) {
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
      <ScrollArea.Autosize mah={320} type="auto">
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Variações a adicionar">
          <Stack gap={6}>
            {found.map(({ from, forms }) => (
              <Group key={from} gap="sm" align="baseline">
                <Text size="sm" c="dimmed">
                  {from}:
                </Text>
                {forms.map((form) => (
                  <Checkbox key={form} value={form} label={form} />
                ))}
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
      </ScrollArea.Autosize>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {chosen.length === 1 ? 'Adicionar 1 variação' : `Adicionar ${chosen.length} variações`}
        </Button>
      </Group>
    </Stack>
  );
}
