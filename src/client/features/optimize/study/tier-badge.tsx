import { Badge } from '@mantine/core';
import type { Tier } from '#domain/deciding/search-terms/evidence.ts';
import { tierLabels } from './evidence-words.ts';

const colors: Record<Tier, string> = {
  certain: 'red',
  strong: 'orange',
  hint: 'yellow',
  insufficient: 'gray',
};

/** How well a finding is proven. */
export function TierBadge({ tier }: { tier: Tier }) {
  return (
    <Badge color={colors[tier]} variant="light">
      {tierLabels[tier]}
    </Badge>
  );
}
