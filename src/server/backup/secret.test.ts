import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { matchSecret, secretForBackup } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = { DATA_DIR: join(folder, 'own'), AUTH_SECRET: undefined };
const given = { DATA_DIR: join(folder, 'given'), AUTH_SECRET: 'x'.repeat(32) };

it('a secret that the server made goes with the backup to a folder without one', () => {
  const kept = secretForBackup(own);
  const place = { DATA_DIR: join(folder, 'new'), AUTH_SECRET: undefined };
  matchSecret(place, kept)();
  expect(secretForBackup(place)).toEqual(kept);
  expect(statSync(join(place.DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it('the secret of the operator is not in the backup, and is asked for', () => {
  const kept = secretForBackup(given);
  expect(JSON.stringify(kept)).not.toContain('xxxx');
  expect(() => matchSecret({ ...given, AUTH_SECRET: undefined }, kept)).toThrow('não traz o segredo');
  expect(() => matchSecret(given, kept)()).not.toThrow();
  expect(() => matchSecret({ ...given, AUTH_SECRET: 'y'.repeat(32) }, kept)).toThrow(
    'O segredo em AUTH_SECRET não é o deste backup',
  );
});
