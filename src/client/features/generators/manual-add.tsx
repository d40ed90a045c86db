import { Button, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { dedupeItems } from '#domain/ads/items.ts';
import { addItems, parseItems } from '#domain/texts/generators/read-items.ts';
import { textDirection } from '#domain/ads/text.ts';
import { Panel } from '#client/components/panel.tsx';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifyInfo } from '#client/lib/notify.ts';
import { pressedKeys } from '#client/lib/shortcuts/keys.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import type { Draft } from './draft.ts';

export function ManualAdd({ draft }: { draft: Draft }) {
  const { kind, setItems, setTyped } = draft;
  const text = useTabPart(draft.tool, ({ typed }) => typed);
  const { manualPlaceholder } = generatorViews[kind];

  function add(): void {
    const { items, match } = draft.read();
    const added = parseItems(kind, text, match);
    if (added.length === 0) {
      notifyError('Nada para adicionar', 'Nenhuma linha tem texto. Confira o formato e tente de novo.');
      return;
    }
    const joined = addItems(kind, items, added);
    const before = dedupeItems(kind, items).length;
    if (joined.length === before) notifyInfo('Nenhum item novo', alreadyThere(items.length - before));
    if (joined.length === items.length && before === items.length) return;
    const isLonger = joined.length > before;
    setItems(() => joined, {
      kind: isLonger ? 'added' : 'removed',
      count: isLonger ? joined.length - before : items.length - before,
    });
    if (isLonger) setTyped('');
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
            if (text.trim() !== '') add();
          }}
          rows={4}
          dir={textDirection(text)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          disabled={text.trim() === ''}
          onClick={add}
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
  return `${all} ${repeated === 1 ? '1 item repetido saiu.' : `${repeated.toLocaleString('pt-BR')} itens repetidos saíram.`}`;
}
