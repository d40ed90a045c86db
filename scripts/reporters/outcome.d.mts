export interface Failure {
  name: string;
  message: string;
}

/** What a stage of `npm test` found. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** The names of the tests that did not run. */
  skipped: string[];
}

/** A failure as the end of a run shows it: enough lines to understand it. */
export function failure(name: string, message: string): Failure;

/** Writes what a test runner found, for `outcomeOf`. */
export function writeOutcome(file: string, outcome: Outcome): void;

/**
 * Runs a test runner whose reporter writes `file`, and reads it. A runner that fails without a failing test, ends
 * before it writes, or passes without a test counts as one failure. So does each test that was skipped without being listed
 * in skips.mjs.
 * @param run says whether the runner succeeded
 */
export function outcomeOf(name: string, file: string, run: () => Promise<boolean>): Promise<Outcome>;
