import { List, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { SideBySide } from '#client/components/side-by-side.tsx';
import { importedOptions } from '#client/data/campaign-draft.ts';
import { pageChecksOptions } from '#client/data/page-checks.ts';
import { aboutTarget, exportSteps, type ExportTarget } from '#client/parts/export-steps.ts';
import { AccountAssetsNote } from '#client/parts/assets/account-assets-note.tsx';
import { LeftOutPanel } from '#client/parts/left-out-panel.tsx';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { useJob } from '#client/parts/draft/use-job.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { ExportDownload } from './export-download.tsx';
import { ImportedDownload } from './imported-download.tsx';
import { IncludedPanel } from './included-panel.tsx';
import { PageAlert } from './page-alert.tsx';
import { OtherFormats } from './other-formats.tsx';
import { PastePanel } from './paste-panel.tsx';
import { useRefused } from './refused-alert.tsx';
import { useImportedOutcome } from './use-imported-outcome.ts';

/** The heights of the result's blocks. */
const blocks = [236];

/** Asks for the target of the export, then shows the file, what it contains and the steps. */
export function ExportTab() {
  const { campaign } = useBuilder();
  const [target, setTarget] = useState<ExportTarget>('editor');
  const { data: imported, error, isLoadingError, refetch } = useQuery(importedOptions(campaign.id));
  const { isPending: areChecksPending } = useQuery(pageChecksOptions(campaign.id));
  const refused = useRefused();
  if (isLoadingError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (imported === undefined || refused === null || areChecksPending)
    return <Skeleton h={320} radius="lg" role="status" aria-label="Carregando" />;
  const isUpdate = target === 'editor' && imported !== null;
  const fileUse = isUpdate ? 'update' : target;
  return (
    <SideBySide>
      <>
        <Panel title="Editor ou navegador?">
          <Stack>
            <SegmentedControl
              aria-label="Para onde vai a campanha"
              value={target}
              onChange={(value) => setTarget(value === 'web' ? 'web' : 'editor')}
              data={[
                { value: 'editor', label: 'Google Ads Editor' },
                { value: 'web', label: 'Envio pelo navegador' },
              ]}
            />
            <Text size="sm" c="dimmed">
              {target === 'web' && imported !== null ? aboutTarget.copy : aboutTarget[fileUse]}
            </Text>
            <AccountAssetsNote />
            {!refused.some(({ rule }) => rule === 'negative_total') && <ConflictAlert />}
            <PageAlert />
            {isUpdate ? (
              <ImportedDownload imported={imported} refused={refused} />
            ) : (
              <ExportDownload key={target} target={target} refused={refused} />
            )}
          </Stack>
        </Panel>
        {isUpdate ? <UpdateSteps imported={imported} /> : <NewSteps target={target} />}
      </>
      <>
        {isUpdate ? <UpdateReport imported={imported} /> : <NewReport target={target} />}
        <OtherFormats isImported={imported !== null} refused={refused} />
        <PastePanel />
      </>
    </SideBySide>
  );
}

function NewSteps({ target }: { target: ExportTarget }) {
  return <Steps steps={exportSteps(target, useReport(target).data?.isZip ?? false)} />;
}

function UpdateSteps({ imported }: { imported: ImportedCampaign }) {
  return <Steps steps={exportSteps('update', useImportedOutcome(imported).data?.isZip ?? false)} />;
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Panel title="Passo a passo">
      <List type="ordered" spacing="xs">
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </Panel>
  );
}

/** What the file of a new campaign contains and leaves out. */
function useReport(target: ExportTarget) {
  const { name, currency } = useBuilder().campaign;
  return useJob('report', { name, currency, target });
}

function NewReport({ target }: { target: ExportTarget }) {
  const { data: report, error, refetch } = useReport(target);
  if (error) return <JobError error={error} onRetry={() => void refetch()} />;
  if (report === undefined) return <JobWait name="report" label="Conferindo o arquivo" blocks={blocks} />;
  return (
    <>
      <IncludedPanel counts={report.counts} />
      <LeftOutPanel out={report.out} />
    </>
  );
}

function UpdateReport({ imported }: { imported: ImportedCampaign }) {
  const { data: report, error, refetch } = useImportedOutcome(imported);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LeftOutPanel out={report?.out ?? []} />;
}
