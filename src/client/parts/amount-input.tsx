import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { moneyInput, parseMoney } from '#domain/shared/money.ts';
import { currencySymbol } from './currencies.ts';

interface AmountInputProps extends Pick<TextInputProps, 'label' | 'description' | 'inputWrapperOrder'> {
  currency: string;
  value: string | null;
  onChange: (amount: string | null) => void;
  'data-autofocus'?: boolean;
}

/**
 * A field for an amount of money. An invalid amount shows an error and counts as empty. While the field has the
 * focus, the typed text stays, because the value may come from elsewhere when the field is empty.
 */
export function AmountInput({ currency, value, onChange, ...props }: AmountInputProps) {
  const symbol = currencySymbol(currency);
  const [typed, setTyped] = useState(value === null ? '' : moneyInput(value));
  const [hasFocus, setHasFocus] = useState(false);
  const isMine = parseMoney(typed) === (value === null ? null : parseMoney(value));
  const text = isMine || hasFocus ? typed : value === null ? '' : moneyInput(value);
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      placeholder="0,00"
      maxLength={20}
      leftSection={symbol}
      leftSectionWidth={symbol.length > 2 ? 54 : 40}
      value={text}
      error={text.trim() !== '' && parseMoney(text) === null ? 'Digite um valor, como 1.234,56.' : undefined}
      onFocus={() => {
        setTyped(text);
        setHasFocus(true);
      }}
      onBlur={() => setHasFocus(false)}
      onChange={({ currentTarget: { value: written } }) => {
        setTyped(written);
        onChange(parseMoney(written));
      }}
    />
  );
}
