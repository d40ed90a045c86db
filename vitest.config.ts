import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/browser.mjs';
import { answerApi, readSent, releaseApi } from './scripts/component-tests/api-commands.ts';

const longReaders = ['landing-page', 'texts/content'].map((room) => `src/domain/making/${room}/**/*.test.ts`);

const executablePath = findChromium();

export default defineConfig({
  test: {
    reporters: ['default', ['./scripts/reporters/vitest.ts', { file: 'test-results/unit.json' }]],
    tags: [{ name: 'long', description: 'takes seconds, for which `npm run mutants` has no time' }],
    // Tests that start processes wait half of their time, so there are more workers than cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'rules',
          // Pure functions: files may share their modules, which spares importing them for each.
          isolate: false,
          include: ['src/domain/**/*.test.ts', 'src/client/**/*.test.ts'],
          exclude: longReaders,
          setupFiles: ['src/server/testing/fail-on-console-error.ts'],
          // A property takes seconds on a machine that is busy with other tests.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'readers',
          // Each file has a process of its own, which is what Vitest does by itself: in one that has compiled much, V8 compiles
          // expressions without its optimisations. What it makes to interpret them first counts as well, unless the flag is set.
          // It may be set at the start of a process alone (docs/decisions/205-compiled-at-once.md).
          execArgv: ['--no-regexp-tier-up'],
          include: longReaders,
          setupFiles: ['src/server/testing/fail-on-console-error.ts'],
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
          setupFiles: ['src/server/testing/fail-on-console-error.ts', 'src/server/testing/built-threads.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is polled for comes within a second on a calm machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        define: { 'import.meta.env.VITE_RELEASE': JSON.stringify('test') },
        plugins: [react()],
        // All packages of the interface are prepared before the first test: one found later would reload the page.
        optimizeDeps: {
          entries: ['src/client/main.tsx', 'src/client/**/*.test.tsx', 'src/client/**/*.worker.ts'],
        },
        test: {
          name: 'component',
          // The files share a page: loading the interface for each took a quarter of the time.
          isolate: false,
          include: ['src/client/**/*.test.tsx'],
          setupFiles: ['src/client/testing/set-up.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            commands: { answerApi, readSent, releaseApi },
            provider: playwright({
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: chromiumArguments,
              },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
              actionTimeout: 15_000,
            }),
          },
        },
      },
    ],
  },
});
