import { Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type AccountAssets, countAssets } from '#domain/making/structure/account-assets.ts';
import { jobOptions } from '#client/parts/jobs/job-options.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { FindingCard } from '#client/parts/finding-card.tsx';
import { LeftOutPanel } from '#client/parts/left-out-panel.tsx';

/** The height of the result. */
const blocks = [140];

/** What Google would say of the assets, and what stays out of their file. */
export function AssetsReport({ assets }: { assets: AccountAssets }) {
  const shown = useDeferredValue(assets);
  const { data, error, refetch } = useQuery({
    ...jobOptions('accountReport', [JSON.stringify(shown)], () => ({ assets: shown })),
    placeholderData: keepPreviousData,
    enabled: countAssets(shown) > 0,
  });
  if (countAssets(shown) === 0) return null;
  if (error) return <JobError error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <JobWait name="accountReport" label="Revisando os recursos" blocks={blocks} />;
  const { findings, out } = data;
  return (
    <>
      <Stack component="section" gap="sm" aria-label="Revisão">
        <Title order={2}>Revisão ({findings.length})</Title>
        {findings.length === 0 && <Text size="sm">Nada a corrigir.</Text>}
        {findings.map((finding, at) => (
          <FindingCard key={`${finding.rule} ${finding.text} ${at}`} finding={finding} />
        ))}
      </Stack>
      <LeftOutPanel out={out} />
    </>
  );
}
