import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { feedbacks } from '../db/schema/profiles.ts';
import { partsOf, type ReadOwn, separated } from './export-parts.ts';

/** The person's messages as members of a JSON list, the oldest first. */
export function exportFeedbacks(read: ReadOwn, userId: string): AsyncGenerator<string> {
  return separated(eachFeedback(read, userId));
}

async function* eachFeedback(read: ReadOwn, userId: string): AsyncGenerator<string> {
  const own = eq(feedbacks.userId, userId);
  const order = [asc(feedbacks.createdAt), asc(feedbacks.id)];
  const bytes = sql<number>`octet_length(${feedbacks.content})`;
  const sizes = await read((tx) =>
    tx
      .select({ id: feedbacks.id, bytes })
      .from(feedbacks)
      .where(own)
      .orderBy(...order),
  );
  for (const ids of partsOf(sizes)) {
    const rows = await read((tx) =>
      tx
        .select()
        .from(feedbacks)
        .where(and(own, inArray(feedbacks.id, ids)))
        .orderBy(...order),
    );
    for (const row of rows) yield JSON.stringify(row);
  }
}
