import { claimAttempt, type Limit } from '../db/attempts.ts';
import type { Database } from '../db/client.ts';
import { feedbacks } from '../db/schema/profiles.ts';

/** Messages per account and day: more than a person needs, and few enough that somebody can read them all. */
export const FEEDBACK_QUOTA: Limit = { max: 20, seconds: 24 * 3600 };

/** @returns false when the account has reached its daily limit. */
export async function insertFeedback(db: Database, userId: string, content: string): Promise<boolean> {
  if (!(await claimAttempt(db, `feedback:${userId}`, FEEDBACK_QUOTA))) return false;
  await db.insert(feedbacks).values({ userId, content });
  return true;
}
