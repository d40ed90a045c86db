import { z } from 'zod';
import { languages } from '#domain/ads/languages.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { funnelLevels } from '#domain/texts/content/types.ts';
import type { GeneratorInput } from '#domain/texts/generators/define-generator.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { NUTRA_LIST } from '#domain/texts/templates.ts';
import { tabMemory } from '#client/lib/tab-memory.ts';

interface Work {
  input: GeneratorInput;
  items: readonly Item[];
  /** What waits in the box for manual entries. */
  typed: string;
}

/** What is on a generator's screen. */
export interface Draft extends Work {
  /** The lists before this one, the latest last, to go back to; a reload forgets them. */
  past: readonly (readonly Item[])[];
}

const works = tabMemory<Work>(
  'faisca_generator_drafts_v1',
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
);
const pasts = new Map<string, Draft['past']>();

export function readDraft(userId: string, kind: AssetType): Draft {
  const key = `${userId}:${kind}`;
  return { ...(works.read(key) ?? initialWork(kind)), past: pasts.get(key) ?? [] };
}

export function keepDraft(userId: string, kind: AssetType, { past, ...work }: Draft): void {
  const key = `${userId}:${kind}`;
  works.keep(key, work);
  pasts.set(key, past);
}

function initialWork(kind: AssetType): Work {
  const language = kind === 'promotions' ? 'pt' : '';
  return {
    input: { listKey: NUTRA_LIST, product: '', language, funnel: '', match: 'broad' },
    items: [],
    typed: '',
  };
}
