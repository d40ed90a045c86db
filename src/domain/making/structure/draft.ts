import * as z from 'zod/mini';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { intents, type Intent } from '#domain/language/intents.ts';
import type { CampaignAssets } from './campaign-assets.ts';
import { draftLimits } from './limits.ts';
import type { NegativeList } from './negative-lists.ts';
import { campaignSettingsSchema } from './settings.ts';

const intentIds = Object.keys(intents) as [Intent, ...Intent[]]; // the table is not empty, and Object.keys loses the types of the keys
const line = (max: number) =>
  z.string().check(z.maxLength(max, `Há um texto com mais de ${max} caracteres.`));

/**
 * The reason for a keyword's place: its list's stage, a built-in template, words in it, the product's name,
 * none of these, the person's choice, or an imported file.
 */
const groupingReasons = ['list', 'template', 'words', 'name', 'rest', 'hand', 'file'] as const;
export type GroupingReason = (typeof groupingReasons)[number];

/**
 * `text` is in Google's notation: `word`, `"phrase"`, `[exact]`. The other fields explain why it is in its
 * group.
 */
const draftKeywordSchema = z.strictObject({
  text: line(500).check(z.minLength(1, 'Há uma palavra-chave vazia.')),
  funnel: z.optional(z.enum(funnelLevels)),
  intent: z.optional(z.enum(intentIds)),
  by: z.enum(groupingReasons),
});
export type DraftKeyword = z.infer<typeof draftKeywordSchema>;

/** A title or description. `pin` is the only position where Google may show it. */
const pinnedTextSchema = z.strictObject({
  text: line(300),
  pin: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
});
export type PinnedText = z.infer<typeof pinnedTextSchema>;

/** A responsive search ad. An empty `finalUrl` means the campaign's. */
const searchAdSchema = z.strictObject({
  titles: z.array(pinnedTextSchema).check(z.maxLength(15, 'Um anúncio aceita até 15 títulos.')),
  descriptions: z.array(pinnedTextSchema).check(z.maxLength(4, 'Um anúncio aceita até 4 descrições.')),
  path1: line(100),
  path2: line(100),
  finalUrl: line(4000),
});
export type SearchAd = z.infer<typeof searchAdSchema>;

export const adGroupSchema = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome ao grupo.'),
      z.maxLength(255, 'Nome do grupo: até 255 caracteres.'),
    ),
  /** Groups are sorted by this number. A new group between two others gets a number between theirs. */
  position: z.number(),
  keywords: z
    .array(draftKeywordSchema)
    .check(z.maxLength(draftLimits.keywords, 'Um grupo aceita até 20.000 palavras-chave.')),
  /** In Google's notation. */
  negatives: z
    .array(line(500))
    .check(z.maxLength(draftLimits.negatives, 'Um grupo aceita até 10.000 negativas.')),
  ads: z.array(searchAdSchema).check(z.maxLength(draftLimits.ads, 'Um grupo aceita até 3 anúncios.')),
  /** Instead of the campaign's own. */
  targetCpa: z.optional(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'Use um valor como 1234.56.'))),
});
export type AdGroup = z.infer<typeof adGroupSchema>;

export type DraftGroup = AdGroup & { id: string };
export type { CampaignSettings } from './settings.ts';

export interface CampaignDraft {
  settings: z.output<typeof campaignSettingsSchema>;
  groups: readonly DraftGroup[];
  /** The shared lists of negatives that it uses. They are stored and changed apart from the draft. */
  lists?: readonly NegativeList[];
  /** What holds for every campaign of the account. It is stored and changed apart from the draft. */
  accountAssets?: CampaignAssets;
}

const version = z.int().check(z.positive());

/**
 * One save: the changed parts, each with the version on which its change is based (null for a new group). The
 * server stores all parts, or none when a version is outdated.
 */
export const draftChangesSchema = z.strictObject({
  settings: z.optional(z.strictObject({ version: z.nullable(version), content: campaignSettingsSchema })),
  groups: z._default(
    z
      .array(z.strictObject({ id: z.uuid(), version: z.nullable(version), content: adGroupSchema }))
      .check(z.maxLength(draftLimits.groups, `Uma campanha guarda até ${draftLimits.groups} grupos.`)),
    [],
  ),
  removed: z._default(
    z.array(z.strictObject({ id: z.uuid(), version })).check(z.maxLength(draftLimits.groups)),
    [],
  ),
});
export type DraftChanges = z.output<typeof draftChangesSchema>;

/** A draft as the API sends it, with a version per part. `settings` is null before the first save. */
export interface StoredDraft {
  settings: { version: number; content: CampaignDraft['settings'] } | null;
  groups: { id: string; version: number; content: AdGroup }[];
}

/** The new version of each saved part. */
export interface SavedVersions {
  settings: number | null;
  groups: Record<string, number>;
}
