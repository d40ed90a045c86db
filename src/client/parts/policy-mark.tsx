import { ThemeIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { findPolicyProblems } from '#domain/review/policy.ts';
import type { Item } from '#domain/texts/generators/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { policyLabels } from '#client/parts/policy-labels.ts';

/** A sign beside a text that Google's policies may refuse, and why; nothing beside the others. */
export function PolicyMark({ kind, item }: { kind: AssetType; item: Item }) {
  const rules = new Set(
    Object.values(item).flatMap((text) => findPolicyProblems(kind, text).map(({ rule }) => rule)),
  );
  if (rules.size === 0) return null;
  const label = `O Google pode recusar. ${[...rules].map((rule) => policyLabels[rule]).join(' ')}`;
  return (
    <Tooltip label={label} multiline w={260}>
      <ThemeIcon variant="transparent" color="yellow" size="sm" role="img" tabIndex={0} aria-label={label}>
        <IconAlertTriangle size={17} stroke={1.8} />
      </ThemeIcon>
    </Tooltip>
  );
}
