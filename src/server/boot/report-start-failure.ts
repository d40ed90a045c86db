import { EnvError } from './env.ts';
import { isSystemError, StartError, systemReason } from './start-error.ts';

/** Prints why the program could not start, one line per problem that the operator can fix, and ends it. */
export function reportStartFailure(error: unknown): never {
  const lines = startFaults(error);
  if (lines === null) console.error(error);
  else for (const line of lines) console.error(`Faísca não iniciou. ${line}`);
  process.exit(1);
}

/** One line per problem for the operator; null when it is a bug of the program. */
export function startFaults(error: unknown): readonly string[] | null {
  if (error instanceof EnvError) return error.faults;
  if (error instanceof StartError) return [error.message];
  if (isSystemError(error)) return [systemReason(error)];
  return null;
}
