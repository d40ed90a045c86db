import { ThemeIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { findItemProblems } from '#domain/ads/items.ts';
import { findPolicyProblems } from '#domain/review/policy.ts';
import { keywordProblemLabels, policyLabels } from '#client/parts/policy-labels.ts';

/** A warning beside an item that Google may refuse, with the reasons; nothing beside the others. */
export function PolicyMark({ kind, item }: { kind: AssetType; item: Item }) {
  const broken = Object.values(item).flatMap((text) => findPolicyProblems(kind, text));
  const reasons = new Set([
    ...findItemProblems(kind, item).map((problem) => keywordProblemLabels[problem]),
    ...broken.map(({ rule }) => policyLabels[rule]),
  ]);
  if (reasons.size === 0) return null;
  const label = `O Google pode recusar. ${[...reasons].join(' ')}`;
  return (
    <Tooltip label={label} multiline w={260}>
      <ThemeIcon variant="transparent" color="yellow" size="sm" role="img" tabIndex={0} aria-label={label}>
        <IconAlertTriangle size={17} stroke={1.8} />
      </ThemeIcon>
    </Tooltip>
  );
}
