import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface FigureInputProps extends Omit<
  NumberInputProps,
  'value' | 'onChange' | 'onBlur' | 'min' | 'max' | 'allowDecimal'
> {
  /** Null when there is no number yet. */
  value: number | null;
  min: number;
  max: number;
  /** Rounds what is typed. Without decimals a comma would be left out, and 12,5 would become 125. */
  isWhole?: boolean;
  /** Called with each number within the limits while the person types. */
  onChange: (value: number) => void;
  /** Called when the person leaves the field empty. Without this function, the earlier number comes back. */
  onEmpty?: () => void;
}

/**
 * A field for a number. While it has the focus it shows the typed text, even if that is not a number yet, like `-`
 * or `3,`. When it loses the focus it shows the stored number.
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
