import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { failure, writeOutcome, type Failure } from './outcome.mjs';

const text = (errors: readonly (SerializedError & { diff?: string })[]) =>
  errors.map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n')).join('\n');

/** Vitest's reporter for `npm test`: counts, and each failure with its file, in a test or elsewhere. */
export default class OutcomeReporter implements Reporter {
  readonly #file: string;

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const failures: Failure[] = [];
    const skipped: string[] = [];
    let passed = 0;
    for (const module of modules) {
      const file = module.relativeModuleId;
      if (module.errors().length > 0) failures.push(failure(file, text(module.errors())));
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0)
          failures.push(failure(`${file} › ${suite.fullName}`, text(suite.errors())));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'skipped') skipped.push(`${file} › ${test.fullName}`);
        if (state === 'failed') failures.push(failure(`${file} › ${test.fullName}`, text(errors)));
      }
    }
    for (const error of unhandledErrors) failures.push(failure('fora dos testes', text([error])));
    writeOutcome(this.#file, { passed, failures, skipped });
  }
}
