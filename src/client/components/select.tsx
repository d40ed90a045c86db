import {
  type ComboboxItem,
  getOptionsLockup,
  getParsedComboboxData,
  type Primitive,
  Select as MantineSelect,
  type SelectProps as MantineSelectProps,
} from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';
import { foldText } from '#domain/shared/fold-text.ts';

type OwnHandler = 'onInput' | 'onKeyDown' | 'onOptionSubmit';

interface SelectProps<Value extends Primitive> extends Omit<MantineSelectProps<Value>, OwnHandler> {
  /** The choice changes more than its field: it is carried out only when an option was pressed. */
  isCommand?: boolean;
}

/**
 * Makes its options when it gets the focus: a room has many selects, and few are opened. From then on they stay, so that
 * the arrow that opens them marks the chosen one.
 *
 * Who types the whole name of an option and leaves the field has chosen it, as if they had pressed it. After Escape it is
 * not chosen.
 */
export function Select<Value extends Primitive = string>({
  comboboxProps,
  isCommand = false,
  onFocus,
  onBlur,
  ...props
}: SelectProps<Value>) {
  const [isReached, setIsReached] = useState(false);
  /** Something was typed, and since then no option was chosen and Escape was not pressed. */
  const isTyped = useRef(false);
  const takeNamed = ({ currentTarget: { value: text } }: FocusEvent<HTMLInputElement>) => {
    const option = isTyped.current && !isCommand ? namedBy(text, props.data) : undefined;
    isTyped.current = false;
    if (option && option.value !== props.value) props.onChange?.(option.value, option);
  };
  return (
    <MantineSelect<Value>
      {...props}
      comboboxProps={{ keepMounted: isReached, ...comboboxProps }}
      onInput={() => (isTyped.current = true)}
      onKeyDown={({ key }) => key === 'Escape' && (isTyped.current = false)}
      onOptionSubmit={() => (isTyped.current = false)}
      onFocus={(event) => {
        setIsReached(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        takeNamed(event);
        onBlur?.(event);
      }}
    />
  );
}

/** The one option with this name, in whatever case and accents. */
function namedBy<Value extends Primitive>(
  text: string,
  data: SelectProps<Value>['data'],
): ComboboxItem<Value> | undefined {
  const wanted = foldText(text.trim());
  if (wanted === '') return undefined;
  const found = Object.values(getOptionsLockup(getParsedComboboxData<Value>(data))).filter(
    ({ label, disabled }) => disabled !== true && foldText(label) === wanted,
  );
  return found.length === 1 ? found[0] : undefined;
}
