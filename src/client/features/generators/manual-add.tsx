import { Button, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { textDirection } from '#domain/ads/text.ts';
import { Panel } from '#client/components/panel.tsx';
import { countText } from '#client/lib/count-text.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifyInfo } from '#client/lib/notify.ts';
import { pressedKeys } from '#client/lib/shortcuts/keys.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { addLines } from './add-lines.ts';
import type { Draft } from './draft.ts';
import { type ListReader, useIsReading } from './use-list-reader.ts';

export function ManualAdd({ draft, reader }: { draft: Draft; reader: ListReader }) {
  async function add(): Promise<void> {
    const { typed } = draft.read();
    if (typed.trim() === '') return;
    const lines = await addLines(draft, typed, reader);
    if (lines === null) return;
    if (lines.found === 0)
      notifyError('Nada para adicionar', 'Nenhuma linha tem texto. Confira o formato e tente de novo.');
    else if (lines.added === 0) notifyInfo('Nenhum item novo', alreadyThere(lines.repeated));
    else draft.setTyped('');
  }

  return (
    <Panel title="Adicionar manualmente">
      <Stack gap="sm">
        <LinesField draft={draft} onAdd={add} />
        <AddButton draft={draft} reader={reader} onAdd={add} />
      </Stack>
    </Panel>
  );
}

interface PartProps {
  draft: Draft;
  onAdd: () => Promise<void>;
}

function LinesField({ draft, onAdd }: PartProps) {
  const text = useTabPart(draft.tool, ({ typed }) => typed);
  return (
    <Textarea
      aria-label="Adicionar manualmente"
      placeholder={generatorViews[draft.kind].manualPlaceholder}
      value={text}
      onChange={(event) => draft.setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (pressedKeys(event.nativeEvent) !== 'mod+enter') return;
        event.preventDefault(); // here the keys add instead of generating
        void onAdd();
      }}
      rows={4}
      dir={textDirection(text)}
    />
  );
}

function AddButton({ draft, reader, onAdd }: PartProps & { reader: ListReader }) {
  const isEmpty = useTabPart(draft.tool, ({ typed }) => typed.trim() === '');
  return (
    <Button
      variant="default"
      leftSection={<IconPlus />}
      disabled={useIsReading(reader) || isEmpty}
      onClick={() => void onAdd()}
    >
      Adicionar
    </Button>
  );
}

/** @param repeated number of duplicates that were removed from the list. */
function alreadyThere(repeated: number): string {
  const all = 'Tudo o que você digitou já está na lista.';
  if (repeated === 0) return all;
  return `${all} ${countText(repeated, 'item repetido saiu', 'itens repetidos saíram')}.`;
}
