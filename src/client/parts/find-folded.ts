import type { OptionsFilter } from '@mantine/core';
import { foldText } from '#domain/shared/fold-text.ts';

type Filter<Value extends string> = OptionsFilter<Value>;

/** A select's search that ignores case and accents: `alemao` finds Alemão. */
export function findFolded<Value extends string>({
  search,
  options,
}: Parameters<Filter<Value>>[0]): ReturnType<Filter<Value>> {
  const wanted = foldText(search.trim());
  return options.filter((option) => 'label' in option && foldText(option.label).includes(wanted));
}
