import type { Database } from '../db/client.ts';
import { feedbacks } from '../db/schema.ts';

export async function insertFeedback(db: Database, userId: string, content: string): Promise<void> {
  await db.insert(feedbacks).values({ userId, content });
}
