import { ActionIcon, Button, Stack, Tooltip } from '@mantine/core';
import { IconSettings, IconSparkles } from '@tabler/icons-react';
import { type SubmitEvent, useRef } from 'react';
import { Link } from 'react-router';
import { Panel } from '#client/components/panel.tsx';
import { notifyError } from '#client/lib/notify.ts';
import { shortcutKeys, shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { AssembleAd } from './assemble-ad.tsx';
import { CampaignField } from './campaign-field.tsx';
import type { Draft } from './draft.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { GeneratorFieldControl } from './generator-field-control.tsx';
import { NegativeGroups } from './negative-groups.tsx';
import { templatesPath } from './templates-path.ts';
import { useHasProduct, useOptions } from './use-draft.ts';
import { useGenerate } from './use-generate.tsx';

interface ConfigurationCardProps {
  draft: Draft;
  onGenerated: () => void;
}

export function ConfigurationCard({ draft, onGenerated }: ConfigurationCardProps) {
  const { kind } = draft;
  const { fields } = generatorViews[kind];
  const { generate, isPending } = useGenerate(draft, onGenerated);
  const form = useRef<HTMLFormElement>(null);
  useShortcuts({ generate: () => pressGenerate(form.current, isPending) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <Panel title="Configuração" actions={<SettingsLink draft={draft} />}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <CampaignField draft={draft} />
          <DraftSheet draft={draft} />
          {fields.map((field) => (
            <GeneratorFieldControl key={field} field={field} draft={draft} />
          ))}
          {kind === 'negative_keywords' && <NegativeGroups draft={draft} />}
          <GenerateButton draft={draft} isPending={isPending} />
          {(kind === 'titles' || kind === 'descriptions') && <AssembleAd draft={draft} />}
        </Stack>
      </form>
    </Panel>
  );
}

/** Presses the button, or says why it cannot be pressed. */
function pressGenerate(form: HTMLFormElement | null, isPending: boolean): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.disabled === false) button.click();
  else if (!isPending) notifyError('Campos obrigatórios', 'Preencha todos os campos de configuração.');
}

function GenerateButton({ draft, isPending }: { draft: Draft; isPending: boolean }) {
  const { action, required } = generatorViews[draft.kind];
  const options = useOptions(draft);
  const hasProduct = useHasProduct(draft);
  const isEmpty = useTabPart(draft.tool, ({ items }) => items.length === 0);
  const isComplete = required.every((field) => (field === 'product' ? hasProduct : options[field] !== ''));
  return (
    <Tooltip label={shortcutKeys('generate')} position="bottom-end">
      <Button
        type="submit"
        size="md"
        variant={isEmpty ? 'filled' : 'light'} // with a list, saving it comes first
        data-wraps
        {...shortcutProps('generate')}
        disabled={!isComplete}
        loading={isPending}
        leftSection={<IconSparkles />}
      >
        {action}
      </Button>
    </Tooltip>
  );
}

function SettingsLink({ draft }: { draft: Draft }) {
  const to = templatesPath(draft.kind, useOptions(draft));
  return (
    <Tooltip label="Editar modelos">
      <ActionIcon component={Link} to={to} variant="default" size="lg" aria-label="Configurações Avançadas">
        <IconSettings />
      </ActionIcon>
    </Tooltip>
  );
}
