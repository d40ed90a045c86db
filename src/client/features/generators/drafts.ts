import { z } from 'zod';
import { languages } from '#domain/ads/languages.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { funnelLevels } from '#domain/content/types.ts';
import type { GeneratorInput } from '#domain/generators/define-generator.ts';
import type { Item } from '#domain/generators/items.ts';
import type { GeneratorKind } from '#domain/generators/kinds.ts';
import { NUTRA_LIST } from '#domain/templates.ts';

/** What is on a generator's screen: leaving the room, a reload or a sign-in in between loses none of it. */
export interface Draft {
  input: GeneratorInput;
  items: readonly Item[];
  /** What waits in the box for manual entries. */
  typed: string;
  /** The lists before this one, the latest last, to go back to. */
  past: readonly (readonly Item[])[];
}

const KEY = 'faisca_drafts_v1';
const drafts = new Map<string, Draft>();

const draftsSchema = z.array(
  z.tuple([
    z.string(),
    z.object({
      input: z.object({
        listKey: z.string(),
        product: z.string(),
        language: z.enum(['', ...languages.map(({ code }) => code)]),
        funnel: z.enum(['', ...funnelLevels]),
        match: z.enum(matchTypes),
      }),
      items: z.array(z.record(z.string(), z.string())),
      typed: z.string(),
    }),
  ]),
);

export function readDraft(userId: string, kind: GeneratorKind): Draft {
  return drafts.get(`${userId}:${kind}`) ?? initialDraft(kind);
}

export function keepDraft(userId: string, kind: GeneratorKind, draft: Draft): void {
  drafts.set(`${userId}:${kind}`, draft);
}

/** Takes up what this tab held before a reload, and keeps what it holds before the next. */
export function restoreDrafts(): void {
  try {
    const kept = draftsSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    if (kept.success) for (const [key, draft] of kept.data) drafts.set(key, { ...draft, past: [] });
  } catch {
    // unreadable or refused: the screens begin empty
  }
  window.addEventListener('pagehide', keepAll);
}

function initialDraft(kind: GeneratorKind): Draft {
  const language = kind === 'promotions' ? 'pt' : '';
  return {
    input: { listKey: NUTRA_LIST, product: '', language, funnel: '', match: 'broad' },
    items: [],
    typed: '',
    past: [],
  };
}

function keepAll(): void {
  const kept = [...drafts].map(([key, { input, items, typed }]) => [key, { input, items, typed }]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    sessionStorage.removeItem(KEY); // too long for this browser: an older draft would be a wrong one
  }
}
