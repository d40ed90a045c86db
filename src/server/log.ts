import pino, { type Logger } from 'pino';

/** Never written, wherever in an object they appear one or two levels deep. */
const secrets = [
  'password',
  'newPassword',
  'token',
  'secret',
  'code',
  'cookie',
  'authorization',
  'backupCodes',
];

export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[oculto]' },
  });
}
