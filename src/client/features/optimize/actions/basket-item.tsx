import { CloseButton, Group, Select, Stack, Text } from '@mantine/core';
import { matchTypes } from '#domain/ads/match-types.ts';
import type { Change, KeywordChange, NegativeChange } from '#domain/ads/account-change.ts';
import { isTaken } from '#domain/deciding/bidding/levers.ts';
import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import type { Counts } from '#domain/deciding/search-terms/term.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import { changeName, ignoredText, partText, locationText } from './change-words.ts';
import { useWorkbench } from './workbench-context.ts';

interface BasketItemProps {
  change: Change;
  part: Counts | null;
  onChange: (change: Change) => void;
  onRemove: () => void;
}

/** One change, with its match type, its campaign and ad group, and its effect on the past. */
export function BasketItem({ change, part, onChange, onRemove }: BasketItemProps) {
  const { currency, strategyOf } = useWorkbench();
  const strategy = 'campaign' in change ? strategyOf(change.campaign ?? '') : null;
  const name = changeName(change);
  return (
    <Group component="li" gap="xs" wrap="wrap" align="flex-start" aria-label={name}>
      <Stack gap={0} flex="1 1 12rem" miw={0}>
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {partText(change, part, currency)}
        </Text>
        {strategy !== null && !isTaken(change, () => strategy) && (
          <Text size="sm">{ignoredText(strategy)} Ela fica fora do arquivo e do script.</Text>
        )}
      </Stack>
      {change.kind === 'negative' && <NegativeFields change={change} onChange={onChange} />}
      {change.kind === 'keyword' && <KeywordFields change={change} onChange={onChange} />}
      {(change.kind === 'pause' || change.kind === 'release') && (
        <Text size="sm" flex="1 1 12rem" style={{ overflowWrap: 'anywhere' }}>
          {locationText(change)}
        </Text>
      )}
      <CloseButton aria-label={`Tirar das mudanças: ${name}`} onClick={onRemove} />
    </Group>
  );
}

interface FieldsProps<Kind extends Change> {
  change: Kind;
  onChange: (change: Change) => void;
}

const EVERYWHERE = 'all';
const LIST = 'list';

function NegativeFields({ change, onChange }: FieldsProps<NegativeChange>) {
  const { groups } = useWorkbench();
  const { text, campaign, adGroup, isListed } = change;
  const destinations = destinationsIn(groups);
  const at = destinations.findIndex(
    (destination) => destination.campaign === campaign && destination.adGroup === adGroup,
  );
  const everywhere = { campaign: null, adGroup: null };
  function move(value: string | null): void {
    onChange({ ...change, ...(destinations[Number(value)] ?? everywhere), isListed: value === LIST });
  }
  return (
    <>
      <MatchSelect change={change} onChange={onChange} />
      <Select
        aria-label={`Onde fica a negativa ${text}`}
        flex="1 1 12rem"
        searchable={destinations.length > 10}
        value={isListed ? LIST : at === -1 ? EVERYWHERE : String(at)}
        onChange={move}
        data={[
          { value: EVERYWHERE, label: 'Todas as campanhas' },
          { value: LIST, label: 'Lista de negativas da conta' },
          ...destinations.map((destination, index) => ({
            value: String(index),
            label: locationText(destination),
          })),
        ]}
      />
    </>
  );
}

function KeywordFields({ change, onChange }: FieldsProps<KeywordChange>) {
  const { groups } = useWorkbench();
  const at = groups.findIndex(
    ({ campaign, adGroup }) => campaign === change.campaign && adGroup === change.adGroup,
  );
  return (
    <>
      <MatchSelect change={change} onChange={onChange} />
      <Select
        aria-label={`Grupo de ${change.text}`}
        flex="1 1 12rem"
        searchable={groups.length > 10}
        value={String(at)}
        onChange={(value) => {
          const group = groups[Number(value)];
          if (group) onChange({ ...change, campaign: group.campaign, adGroup: group.adGroup });
        }}
        data={groups.map((group, index) => ({ value: String(index), label: locationText(group) }))}
      />
    </>
  );
}

function MatchSelect({ change, onChange }: FieldsProps<NegativeChange | KeywordChange>) {
  return (
    <Select
      aria-label={`Correspondência de ${change.text}`}
      w={120}
      value={change.matchType}
      onChange={(value) => onChange({ ...change, matchType: value ?? change.matchType })}
      data={matchTypes.map((value) => ({ value, label: matchLabels[value] }))}
    />
  );
}

interface Destination {
  campaign: string;
  adGroup: string | null;
}

/** The campaigns, each followed by its ad groups. */
function destinationsIn(groups: readonly KnownGroup[]): Destination[] {
  const campaigns = [...new Set(groups.map(({ campaign }) => campaign))];
  return campaigns.flatMap((campaign) => [
    { campaign, adGroup: null },
    ...groups.filter((group) => group.campaign === campaign).map(({ adGroup }) => ({ campaign, adGroup })),
  ]);
}
