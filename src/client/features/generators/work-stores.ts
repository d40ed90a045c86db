import * as z from 'zod/mini';
import { languages } from '#domain/ads/languages.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { type AssetOrigin, assetOriginSchema } from '#domain/making/campaign/asset-origin.ts';
import { negativeGroupIds } from '#domain/making/texts/content/language-pack.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import type { History } from '#domain/shared/history.ts';
import { NUTRA_LIST } from '#domain/making/texts/templates.ts';
import { ofAccountInTab } from '#client/lib/storage/account-scope.ts';
import type { TabStore } from '#client/lib/storage/tab-scope.ts';
import type { ListChange } from '#client/parts/items/list-change.ts';

/** The inputs that all tools share. */
export interface SharedWork extends Pick<GeneratorInput, 'product' | 'language'> {
  campaignId: string | null;
}

/** The campaign's list that is open in the generator. */
export interface OpenedList {
  campaignId: string;
  assetId: string;
  name: string | null;
}

/** One tool's own options, and the list on its screen. */
export interface ToolWork extends Pick<GeneratorInput, 'listKey' | 'funnel' | 'match' | 'negatives'> {
  items: readonly Item[];
  /** The inputs that generated the list; null for a list that was typed or imported. */
  origin: AssetOrigin | null;
  opened: OpenedList | null;
  /** The text in the field for manual entries. */
  typed: string;
}

/** A list, and the change that made it: null where the tab began with it. */
export interface ListStep extends Pick<ToolWork, 'items' | 'origin'> {
  change: ListChange | null;
}

/** The previous lists, the undone ones, and the change that made the present one, which `ToolWork` holds. */
export type ListHistory = Pick<History<ListStep>, 'past' | 'future'> & Pick<ListStep, 'change'>;

const sharedStore: TabStore<SharedWork> = {
  key: 'faisca_work_v1',
  schema: z.object({
    product: z.string(),
    language: z.enum(['', ...languages.map(({ code }) => code)]),
    campaignId: z.nullable(z.string()),
  }),
  initial: { product: '', language: '', campaignId: null },
};

const toolSchema = z.object({
  listKey: z.string(),
  funnel: z.enum(['', ...funnelLevels]),
  match: z.enum(matchTypes),
  items: z.array(z.record(z.string(), z.string())),
  origin: z.nullable(assetOriginSchema),
  opened: z.nullable(z.object({ campaignId: z.string(), assetId: z.string(), name: z.nullable(z.string()) })),
  typed: z.string(),
  negatives: z.optional(
    z.object({
      groups: z.optional(z.array(z.enum(negativeGroupIds))),
      withNiche: z.optional(z.boolean()),
      matchType: z.optional(z.enum(matchTypes)),
    }),
  ),
});

const initialWork: ToolWork = {
  listKey: NUTRA_LIST,
  funnel: '',
  match: 'broad',
  items: [],
  origin: null,
  opened: null,
  typed: '',
};

const noHistory: ListHistory = { past: [], future: [], change: null };

export function sharedWorkStore(accountId: string): TabStore<SharedWork> {
  return ofAccountInTab(sharedStore, accountId);
}

export function toolWorkStore(kind: AssetType, accountId: string): TabStore<ToolWork> {
  return ofAccountInTab(
    { key: `faisca_tool_${kind}_v1`, schema: toolSchema, initial: initialWork },
    accountId,
  );
}

export function listHistoryStore(kind: AssetType, accountId: string): TabStore<ListHistory> {
  const key = `faisca_past_${kind}`;
  return ofAccountInTab({ key, schema: z.never(), initial: noHistory, isForgottenOnReload: true }, accountId);
}

/** What can be undone, the latest first. */
export function changesBack({ past, change }: Pick<ListHistory, 'past' | 'change'>): ListChange[] {
  const changes = [...past.map((step) => step.change), change].slice(1);
  return changes.filter((each) => each !== null).toReversed();
}
