import type { Locator, Page } from '@playwright/test';

/** A click of the mouse alone: a locator's own looks for what lies under it, in the thread that is measured. */
export async function clickInPlace(page: Page, button: Locator): Promise<void> {
  await moveOver(page, button);
  await page.mouse.down();
  await page.mouse.up();
}

/** Moves the mouse to the middle of it. */
export async function moveOver(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not in the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await painted(page);
}

/** Waits for the paint of what the last key or click changed. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))');
}
