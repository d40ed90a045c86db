import { Button, Fieldset, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { adLimits } from '#domain/ads/limits.ts';
import {
  type DraftPrice,
  emptyPriceItem,
  type PriceItem,
  priceItemCounts,
  priceQualifiers,
  priceTypes,
  priceUnits,
} from '#domain/making/structure/campaign-assets.ts';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useAssets } from './assets-context.tsx';
import { priceQualifierLabels, priceTypeLabels, priceUnitLabels } from '#client/parts/price-labels.ts';
import { assetAddress, assetText, Foldable, RemoveButton } from './asset-entries.tsx';
import { AssetLanguage } from './asset-language.tsx';

const types = priceTypes.map((value) => ({ value, label: priceTypeLabels[value] }));
const qualifiers = priceQualifiers.map((value) => ({ value, label: priceQualifierLabels[value] }));
const units = priceUnits.map((value) => ({ value, label: priceUnitLabels[value] }));

/** A table with the least items that Google takes. */
export const newPrice: DraftPrice = {
  type: 'Product categories',
  qualifier: null,
  language: null,
  items: Array.from({ length: priceItemCounts.least }, () => emptyPriceItem),
};

interface PriceFieldsProps {
  number: number;
  price: DraftPrice;
  onChange: (price: DraftPrice) => void;
  onRemove: () => void;
}

/** A table of prices: what they are of, and its items. */
export function PriceFields({ number, price, onChange, onRemove }: PriceFieldsProps) {
  const { type, qualifier, language, items } = price;
  return (
    <Foldable id={`price-${number}`} title={items[0]?.header ?? ''} placeholder={`Preços ${number}`}>
      <Stack gap="sm">
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }} spacing="xs">
          <Select
            label="O que são"
            data={types}
            value={type}
            onChange={(value) => onChange({ ...price, type: value ?? type })}
          />
          <Select
            label="Antes do preço"
            placeholder="Nada"
            clearable
            data={qualifiers}
            value={qualifier}
            onChange={(value) => onChange({ ...price, qualifier: value })}
          />
          <AssetLanguage value={language} onChange={(next) => onChange({ ...price, language: next })} />
        </SimpleGrid>
        {items.map((item, at) => (
          <PriceItemFields
            key={at}
            number={at + 1}
            item={item}
            onChange={(part) => onChange({ ...price, items: items.with(at, { ...item, ...part }) })}
          />
        ))}
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="subtle"
            data-flush="start"
            leftSection={<IconPlus />}
            disabled={items.length >= priceItemCounts.most}
            onClick={() => onChange({ ...price, items: [...items, emptyPriceItem] })}
          >
            {items.length >= priceItemCounts.most ? 'Limite de 8 itens' : 'Novo item'}
          </Button>
          {items.length > priceItemCounts.least && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              onClick={() => onChange({ ...price, items: items.slice(0, -1) })}
            >
              Remover o último item
            </Button>
          )}
        </Group>
        <RemoveButton itemName={`preços ${number}`} onClick={onRemove} />
      </Stack>
    </Foldable>
  );
}

interface PriceItemFieldsProps {
  number: number;
  item: PriceItem;
  onChange: (part: Partial<PriceItem>) => void;
}

function PriceItemFields({ number, item, onChange }: PriceItemFieldsProps) {
  const { currency } = useAssets();
  const bind = (field: 'header' | 'description', limit: number) =>
    assetText(item[field], limit, (value) => onChange({ [field]: value }));
  return (
    <Fieldset legend={`Item ${number}`}>
      <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="xs">
        <TextInput label="Título" {...bind('header', adLimits.priceText)} />
        <TextInput label="Descrição" {...bind('description', adLimits.priceText)} />
        <AmountInput
          label="Preço"
          currency={currency}
          value={item.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <Select
          label="Por"
          placeholder="Sem unidade"
          clearable
          data={units}
          value={item.unit}
          onChange={(unit) => onChange({ unit })}
        />
        <TextInput
          label="URL"
          placeholder="A mesma do anúncio"
          {...assetAddress(item.url, (url) => onChange({ url }))}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
