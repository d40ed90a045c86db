import type { Locator, Page } from '@playwright/test';

/** Opens an address inside the page, as the browser's back button does: nothing is loaded anew. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (location.pathname === address) return;
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * The title of the screen on which a load or a move ended, not of the one that was left. Other headings do not tell:
 * those of the screen that was left may come late.
 */
export function newHeading(page: Page): Locator {
  return page.locator('h1:not([data-left])').first();
}
