import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconWorld } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import type { CopyTarget } from '#domain/making/structure/copy-draft.ts';
import { geoCodes } from '#domain/ads/locations.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { useCopyCampaign } from '#client/data/campaign-changes.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { AssemblyLink } from '#client/parts/draft/assembly-link.tsx';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { keyOf, ownLanguage, usualLanguage } from './target-options.ts';
import { TargetRow } from './target-row.tsx';
import type { CopyDraft } from './use-copy-draft.ts';

const MOST = 30;

/** Copies the campaign to other countries and languages in one go. */
export function MatrixTab() {
  const { campaign } = useBuilder();
  const { settings, groups } = useCampaignDraft();
  const navigate = useNavigate();
  const save = useCopyCampaign(campaign.id);
  const language = ownLanguage(campaign, settings);
  const [product, setProduct] = useState(() => aboutProduct(campaign).name);
  const [targets, setTargets] = useState<readonly CopyTarget[]>([]);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CopyDraft>>(new Map());
  const keep = useCallback((key: string, draft: CopyDraft | undefined) => {
    setDrafts((now) => {
      if (now.get(key) === draft) return now;
      const next = new Map(now);
      if (draft) next.set(key, draft);
      else next.delete(key);
      return next;
    });
  }, []);
  const copies = targets.flatMap((target) => drafts.get(keyOf(target))?.copy ?? []);
  const isRepeated = new Set(targets.map(keyOf)).size < targets.length;
  const isReady =
    targets.length > 0 && copies.length === targets.length && !isRepeated && product.trim() !== '';
  const count = countText(targets.length, 'campanha', 'campanhas');

  function add(): void {
    const used = new Set([...settings.countries, ...targets.map(({ country }) => country)]);
    const country = geoCodes.find((code) => !used.has(code)) ?? 'PT';
    setTargets([...targets, { country, language: usualLanguage(country, language) }]);
  }
  function create(): void {
    save.mutate(copies, {
      onSuccess: () => {
        notifySuccess(
          `${count} a mais`,
          'A aba Revisão de cada uma mostra o que ainda pede outras palavras.',
        );
        void navigate(paths.savedCampaigns);
      },
    });
  }
  if (groups.length === 0) return <NothingToCopy />;
  return (
    <Stack gap="lg">
      <Panel title="Copiar para outro país">
        <Stack>
          <Text size="sm" c="dimmed">
            Cada linha vira uma campanha com a mesma estrutura, orçamento, lances, acompanhamento e listas de
            negativas. No mesmo idioma os textos são copiados; em outro, são refeitos com os textos prontos
            dele.
          </Text>
          {targets.some((target) => target.language !== language) && (
            <TextInput
              label="Nome do produto"
              description="Entra nos textos refeitos em outro idioma."
              maw={420}
              maxLength={120}
              value={product}
              onChange={(event) => setProduct(event.currentTarget.value)}
            />
          )}
          {targets.map((target, at) => (
            <TargetRow
              key={at}
              target={target}
              product={product.trim()}
              onChange={(next) => setTargets(targets.with(at, next))}
              onRemove={() => setTargets(targets.toSpliced(at, 1))}
              onDraft={keep}
            />
          ))}
          <Group>
            <Button
              variant="light"
              leftSection={<IconPlus />}
              disabled={targets.length >= MOST}
              onClick={add}
            >
              {targets.length === 0 ? 'Escolher um país' : 'Outro país'}
            </Button>
          </Group>
          {isRepeated && (
            <Alert color="yellow">O mesmo país e idioma aparece duas vezes. Mude um deles.</Alert>
          )}
        </Stack>
      </Panel>
      {targets.length > 0 && (
        <Group>
          <Button
            size="md"
            leftSection={<IconCopy />}
            loading={save.isPending}
            disabled={!isReady}
            onClick={create}
          >
            Criar {count}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function NothingToCopy() {
  return (
    <EmptyState
      icon={IconWorld}
      title="Nada para copiar ainda"
      hint="A cópia leva os grupos e anúncios desta campanha a outros países e idiomas. Monte a campanha primeiro."
      action={<AssemblyLink />}
    />
  );
}
