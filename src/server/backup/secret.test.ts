import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { matchSecret, secretForBackup } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = { DATA_DIR: join(folder, 'own'), AUTH_SECRET: undefined };
const configured = { DATA_DIR: join(folder, 'given'), AUTH_SECRET: 'x'.repeat(32) };

it('a generated secret is restored with the backup into a folder without one', () => {
  const stored = secretForBackup(own);
  const env = { DATA_DIR: join(folder, 'new'), AUTH_SECRET: undefined };
  matchSecret(env, stored)();
  expect(secretForBackup(env)).toEqual(stored);
  expect(statSync(join(env.DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it("the operator's own secret is not in the backup and must be given", () => {
  const stored = secretForBackup(configured);
  expect(JSON.stringify(stored)).not.toContain('xxxx');
  expect(() => matchSecret({ ...configured, AUTH_SECRET: undefined }, stored)).toThrow('não traz o segredo');
  expect(() => matchSecret(configured, stored)()).not.toThrow();
  expect(() => matchSecret({ ...configured, AUTH_SECRET: 'y'.repeat(32) }, stored)).toThrow(
    'O segredo em AUTH_SECRET não é o deste backup',
  );
});
