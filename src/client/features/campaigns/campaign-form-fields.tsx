import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import type { CampaignForm } from '#domain/making/campaign/campaign-form.ts';
import { countryLabel, geoCodes } from '#domain/ads/locations.ts';
import { factsOfCountry } from '#domain/language/written-country.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { currencyOptions, currencySymbol } from '#client/parts/currencies.ts';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';

interface CampaignFormFieldsProps {
  form: Pick<UseFormReturnType<CampaignForm>, 'values' | 'getInputProps' | 'setValues'>;
}

const countryNames = geoCodes.map(countryLabel).sort((one, other) => one.localeCompare(other, 'pt-BR'));

/** The currency follows the country while it is the one of the country before, or the default. */
function followedCurrency({ country, currency }: CampaignForm, next: string): { currency?: string } {
  const facts = factsOfCountry(next);
  const before = factsOfCountry(country)?.currency ?? 'BRL';
  return facts !== null && currency === before ? { currency: facts.currency } : {};
}

export function CampaignFormFields({ form }: CampaignFormFieldsProps) {
  const countryList = useId();
  const bind = (field: keyof CampaignForm) => ({
    label: fieldLabels[field],
    ...form.getInputProps(field),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          {...bind('name')}
          required
          maxLength={120}
          data-autofocus
          autoFocus
          placeholder="Ex.: FitMax Brasil"
        />
        <DayInput {...bind('day')} value={form.values.day} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput {...bind('niche')} maxLength={80} placeholder="Ex.: Emagrecimento" />
        <TextInput
          {...bind('country')}
          list={countryList}
          maxLength={80}
          placeholder="Ex.: Brasil"
          onChange={({ currentTarget: { value: country } }) =>
            form.setValues({ country, ...followedCurrency(form.values, country) })
          }
        />
        <datalist id={countryList}>
          {countryNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextInput {...bind('platform')} maxLength={80} placeholder="Ex.: Google Ads" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Amount field="commission" form={form} />
        <Amount field="productPrice" form={form} />
        <Select {...bind('currency')} data={currencyOptions()} searchable />
      </SimpleGrid>
      <Textarea {...bind('notes')} autosize minRows={3} maxRows={10} maxLength={5000} />
    </>
  );
}

function Amount({ field, form }: CampaignFormFieldsProps & { field: 'commission' | 'productPrice' }) {
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
