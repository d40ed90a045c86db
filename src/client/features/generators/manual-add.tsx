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
import type { ListReader } from './use-list-reader.ts';

export function ManualAdd({ draft, reader }: { draft: Draft; reader: ListReader }) {
  const { kind, setTyped } = draft;
  const text = useTabPart(draft.tool, ({ typed }) => typed);
  const { manualPlaceholder } = generatorViews[kind];

  async function add(): Promise<void> {
    const lines = await addLines(draft, text, reader);
    if (lines === null) return;
    if (lines.found === 0)
      notifyError('Nada para adicionar', 'Nenhuma linha tem texto. Confira o formato e tente de novo.');
    else if (lines.added === 0) notifyInfo('Nenhum item novo', alreadyThere(lines.repeated));
    else setTyped('');
  }

  return (
    <Panel title="Adicionar manualmente">
      <Stack gap="sm">
        <Textarea
          aria-label="Adicionar manualmente"
          placeholder={manualPlaceholder}
          value={text}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (pressedKeys(event.nativeEvent) !== 'mod+enter') return;
            event.preventDefault(); // here the keys add instead of generating
            if (text.trim() !== '') void add();
          }}
          rows={4}
          dir={textDirection(text)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          disabled={text.trim() === ''}
          loading={reader.progress !== null}
          onClick={() => void add()}
        >
          Adicionar
        </Button>
      </Stack>
    </Panel>
  );
}

/** @param repeated number of duplicates that were removed from the list. */
function alreadyThere(repeated: number): string {
  const all = 'Tudo o que você digitou já está na lista.';
  if (repeated === 0) return all;
  return `${all} ${countText(repeated, 'item repetido saiu', 'itens repetidos saíram')}.`;
}
