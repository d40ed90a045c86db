import { SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { isLanguageCode, languages } from '#domain/ads/languages.ts';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import { funnelLevels } from '#domain/texts/content/types.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import { productToken } from '#domain/texts/generators/keywords.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { funnelLabels } from '#client/parts/funnel-labels.ts';
import type { GeneratorField } from '#client/parts/generator-views.ts';

interface ControlProps {
  input: GeneratorInput;
  onChange: (part: Partial<GeneratorInput>) => void;
}

const controls: Record<GeneratorField, (props: ControlProps) => React.ReactNode> = {
  listKey: ListSelect,
  product: ProductInput,
  language: LanguageSelect,
  funnel: FunnelSelect,
  match: MatchControl,
};

export function GeneratorFieldControl({ field, ...props }: ControlProps & { field: GeneratorField }) {
  const Control = controls[field];
  return <Control {...props} />;
}

function ListSelect({ input, onChange }: ControlProps) {
  const { keywordLists } = useTemplateStores();
  const data = keywordLists.map(({ key, name }) => ({ value: key, label: name }));
  // A list deleted in another tab stays chosen here until it is used: the generator then says it is gone.
  const value = data.some((list) => list.value === input.listKey) ? input.listKey : null;
  return (
    <Select
      label="Tipo de lista"
      placeholder="Escolha a lista"
      data={data}
      value={value}
      onChange={(listKey) => onChange({ listKey: listKey ?? '' })}
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar tipo de lista' }}
    />
  );
}

function ProductInput({ input, onChange }: ControlProps) {
  const isProblem = input.funnel !== '' && productToken(input.listKey, input.funnel) === '[problema]';
  return (
    <TextInput
      label="Produto"
      placeholder="Nome do produto"
      description={
        isProblem ? 'No topo de Nutra, escreva o problema: dor no joelho, queda de cabelo.' : undefined
      }
      value={input.product}
      onChange={(event) => onChange({ product: event.currentTarget.value })}
      autoComplete="off"
      dir="auto"
    />
  );
}

const languageOptions = languages.map(({ code, label }) => ({ value: code, label }));

function LanguageSelect({ input, onChange }: ControlProps) {
  return (
    <Select
      label="Idioma"
      placeholder="Escolha o idioma"
      data={languageOptions}
      value={input.language === '' ? null : input.language}
      onChange={(code) => onChange({ language: code !== null && isLanguageCode(code) ? code : '' })}
      searchable
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar idioma' }}
      nothingFoundMessage="Nenhum idioma encontrado"
    />
  );
}

const funnelOptions = funnelLevels.map((value) => ({ value, label: funnelLabels[value] }));

function FunnelSelect({ input, onChange }: ControlProps) {
  return (
    <Select
      label="Nível do funil"
      placeholder="Escolha o nível"
      data={funnelOptions}
      value={input.funnel === '' ? null : input.funnel}
      onChange={(value) => onChange({ funnel: funnelLevels.find((level) => level === value) ?? '' })}
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar nível do funil' }}
    />
  );
}

const matchLabels: Record<MatchType, string> = { broad: 'Ampla', phrase: '"Frase"', exact: '[Exata]' };
const matchOptions = matchTypes.map((value) => ({ value, label: matchLabels[value] }));

function MatchControl({ input, onChange }: ControlProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id="match-label">
        Correspondência
      </Text>
      <SegmentedControl
        aria-labelledby="match-label"
        data={matchOptions}
        value={input.match}
        onChange={(match) => onChange({ match })}
        fullWidth
      />
    </Stack>
  );
}
