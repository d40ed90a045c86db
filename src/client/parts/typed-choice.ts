import type { ComboboxItem, Primitive } from '@mantine/core';
import { foldText } from '#domain/shared/fold-text.ts';

/** A select with a text field. Typing the whole name of an option chooses it. */
export function typedChoice<Value extends Primitive>(
  options: readonly ComboboxItem<Value>[],
  chosen: Value | '',
  choose: (value: Value) => void,
) {
  return {
    searchable: true,
    onSearchChange: (text: string) => {
      const typed = foldText(text.trim());
      const named = options.find(({ label }) => foldText(label) === typed);
      if (named && named.value !== chosen) choose(named.value);
    },
  };
}
