import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { failure, writeOutcome, type Failure } from './outcome.mjs';

const text = (errors: readonly TestError[]) =>
  errors.map(({ message, stack }) => stack ?? message ?? '').join('\n');

/** Playwright's reporter for `npm test`: counts, and each failure with its file, in a test or elsewhere. */
export default class OutcomeReporter implements Reporter {
  readonly #file: string;
  readonly #failures: Failure[] = [];
  readonly #skipped: string[] = [];
  #passed = 0;

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    const titles = test.titlePath().slice(3); // after the root, the project and the file
    const name = [relative(process.cwd(), test.location.file), ...titles].join(' › ');
    const outcome = test.outcome();
    if (outcome === 'expected') this.#passed += 1;
    if (outcome === 'skipped') this.#skipped.push(name);
    if (outcome === 'unexpected') this.#failures.push(failure(name, text(errors)));
  }

  onError(error: TestError): void {
    this.#failures.push(failure('fora dos testes', text([error])));
  }

  onEnd(): void {
    writeOutcome(this.#file, { passed: this.#passed, failures: this.#failures, skipped: this.#skipped });
  }
}
