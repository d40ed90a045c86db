/** Lets the browser paint and handle input before the work goes on. */
export const pause = () => new Promise<void>((done) => setTimeout(done));

/** A page that nobody sees draws no frames: then it acts after this time. */
const UNSEEN_MS = 100;

/** Acts in a task of its own, once what was changed is drawn. @returns what cancels it */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs steps for at most `budgetMs`. @returns the result, or null when steps are left. */
export function runSteps<Result>(steps: Iterator<unknown, Result>, budgetMs: number): Result | null {
  const end = performance.now() + budgetMs;
  do {
    const { done, value } = steps.next();
    if (done) return value;
  } while (performance.now() < end);
  return null;
}

/** Runs the remaining steps with pauses. @returns null when it was stopped. */
export async function finishSteps<Result>(
  steps: Iterator<unknown, Result>,
  { budgetMs, isStopped }: { budgetMs: number; isStopped: () => boolean },
): Promise<Result | null> {
  while (!isStopped()) {
    const result = runSteps(steps, budgetMs);
    if (result !== null) return result;
    await pause();
  }
  return null;
}
