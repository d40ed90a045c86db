import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './env.ts';
import { errorCode, StartError } from './start-error.ts';

export const secretFile = (dataDir: string) => join(dataDir, 'auth-secret');

/**
 * The signing secret kept under DATA_DIR, made on first use; two processes at once end up with the same.
 * @throws {StartError} when what is kept is no whole secret: with another one, sessions and two-factor secrets are lost.
 */
export function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  const made = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(made, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartError(
    `O segredo guardado em ${file} está incompleto: restaure-o de uma cópia. ` +
      'Sem ele, todos entram de novo e refazem a verificação em duas etapas: só então apague o arquivo.',
  );
}
