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
