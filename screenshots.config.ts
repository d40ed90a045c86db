import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { launchOptions } = journeys.use ?? {};

/** A browser that is used with fingers: a mouse's would hide what it uncovers, as the buttons of a list. */
const touch =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

/** npm run screenshots: pictures of every screen, not a test. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screenshots',
  testMatch: '*.shots.ts',
  projects: [
    { name: 'desktop' },
    {
      name: 'phone',
      testMatch: 'all.shots.ts',
      use: { launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), touch] } },
    },
  ],
  globalTeardown: './e2e/screenshots/contact-sheet.ts',
  reporter: 'list',
});
