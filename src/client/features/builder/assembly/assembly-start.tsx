import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { productKinds } from '#domain/making/texts/content/product-kinds.ts';
import { Panel } from '#client/components/panel.tsx';
import { TaskProgress } from '#client/components/task-progress.tsx';
import type { Task } from '#client/lib/use-task.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import type { ProposalChoice } from '#client/parts/jobs/propose-job.ts';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { startingChoice } from '../starting-choice.ts';
import type { useProposal } from '../use-proposal.ts';

/** Shown while the draft has no groups: the texts that the proposal will use, and a button that creates it. */
export function AssemblyStart({ proposal }: { proposal: ReturnType<typeof useProposal> }) {
  const { campaign } = useBuilder();
  const [choice, setChoice] = useState<ProposalChoice>(() => startingChoice(campaign));
  const change = (part: Partial<ProposalChoice>) => setChoice((now) => ({ ...now, ...part }));
  const lists = campaign.assets.length;
  return (
    <Panel title="Montar a campanha">
      <Stack maw="40rem">
        <Text>
          Um clique junta as palavras de quem está pronto para comprar, separa em grupos e escreve os anúncios
          de cada um. Depois você muda o que quiser.
        </Text>
        <TextInput
          label="Nome do produto"
          description="Como as pessoas o pesquisam. É ele que separa as palavras de marca das outras."
          value={choice.product}
          maxLength={120}
          onChange={(event) => change({ product: event.currentTarget.value })}
        />
        <Group align="flex-end">
          <LanguageSelect value={choice.language} onChange={(language) => change({ language })} />
          <Stack gap={0}>
            <Input.Label component="div" aria-hidden="true">
              Tipo de produto
            </Input.Label>
            <SegmentedControl
              aria-label="Tipo de produto"
              value={choice.kind}
              onChange={(kind) =>
                change({ kind: productKinds.find((known) => known === kind) ?? 'physical' })
              }
              data={[
                { value: 'nutra', label: 'Suplemento' },
                { value: 'physical', label: 'Físico' },
                { value: 'digital', label: 'Digital' },
              ]}
            />
          </Stack>
        </Group>
        <SheetSummary
          campaign={campaign}
          sheet={campaign.sheet}
          onSaved={({ name, language, kind }) =>
            change({ ...(name && { product: name }), ...(language && { language }), ...(kind && { kind }) })
          }
        />
        <Text size="sm" c="dimmed">
          {lists === 0
            ? 'Esta campanha ainda não guarda listas: os textos vêm dos geradores.'
            : `${lists === 1 ? 'A lista desta campanha vem primeiro' : `As ${lists} listas desta campanha vêm primeiro`}. O que faltar vem dos geradores.`}
        </Text>
        <Group>
          <Button
            size="md"
            leftSection={<IconSparkles />}
            disabled={choice.product.trim() === ''}
            loading={proposal.isPending}
            onClick={() => void proposal.propose({ ...choice, product: choice.product.trim() })}
          >
            Montar campanha
          </Button>
        </Group>
        <ProposalProgress task={proposal.task} />
      </Stack>
    </Panel>
  );
}

export function ProposalProgress({ task: { progress, cancel } }: { task: Task }) {
  if (progress === null) return null;
  return <TaskProgress label="Montando a campanha" share={progress} onCancel={cancel} />;
}
