import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Env } from '../boot/env.ts';
import { readOrCreateSecret, secretFile } from '../boot/secret.ts';
import { StartError } from '../boot/start-error.ts';
import type { BackupHeader } from './format.ts';

export type BackupSecret = Pick<BackupHeader, 'secret' | 'secretFingerprint'>;
type SecretEnv = Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>;

/** A generated secret is stored in the backup. Of the operator's own secret, only a fingerprint is stored. */
export function secretForBackup({ AUTH_SECRET, DATA_DIR }: SecretEnv): BackupSecret {
  if (AUTH_SECRET !== undefined) return { secretFingerprint: fingerprint(AUTH_SECRET) };
  const secret = readOrCreateSecret(DATA_DIR);
  return { secret, secretFingerprint: fingerprint(secret) };
}

/**
 * Checks that the restored data will be used with the secret with which it was written.
 * @returns a function that writes the backup's own secret into DATA_DIR if it belongs there.
 * @throws {StartError} when the secret is missing or different.
 */
export function matchSecret({ AUTH_SECRET, DATA_DIR }: SecretEnv, backup: BackupSecret): () => void {
  const file = secretFile(DATA_DIR);
  const own = AUTH_SECRET ?? (existsSync(file) ? readOrCreateSecret(DATA_DIR) : undefined);
  if (own !== undefined) {
    if (fingerprint(own) === backup.secretFingerprint) return () => undefined;
    const where = AUTH_SECRET === undefined ? file : 'AUTH_SECRET';
    throw new StartError(
      `O segredo em ${where} não é o deste backup: com ele, ninguém continua conectado e a verificação em duas etapas não abre. ` +
        'Use o segredo de antes, ou --other-secret para restaurar mesmo assim.',
    );
  }
  const { secret } = backup;
  if (secret === undefined) {
    throw new StartError('Este backup não traz o segredo: defina AUTH_SECRET com o que o servidor usava.');
  }
  return () => {
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx', flush: true });
  };
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(`faisca ${secret}`).digest('hex').slice(0, 16);
}
