import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from './env.ts';
import { errorCode, StartError } from './start-error.ts';

export const secretFile = (dataDir: string) => join(dataDir, 'auth-secret');

/**
 * The signing secret stored under DATA_DIR, generated on first use. Two processes that start at once get the
 * same secret.
 * @throws {StartError} when the file does not contain a complete secret. We do not replace it, because sessions
 * and two-factor secrets would be lost.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  const generated = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(generated, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(generated, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(generated);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartError(
    `O segredo guardado em ${file} está incompleto: restaure-o de uma cópia. ` +
      'Sem ele, todos entram de novo e refazem a verificação em duas etapas: só então apague o arquivo.',
  );
}
