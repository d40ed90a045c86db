import * as z from 'zod/mini';
import type { Cell } from './table-rows.ts';
import { bridgeTableNames } from './tables.ts';
import { type CommandKind, commandKinds, type CommandState, type CommandValue } from './commands.ts';

export const customerId = z
  .string()
  .check(z.trim(), z.regex(/^\d{3}-?\d{3}-?\d{4}$/, 'O número da conta tem 10 dígitos, como 123-456-7890.'));

/** `123-456-7890`, however it was typed. */
export function writtenCustomerId(id: string): string {
  return id.replaceAll('-', '').replace(/^(\d{3})(\d{3})(\d{4})$/u, '$1-$2-$3');
}

/** The person's limits for the script. The numbers are written into the script's text. */
export const capsSchema = z.strictObject({
  commandsPerRun: z._default(z.int().check(z.minimum(0), z.maximum(500)), 100),
  /** A budget or bid may become this many times what it is. */
  raise: z._default(z.number().check(z.minimum(1), z.maximum(3)), 1.2),
  /** In the account's currency. */
  dailyBudget: z._default(z.number().check(z.minimum(0), z.maximum(1e6)), 500),
  cpc: z._default(z.number().check(z.minimum(0), z.maximum(1e4)), 20),
  kinds: z._default(z.array(z.enum(commandKinds)), [...commandKinds]),
  /** Whether the script gives sales to Google as conversions. */
  conversions: z._default(z.boolean(), false),
});
export type Caps = z.output<typeof capsSchema>;

export const newBridgeSchema = z.strictObject({
  kind: z.enum(['account', 'manager'], 'Escolha uma conta ou uma conta de administrador.'),
  customerId,
  /** The campaign that keeps the account's reports; without one, the first run makes it. */
  campaignId: z.optional(z.uuid()),
  caps: z._default(capsSchema, () => capsSchema.parse({})),
});
export type NewBridge = z.output<typeof newBridgeSchema>;

const text = (most: number) => z.string().check(z.maxLength(most));
const call = { version: z.int().check(z.minimum(1), z.maximum(10_000)), preview: z.boolean() };
const ofAccount = { ...call, customerId };

const MOST_ACCOUNTS = 200;
export const startSchema = z.object({
  ...call,
  now: text(40),
  accounts: z
    .array(z.object({ customerId, name: text(300), currency: text(10), timeZone: text(60) }))
    .check(z.minLength(1), z.maxLength(MOST_ACCOUNTS)),
});
export type Start = z.output<typeof startSchema>;

const day = z.iso.date();
/** Changes nest their resources four deep. A reader that follows more nesting without end runs out of stack. */
const MOST_LEVELS = 20;
const cell = z.custom<Cell>((value) => isFlat(value, MOST_LEVELS)); // what JSON.parse returns is no other value
/** The most rows of a part. */
export const PART_ROWS = 6000;

export const partSchema = z.object({
  ...ofAccount,
  run: z.int(),
  table: z.enum(bridgeTableNames),
  from: day,
  to: day,
  part: z.int().check(z.minimum(0), z.maximum(500)),
  isLast: z.boolean(),
  columns: z.array(text(40)).check(z.maxLength(30)),
  rows: z.array(z.array(cell).check(z.maxLength(30))).check(z.maxLength(PART_ROWS)),
});
export type Part = z.output<typeof partSchema>;

export const troubleSchema = z.object({
  ...ofAccount,
  run: z.int(),
  table: z.enum(bridgeTableNames),
  reason: text(500),
});
export type Trouble = z.output<typeof troubleSchema>;

export const fetchSchema = z.object(ofAccount);
export const uploadedSchema = z.object({
  ...ofAccount,
  feedId: z.uuid(),
  orderIds: z.array(text(200)).check(z.maxLength(5000)),
});
export const beginSchema = z.object({
  ...ofAccount,
  key: z.uuid(),
  ids: z.array(z.uuid()).check(z.maxLength(500)),
});

const value = z.nullable(z.union([text(200), z.number()]));
export const resultsSchema = z.object({
  ...ofAccount,
  results: z
    .array(
      z.object({
        id: z.uuid(),
        state: z.enum(['done', 'skipped', 'failed']),
        reason: z.nullable(text(600)),
        before: value,
        after: value,
      }),
    )
    .check(z.maxLength(500)),
});
export type CommandResult = z.output<typeof resultsSchema>['results'][number];

/** A table as a bridge's page shows it. */
export interface BridgeReport {
  customerId: string;
  table: string;
  label: string;
  from: string | null;
  to: string | null;
  rows: number;
  receivedAt: string | null;
  /** The script's error when it could not read the table. */
  trouble: string | null;
}

export interface BridgeCommand {
  id: string;
  customerId: string;
  set: string;
  kind: CommandKind;
  action: Record<string, unknown>;
  state: CommandState;
  expected: CommandValue;
  before: CommandValue;
  after: CommandValue;
  reason: string | null;
  /** The template of the rule that made it; null: a person did. */
  rule: string | null;
  /** Whether another command can take it back. */
  canUndo: boolean;
  createdAt: string;
  expiresAt: string;
  finishedAt: string | null;
}

/** A bridge in the list. Dates are ISO 8601. */
export interface Bridge {
  id: string;
  kind: 'account' | 'manager';
  customerId: string;
  createdAt: string;
  lastSeen: string | null;
  lastPreview: string | null;
  /** The version of the script that last called; null: none did. */
  version: number | null;
  /** The newest version, which a person may copy. */
  scriptVersion: number;
  /** The limits in the script's text. */
  caps: Caps;
  /** The accounts that its runs have described, each with the campaign that keeps its reports. */
  accounts: { customerId: string; name: string; campaignId: string; currency: string }[];
}

export interface BridgeDetails extends Bridge {
  reports: BridgeReport[];
  commands: BridgeCommand[];
}

/** The script is sent only once, because nothing else contains the tokens. */
export interface CreatedBridge extends Bridge {
  script: string;
}

function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}
