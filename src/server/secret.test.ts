import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from './start-error.ts';
import { keptSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, for its owner alone to read, and kept', () => {
  const dataDir = join(folder, 'new');
  const secret = keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(dataDir)).toBe(secret);
  expect(keptSecret(join(folder, 'other'))).not.toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'x'.repeat(31)])('a file with %j is refused, and left as it is', (text) => {
  writeFileSync(join(folder, 'auth-secret'), text);
  expect(() => keptSecret(folder)).toThrow(StartError);
  expect(readdirSync(folder)).not.toContain(`auth-secret.${process.pid}`);
});
