import { Button, Center, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { type Tier, tiers } from '#domain/search-terms/evidence.ts';
import type { Study } from '#domain/search-terms/study-terms.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import type { Basket } from './basket-store.ts';
import { tierLabels } from './evidence-words.ts';
import { GroupCard } from './group-card.tsx';

type Shown = Tier | 'all';

interface GroupListProps {
  study: Study;
  currency: string;
  basket: Basket;
}

const PAGE = 40;

/** The groups of words, those with the best evidence first. */
export function GroupList({ study, currency, basket }: GroupListProps) {
  const [tier, setTier] = useState<Shown>('all');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(PAGE);
  const searched = useDeferredValue(query);
  const found = study.groups.filter(
    (group) =>
      (tier === 'all' || group.tier === tier) && foldText(group.words).includes(foldText(searched.trim())),
  );
  return (
    <Stack>
      <Group align="flex-end">
        <Select
          label="Prova"
          allowDeselect={false}
          w={240}
          value={tier}
          onChange={(value) => setTier(tiers.find((each) => each === value) ?? 'all')}
          data={tierOptions(study)}
        />
        <TextInput
          label="Procurar palavras"
          flex="1 1 12rem"
          maxLength={100}
          value={query}
          onChange={({ currentTarget: { value } }) => setQuery(value)}
        />
      </Group>
      {found.length === 0 && <Text c="dimmed">Nenhum grupo de palavras aqui.</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {found.slice(0, shown).map((group) => (
          <GroupCard
            key={`${group.tier}:${group.words}`}
            group={group}
            sales={study.account.conversions}
            currency={currency}
            basket={basket}
          />
        ))}
      </Stack>
      {found.length > shown && (
        <Center>
          <Button variant="default" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais {Math.min(PAGE, found.length - shown)} de {found.length - shown}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function tierOptions({ groups }: Study): { value: Shown; label: string }[] {
  const count = (of: Tier) => groups.filter(({ tier }) => tier === of).length;
  return [
    { value: 'all', label: `Todas (${groups.length})` },
    ...tiers.map((value) => ({ value, label: `${tierLabels[value]} (${count(value)})` })),
  ];
}
