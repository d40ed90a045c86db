import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type AccountAssets, countAssets } from '#domain/making/structure/account-assets.ts';
import type { Finding } from '#domain/making/findings/finding.ts';
import { Panel } from '#client/components/panel.tsx';
import { jobOptions } from '#client/parts/draft/job-options.ts';
import { JobError, JobWait } from '#client/parts/draft/job-wait.tsx';
import { findingLabel, findingLevels } from '#client/parts/finding-labels.ts';
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
      <Panel title={`Revisão (${findings.length})`}>
        <Stack>
          {findings.length === 0 && <Text size="sm">Nada a corrigir.</Text>}
          {findings.map((finding, at) => (
            <FindingLine key={`${finding.rule} ${finding.text} ${at}`} finding={finding} />
          ))}
        </Stack>
      </Panel>
      <LeftOutPanel out={out} />
    </>
  );
}

function FindingLine({ finding: { rule, level, source, text, suggestion } }: { finding: Finding }) {
  const { title, why } = findingLabel(rule);
  return (
    <Stack gap={4} component="article" aria-label={title}>
      <Group gap="xs">
        <Badge color={findingLevels[level].color} variant="light" tt="none">
          {findingLevels[level].label}
        </Badge>
        <Text fw={600}>{title}</Text>
      </Group>
      {text.trim() !== '' && <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {suggestion ? `${why} Sugestão: “${suggestion}”.` : why}
      </Text>
      {source !== null && (
        <Anchor data-alone size="sm" href={source} target="_blank" rel="noreferrer">
          Regra do Google
        </Anchor>
      )}
    </Stack>
  );
}
