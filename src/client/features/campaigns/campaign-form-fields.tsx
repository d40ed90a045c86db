import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, useState } from 'react';
import {
  type CampaignField,
  campaignFieldNames,
  campaignTextLimits,
  isOfKind,
} from '#domain/making/campaign/campaign-fields.ts';
import type { CampaignForm } from '#domain/making/campaign/campaign-form.ts';
import { countryLabel, geoCodes } from '#domain/ads/locations.ts';
import { factsOfCountry } from '#domain/language/written-country.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { currencyOptions, currencySymbol } from '#client/parts/currencies.ts';
import { fieldExamples, fieldLabels } from '#client/parts/campaign/field-labels.ts';

interface CampaignFormFieldsProps {
  form: Pick<UseFormReturnType<CampaignForm>, 'values' | 'getInputProps' | 'setValues'>;
}
interface FieldProps<Field extends CampaignField> extends CampaignFormFieldsProps {
  field: Field;
}

const texts = campaignFieldNames
  .filter((field) => isOfKind(field, 'text'))
  .filter((field) => field !== 'name' && field !== 'notes'); // they have lines of their own
const amounts = campaignFieldNames.filter((field) => isOfKind(field, 'amount'));

const countryNames = geoCodes.map(countryLabel).sort((one, other) => one.localeCompare(other, 'pt-BR'));

/** The currency follows the country while it is the one of the country before, or the default. */
function followedCurrency({ country, currency }: CampaignForm, next: string): { currency?: string } {
  const facts = factsOfCountry(next);
  const before = factsOfCountry(country)?.currency ?? 'BRL';
  return facts !== null && currency === before ? { currency: facts.currency } : {};
}

export function CampaignFormFields({ form }: CampaignFormFieldsProps) {
  const currency = { label: fieldLabels.currency, ...form.getInputProps('currency') };
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '30rem': 2, '54rem': 4 }}>
        <TextInput {...textProps({ form, field: 'name' })} required data-autofocus autoFocus />
        <DayInput label={fieldLabels.day} {...form.getInputProps('day')} value={form.values.day} />
        {texts.map((field) =>
          field === 'country' ? (
            <CountryInput key={field} form={form} />
          ) : (
            <TextInput key={field} {...textProps({ form, field })} />
          ),
        )}
        {amounts.map((field) => (
          <Amount key={field} field={field} form={form} />
        ))}
        <Select {...currency} data={currencyOptions()} searchable />
      </SimpleGrid>
      <Textarea {...textProps({ form, field: 'notes' })} autosize minRows={3} maxRows={10} />
    </>
  );
}

function textProps({ form, field }: FieldProps<keyof typeof campaignTextLimits>) {
  const example = fieldExamples[field];
  return {
    label: fieldLabels[field],
    ...form.getInputProps(field),
    maxLength: campaignTextLimits[field],
    placeholder: example === undefined ? undefined : `Ex.: ${example}`,
  };
}

/** Offers the countries that Google Ads knows, and sets the currency of the chosen one. */
function CountryInput({ form }: CampaignFormFieldsProps) {
  const list = useId();
  const [isTyping, setIsTyping] = useState(false);
  const { country: typed } = form.values;
  const isUnknown = !isTyping && typed.trim() !== '' && factsOfCountry(typed) === null;
  return (
    <>
      <TextInput
        {...textProps({ form, field: 'country' })}
        list={list}
        description={isUnknown ? 'Não reconhecemos este país: confira como está escrito.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
        onChange={({ currentTarget: { value: country } }) =>
          form.setValues({ country, ...followedCurrency(form.values, country) })
        }
      />
      <datalist id={list}>
        {countryNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Amount({ field, form }: FieldProps<(typeof amounts)[number]>) {
  const typed = form.values[field];
  const symbol = currencySymbol(form.values.currency);
  const isNoAmount = typed.trim() !== '' && parseMoney(typed) === null;
  return (
    <TextInput
      label={fieldLabels[field]}
      {...form.getInputProps(field)}
      inputMode="decimal"
      placeholder="0,00"
      leftSection={symbol}
      leftSectionWidth={symbol.length > 2 ? 54 : 40}
      maxLength={20}
      description={
        isNoAmount ? 'Use um valor como 1.234,56. Assim, o campo será salvo em branco.' : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
