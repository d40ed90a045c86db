import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import {
  type SheetForm as Values,
  sheetFormRules,
  sheetToForm,
} from '#domain/making/texts/sheet/sheet-form.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import type { FromCampaign } from './sheet-boxes.tsx';
import {
  AccessFields,
  DeliveryFields,
  FirstFields,
  PriceFields,
  ProductFields,
  SaleFields,
} from './sheet-fields.tsx';
import classes from './sheet-sections.module.css';

interface SheetFormProps {
  initialValues: Values;
  /** The campaign's currency; '' when no campaign is selected. */
  currency: string;
  fromCampaign: FromCampaign;
  /** The stored sheet, when the campaign was saved elsewhere after the form was opened. */
  conflict: ProductSheet | null;
  isSaving: boolean;
  onChange: (values: Values) => void;
  onSave: (sheet: ProductSheet) => void;
  onCancel: () => void;
  onTakeTheirs: () => void;
}

/** The product sheet with its fields in groups; every field may stay empty. */
export function SheetSections({
  initialValues,
  currency,
  fromCampaign,
  conflict,
  isSaving,
  onChange,
  onSave,
  onCancel,
  onTakeTheirs,
}: SheetFormProps) {
  const form = useSchemaForm(sheetFormRules, { initialValues, onValuesChange: onChange });
  const [isWhole, setIsWhole] = useState(() => hasMore(initialValues));
  const moreId = useId();
  const showWrong = (errors: FormErrors) =>
    setIsWhole(isWhole || Object.keys(errors).some((name) => first.every((each) => each !== name)));
  /** Amounts without a currency are in the campaign's currency. */
  const save = (sheet: ProductSheet) => {
    const hasMoney = sheet.price !== undefined || sheet.shipping?.freeFrom !== undefined;
    onSave(hasMoney && currency !== '' ? { currency, ...sheet } : sheet);
  };
  function takeTheirs(): void {
    form.setValues(sheetToForm(conflict ?? emptySheet));
    onTakeTheirs();
  }
  return (
    <form onSubmit={form.onSubmit(save, showWrong)} noValidate>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          Preencha só o que você sabe. Cada dado libera os textos que falam dele, e nada é prometido sem ele.
        </Text>
        {conflict && (
          <Alert color="yellow" title="Esta campanha foi alterada em outra aba ou aparelho">
            <Text size="sm" mb="sm">
              Nada foi perdido. Salve de novo para manter a sua ficha, ou use a que está salva.
            </Text>
            <Button size="xs" variant="default" onClick={takeTheirs}>
              Usar a ficha salva
            </Button>
          </Alert>
        )}
        <FirstFields form={form} currency={currency} fromCampaign={fromCampaign} />
        <Button
          variant="subtle"
          color="gray"
          data-flush="start"
          style={{ alignSelf: 'flex-start' }}
          aria-expanded={isWhole}
          aria-controls={moreId}
          rightSection={isWhole ? <IconChevronUp /> : <IconChevronDown />}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Menos dados' : 'Mais dados do produto'}
        </Button>
        <Stack gap="lg" id={moreId} display={isWhole ? undefined : 'none'}>
          <ProductFields form={form} />
          <SaleFields form={form} />
          <PriceFields form={form} currency={currency} />
          {form.values.kind === 'digital' ? (
            <AccessFields form={form} />
          ) : (
            <DeliveryFields form={form} currency={currency} />
          )}
        </Stack>
      </Stack>
      <Group justify="space-between" className={classes.actions}>
        <Button
          variant="subtle"
          color="gray"
          data-flush="start"
          onClick={() => form.setValues(sheetToForm(emptySheet))}
        >
          Limpar tudo
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" loading={isSaving}>
            Salvar ficha
          </Button>
        </Group>
      </Group>
    </form>
  );
}

/** The fields that a first ad needs. `currency` goes with the price. */
const first: readonly (keyof Values)[] = [
  ...(['name', 'kind', 'niche', 'country', 'language', 'landingPage', 'price', 'currency'] as const),
  ...(['guaranteeDays', 'instalments', 'interestFree', 'deliveryDays', 'freeShipping'] as const),
];

/** Whether somebody filled in more than that. */
function hasMore(values: Values): boolean {
  const names = Object.keys(values) as (keyof Values)[]; // Object.keys loses the type of the keys
  return names.some((name) => {
    const value = values[name];
    return (
      !first.includes(name) && (Array.isArray(value) ? value.length > 0 : value !== '' && value !== false)
    );
  });
}
