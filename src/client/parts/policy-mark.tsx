import { List, Text, ThemeIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconInfoCircle } from '@tabler/icons-react';
import { highestLevel, type PolicyFinding, type PolicyLevel } from '#domain/making/review/policy-rule.ts';
import { policyLevelTitles, policyReason } from '#client/parts/policy-labels.ts';

const levels: Record<PolicyLevel, { color: string; Icon: typeof IconBan }> = {
  bloqueia: { color: 'red', Icon: IconBan },
  aviso: { color: 'yellow', Icon: IconAlertTriangle },
  dica: { color: 'blue', Icon: IconInfoCircle },
};

interface PolicyMarkProps {
  findings: readonly PolicyFinding[];
  /** -1 in a list where the arrow keys move the focus. */
  tabIndex?: 0 | -1;
}

/** An icon beside a text: how likely a refusal is, which rules apply and what to write instead. */
export function PolicyMark({ findings, tabIndex = 0 }: PolicyMarkProps) {
  const level = highestLevel(findings);
  if (level === 'ok') return null;
  const { color, Icon } = levels[level];
  const title = policyLevelTitles[level];
  const reasons = [...new Map(findings.map((finding) => [finding.rule, finding])).values()].map(adviceOf);
  return (
    <Tooltip label={<Advice title={title} reasons={reasons} />} multiline w={300}>
      <ThemeIcon
        variant="transparent"
        color={color}
        size="sm"
        role="img"
        tabIndex={tabIndex}
        aria-label={[title, ...reasons].join(' ')}
      >
        <Icon />
      </ThemeIcon>
    </Tooltip>
  );
}

function Advice({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" withPadding={false}>
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </>
  );
}

function adviceOf(finding: PolicyFinding): string {
  const reason = policyReason(finding);
  return finding.rewrite ? `${reason} Sugestão: “${finding.rewrite}”.` : reason;
}
