import { defineConfig } from 'vitest/config';
import {
  type PoolOptions,
  type Reporter,
  type TestModule,
  ThreadsPoolWorker,
  type Vitest,
} from 'vitest/node';
import { KeptThread } from './kept-thread.ts';

const { tests, onDatabase } = JSON.parse(process.env['MUTANTS_ROOM'] ?? '{}') as {
  tests: string[];
  onDatabase: boolean;
}; // as scripts/mutants.ts writes it

const withoutLong = { tags: [{ name: 'long' }], tagsFilter: ['!long'] }; // the types know the filter as an option of the command line alone

let vitest: Vitest;
/**
 * A fault with which a test file does not load leaves it without tests. StrykerJS would read that as "every test passed", so
 * the fault is reported as an error.
 */
const unloadable: Reporter = {
  onInit: (started) => void (vitest = started),
  onTestModuleEnd(module: TestModule) {
    const [error] = module.errors();
    if (error && module.children.size === 0) vitest.state.catchError(error, 'Import Error');
  },
};

/** A fault in what runs as a module loads needs a new thread. */
function createPoolWorker(options: PoolOptions) {
  const { mutantActivation } = options.project.getProvidedContext();
  return mutantActivation === 'runtime' ? new KeptThread(options) : new ThreadsPoolWorker(options);
}

export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      // StrykerJS chooses threads on its command line; this comes after it.
      configureVitest({ project }) {
        project.config.pool = 'kept-thread';
        project.config.poolRunner = { name: 'kept-thread', createPoolWorker };
      },
    },
  ],
  test: {
    reporters: [unloadable],
    include: tests,
    ...withoutLong,
    isolate: false,
    setupFiles: ['scripts/mutants/plant-early.ts', 'src/server/testing/fail-on-console-error.ts'],
    globalSetup: onDatabase ? ['src/server/testing/global-setup.ts'] : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
