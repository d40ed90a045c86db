import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SheetForm } from '#domain/making/texts/sheet/sheet-form.ts';
import { currencySymbol } from '#client/parts/currencies.ts';

type Form = Pick<UseFormReturnType<SheetForm>, 'values' | 'getInputProps' | 'setFieldValue'>;

export interface FieldsProps {
  form: Form;
}

/** What is said of a value stands below it, so that fields beside each other stay in line. */
export const noteBelow: ['label', 'input', 'description', 'error'] = [
  'label',
  'input',
  'description',
  'error',
];

/** Values of fields that the sheet took from the campaign's form. */
export type FromCampaign = Partial<Pick<SheetForm, 'price' | 'country'>>;

/** Says who set a value, until the person changes it. */
export function campaignNote({ values }: Form, from: FromCampaign, field: keyof FromCampaign) {
  const isTheirs = values[field] !== '' && values[field] === from[field];
  return isTheirs ? { description: 'Do cadastro da campanha.' } : {};
}

const choice = {
  clearable: true,
  placeholder: 'Não informado',
  comboboxProps: { withinPortal: true },
} as const;

/** Binds a select whose empty value is ''. */
export function bindChoice(form: Form, field: keyof SheetForm, label: string) {
  const { value, onChange, ...props } = form.getInputProps(field) as {
    value: string;
    onChange: (value: string) => void;
  }; // what Mantine gives for a box with a text
  return {
    ...props,
    ...choice,
    label,
    value: value === '' ? null : value,
    onChange: (chosen: string | null) => onChange(chosen ?? ''),
    clearButtonProps: { 'aria-label': `Limpar: ${label}` },
  };
}

interface BoxProps extends FieldsProps {
  field: keyof SheetForm;
  label: string;
}

export function Amount({
  form,
  field,
  label,
  currency,
  description,
}: BoxProps & { currency: string; description?: string }) {
  const symbol = currency === '' ? '' : currencySymbol(currency);
  return (
    <TextInput
      label={label}
      {...(description !== undefined && { description, inputWrapperOrder: noteBelow })}
      inputMode="decimal"
      placeholder="0,00"
      leftSection={symbol === '' ? undefined : symbol}
      leftSectionWidth={symbol.length > 2 ? 54 : 40}
      maxLength={20}
      {...form.getInputProps(field)}
    />
  );
}

export function Count({ form, field, label, placeholder }: BoxProps & { placeholder: string }) {
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      placeholder={placeholder}
      maxLength={4}
      {...form.getInputProps(field)}
    />
  );
}

export function Tick({ form, field, label }: BoxProps) {
  return <Checkbox label={label} py={6} {...form.getInputProps(field, { type: 'checkbox' })} />;
}
