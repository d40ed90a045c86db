import type { Locator, Page } from '@playwright/test';

/** Opens an address inside the page, as the browser's back button does: nothing is loaded anew. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (location.pathname === address) return;
    for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The heading of the screen on which a load or a move ended, not of the one that was left. */
export function newHeading(page: Page): Locator {
  return page.locator(':is(h1, h2):not([data-left])').first();
}
