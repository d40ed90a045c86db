import type { EssentialFact } from '#domain/making/findings/missing-facts.ts';
import { type CampaignTab, campaignStages } from '#client/paths.ts';

export interface WorkState {
  /** Null is the first tab. */
  tab: CampaignTab | null;
  groups: number;
  missing: readonly EssentialFact[];
}

/** `ask`: what is missing is asked beside the open tab. */
export type NextStep =
  | { kind: 'open'; tab: CampaignTab; label: string }
  | { kind: 'ask'; missing: readonly [EssentialFact, ...EssentialFact[]] };

/** What comes next on the way to a published campaign; null where the tab's own button is next. */
export function nextStep({ tab, groups, missing }: WorkState): NextStep | null {
  const stage = campaignStages.find(({ tabs }) => (tabs as readonly (CampaignTab | null)[]).includes(tab)); // their common type
  if (stage === undefined || stage.id === 'otimizar') return null;
  if (groups === 0)
    return tab === 'montagem' ? null : { kind: 'open', tab: 'montagem', label: 'Próximo: montar os grupos' };
  const [first, ...others] = missing;
  if (first !== undefined) return { kind: 'ask', missing: [first, ...others] };
  if (stage.id === 'montar') return { kind: 'open', tab: 'revisao', label: 'Próximo: revisar' };
  return tab === 'revisao' ? { kind: 'open', tab: 'exportar', label: 'Próximo: exportar' } : null;
}
