import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from './start-error.ts';
import { readOrCreateSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is generated once, is readable only by its owner, and is reused', () => {
  const dataDir = join(folder, 'new');
  const secret = readOrCreateSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readOrCreateSecret(dataDir)).toBe(secret);
  expect(readOrCreateSecret(join(folder, 'other'))).not.toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'x'.repeat(31)])('refuses a file with %j and leaves it unchanged', (text) => {
  writeFileSync(join(folder, 'auth-secret'), text);
  expect(() => readOrCreateSecret(folder)).toThrow(StartError);
  expect(readdirSync(folder)).not.toContain(`auth-secret.${process.pid}`);
});
