import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface FigureInputProps extends Omit<
  NumberInputProps,
  'value' | 'onChange' | 'onBlur' | 'min' | 'max' | 'allowDecimal'
> {
  /** Null: there is none yet. */
  value: number | null;
  min: number;
  max: number;
  /** Rounds what is typed. Without decimals a comma would be left out, and 12,5 would become 125. */
  isWhole?: boolean;
  /** Gets each number within the limits, while it is typed. */
  onChange: (value: number) => void;
  /** The field was left empty. Without it, the number of before stands there again. */
  onEmpty?: () => void;
}

/**
 * A field for a number. While it has the focus it shows what is typed, also where that is no number yet, like `-` or
 * `3,`: what is stored comes back when it is left.
 */
export function FigureInput({
  value,
  min,
  max,
  isWhole = false,
  onChange,
  onEmpty,
  ...props
}: FigureInputProps) {
  const [typed, setTyped] = useState<number | string | null>(null);
  function change(written: number | string): void {
    setTyped(written);
    const figure = isWhole ? Math.round(Number(written)) : Number(written);
    if (written !== '' && figure >= min && figure <= max) onChange(figure);
  }
  function leave(): void {
    setTyped(null);
    if (typed === '') onEmpty?.();
  }
  return (
    <NumberInput
      decimalSeparator=","
      {...props}
      min={min}
      max={max}
      value={typed ?? value ?? ''}
      onChange={change}
      onBlur={leave}
    />
  );
}
