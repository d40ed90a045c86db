import { claimAttempt, type Limit } from '../attempts.ts';
import type { Database } from '../db/client.ts';
import { feedbacks } from '../db/schema.ts';

/** Messages of one account in a day: far more than anybody writes, and few enough for somebody to read them all. */
export const FEEDBACK_QUOTA: Limit = { max: 20, seconds: 24 * 3600 };

/** @returns false when the account has sent as many as it may. */
export async function insertFeedback(db: Database, userId: string, content: string): Promise<boolean> {
  if (!(await claimAttempt(db, `feedback:${userId}`, FEEDBACK_QUOTA))) return false;
  await db.insert(feedbacks).values({ userId, content });
  return true;
}
