import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/browser.mjs';

/** Playwright's own browser is never downloaded. */
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // A journey waits a third of its time, so there is one more than the two cores.
  workers: 3,
  // A test that fails now and then shows a race: find it.
  retries: 0,
  // Three times what the longest journey takes on a slow machine.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // A difference in how the edge of a letter is drawn does not count; a button that moved does.
    toHaveScreenshot: {
      pathTemplate: 'e2e/pictures/{arg}{ext}',
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: 0.003,
    },
    toMatchAriaSnapshot: { pathTemplate: 'e2e/reading/{arg}{ext}' },
  },
  // A picture or a reading that is missing is a failure. `npm run baselines` renews them.
  updateSnapshots: 'none',
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./scripts/reporters/playwright.ts', { file: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: chromiumArguments,
    },
  },
});
