import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type NegativeForms, negativeForms } from '#domain/making/texts/engine/negative-forms.ts';
import { addItems } from '#domain/making/texts/generators/read-items.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import type { Draft } from './draft.ts';
import { useOptions } from './use-draft.ts';
import { VariantsDialog } from './variants-dialog.tsx';

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
      <Button size="xs" variant="default" disabled={isEmpty} leftSection={<IconTextPlus />} onClick={look}>
        Ver variações
      </Button>
      <VariantsDialog found={found} opened={isOpen} onClose={close} onAdd={add} />
    </>
  );
}
