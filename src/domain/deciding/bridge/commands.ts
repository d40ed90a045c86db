import * as z from 'zod/mini';
import { type Keyword, parseKeyword } from '#domain/ads/keyword.ts';
import type { AdjustChange, Change, NegativeChange } from '#domain/ads/account-change.ts';
import { MICROS } from '#domain/shared/money.ts';

const name = z.string().check(z.minLength(1), z.maxLength(255));
const keywordText = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const matchType = z.enum(['EXACT', 'PHRASE', 'BROAD']);
const micros = z.int().check(z.minimum(10_000), z.maximum(1e12));
const adText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const url = z.url({ protocol: /^https?$/u }).check(z.maxLength(2048));
const path = z.optional(z.string().check(z.maxLength(15)));

const campaign = { campaign: name };
const group = { campaign: name, adGroup: name };
const keyword = { ...group, text: keywordText, matchType };

/** The level of a negative: a campaign, an ad group, or the list that the script keeps. */
const negative = z.discriminatedUnion('level', [
  z.strictObject({ level: z.literal('campaign'), ...campaign, text: keywordText, matchType }),
  z.strictObject({ level: z.literal('adGroup'), ...keyword }),
  z.strictObject({ level: z.literal('list'), text: keywordText, matchType }),
]);

/** The fields of each kind of command. */
const actions = {
  negative,
  remove_negative: negative,
  keyword: z.strictObject(keyword),
  pause: z.strictObject(keyword),
  enable: z.strictObject(keyword),
  bid: z.strictObject({ ...keyword, micros }),
  budget: z.strictObject({ ...campaign, micros }),
  pause_campaign: z.strictObject(campaign),
  enable_campaign: z.strictObject(campaign),
  ad: z.strictObject({
    ...group,
    finalUrl: url,
    headlines: z.array(adText(30)).check(z.minLength(3), z.maxLength(15)),
    descriptions: z.array(adText(90)).check(z.minLength(2), z.maxLength(4)),
    path1: path,
    path2: path,
  }),
  sitelink: z.strictObject({
    ...campaign,
    text: adText(25),
    finalUrl: url,
    description1: z.optional(adText(35)),
    description2: z.optional(adText(35)),
  }),
  callout: z.strictObject({ ...campaign, text: adText(25) }),
} as const;

export type CommandKind = keyof typeof actions;
export const commandKinds = Object.keys(actions) as [CommandKind, ...CommandKind[]]; // the table's own keys, never empty

/** `waiting` to be fetched, `sent` to the script, `started` there; the others are ends. */
export const commandStates = [
  'waiting',
  'sent',
  'started',
  'done',
  'skipped',
  'failed',
  'expired',
  'cancelled',
] as const;
export type CommandState = (typeof commandStates)[number];

/** A value before or after: micros, a status, `present`; null: it does not exist. */
export type CommandValue = string | number | null;

const value = z.nullable(z.union([z.string().check(z.maxLength(100)), z.number()]));

/** A change with the value that the person saw. */
export interface NewCommand {
  kind: CommandKind;
  action: Record<string, unknown>;
  expected: CommandValue;
}

const newCommandSchema = z.pipe(
  z.strictObject({
    kind: z.enum(commandKinds),
    action: z.record(z.string(), z.unknown()),
    expected: z.optional(value),
  }),
  z.transform(({ kind, action, expected }, context): NewCommand => {
    const read = actions[kind].safeParse(action);
    if (read.success)
      return { kind, action: read.data, expected: expected === undefined ? usual(kind) : expected };
    for (const issue of read.error.issues)
      context.issues.push({ code: 'custom', message: issue.message, path: issue.path, input: action });
    return { kind, action, expected: null };
  }),
);

/** The expected current value when the person saw none: a new object does not exist, and an object to pause is running. */
function usual(kind: CommandKind): CommandValue {
  if (kind === 'remove_negative') return 'present';
  if (kind === 'pause' || kind === 'pause_campaign') return 'ENABLED';
  if (kind === 'enable' || kind === 'enable_campaign') return 'PAUSED';
  return null;
}

const MOST_COMMANDS = 500;

/** The changes of one approval. They are applied together. */
export const newCommandsSchema = z.strictObject({
  commands: z.array(newCommandSchema).check(z.minLength(1), z.maxLength(MOST_COMMANDS)),
  /** Of a manager's bridge: the account that changes. */
  customerId: z.optional(z.string().check(z.regex(/^\d{3}-\d{3}-\d{4}$/))),
  /** Hours after which the commands expire. */
  hours: z._default(z.int().check(z.minimum(1), z.maximum(24 * 30)), 72),
});
export type NewCommands = z.output<typeof newCommandsSchema>;

/** A change of the basket as commands; none where only a file or a person can make it. */
export function commandsOf(change: Change, campaigns: readonly string[]): NewCommand[] {
  switch (change.kind) {
    case 'text': // Google's ads cannot be changed: a file replaces them
      return [];
    case 'stop':
      return [{ kind: 'pause_campaign', action: { campaign: change.campaign }, expected: 'ENABLED' }];
    case 'adjust':
      return adjustmentOf(change);
    case 'release':
      return [{ kind: 'remove_negative', action: locationOf(change), expected: 'present' }];
    case 'keyword':
    case 'pause': {
      const expected = change.kind === 'pause' ? 'ENABLED' : null;
      const { campaign: own, adGroup } = change;
      return [{ kind: change.kind, action: { campaign: own, adGroup, ...written(change) }, expected }];
    }
    case 'negative':
      return negativesOf(change, campaigns).map((action) => ({ kind: 'negative', action, expected: null }));
  }
}

/** A budget or the bid of a keyword. The script changes no bid of a whole ad group and no device. */
function adjustmentOf({ of, campaign: own, adGroup, keyword: named, from, to }: AdjustChange): NewCommand[] {
  const [expected, target] = [Math.round(from * MICROS), Math.round(to * MICROS)];
  if (of === 'budget') return [{ kind: 'budget', action: { campaign: own, micros: target }, expected }];
  if (of !== 'cpc' || adGroup === null || named === null) return [];
  const keyword = { campaign: own, adGroup, ...written(parseKeyword(named)) };
  return [{ kind: 'bid', action: { ...keyword, micros: target }, expected }];
}

function written({ text, matchType: match }: Keyword): { text: string; matchType: string } {
  return { text, matchType: match.toUpperCase() };
}

function locationOf({
  campaign: own,
  adGroup,
  ...term
}: Keyword & { campaign: string; adGroup: string | null }) {
  return adGroup === null
    ? { level: 'campaign', campaign: own, ...written(term) }
    : { level: 'adGroup', campaign: own, adGroup, ...written(term) };
}

/** A negative for every campaign becomes one for each. */
function negativesOf(
  { campaign: own, adGroup, isListed, ...term }: NegativeChange,
  campaigns: readonly string[],
) {
  if (isListed) return [{ level: 'list', ...written(term) }];
  if (own === null) return campaigns.map((each) => locationOf({ campaign: each, adGroup: null, ...term }));
  return [locationOf({ campaign: own, adGroup, ...term })];
}

interface Finished {
  kind: CommandKind;
  action: Record<string, unknown>;
  before: CommandValue;
  after: CommandValue;
}

const opposites: Partial<Record<CommandKind, CommandKind>> = {
  negative: 'remove_negative',
  remove_negative: 'negative',
  keyword: 'pause',
  pause: 'enable',
  enable: 'pause',
  pause_campaign: 'enable_campaign',
  enable_campaign: 'pause_campaign',
};

/** The command that undoes a done one; null where nothing can. It expects what the other one left. */
export function undoOf({ kind, action, before, after }: Finished): NewCommand | null {
  if (kind === 'bid' || kind === 'budget')
    return typeof before === 'number'
      ? { kind, action: { ...action, micros: before }, expected: after }
      : null;
  const opposite = opposites[kind];
  if (!opposite) return null;
  return { kind: opposite, action, expected: kind === 'keyword' ? 'ENABLED' : after };
}
