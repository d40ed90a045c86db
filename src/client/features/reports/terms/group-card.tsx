import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { groupKey, termKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { countText } from '#client/lib/count-text.ts';
import { broughtText } from '../actions/change-words.ts';
import { ItemCard } from '../actions/item-card.tsx';
import { ItemMenu } from '../actions/item-menu.tsx';
import type { Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { BlockButton } from './block-button.tsx';
import { blockNote } from './blocking-changes.ts';
import { groupName, reasonText } from './evidence-words.ts';
import { TermLine } from './term-line.tsx';
import { TierBadge } from './tier-badge.tsx';

interface GroupCardProps {
  group: StudiedGroup;
  withIgnored: boolean;
  onPromote: (promotion: Promotion) => void;
}

export function GroupCard({ group, withIgnored, onPromote }: GroupCardProps) {
  const { currency, ignored, ignore } = useWorkbench();
  const [isOpen, setIsOpen] = useState(false);
  const { tier, counts, examples } = group;
  const name = groupName(group);
  const key = groupKey(group);
  const sold = examples.filter(({ conversions }) => conversions > 0).map(({ text }) => text);
  const promote = (isMove: boolean) => () => onPromote({ texts: sold, isMove });
  return (
    <ItemCard
      label={`Palavras ${name}`}
      text={
        <>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <TierBadge tier={tier} />
          </Group>
          <Text size="sm">
            {broughtText(counts, currency)}, {countText(counts.terms, 'termo', 'termos')}
          </Text>
          <Text size="sm" c="dimmed">
            {[reasonText(group), rateText(group), blockNote(group)].filter(Boolean).join(' ')}
          </Text>
        </>
      }
      buttons={
        <>
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            px="xs"
            aria-expanded={isOpen}
            aria-label={`Ver termos de ${name}`}
            rightSection={isOpen ? <IconChevronUp /> : <IconChevronDown />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Ver termos
          </Button>
          <BlockButton group={group} />
        </>
      }
      menu={
        <ItemMenu
          name={name}
          isIgnored={ignored.has(key)}
          onIgnore={(isIgnored) => ignore([key], isIgnored)}
          onPromote={sold.length > 0 ? promote(false) : undefined}
          onMove={sold.length > 0 ? promote(true) : undefined}
        />
      }
    >
      <Collapse expanded={isOpen}>
        <Stack component="ul" gap={0} mt="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {examples
            .filter(({ text }) => withIgnored || !ignored.has(termKey(text)))
            .map((example) => (
              <TermLine key={example.text} term={example} onPromote={onPromote} />
            ))}
        </Stack>
      </Collapse>
    </ItemCard>
  );
}

/** Where few clicks stand behind a rate, its range is wide, and that is the message. */
function rateText({ tier, counts, rate }: StudiedGroup): string {
  if (tier === 'certain' || counts.clicks === 0) return '';
  const percent = (value: number) => (value * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `De cada 100 cliques, entre ${percent(rate.low)} e ${percent(rate.high)} viram venda.`;
}
