import { Alert, Anchor, Badge, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { PageFinding, PageReport } from '#domain/making/landing-page/finding-codes.ts';
import type { PolicyLevel } from '#domain/making/review/policy-rule.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { pageFindingLabels } from '#client/parts/page-finding-labels.ts';

const levels: Record<PolicyLevel, { label: string; color: string }> = {
  bloqueia: { label: 'Custa o anúncio', color: 'red' },
  aviso: { label: 'Pode dar problema', color: 'yellow' },
  dica: { label: 'Dica', color: 'blue' },
};

/** What was found on a page, the worst first. */
export function PageFindings({ report: { findings, warnings } }: { report: PageReport }) {
  return (
    <Stack>
      {warnings.map((warning) => (
        <Alert key={warning} icon={<IconInfoCircle />} color="gray">
          {warning}
        </Alert>
      ))}
      {findings.length === 0 && (
        <EmptyState
          icon={IconCheck}
          title="Nada encontrado"
          hint="As regras não viram problema nesta página. O Google ainda pode ver outra coisa, como uma imagem."
        />
      )}
      {findings.map((finding, at) => (
        <FindingCard key={`${finding.code}:${at}`} finding={finding} />
      ))}
    </Stack>
  );
}

function FindingCard({ finding }: { finding: PageFinding }) {
  const { code, severity, excerpt, where, policy, fix } = finding;
  const title = pageFindingLabels[code];
  return (
    <Paper component="article" withBorder radius="lg" p="md" aria-label={title}>
      <Stack gap={6}>
        <Group gap="xs">
          <Badge color={levels[severity].color} variant="light" tt="none">
            {levels[severity].label}
          </Badge>
          <Text fw={600}>{title}</Text>
        </Group>
        {excerpt.trim() !== '' && <Text style={{ overflowWrap: 'anywhere' }}>{excerpt}</Text>}
        <Text size="sm" c="dimmed">
          {fix}{' '}
          <Anchor
            inherit
            underline="always"
            style={{ whiteSpace: 'nowrap' }}
            href={policy}
            target="_blank"
            rel="noreferrer"
          >
            Regra do Google
          </Anchor>
        </Text>
        {where !== '' && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Onde: <Code>{where}</Code>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
