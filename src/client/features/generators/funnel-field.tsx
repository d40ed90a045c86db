import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FunnelLevel, funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { findKeywordTemplates } from '#domain/making/texts/templates.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { funnelLabels } from '#client/parts/funnel-labels.ts';
import type { Draft } from './draft.ts';
import classes from './funnel-field.module.css';
import { type GeneratorOptions, useOptions } from './use-draft.ts';

/** The funnel levels; below them, strategy and example of the selected one. */
export function FunnelField({ draft }: { draft: Draft }) {
  const options = useOptions(draft);
  return (
    <Radio.Group
      label="Nível do funil"
      value={options.funnel}
      onChange={(value) => draft.setInput({ funnel: funnelLevels.find((level) => level === value) ?? '' })}
    >
      <Stack gap={4} mt={6}>
        {funnelLevels.map((level) => (
          <Radio key={level} value={level} label={funnelLabels[level]} py={4} />
        ))}
      </Stack>
      {options.funnel !== '' && <Advice {...options} funnel={options.funnel} />}
    </Radio.Group>
  );
}

function Advice({ funnel, language, listKey }: GeneratorOptions & { funnel: FunnelLevel }) {
  const stores = useTemplateStores();
  const shown = language === '' ? 'pt' : language;
  const { data: builtIn } = useQuery(builtInTextsOptions(shown));
  if (builtIn === undefined) return <div className={classes.advice} />;
  const found = findKeywordTemplates({ stores, builtIn }, { language: shown, listKey, funnel });
  if (!found || (found.strategy === '' && found.example === '')) return null;
  return (
    <Stack gap={2} className={classes.advice}>
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
