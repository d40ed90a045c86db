import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLogFile, turnOver } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'faisca-log-'));
const file = join(folder, 'postgres.log');
afterAll(() => rmSync(folder, { recursive: true }));

it('only its owner can read it, even if an earlier version created it', () => {
  writeFileSync(file, 'de antes\n', { mode: 0o644 });
  openLogFile(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('when it is too large, it is emptied while in use and one copy is kept', () => {
  writeFileSync(file, '');
  const writer = openLogFile(file);
  writeSync(writer, 'x'.repeat(100));
  turnOver(file, 100);
  expect(readFileSync(file, 'utf8')).toHaveLength(100);
  writeSync(writer, 'y');
  turnOver(file, 100);
  writeSync(writer, 'depois');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe(`${'x'.repeat(100)}y`);
  expect(readFileSync(file, 'utf8')).toBe('depois');
  expect(statSync(`${file}.1`).mode & 0o777).toBe(0o600);
});
