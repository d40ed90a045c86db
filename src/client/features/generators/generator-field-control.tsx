import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { matchLabels } from '#client/parts/match-labels.ts';
import type { GeneratorField } from '#client/parts/generator-views.ts';
import { FunnelField } from './funnel-field.tsx';
import { languageNote } from './language-note.ts';
import { ProductField } from './product-field.tsx';

export interface ControlProps {
  kind: AssetType;
  input: GeneratorInput;
  onChange: (part: Partial<GeneratorInput>) => void;
}

const controls: Record<GeneratorField, (props: ControlProps) => React.ReactNode> = {
  listKey: ListSelect,
  product: ProductField,
  language: LanguageField,
  funnel: FunnelField,
  match: MatchControl,
};

export function GeneratorFieldControl({ field, ...props }: ControlProps & { field: GeneratorField }) {
  const Control = controls[field];
  return <Control {...props} />;
}

function ListSelect({ input, onChange }: ControlProps) {
  const { keywordLists } = useTemplateStores();
  const data = keywordLists.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Select
      label="Tipo de lista"
      placeholder="Escolha a lista"
      data={data}
      value={input.listKey === '' ? null : input.listKey}
      onChange={(listKey) => onChange({ listKey: listKey ?? '' })}
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar tipo de lista' }}
    />
  );
}

function LanguageField({ kind, input, onChange }: ControlProps) {
  const stores = useTemplateStores();
  return (
    <LanguageSelect
      placeholder="Escolha o idioma"
      description={languageNote(kind, input, stores)}
      value={input.language}
      onChange={(language) => onChange({ language })}
      onClear={() => onChange({ language: '' })}
    />
  );
}

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
