import type { BridgeCommand } from '#domain/deciding/bridge/messages.ts';
import type { NewCommands } from '#domain/deciding/bridge/commands.ts';
import type { AccountHistory } from '#domain/deciding/rules/history.ts';
import type { RuleKind } from '#domain/deciding/rules/templates.ts';
import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import type { Database } from '../db/client.ts';
import type { Call } from '../request/context.ts';

export interface HistoryOf {
  accountId: string;
  campaignId: string;
  currency: string;
}

/** What rules need of other rooms: an account's past, and the way of a change to the script. */
export interface RuleWork {
  readHistory: (call: Call, of: HistoryOf, since: string) => Promise<AccountHistory | null>;
  /** The sales of networks in a campaign; null while they are not known. */
  readSold: (call: Call, campaignId: string) => Promise<CampaignSold | null>;
  approve: (
    db: Database,
    ref: { userId: string; bridgeId: string },
    commands: NewCommands,
    rule: RuleKind | null,
  ) => Promise<BridgeCommand[] | string>;
}
