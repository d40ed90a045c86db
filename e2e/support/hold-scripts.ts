import type { Page } from '@playwright/test';

/** The page's own loading waits for its scripts. */
export const soon = { waitUntil: 'commit' } as const;

/** Holds the page's scripts back, as a bad line does. @returns what lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}
