import { Accordion, Checkbox, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { emptyPromotion, occasions, type DraftPromotion } from '#domain/making/structure/campaign-assets.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { FigureInput } from '#client/components/figure-input.tsx';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useAssets } from './assets-context.tsx';
import { occasionLabels } from '#client/parts/occasion-labels.ts';
import { AssetLanguage } from './asset-language.tsx';
import { AddButton, Foldable, RemoveButton } from './asset-entries.tsx';

/** Promotions: each needs a discount, as a percentage or as an amount. */
export function PromotionsSection() {
  const { assets, change } = useAssets();
  const { promotions } = assets;
  return (
    <Panel title="Promoções" part="promotions" isFolded>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Diga o desconto de cada uma. Sem ele, a promoção não entra no arquivo.
        </Text>
        <Accordion variant="contained" chevronPosition="left">
          {promotions.map((promotion, at) => (
            <PromotionFields
              key={at}
              number={at + 1}
              promotion={promotion}
              onChange={(part) =>
                change({ promotions: promotions.with(at, { ...promotion, ...part }) }, true)
              }
              onRemove={() => change({ promotions: promotions.toSpliced(at, 1) })}
            />
          ))}
        </Accordion>
        <AddButton
          label="Nova promoção"
          isFull={promotions.length >= 20}
          onClick={() => change({ promotions: [...promotions, emptyPromotion] })}
        />
      </Stack>
    </Panel>
  );
}

interface PromotionFieldsProps {
  number: number;
  promotion: DraftPromotion;
  onChange: (part: Partial<DraftPromotion>) => void;
  onRemove: () => void;
}

function PromotionFields({ number, promotion, onChange, onRemove }: PromotionFieldsProps) {
  const { currency } = useAssets();
  const day = (label: string, field: 'start' | 'end') => (
    <DayInput
      label={label}
      value={promotion[field] ?? ''}
      onChange={(value) => onChange({ [field]: value === '' ? null : value })}
    />
  );
  return (
    <Foldable id={`promotion-${number}`} title={promotion.target} placeholder={`Promoção ${number}`}>
      <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }} spacing="xs">
        <TextInput
          label="Item"
          maxLength={200}
          value={promotion.target}
          onChange={(event) => onChange({ target: event.currentTarget.value })}
        />
        <FigureInput
          label="Desconto em %"
          min={1}
          max={99}
          isWhole
          value={promotion.percent}
          onChange={(percent) => onChange({ percent })}
          onEmpty={() => onChange({ percent: null })}
        />
        <AmountInput
          label="Ou em dinheiro"
          currency={currency}
          value={promotion.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <TextInput
          label="Cupom"
          maxLength={100}
          value={promotion.code}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
        <AmountInput
          label="Ou pedidos acima de"
          currency={currency}
          value={promotion.ordersOver}
          onChange={(ordersOver) => onChange({ ordersOver })}
        />
        <Select
          label="Ocasião"
          placeholder="Nenhuma"
          clearable
          searchable
          data={occasions.map((value) => ({ value, label: occasionLabels[value] }))}
          value={promotion.occasion}
          onChange={(occasion) => onChange({ occasion })}
        />
        <AssetLanguage value={promotion.language} onChange={(language) => onChange({ language })} />
        {day('Válida de', 'start')}
        {day('Válida até', 'end')}
      </SimpleGrid>
      <Checkbox
        mt="xs"
        label="Mostrar como “até”"
        checked={promotion.isUpTo}
        onChange={(event) => onChange({ isUpTo: event.currentTarget.checked })}
      />
      <RemoveButton itemName={`promoção ${number}`} onClick={onRemove} />
    </Foldable>
  );
}
