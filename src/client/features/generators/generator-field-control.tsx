import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { matchTypes } from '#domain/ads/match-types.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { matchLabels } from '#client/parts/match-labels.ts';
import type { GeneratorField } from '#client/parts/generator-views.ts';
import type { Draft } from './draft.ts';
import { FunnelField } from './funnel-field.tsx';
import { languageNote } from './language-note.ts';
import { ProductField } from './product-field.tsx';
import { useOptions } from './use-draft.ts';

interface ControlProps {
  draft: Draft;
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

function ListSelect({ draft }: ControlProps) {
  const { listKey: chosen } = useOptions(draft);
  const { keywordLists } = useTemplateStores();
  const data = keywordLists.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Select
      label="Tipo de lista"
      placeholder="Escolha a lista"
      data={data}
      value={chosen === '' ? null : chosen}
      onChange={(listKey) => draft.setInput({ listKey: listKey ?? '' })}
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar tipo de lista' }}
    />
  );
}

function LanguageField({ draft }: ControlProps) {
  const options = useOptions(draft);
  const stores = useTemplateStores();
  return (
    <LanguageSelect
      placeholder="Escolha o idioma"
      description={languageNote(draft.kind, options, stores)}
      value={options.language}
      onChange={(language) => draft.setInput({ language })}
      onClear={() => draft.setInput({ language: '' })}
    />
  );
}

const matchOptions = matchTypes.map((value) => ({ value, label: matchLabels[value] }));

function MatchControl({ draft }: ControlProps) {
  const { match: chosen } = useOptions(draft);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} id="match-label">
        Correspondência
      </Text>
      <SegmentedControl
        aria-labelledby="match-label"
        data={matchOptions}
        value={chosen}
        onChange={(match) => draft.setInput({ match })}
        fullWidth
      />
    </Stack>
  );
}
