import type { Page } from '@playwright/test';

/** The page's own loading waits for its scripts. */
export const soon = { waitUntil: 'commit' } as const;

/** Holds what the page asks for back, as a bad line does. @returns what lets it come, or fail */
export async function hold(
  page: Page,
  address: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letGo = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await isOver;
    await route[end]();
  });
  return letGo;
}

export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js');
}

/**
 * Holds the next answer from an address back; later ones come at once.
 * @returns `isReady` resolves when the server has answered
 */
export async function holdAnswer(page: Page, address: string, method = 'GET') {
  let tellReady = (): void => undefined;
  let letGo = (): void => undefined;
  const isReady = new Promise<void>((resolve) => (tellReady = resolve));
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    tellReady();
    await isOver;
    return route.fulfill({ response });
  });
  return { isReady, letGo };
}
