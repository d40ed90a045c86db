import type { BlockedSeller } from '#domain/deciding/search-terms/blocked-sellers.ts';
import type { Tier } from '#domain/deciding/search-terms/evidence.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import type { Problem, ProblemKind } from './problem.ts';

/** What was found in the reports of one campaign. A part that was not computed is an empty list. */
export interface Found {
  groups: readonly Pick<StudiedGroup, 'by' | 'words' | 'tier' | 'counts' | 'negatives'>[];
  sellers: readonly BlockedSeller[];
  problems: readonly Problem[];
  /** What a sale may cost, in millionths; null while unknown. */
  cpaMicros: number | null;
}

/** `block`: words that cost and do not sell. `unblock`: a negative that blocks what sold. */
export interface WorthyAction {
  kind: 'block' | 'unblock' | ProblemKind;
  /** The words, negative, keyword, text or campaign. */
  subject: string;
  /** What the action is about, in millionths: money spent, not reached, or paid by sales. */
  moneyMicros: number;
  /** The sales behind it. */
  sales: number;
  tier: Tier | null;
  /** The campaign's tab where the action is taken. */
  tab: 'termos' | 'problemas';
}

/** The actions worth most, by money. What rests on a comparison of rates needs evidence that is certain or strong. */
export function worthiestActions(found: Found, most = 3): WorthyAction[] {
  const actions = [...blocking(found), ...unblocking(found), ...mending(found)];
  return actions
    .filter(({ moneyMicros }) => moneyMicros > 0)
    .sort((one, other) => other.moneyMicros - one.moneyMicros)
    .slice(0, most);
}

function isProven(tier: Tier | null): boolean {
  return tier === null || tier === 'certain' || tier === 'strong';
}

function blocking({ groups }: Found): WorthyAction[] {
  return groups
    .filter(({ by, tier, negatives }) => by === 'words' && isProven(tier) && negatives.length > 0)
    .map(({ words, tier, counts }) => ({
      ...{ kind: 'block', subject: words, tier, tab: 'termos' },
      ...{ moneyMicros: counts.costMicros, sales: counts.conversions },
    }));
}

function unblocking({ sellers, cpaMicros }: Found): WorthyAction[] {
  return sellers.map(({ negative, terms, conversions }) => {
    const cost = terms.reduce((sum, { costMicros }) => sum + costMicros, 0);
    return {
      ...{ kind: 'unblock', subject: negative.written, tier: null, tab: 'termos', sales: conversions },
      moneyMicros: cpaMicros === null ? cost : Math.round(conversions * cpaMicros),
    };
  });
}

/** A duplicate needs no proof that one of the two sells worse: both bid for the same search. */
function mending({ problems }: Found): WorthyAction[] {
  return problems
    .filter(({ kind, tier }) => kind === 'duplicate' || isProven(tier))
    .map(({ kind, subject, tier, costMicros, conversions }) => ({
      ...{ kind, subject, tier, tab: 'problemas', moneyMicros: costMicros, sales: conversions },
    }));
}
