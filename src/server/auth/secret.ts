import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../start-error.ts';

/** The signing secret kept under DATA_DIR, made on first use; two processes at once end up with the same. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  const made = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8').trim();
}
