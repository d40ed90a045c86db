/**
 * The server cannot start for a reason that its operator can fix. `message` is one line in Portuguese, shown
 * as it is.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Whether the operating system refused an access to a file, a folder or a connection. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** The code of a system error, such as `EACCES`; undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const reasons: Record<string, string> = {
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EROFS: 'o disco só permite leitura',
  ENOENT: 'não existe',
  ENOSPC: 'não há espaço em disco',
  EDQUOT: 'a cota de disco acabou',
  EMFILE: 'há arquivos abertos demais',
  ENFILE: 'há arquivos abertos demais',
  EIO: 'o disco falhou',
};

/** The system error as one line in Portuguese. */
export function systemReason(error: NodeJS.ErrnoException): string {
  const reason = reasons[error.code ?? ''];
  const what = error.path ?? error.syscall ?? 'uma operação';
  return reason === undefined
    ? `O sistema recusou: ${error.message}.`
    : `O sistema recusou ${what}: ${reason}.`;
}
