import type { EssentialFact } from '#domain/making/findings/missing-facts.ts';
import { type CampaignTab, campaignStages } from '#client/paths.ts';

export interface WorkState {
  /** Null is the first tab. */
  tab: CampaignTab | null;
  groups: number;
  missing: readonly EssentialFact[];
}

/** `ask`: a panel beside the open tab asks for the missing facts. */
export type NextStep =
  | { kind: 'open'; tab: CampaignTab; label: string }
  | { kind: 'ask'; missing: readonly [EssentialFact, ...EssentialFact[]] };

/** The next step towards a published campaign; null when the open tab's own button is the next step. */
export function nextStep({ tab, groups, missing }: WorkState): NextStep | null {
  const stage = campaignStages.find(({ tabs }) => (tabs as readonly (CampaignTab | null)[]).includes(tab)); // their common type
  if (stage === undefined || stage.id === 'otimizar') return null;
  if (groups === 0)
    return tab === 'montagem' ? null : { kind: 'open', tab: 'montagem', label: 'Próximo: montar os grupos' };
  const [first, ...others] = missing;
  if (first !== undefined) return { kind: 'ask', missing: [first, ...others] };
  if (stage.id === 'montar') return { kind: 'open', tab: 'revisao', label: 'Próximo: revisar' };
  return tab === 'revisao' || tab === 'pagina'
    ? { kind: 'open', tab: 'exportar', label: 'Próximo: exportar' }
    : null;
}
