import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { languageLabel } from '#domain/ads/languages.ts';
import { type ProductKind, productKinds } from '#domain/making/texts/content/product-kinds.ts';
import { Panel } from '#client/components/panel.tsx';
import { TaskProgress } from '#client/components/task-progress.tsx';
import type { Task } from '#client/lib/use-task.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { likelyKind } from '#domain/making/structure/likely-kind.ts';
import { type StartingChoice, startingChoice } from '../starting-choice.ts';
import type { useProposal } from '../use-proposal.ts';

/** Shown while the draft has no groups: the texts that the proposal will use, and a button that creates it. */
export function AssemblyStart({ proposal }: { proposal: ReturnType<typeof useProposal> }) {
  const { campaign } = useBuilder();
  const [choice, setChoice] = useState<StartingChoice>(() => ({
    ...startingChoice(campaign),
    kind: campaign.sheet.kind ?? null,
  }));
  const change = (part: Partial<StartingChoice>) => setChoice((now) => ({ ...now, ...part }));
  const lists = campaign.assets.length;
  const product = choice.product.trim();
  /** Follows the name until somebody says it. */
  const kind = choice.kind ?? likelyKind({ ...campaign.sheet, name: product });
  const kindNoteId = useId();
  const [isKindAsked, setIsKindAsked] = useState(false);
  const kindBox = useRef<HTMLDivElement>(null);
  function start(): void {
    if (kind !== null) return void proposal.propose({ ...choice, product, kind });
    setIsKindAsked(true);
    kindBox.current?.querySelector('input')?.focus();
  }
  return (
    <Panel title="Montar a campanha">
      <Stack maw="40rem">
        <Text>
          Um clique junta as palavras de quem está pronto para comprar, separa em grupos e escreve os anúncios
          de cada um. Depois você muda o que quiser.
        </Text>
        <TextInput
          label="Nome do produto"
          description={`Como as pessoas o pesquisam${choice.language === 'pt' ? '' : `, em ${languageLabel(choice.language).toLowerCase()}`}. É ele que separa as palavras de marca das outras.`}
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
              ref={kindBox}
              aria-label="Tipo de produto"
              aria-describedby={kindNoteId}
              value={kind ?? ''}
              onChange={(value) => change({ kind: productKinds.find((known) => known === value) ?? null })}
              data={[
                { value: 'nutra', label: 'Suplemento' },
                { value: 'physical', label: 'Físico' },
                { value: 'digital', label: 'Digital' },
              ]}
            />
          </Stack>
        </Group>
        <Text
          id={kindNoteId}
          size="xs"
          mt={-8}
          c={isKindAsked && kind === null ? 'red' : 'dimmed'}
          role="status"
        >
          {kindNote(campaign.sheet.kind, { chosen: choice.kind, kind })}
        </Text>
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
            disabled={product === ''}
            loading={proposal.isPending}
            onClick={start}
          >
            Montar campanha
          </Button>
        </Group>
        <ProposalProgress task={proposal.task} />
      </Stack>
    </Panel>
  );
}

/** Who said the kind. */
function kindNote(
  ofSheet: ProductKind | undefined,
  { chosen, kind }: { chosen: ProductKind | null; kind: ProductKind | null },
): string {
  if (kind === null) return 'Escolha o tipo de produto: as palavras e os textos dependem dele.';
  if (chosen === null) return 'Tipo proposto pelo nome do produto: confira.';
  return chosen === ofSheet ? 'Tipo da ficha do produto.' : 'Tipo escolhido por você.';
}

export function ProposalProgress({ task: { progress, cancel } }: { task: Task }) {
  if (progress === null) return null;
  return <TaskProgress label="Montando a campanha" share={progress} onCancel={cancel} />;
}
