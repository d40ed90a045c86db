import { Badge, Button, Collapse, Group, List, Paper, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { StudiedGroup } from '#domain/search-terms/study-terms.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { countText } from '../report-words.ts';
import type { Basket } from './basket-store.ts';
import { moneyText, reasonText, tierColors, tierLabels } from './evidence-words.ts';

interface GroupCardProps {
  group: StudiedGroup;
  /** All sales of the reports. */
  sales: number;
  currency: string;
  basket: Basket;
}

export function GroupCard({ group, sales, currency, basket }: GroupCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { words, tier, counts, examples } = group;
  return (
    <Paper component="li" withBorder radius="lg" p="md" aria-label={`Palavras ${words}`}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {words}
            </Text>
            <Badge
              color={tierColors[tier]}
              variant="light"
              tt="none"
              styles={{ label: { color: 'var(--mantine-color-text)' } }}
            >
              {tierLabels[tier]}
            </Badge>
          </Group>
          <Text size="sm">
            {moneyText(counts.costMicros, currency)} · {countText(counts.clicks, 'clique', 'cliques')} ·{' '}
            {countText(counts.conversions, 'venda', 'vendas')} · {countText(counts.terms, 'termo', 'termos')}
          </Text>
          <Text size="sm" c="dimmed">
            {reasonText(group, sales)} {rateText(group)}
          </Text>
        </Stack>
        <Group gap="xs">
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-expanded={isOpen}
            aria-label={`Ver termos de ${words}`}
            rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Ver termos
          </Button>
          <BlockButton group={group} basket={basket} />
        </Group>
      </Group>
      <Collapse expanded={isOpen}>
        <List size="sm" mt="sm">
          {examples.map(({ text, costMicros, conversions }) => (
            <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
              {text} · {moneyText(costMicros, currency)}
              {conversions > 0 ? ` · ${countText(conversions, 'venda', 'vendas')}` : ''}
            </List.Item>
          ))}
        </List>
      </Collapse>
    </Paper>
  );
}

/** Where few clicks stand behind a rate, its range is wide, and that is the message. */
function rateText({ tier, counts, rate }: StudiedGroup): string {
  if (tier === 'certain' || counts.clicks === 0) return '';
  const percent = (value: number) => (value * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `De cada 100 cliques, entre ${percent(rate.low)} e ${percent(rate.high)} viram venda.`;
}

function BlockButton({ group, basket }: { group: StudiedGroup; basket: Basket }) {
  const { words, tier, negatives, counts } = group;
  if (tier === 'insufficient' && counts.conversions > 0) return null;
  const added = negatives.map((negative) => ({ ...negative, campaign: null, adGroup: null }));
  const chosen = new Set(basket.chosen.map(({ text }) => text));
  if (negatives.length === 0) {
    return (
      <Text size="sm" c="dimmed" maw="14rem">
        Qualquer negativa daqui bloquearia quem compra.
      </Text>
    );
  }
  const isChosen = added.every(({ text }) => chosen.has(text));
  function block(): void {
    if (counts.conversions === 0) {
      basket.add(added);
      return;
    }
    confirmAction({
      title: 'Estas palavras já venderam',
      message: `${words}: ${countText(counts.conversions, 'venda', 'vendas')}. A negativa proposta não bloqueia os termos que venderam, mas bloqueia outros parecidos.`,
      confirmLabel: 'Negativar assim mesmo',
      onConfirm: () => basket.add(added),
    });
  }
  const Icon = isChosen ? IconX : IconPlus;
  return (
    <Button
      size="sm"
      variant={isChosen ? 'default' : 'light'}
      leftSection={<Icon size={16} stroke={1.8} />}
      aria-label={isChosen ? `Tirar da cesta: ${words}` : `Negativar ${words}`}
      onClick={isChosen ? () => basket.removeTexts(new Set(added.map(({ text }) => text))) : block}
    >
      {isChosen ? 'Tirar da cesta' : 'Negativar'}
    </Button>
  );
}
