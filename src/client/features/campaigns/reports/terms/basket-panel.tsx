import { Alert, Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Effect } from '#domain/search-terms/effect.ts';
import type { Term } from '#domain/search-terms/term.ts';
import { Panel } from '#client/components/panel.tsx';
import { countText } from '../report-words.ts';
import { BasketActions } from './basket-actions.tsx';
import { BasketItem } from './basket-item.tsx';
import { type Basket, keyOf } from './basket-store.ts';
import { effectText } from './evidence-words.ts';

interface BasketPanelProps {
  basket: Basket;
  effect: Effect;
  terms: readonly Term[];
  currency: string;
}

const NAMED = 5;

/** The chosen negatives with what they would have blocked, before anything is changed. */
export function BasketPanel({ basket, effect, terms, currency }: BasketPanelProps) {
  const { chosen, canUndo, undo } = basket;
  const [isOpen, setIsOpen] = useState(true);
  const places = useMemo(() => placesIn(terms), [terms]);
  if (chosen.length === 0 && !canUndo) return null;
  return (
    <Panel
      title="Cesta de negativas"
      actions={
        <Button
          size="sm"
          variant="default"
          disabled={!canUndo}
          leftSection={<IconArrowBackUp size={16} stroke={1.7} />}
          onClick={undo}
        >
          Desfazer
        </Button>
      }
    >
      <Stack gap="sm">
        <Text fw={600} aria-live="polite">
          {chosen.length === 0 ? 'A cesta está vazia.' : effectText(effect, currency)}
        </Text>
        {effect.sold.length > 0 && <SoldAlert effect={effect} />}
        {chosen.length > 0 && (
          <>
            <Group>
              <Button
                size="sm"
                variant="subtle"
                color="gray"
                px="xs"
                aria-expanded={isOpen}
                rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
                onClick={() => setIsOpen(!isOpen)}
              >
                {countText(chosen.length, 'negativa', 'negativas')}
              </Button>
            </Group>
            <Collapse expanded={isOpen}>
              <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
                {chosen.map((negative, at) => (
                  <BasketItem
                    key={keyOf(negative)}
                    negative={negative}
                    places={places}
                    onChange={(next) => basket.replace(at, next)}
                    onRemove={() => basket.remove(at)}
                  />
                ))}
              </Stack>
            </Collapse>
            <BasketActions basket={basket} terms={terms} sold={effect.sold.length} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function SoldAlert({ effect: { sold } }: { effect: Effect }) {
  const names = sold.slice(0, NAMED).map(({ text }) => text);
  const more = sold.length > NAMED ? ` e mais ${sold.length - NAMED}` : '';
  return (
    <Alert color="red" variant="light" title="Bloqueia termos que venderam">
      {names.join(', ')}
      {more}. Restrinja a negativa ou tire-a da cesta.
    </Alert>
  );
}

export interface Place {
  campaign: string;
  adGroup: string | null;
}

/** The campaigns of the reports, each followed by its ad groups. */
function placesIn(terms: readonly Term[]): Place[] {
  const groups = new Map<string, Set<string>>();
  for (const { campaign, adGroup } of terms) {
    if (campaign === '') continue;
    const known = groups.get(campaign) ?? new Set();
    groups.set(campaign, adGroup === '' ? known : known.add(adGroup));
  }
  return [...groups].flatMap(([campaign, names]) => [
    { campaign, adGroup: null },
    ...[...names].map((adGroup) => ({ campaign, adGroup })),
  ]);
}
