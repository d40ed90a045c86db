import type { Context } from 'hono';
import type { KeptKind, KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { askKept } from '../db/kept-answers.ts';
import type { UserEnv } from '../request/context.ts';
import { computing } from '../request/errors.ts';
import { answerJson } from './compression.ts';

interface Wanted {
  kind: KeptKind;
  /** Null: the whole account. */
  campaignId: string | null;
  /** The answer as JSON text, of few enough rows. */
  compute: () => Promise<string>;
}

/**
 * Answers with a JSON object, computed now or kept; a kept one says in `kept` how old it is.
 * @throws while it is computed for the first time.
 */
export async function answerKept<T extends object>(
  c: Context<UserEnv>,
  { kind, campaignId, compute }: Wanted,
) {
  const kept = await askKept(c.var.db, { userId: c.var.user.id, campaignId, kind });
  if (kept === 'computing') throw computing();
  if (kept === 'light') return answerJson<T & { kept?: KeptMark }>(c, await compute());
  const { answer, ...mark } = kept;
  return answerJson<T & { kept?: KeptMark }>(c, `{"kept":${JSON.stringify(mark)},${answer.slice(1)}`);
}

/**
 * Reads a kept answer where only a part of it is sent, or computes it now.
 * @throws while it is computed for the first time.
 */
export async function readKept<T extends object>(
  c: Context<UserEnv>,
  { kind, campaignId, compute }: Pick<Wanted, 'kind' | 'campaignId'> & { compute: () => Promise<T> },
): Promise<T & { kept?: KeptMark }> {
  const found = await askKept(c.var.db, { userId: c.var.user.id, campaignId, kind });
  if (found === 'computing') throw computing();
  if (found === 'light') return compute();
  const { answer, ...kept } = found;
  return { ...(JSON.parse(answer) as T), kept }; // written by the same server
}

/** The answer of each of several campaigns: stored ones are read, and the others are computed together. */
export async function readKeptEach<T>(
  c: Context<UserEnv>,
  kind: KeptKind,
  ids: readonly string[],
  compute: (light: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, T>> {
  const answers = new Map<string, T>();
  const light: string[] = [];
  let isComputing = false;
  for (const id of ids) {
    const kept = await askKept(c.var.db, { userId: c.var.user.id, campaignId: id, kind });
    if (kept === 'light') light.push(id);
    else if (kept === 'computing') isComputing = true;
    else answers.set(id, JSON.parse(kept.answer) as T); // written by the same server
  }
  if (isComputing) throw computing();
  const computed = light.length > 0 ? await compute(light) : new Map<string, T>();
  return new Map([...answers, ...computed]);
}
