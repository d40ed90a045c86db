import { Alert, Button, Collapse, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { changeKey } from '#domain/ads/account-change.ts';
import { narrowChanges } from '#domain/deciding/basket/narrow-changes.ts';
import type { BlockedKeywords } from '#domain/deciding/basket/check-changes.ts';
import { countText } from '#client/lib/count-text.ts';
import { BasketActions } from './basket-actions.tsx';
import { keptSearches } from './kept-texts.ts';
import { BasketItem } from './basket-item.tsx';
import { effectText } from './change-words.ts';
import type { BasketEffect } from './use-basket-effect.ts';
import { useWorkbench } from './workbench-context.ts';

const NAMED = 5;

/** The chosen changes, each with its effect on the past. */
export function BasketPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { basket, currency, effect: state } = useWorkbench();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(40rem, 100%)"
      title="Mudanças escolhidas"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} aria-live="polite">
            {basket.chosen.length === 0 ? 'Nenhuma mudança escolhida.' : effectText(state.effect, currency)}
          </Text>
          <UndoButton />
        </Group>
        <SoldAlert {...state} />
        {state.blocked.length > 0 && <BlockedAlert blocked={state.blocked} />}
        {basket.chosen.length > 0 && (
          <>
            <BasketActions />
            <Items {...state} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}

function UndoButton() {
  const { basket } = useWorkbench();
  return (
    <Button
      size="sm"
      variant="default"
      flex="none"
      disabled={!basket.canUndo}
      leftSection={<IconArrowBackUp />}
      onClick={basket.undo}
    >
      Desfazer
    </Button>
  );
}

function Items({ changes, effect }: BasketEffect) {
  const { basket } = useWorkbench();
  const [isOpen, setIsOpen] = useState(true);
  const parts = new Map(changes.map((change, at) => [change, effect.each[at] ?? null]));
  return (
    <>
      <Group>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          data-flush="start"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp /> : <IconChevronDown />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {countText(basket.chosen.length, 'mudança', 'mudanças')}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {basket.chosen.map((change, at) => (
            <BasketItem
              key={changeKey(change)}
              change={change}
              part={parts.get(change) ?? null}
              onChange={(next) => basket.replace(at, next)}
              onRemove={() => basket.remove([change])}
            />
          ))}
        </Stack>
      </Collapse>
    </>
  );
}

function SoldAlert({ effect: { sold, moved } }: BasketEffect) {
  if (sold.length === 0 && moved.conversions === 0) return null;
  const names = [...new Set(sold.map(({ text }) => text))];
  const more = names.length > NAMED ? ` e mais ${names.length - NAMED}` : '';
  if (sold.length > 0) {
    return (
      <Alert color="red" variant="light" title="Bloqueia termos que venderam">
        {names.slice(0, NAMED).join(', ')}
        {more}. <NarrowButton />
      </Alert>
    );
  }
  return (
    <Text size="sm">
      {countText(moved.conversions, 'venda passa', 'vendas passam')} para outro grupo, com a palavra-chave
      escolhida.
    </Text>
  );
}

function BlockedAlert({ blocked }: { blocked: readonly BlockedKeywords[] }) {
  return (
    <Alert color="red" variant="light" title="Bloqueia palavras-chave que você usa">
      {blocked.slice(0, NAMED).map(({ negative, keywords, count }) => (
        <Text key={negative} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {negative} bloqueia {keywords.join(', ')}
          {count > keywords.length ? ` e mais ${count - keywords.length}` : ''}.
        </Text>
      ))}
      <NarrowButton />
    </Alert>
  );
}

/** Gives every negative of the basket the widest form that blocks nothing that sold and no keyword in use. */
function NarrowButton() {
  const { basket, terms, groups } = useWorkbench();
  return (
    <Button
      size="sm"
      mt="xs"
      variant="default"
      display="block"
      onClick={() => basket.rewrite(narrowChanges(basket.chosen, keptSearches({ terms, groups })))}
    >
      Restringir até não bloquear
    </Button>
  );
}
