import type { ComboboxParsedItem, OptionsFilter, Primitive } from '@mantine/core';
import type { ReactNode } from 'react';
import { foldText } from '#domain/shared/fold-text.ts';

/** A select's search that ignores case and accents: `alemao` finds Alemão. A group found by its name stays whole. */
export const findFolded: OptionsFilter<Primitive> = ({ search, options }) => {
  const wanted = foldText(search.trim());
  const isFound = (text: ReactNode) => typeof text === 'string' && foldText(text).includes(wanted);
  return options.flatMap((option): ComboboxParsedItem<Primitive>[] => {
    if (!('group' in option)) return isFound(option.label) ? [option] : [];
    const items = isFound(option.group) ? option.items : option.items.filter(({ label }) => isFound(label));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
