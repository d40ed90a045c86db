import { ActionIcon, Button, Stack, Tooltip } from '@mantine/core';
import { IconSettings, IconSparkles } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { emptySheet, type ProductSheet } from '#domain/texts/sheet/product-sheet.ts';
import { Panel } from '#client/components/panel.tsx';
import { generatorViews } from '#client/parts/generator-views.ts';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { AssembleAd } from './assemble-ad.tsx';
import { CampaignField } from './campaign-field.tsx';
import { GeneratorFieldControl } from './generator-field-control.tsx';
import { NegativeGroups } from './negative-groups.tsx';
import { templatesPath } from './templates-path.ts';
import { useGenerate } from './use-generate.tsx';
import type { DraftControls } from './use-draft.ts';

export function ConfigurationCard({ kind, draft }: { kind: AssetType; draft: DraftControls }) {
  const { fields, action, required } = generatorViews[kind];
  const { generate, isPending } = useGenerate(kind, draft);
  const isIncomplete = required.some((field) => draft.input[field].trim() === '');
  /** Fills empty fields from the product sheet. */
  const startFrom = ({ name, language }: ProductSheet) =>
    draft.setInput({
      ...(draft.input.product === '' && name !== undefined && { product: name }),
      ...(draft.input.language === '' && language !== undefined && { language }),
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <Panel title="Configuração" actions={<SettingsLink to={templatesPath(kind, draft.input)} />}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <CampaignField draft={draft} />
          <SheetSummary
            campaign={draft.campaign}
            sheet={draft.input.sheet ?? emptySheet}
            product={draft.input.product}
            onSaved={startFrom}
          />
          {fields.map((field) => (
            <GeneratorFieldControl
              key={field}
              kind={kind}
              field={field}
              input={draft.input}
              onChange={draft.setInput}
            />
          ))}
          {kind === 'negative_keywords' && (
            <NegativeGroups input={draft.input} onChange={(negatives) => draft.setTool({ negatives })} />
          )}
          <Button
            type="submit"
            size="md"
            disabled={isIncomplete}
            loading={isPending}
            leftSection={<IconSparkles size={18} stroke={1.8} />}
          >
            {action}
          </Button>
          {(kind === 'titles' || kind === 'descriptions') && <AssembleAd input={draft.input} />}
        </Stack>
      </form>
    </Panel>
  );
}

function SettingsLink({ to }: { to: string }) {
  return (
    <Tooltip label="Editar modelos">
      <ActionIcon component={Link} to={to} variant="default" size="lg" aria-label="Configurações Avançadas">
        <IconSettings size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
