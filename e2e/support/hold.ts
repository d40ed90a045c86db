import type { Page, Route } from '@playwright/test';

/** The page's own loading waits for its scripts. */
export const soon = { waitUntil: 'commit' } as const;

/**
 * Holds what the page asks for back, as a bad line does.
 * @returns what lets it come, or fail
 */
export async function hold(
  page: Page,
  address: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const [isOver, letGo] = createGate();
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
  const [isReady, markReady] = createGate();
  const [isOver, letGo] = createGate();
  await onNext(page, address, method, async (route) => {
    const response = await route.fetch();
    markReady();
    await isOver;
    await route.fulfill({ response });
  });
  return { isReady, letGo };
}

/** The server answers the next request, and the line loses the answer. */
export function loseAnswer(page: Page, address: string, method: string): Promise<void> {
  return onNext(page, address, method, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Later requests, and those of other methods, go their way. */
async function onNext(
  page: Page,
  address: string,
  method: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let hasCome = false;
  await page.route(address, (route) => {
    if (hasCome || route.request().method() !== method) return route.fallback();
    hasCome = true;
    return handle(route);
  });
}

/** @returns what waits, and what ends the waiting */
function createGate(): [isOpen: Promise<void>, open: () => void] {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return [isOpen, open];
}
