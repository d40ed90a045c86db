import { CloseButton, Group, Select, Text } from '@mantine/core';
import { matchTypes } from '#domain/ads/match-types.ts';
import type { ChosenNegative } from '#domain/search-terms/effect.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import type { Place } from './basket-panel.tsx';

interface BasketItemProps {
  negative: ChosenNegative;
  places: readonly Place[];
  onChange: (negative: ChosenNegative) => void;
  onRemove: () => void;
}

const EVERYWHERE = 'all';

/** One negative with its match type and the place where it is to stand. */
export function BasketItem({ negative, places, onChange, onRemove }: BasketItemProps) {
  const { text, matchType, campaign, adGroup } = negative;
  const at = places.findIndex((place) => place.campaign === campaign && place.adGroup === adGroup);
  function move(value: string | null): void {
    const place = places[Number(value)];
    onChange({ ...negative, ...(place ?? { campaign: null, adGroup: null }) });
  }
  return (
    <Group component="li" gap="xs" wrap="wrap" aria-label={`Negativa ${text}`}>
      <Text flex="1 1 10rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Select
        aria-label={`Correspondência de ${text}`}
        w={120}
        allowDeselect={false}
        value={matchType}
        onChange={(value) =>
          onChange({ ...negative, matchType: matchTypes.find((each) => each === value) ?? matchType })
        }
        data={matchTypes.map((value) => ({ value, label: matchLabels[value] }))}
      />
      <Select
        aria-label={`Onde fica a negativa ${text}`}
        flex="1 1 12rem"
        allowDeselect={false}
        searchable={places.length > 10}
        value={at === -1 ? EVERYWHERE : String(at)}
        onChange={move}
        data={[
          { value: EVERYWHERE, label: 'Todas as campanhas' },
          ...places.map((place, index) => ({ value: String(index), label: placeText(place) })),
        ]}
      />
      <CloseButton aria-label={`Tirar ${text} da cesta`} onClick={onRemove} />
    </Group>
  );
}

function placeText({ campaign, adGroup }: Place): string {
  return adGroup === null ? campaign : `${campaign} › ${adGroup}`;
}
