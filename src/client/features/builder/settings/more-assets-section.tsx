import {
  Accordion,
  Button,
  Fieldset,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { readPhone } from '#domain/account/phone.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { countryLabel, geoCodes } from '#domain/ads/locations.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import {
  type DraftCall,
  type DraftPrice,
  emptyPriceItem,
  MOST_ASSETS,
  priceItemCounts,
  type PriceItem,
  priceQualifiers,
  priceTypes,
  priceUnits,
} from '#domain/making/structure/campaign-assets.ts';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useBuilder, useSettings } from '#client/parts/draft/draft-context.ts';
import { priceQualifierLabels, priceTypeLabels, priceUnitLabels } from '#client/parts/price-labels.ts';
import { AssetLanguage } from './asset-language.tsx';
import { AddButton, Foldable, RemoveButton } from './assets-section.tsx';

const types = priceTypes.map((value) => ({ value, label: priceTypeLabels[value] }));
const qualifiers = priceQualifiers.map((value) => ({ value, label: priceQualifierLabels[value] }));
const units = priceUnits.map((value) => ({ value, label: priceUnitLabels[value] }));
const countries = geoCodes.map((value) => ({ value, label: countryLabel(value) }));

/** Prices, telephones and the advertiser's name. */
export function MoreAssetsSection() {
  const { settings, change } = useSettings();
  const { prices, calls, countries: targets, businessNames } = settings;
  const [name = ''] = businessNames;
  return (
    <Panel title="Preços, telefone e nome da empresa" isFolded>
      <Stack gap="lg">
        <Stack gap="sm">
          <Text fw={600}>Preços</Text>
          <Accordion variant="contained" chevronPosition="left">
            {prices.map((price, at) => (
              <PriceFields
                key={at}
                number={at + 1}
                price={price}
                onChange={(next) => change({ prices: prices.with(at, next) }, true)}
                onRemove={() => change({ prices: prices.toSpliced(at, 1) })}
              />
            ))}
          </Accordion>
          <AddButton
            label="Nova tabela de preços"
            isFull={prices.length >= MOST_ASSETS}
            onClick={() => change({ prices: [...prices, newPrice] })}
          />
        </Stack>
        <Stack gap="sm">
          <Text fw={600}>Telefones</Text>
          {calls.map((call, at) => (
            <CallFields
              key={at}
              number={at + 1}
              call={call}
              onChange={(next) => change({ calls: calls.with(at, next) }, true)}
              onRemove={() => change({ calls: calls.toSpliced(at, 1) })}
            />
          ))}
          <AddButton
            label="Novo telefone"
            isFull={calls.length >= MOST_ASSETS}
            onClick={() => change({ calls: [...calls, { phone: '', country: targets[0] ?? 'BR' }] })}
          />
        </Stack>
        <TextInput
          label="Nome da empresa"
          description="Aparece ao lado do anúncio. O Google só o mostra em contas com a identidade verificada."
          maxLength={200}
          value={name}
          error={tooLong(name, adLimits.businessName)}
          onChange={({ currentTarget: { value } }) =>
            change({ businessNames: value === '' ? [] : [value] }, true)
          }
        />
        <Text size="sm" c="dimmed">
          Imagens e logotipo não cabem no arquivo: depois de publicar, adicione-os no Google Ads, em Campanhas
          &gt; Recursos &gt; + &gt; Imagem ou Logotipo da empresa.
        </Text>
      </Stack>
    </Panel>
  );
}

const newPrice: DraftPrice = {
  type: 'Product categories',
  qualifier: null,
  language: null,
  items: Array.from({ length: priceItemCounts.least }, () => emptyPriceItem),
};

function tooLong(text: string, limit: number): string | undefined {
  const width = adTextWidth(text);
  return width > limit ? `${width} de ${limit}` : undefined;
}

interface PriceFieldsProps {
  number: number;
  price: DraftPrice;
  onChange: (price: DraftPrice) => void;
  onRemove: () => void;
}

function PriceFields({ number, price, onChange, onRemove }: PriceFieldsProps) {
  const { type, qualifier, language, items } = price;
  return (
    <Foldable id={`price-${number}`} title={items[0]?.header ?? ''} placeholder={`Preços ${number}`}>
      <Stack gap="sm">
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }} spacing="xs">
          <Select
            label="O que são"
            data={types}
            value={type}
            onChange={(value) =>
              onChange({ ...price, type: priceTypes.find((each) => each === value) ?? type })
            }
          />
          <Select
            label="Antes do preço"
            placeholder="Nada"
            clearable
            data={qualifiers}
            value={qualifier}
            onChange={(value) =>
              onChange({ ...price, qualifier: priceQualifiers.find((each) => each === value) ?? null })
            }
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
        <RemoveButton thing={`preços ${number}`} onClick={onRemove} />
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
  const { currency } = useBuilder().campaign;
  const bind = (field: 'header' | 'description' | 'url', limit?: number) => ({
    value: item[field],
    maxLength: limit === undefined ? 4000 : 200,
    error: limit === undefined ? undefined : tooLong(item[field], limit),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [field]: value }),
  });
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
          onChange={(value) => onChange({ unit: priceUnits.find((each) => each === value) ?? null })}
        />
        <TextInput label="URL" placeholder="A mesma do anúncio" {...bind('url')} />
      </SimpleGrid>
    </Fieldset>
  );
}

interface CallFieldsProps {
  number: number;
  call: DraftCall;
  onChange: (call: DraftCall) => void;
  onRemove: () => void;
}

function CallFields({ number, call, onChange, onRemove }: CallFieldsProps) {
  const { phone, country } = call;
  const isWrong = phone.trim() !== '' && readPhone(phone, country) === null;
  return (
    <Fieldset legend={`Telefone ${number}`}>
      <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="xs">
        <TextInput
          label="Número"
          type="tel"
          maxLength={40}
          value={phone}
          error={isWrong ? 'Este telefone não existe no país escolhido.' : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ ...call, phone: value })}
        />
        <Select
          label="País do telefone"
          searchable
          data={countries}
          value={country}
          onChange={(value) =>
            onChange({ ...call, country: geoCodes.find((each) => each === value) ?? country })
          }
        />
      </SimpleGrid>
      <RemoveButton thing={`telefone ${number}`} onClick={onRemove} />
    </Fieldset>
  );
}
