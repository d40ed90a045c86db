import { SimpleGrid, Stack } from '@mantine/core';
import type { GeneratorKind } from '#domain/generators/kinds.ts';
import type { SessionInfo } from '#domain/session.ts';
import { InfoTip } from '#client/components/info-tip.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { generatorViews } from '#client/lib/generator-views.ts';
import { ConfigurationCard } from './configuration-card.tsx';
import { ManualAdd } from './manual-add.tsx';
import { ResultsCard } from './results-card.tsx';
import { SavedLists } from './saved-lists.tsx';
import { useDraft } from './use-draft.ts';

export function GeneratorRoom({ kind, session }: { kind: GeneratorKind; session: SessionInfo }) {
  const draft = useDraft(session.profile.id, kind);
  const { title, description, tooltip } = generatorViews[kind];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={description}
        aside={<InfoTip label="Dica de uso">{tooltip}</InfoTip>}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="lg" miw={0}>
          <ConfigurationCard kind={kind} draft={draft} />
          <ManualAdd kind={kind} draft={draft} />
        </Stack>
        <Stack gap="lg" miw={0}>
          <ResultsCard kind={kind} draft={draft} hasProAccess={session.hasProAccess} />
          <SavedLists kind={kind} draft={draft} />
        </Stack>
      </SimpleGrid>
    </>
  );
}
