import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** npm run screenshots: pictures of every screen, not a test. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screenshots',
  testMatch: '*.shots.ts',
  globalTeardown: './e2e/screenshots/contact-sheet.ts',
  reporter: 'list',
});
