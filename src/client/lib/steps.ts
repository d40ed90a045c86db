/** Lets the browser paint and handle input before the work goes on. */
const pause = () => new Promise<void>((done) => setTimeout(done));

/**
 * Runs steps for at most `budgetMs`.
 * @returns the result, or null when steps are left.
 */
export function runSteps<Result>(steps: Iterator<unknown, Result>, budgetMs: number): Result | null {
  const end = performance.now() + budgetMs;
  do {
    const { done, value } = steps.next();
    if (done) return value;
  } while (performance.now() < end);
  return null;
}

/**
 * Runs the remaining steps with pauses.
 * @returns null when it was stopped.
 */
export async function finishSteps<Result>(
  steps: Iterator<unknown, Result>,
  budgetMs: number,
  signal: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    await pause();
    if (signal.aborted) return null;
    const result = runSteps(steps, budgetMs);
    if (result !== null) return result;
  }
}
