import { Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  formatAsTyped,
  HOME,
  internationalText,
  type PhoneCountry,
  phoneCountries,
  readPhone,
} from '#domain/account/phone.ts';
import { lazyValue } from '#domain/shared/lazy-value.ts';

const options = lazyValue(() => {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  const [home, ...abroad] = phoneCountries.map(({ country, code }) => ({
    value: country,
    label: `${names.of(country) ?? country} (${code})`,
  }));
  return home ? [home, ...abroad.sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'))] : [];
});

interface PhoneFieldProps {
  /** Any text that `readPhone` can read, or an incomplete number. */
  initial: string;
  onChange: (phone: string) => void;
  error?: ReactNode;
}

/** A telephone field in the format of the number's country. A number typed with `+` selects its country. */
export function PhoneField({ initial, onChange, error }: PhoneFieldProps) {
  const [{ country, text }, setShown] = useState(() => asShown(initial, HOME));
  const show = (shown: { country: PhoneCountry; text: string }) => {
    setShown(shown);
    onChange(internationalText(shown.text, shown.country));
  };
  const type = (typed: string) => {
    const isDeleting = country !== HOME && typed.length < text.length; // otherwise formatting would add a deleted bracket again
    show(isDeleting ? { country, text: typed } : asShown(formatAsTyped(typed, country), country));
  };
  return (
    <Group gap="sm" align="flex-start">
      <Select<PhoneCountry>
        label="País"
        flex="2 1 9rem"
        data={options()}
        value={country}
        onChange={(chosen) => chosen && show({ country: chosen, text: formatAsTyped(text, chosen) })}
        searchable
        comboboxProps={{ width: 300, position: 'bottom-start' }}
      />
      <TextInput
        label="Telefone"
        type="tel"
        flex="3 1 12rem"
        autoComplete="tel-national"
        placeholder={country === HOME ? '(11) 91234-5678' : undefined}
        value={text}
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Group>
  );
}

function asShown(typed: string, country: PhoneCountry): { country: PhoneCountry; text: string } {
  const phone = readPhone(typed, country);
  const isNamed = typed.startsWith('+') || country === HOME;
  return phone && isNamed ? { country: phone.country, text: phone.national } : { country, text: typed };
}
