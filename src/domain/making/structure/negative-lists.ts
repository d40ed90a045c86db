import * as z from 'zod/mini';
import { formatKeyword, keywordKey } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { negativeListLimits } from './limits.ts';

/** A shared list of negatives: what it blocks, it blocks in every campaign that uses it. */
export interface NegativeList {
  id: string;
  name: string;
  /** In Google's notation, each once. */
  negatives: string[];
  /** Each edit increments it. An edit based on an older version is refused. */
  version: number;
  /** The campaigns that use it. */
  campaignIds: string[];
}

/** A list without its negatives. */
export interface NegativeListSummary extends Omit<NegativeList, 'negatives'> {
  count: number;
}

/** How long a deleted list can be restored. */
export const RESTORE_DAYS = 30;

export interface DeletedNegativeList extends Pick<NegativeListSummary, 'id' | 'name' | 'count'> {
  deletedAt: string;
}

/** Lines as they are pasted, in Google's notation and each once. */
export function cleanNegatives(lines: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const line of lines) {
    const negative = parseNegativeKeyword(line);
    const key = keywordKey(negative);
    if (negative.text !== '' && !found.has(key)) found.set(key, formatKeyword(negative));
  }
  return [...found.values()];
}

/** Replaces one negative of a list, or removes it. What it becomes stands there once. */
export function replaceNegative(negatives: readonly string[], from: string, to: string | null): string[] {
  const others =
    to === null ? negatives : negatives.filter((text) => text === from || !isSameNegative(text, to));
  return others.flatMap((text) => (text !== from ? [text] : to === null ? [] : [to]));
}

function isSameNegative(one: string, other: string): boolean {
  return keywordKey(parseNegativeKeyword(one)) === keywordKey(parseNegativeKeyword(other));
}

const { nameBytes, negatives: most } = negativeListLimits;

/** The size of a text in UTF-8. */
function utf8Bytes(text: string): number {
  const sizes = Array.from(text, (sign) => (sign < '\u0080' ? 1 : sign < '\u0800' ? 2 : sign.length + 2));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const name = z.string().check(
  z.trim(),
  z.minLength(1, 'Dê um nome à lista.'),
  z.refine((text) => utf8Bytes(text) <= nameBytes, {
    message: `Nome da lista: até ${nameBytes} caracteres; os acentuados contam 2.`,
  }),
);

/** Repeated lines count once, so more lines than a list holds are read. */
const negatives = z.pipe(
  z.pipe(
    z
      .array(z.string().check(z.maxLength(250, 'Há uma negativa com mais de 250 caracteres.')))
      .check(z.maxLength(4 * most, 'São linhas demais de uma vez.')),
    z.transform((lines: string[]) => cleanNegatives(lines)),
  ),
  z
    .array(z.string())
    .check(z.maxLength(most, `O Google aceita até ${numberText(most)} negativas em uma lista.`)),
);

const ids = (max: number, message: string) =>
  z.pipe(
    z.array(z.uuid()).check(z.maxLength(max, message)),
    z.transform((all) => [...new Set(all.map((id) => id.toLowerCase()))]),
  );
const campaignIds = ids(2000, 'São campanhas demais de uma vez.');

export const newNegativeListSchema = z.strictObject({
  name,
  negatives,
  campaignIds: z._default(campaignIds, []),
});
export type NewNegativeList = z.input<typeof newNegativeListSchema>;

export const negativeListEditSchema = z.strictObject({
  version: z.int().check(z.positive()),
  name: z.optional(name),
  negatives: z.optional(negatives),
  /** All campaigns that use it from now on. */
  campaignIds: z.optional(campaignIds),
});
export type NegativeListEdit = z.input<typeof negativeListEditSchema>;

/** A list of a file, with the campaigns that use it by their names there. */
export const broughtListSchema = z.strictObject({
  name,
  negatives,
  campaigns: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(2000)),
});
export type BroughtList = z.output<typeof broughtListSchema>;

/** More negatives for a list; those that it has stay. */
export const addedNegativesSchema = z.strictObject({ negatives });

/** All lists that a campaign uses from now on. */
export const campaignListsSchema = z.strictObject({
  listIds: ids(
    negativeListLimits.lists,
    `O Google aceita até ${negativeListLimits.lists} listas em uma campanha.`,
  ),
});
