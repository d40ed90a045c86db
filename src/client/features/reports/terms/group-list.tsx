import { Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { countIgnoredTerms, groupKey } from '#domain/deciding/report-findings/ignored.ts';
import { type Tier, tiers } from '#domain/deciding/search-terms/evidence.ts';
import {
  type Grouping,
  groupings,
  type Study,
  type StudiedGroup,
} from '#domain/deciding/search-terms/study-terms.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { ShowMore } from '#client/components/show-more.tsx';
import { PromoteDialog, type Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { IgnoredSwitch } from '../ignored-switch.tsx';
import { groupingLabels, groupName, tierLabels } from './evidence-words.ts';
import { GroupCard } from './group-card.tsx';

type Shown = Tier | 'all';

/** The groups of terms, those with the best evidence first. */
export function GroupList({ study }: { study: Study }) {
  const { ignored } = useWorkbench();
  const [by, setBy] = useState<Grouping>('words');
  const [tier, setTier] = useState<Shown>('all');
  const [query, setQuery] = useState('');
  const [withIgnored, setWithIgnored] = useState(false);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  const searched = foldText(useDeferredValue(query).trim());
  const all = study.groups.filter((group) => group.by === by);
  const groups = withIgnored ? all : all.filter((group) => !ignored.has(groupKey(group)));
  const hidden = all.filter((group) => ignored.has(groupKey(group))).length + countIgnoredTerms(ignored);
  const found = groups.filter(
    (group) => (tier === 'all' || group.tier === tier) && foldText(groupName(group)).includes(searched),
  );
  return (
    <Stack>
      <SegmentedControl
        aria-label="Agrupar por"
        style={{ alignSelf: 'flex-start' }}
        value={by}
        onChange={(value) => {
          setBy(groupings.find((each) => each === value) ?? 'words');
          setTier('all');
        }}
        data={groupings.map((value) => ({ value, label: groupingLabels[value] }))}
      />
      <Group align="flex-end">
        <Select
          label="Prova"
          w={240}
          value={tier}
          onChange={(value) => setTier(tiers.find((each) => each === value) ?? 'all')}
          data={tierOptions(groups)}
        />
        <TextInput
          label="Buscar palavras"
          flex="1 1 12rem"
          maxLength={100}
          value={query}
          onChange={({ currentTarget: { value } }) => setQuery(value)}
        />
        <IgnoredSwitch count={hidden} checked={withIgnored} onChange={setWithIgnored} />
      </Group>
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          Nenhum grupo de termos aqui.
        </Text>
      )}
      <ShowMore entries={found} step={40}>
        {(shown) => (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map((group) => (
              <GroupCard
                key={`${group.tier}:${groupKey(group)}`}
                group={group}
                withIgnored={withIgnored}
                onPromote={setPromotion}
              />
            ))}
          </Stack>
        )}
      </ShowMore>
      <PromoteDialog promotion={promotion} onClose={() => setPromotion(null)} />
    </Stack>
  );
}

function tierOptions(groups: readonly StudiedGroup[]): { value: Shown; label: string }[] {
  const count = (of: Tier) => groups.filter(({ tier }) => tier === of).length;
  return [
    { value: 'all', label: `Todas (${groups.length})` },
    ...tiers.map((value) => ({ value, label: `${tierLabels[value]} (${count(value)})` })),
  ];
}
