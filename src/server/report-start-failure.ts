import { EnvError } from './env.ts';
import { isSystemError, StartError, systemReason } from './start-error.ts';

/** Prints why the program could not start and ends it: one line for each fault that the operator can mend. */
export function reportStartFailure(error: unknown): never {
  const lines = startFaults(error);
  if (lines === null) console.error(error);
  else for (const line of lines) console.error(`Faísca não iniciou. ${line}`);
  process.exit(1);
}

/** One line for the operator for each fault; null when it is a fault of the program's. */
export function startFaults(error: unknown): readonly string[] | null {
  if (error instanceof EnvError) return error.faults;
  if (error instanceof StartError) return [error.message];
  if (isSystemError(error)) return [systemReason(error)];
  return null;
}
