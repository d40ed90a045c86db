/** What a person may set of a rule. */
export interface RuleParams {
  /** Days of evidence. */
  window: number;
  /** The last days, whose sales have not all come in, are left out. */
  delay: number;
  /** Days before the rule may act on, or report, the same thing again. */
  cooldown: number;
  /** Changes of one day at most. */
  cap: number;
  /** Its meaning is the template's: commissions, sales, a percentage, times, hours, an amount. */
  threshold: number;
}

interface Template extends RuleParams {
  /** Whether it proposes changes; the others only alert. */
  isActing: boolean;
  /** Whether its past is known by day, so that a dry run can use it. */
  hasPast: boolean;
  title: string;
}

/** The templates with their usual numbers. */
export const ruleTemplates = {
  kill: {
    title: 'Parar o que gasta sem vender',
    isActing: true,
    hasPast: true,
    window: 45,
    delay: 2,
    cooldown: 47,
    cap: 5,
    threshold: 0.5,
  },
  scale: {
    title: 'Aumentar o que dá lucro',
    isActing: true,
    hasPast: true,
    window: 30,
    delay: 3,
    cooldown: 3,
    cap: 3,
    threshold: 3,
  },
  limited_winner: {
    title: 'Campanha lucrativa parada pelo orçamento',
    isActing: true,
    hasPast: true,
    window: 14,
    delay: 2,
    cooldown: 3,
    cap: 2,
    threshold: 10,
  },
  pace_day: {
    title: 'Gasto do dia',
    isActing: false,
    hasPast: true,
    window: 1,
    delay: 0,
    cooldown: 1,
    cap: 20,
    threshold: 100,
  },
  pace_month: {
    title: 'Gasto do mês',
    isActing: true,
    hasPast: true,
    window: 31,
    delay: 0,
    cooldown: 31,
    cap: 20,
    threshold: 3000,
  },
  cpc_jump: {
    title: 'Salto do CPC',
    isActing: false,
    hasPast: true,
    window: 14,
    delay: 0,
    cooldown: 3,
    cap: 10,
    threshold: 1.5,
  },
  tracking: {
    title: 'Rastreamento parado',
    isActing: false,
    hasPast: true,
    window: 30,
    delay: 0,
    cooldown: 3,
    cap: 5,
    threshold: 3,
  },
  disapproved: {
    title: 'Anúncios reprovados',
    isActing: false,
    hasPast: false,
    window: 1,
    delay: 0,
    cooldown: 7,
    cap: 20,
    threshold: 1,
  },
  silent: {
    title: 'Script em silêncio',
    isActing: false,
    hasPast: false,
    window: 1,
    delay: 0,
    cooldown: 1,
    cap: 1,
    threshold: 3,
  },
} as const satisfies Record<string, Template>;

export type RuleKind = keyof typeof ruleTemplates;

export const ruleKinds = Object.keys(ruleTemplates) as [RuleKind, ...RuleKind[]]; // the table's own keys, never empty

export function usualParams(kind: RuleKind): RuleParams {
  const { window, delay, cooldown, cap, threshold } = ruleTemplates[kind];
  return { window, delay, cooldown, cap, threshold };
}
