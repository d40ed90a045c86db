import type { OptionsFilter } from '@mantine/core';
import { memo } from 'react';
import { foldText } from '#domain/shared/fold-text.ts';
import type { LanguagePack } from '#domain/texts/content/language-pack.ts';
import { Select } from '#client/components/select.tsx';
import { problemOptions } from '#client/parts/product-sheet/problem-options.ts';
import type { Draft } from './draft.ts';

interface ProblemSelectProps extends Pick<Draft, 'setShared'> {
  pack: LanguagePack;
  niche: string;
}

/** The problems of all niches, the sheet's own first. Memoised, because its long list would slow each key down. */
export const ProblemSelect = memo(function ProblemSelect({ pack, niche, setShared }: ProblemSelectProps) {
  return (
    <Select
      aria-label="Escolher um problema"
      placeholder="Ou escolha um problema pesquisado"
      data={problemOptions(pack, niche, 'nutra')}
      filter={findProblem}
      value={null}
      onChange={(problem) => problem !== null && setShared({ product: problem })}
      searchable
      isCommand
      nothingFoundMessage="Nenhum problema encontrado"
    />
  );
});

/** Ignores accents and case, and also searches the niche's name. */
const findProblem: OptionsFilter = ({ options, search }) => {
  const wanted = foldText(search.trim());
  const isFound = (text: unknown) => typeof text === 'string' && foldText(text).includes(wanted);
  return options
    .map((option) =>
      'group' in option && !isFound(option.group)
        ? { ...option, items: option.items.filter(({ value }) => isFound(value)) }
        : option,
    )
    .filter((option) => !('group' in option) || option.items.length > 0);
};
