import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** The files that test the room, and whether they need the database. */
const { tests, onDatabase } = JSON.parse(process.env['MUTANTS_ROOM'] ?? '{}') as {
  tests: string[];
  onDatabase: boolean;
}; // as scripts/mutants.ts writes it

const withoutLong = { tags: [{ name: 'long' }], tagsFilter: ['!long'] }; // the types know the filter as an option of the command line alone

let vitest: Vitest;
/**
 * A fault with which a test file does not load leaves it without tests. StrykerJS would read that as "every test passed", so
 * the fault is told as an error.
 */
const unloadable: Reporter = {
  onInit: (started) => void (vitest = started),
  onTestModuleEnd(module: TestModule) {
    const [error] = module.errors();
    if (error && module.children.size === 0) vitest.state.catchError(error, 'Import Error');
  },
};

export default defineConfig({
  test: {
    reporters: [unloadable],
    include: tests,
    ...withoutLong,
    isolate: false,
    setupFiles: ['src/server/testing/fail-on-console-error.ts'],
    globalSetup: onDatabase ? ['src/server/testing/global-setup.ts'] : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
