import { Button, Group, type OptionsFilter, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { foldText } from '#domain/shared/fold-text.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import { checkProblem } from '#domain/texts/engine/problem-check.ts';
import { productToken } from '#domain/texts/generators/keywords.ts';
import { emptySheet } from '#domain/texts/sheet/product-sheet.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { problemOptions } from '#client/parts/product-sheet/sheet-options.ts';
import classes from './product-field.module.css';

interface ProductFieldProps {
  input: GeneratorInput;
  onChange: (part: Partial<GeneratorInput>) => void;
}

/** The product's name; at the top of the nutra funnel, the problem that people search for. */
export function ProductField({ input, onChange }: ProductFieldProps) {
  const isProblem = input.funnel !== '' && productToken(input.listKey, input.funnel) === '[problema]';
  return (
    <div>
      <TextInput
        label="Produto"
        placeholder={isProblem ? 'O problema que ele resolve' : 'Nome do produto'}
        description={
          isProblem ? 'No topo de Nutra, escreva o problema: dor no joelho, queda de cabelo.' : undefined
        }
        value={input.product}
        onChange={(event) => onChange({ product: event.currentTarget.value })}
        autoComplete="off"
        dir="auto"
      />
      {isProblem && <ProblemHelp input={input} onChange={onChange} />}
    </div>
  );
}

const advice = {
  verb: 'Isto parece um verbo. As pessoas pesquisam o problema como substantivo: "queda de cabelo", não "parar de cair".',
  product: 'Este é o nome do produto. No topo do funil, escreva o problema que ele resolve.',
} as const;

/** The error of the typed problem, and the niche's problems to choose from. */
function ProblemHelp({ input, onChange }: ProductFieldProps) {
  const { product, language, sheet = emptySheet } = input;
  const { data: builtIn } = useQuery(builtInTextsOptions(language === '' ? 'pt' : language));
  const pack = builtIn?.pack;
  if (!pack) return null;
  const found = checkProblem(product, pack.verbs, sheet);
  return (
    <Stack gap={6} mt={6}>
      {found !== null && (
        <Group gap={6} wrap="nowrap" align="flex-start" role="status">
          <IconAlertTriangle size={17} stroke={1.8} className={classes.warning} aria-hidden />
          <Text size="sm">{advice[found]}</Text>
        </Group>
      )}
      {sheet.problem !== undefined && sheet.problem !== product && (
        <Button
          variant="light"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange({ product: sheet.problem ?? '' })}
        >
          Usar o da ficha: {sheet.problem}
        </Button>
      )}
      <Select
        aria-label="Escolher um problema"
        placeholder="Ou escolha um problema pesquisado"
        data={problemOptions(pack, sheet.niche ?? '', 'nutra')}
        filter={findProblem}
        value={null}
        onChange={(problem) => problem !== null && onChange({ product: problem })}
        searchable
        nothingFoundMessage="Nenhum problema encontrado"
        maxDropdownHeight={260}
      />
    </Stack>
  );
}

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
