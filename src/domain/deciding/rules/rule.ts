import * as z from 'zod/mini';
import type { Change } from '#domain/ads/account-change.ts';
import { ruleKinds, type RuleKind, type RuleParams } from './templates.ts';

const days = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const ruleParamsSchema = z.strictObject({
  window: days(1, 90),
  delay: days(0, 14),
  cooldown: days(1, 90),
  cap: days(1, 50),
  threshold: z.number().check(z.positive('Use um número maior que zero.'), z.maximum(1e7)),
});

/** `propose`: what it finds waits for a person. `act`: it goes to the script, within the rule's cap and the script's. */
export const ruleModes = ['propose', 'act'] as const;
export type RuleMode = (typeof ruleModes)[number];

export const newRuleSchema = z.strictObject({
  accountId: z.uuid(),
  kind: z.enum(ruleKinds),
  mode: z._default(z.enum(ruleModes), 'propose'),
  params: ruleParamsSchema,
});
export type NewRule = z.output<typeof newRuleSchema>;

export const ruleEditSchema = z.strictObject({
  mode: z.optional(z.enum(ruleModes)),
  isOn: z.optional(z.boolean()),
  params: z.optional(ruleParamsSchema),
});
export type RuleEdit = z.output<typeof ruleEditSchema>;

/** What a rule found: a change that it proposes, or only something to know. */
export interface RuleFinding {
  /** The same for the same thing, whatever its numbers are by then. */
  key: string;
  /** The campaign as Google Ads names it; null: the whole account. */
  campaign: string | null;
  text: string;
  change: Change | null;
  /** Expected profit for each day, and the chance that it costs profit instead. */
  gain: number | null;
  risk: number | null;
}

/** `open` waits for a person; `sent` went to the script; `dismissed`: the person does not want it. */
export const findingStates = ['open', 'sent', 'dismissed'] as const;
export type FindingState = (typeof findingStates)[number];

export interface ShownRule {
  id: string;
  accountId: string;
  kind: RuleKind;
  mode: RuleMode;
  isOn: boolean;
  params: RuleParams;
  lastRun: string | null;
}

export interface ShownFinding extends RuleFinding {
  id: string;
  ruleId: string;
  kind: RuleKind;
  accountId: string;
  campaignId: string;
  currency: string;
  state: FindingState;
  createdAt: string;
}

/** An account of Google Ads for which rules can be made. */
export interface RuledAccount {
  id: string;
  bridgeId: string;
  customerId: string;
  name: string;
  campaignId: string;
  currency: string;
}

export interface RulesPage {
  accounts: RuledAccount[];
  rules: ShownRule[];
  findings: ShownFinding[];
}
