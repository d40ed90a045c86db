import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['./scripts/reporters/vitest.ts', { file: 'test-results/unit.json' }]],
    // Tests that start processes wait half of their time, so there are more workers than cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'rules',
          // Pure functions: files may share their modules, which spares importing them for each.
          isolate: false,
          include: ['src/domain/**/*.test.ts', 'src/client/**/*.test.ts'],
          setupFiles: ['src/server/testing/fail-on-console-error.ts'],
          // A property takes seconds on a machine that is busy with other tests.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // The files share the server's modules: importing them for each took a third of the time.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: ['src/server/testing/fail-on-console-error.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is polled for comes within a second on a calm machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
