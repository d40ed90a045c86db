import { Alert, Anchor, Badge, Blockquote, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { PageFinding, PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { type PolicyLevel, policyLevels } from '#domain/making/review/policy-rule.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { unbroken } from '#client/components/unbroken.tsx';
import { pageFindingLabels } from '#client/parts/page-finding-labels.ts';

const levels: Record<PolicyLevel, { label: string; color: string }> = {
  bloqueia: { label: 'Custa o anúncio', color: 'red' },
  aviso: { label: 'Pode dar problema', color: 'yellow' },
  dica: { label: 'Dica', color: 'blue' },
};

const worstFirst = policyLevels.toReversed();

/** What was found on a page: a card for each problem, the worst first. */
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
      {worstFirst.map((severity) => (
        <Severity
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
    </Stack>
  );
}

/** The problems of one severity. Several places of one problem share a card. */
function Severity({ severity, findings }: { severity: PolicyLevel; findings: readonly PageFinding[] }) {
  if (findings.length === 0) return null;
  const problems = groupBy(findings, ({ code, fix, policy }) => `${code} ${fix} ${policy}`);
  const { label, color } = levels[severity];
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Badge color={color} variant="light">
          {label}
        </Badge>
        <Text size="sm" c="dimmed">
          {problems.size}
        </Text>
      </Group>
      {[...problems].map(([key, places]) => (
        <Problem key={key} places={places} />
      ))}
    </Stack>
  );
}

function Problem({ places }: { places: readonly PageFinding[] }) {
  const [first] = places;
  if (!first) return null;
  const title = pageFindingLabels[first.code];
  return (
    <Paper component="article" withBorder radius="lg" p="md" aria-label={title}>
      <Stack gap={6}>
        <Text fw={600}>{title}</Text>
        <Text size="sm">
          {unbroken(first.fix)}{' '}
          <Anchor
            inherit
            underline="always"
            style={{ whiteSpace: 'nowrap' }}
            href={first.policy}
            target="_blank"
            rel="noreferrer"
          >
            Regra do Google
          </Anchor>
        </Text>
        {places
          .filter(({ excerpt, where }) => excerpt.trim() !== '' || where !== '')
          .map((passage, at) => (
            <Passage key={`${passage.where}:${at}`} passage={passage} />
          ))}
      </Stack>
    </Paper>
  );
}

/** The words that were seen, and the element of the page in which they stand. */
function Passage({ passage: { excerpt, where } }: { passage: PageFinding }) {
  return (
    <Blockquote color="gray" p="xs" my={0} radius="md" style={{ overflowWrap: 'anywhere' }}>
      {excerpt.trim() !== '' && <Text size="sm">{excerpt}</Text>}
      {where !== '' && (
        <Text size="xs" c="dimmed">
          Onde: <Code>{where}</Code>
        </Text>
      )}
    </Blockquote>
  );
}
