import { afterAll } from 'vitest';
import type { Env } from '../boot/env.ts';
import { createTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** An app on a database of its own, for one test file. The database goes after its last test. */
export async function openTestApp(overrides: Partial<Env> = {}) {
  const database = await createTestDatabase();
  afterAll(database.close);
  return { database, db: database.db, ...createTestApp(database, overrides) };
}
