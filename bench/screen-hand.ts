import type { Locator, Page } from '@playwright/test';

/** A click of the mouse alone: a locator's own looks for what lies under it, in the thread that is measured. */
export async function clickInPlace(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await painted(page);
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits for the paint of what the last key or click changed. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))');
}
