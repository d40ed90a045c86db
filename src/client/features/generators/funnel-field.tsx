import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { funnelLevels } from '#domain/texts/content/types.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import { findKeywordTemplates } from '#domain/texts/templates.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { funnelLabels } from '#client/parts/funnel-labels.ts';

interface FunnelFieldProps {
  input: GeneratorInput;
  onChange: (part: Partial<GeneratorInput>) => void;
}

/** The funnel levels; below them, strategy and example of the selected one. */
export function FunnelField({ input, onChange }: FunnelFieldProps) {
  return (
    <Radio.Group
      label="Nível do funil"
      value={input.funnel}
      onChange={(value) => onChange({ funnel: funnelLevels.find((level) => level === value) ?? '' })}
    >
      <Stack gap={4} mt={6}>
        {funnelLevels.map((level) => (
          <Radio key={level} value={level} label={funnelLabels[level]} py={4} />
        ))}
      </Stack>
      <Advice input={input} />
    </Radio.Group>
  );
}

function Advice({ input: { funnel, language, listKey } }: { input: GeneratorInput }) {
  const stores = useTemplateStores();
  const shown = language === '' ? 'pt' : language;
  const { data: builtIn } = useQuery(builtInTextsOptions(shown));
  if (funnel === '' || builtIn === undefined) return null;
  const found = findKeywordTemplates({ stores, builtIn }, { language: shown, listKey, funnel });
  if (!found || (found.strategy === '' && found.example === '')) return null;
  return (
    <Stack gap={2} mt={6}>
      {found.strategy !== '' && (
        <Text size="sm" c="dimmed">
          <strong>Estratégia:</strong> {found.strategy}
        </Text>
      )}
      {found.example !== '' && (
        <Text size="sm" c="dimmed">
          <strong>Exemplo:</strong> {found.example}
        </Text>
      )}
    </Stack>
  );
}
