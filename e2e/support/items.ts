import type { Locator, Page } from '@playwright/test';

/** The list on a tool's screen. */
export function listOf(page: Page): Locator {
  return page.getByRole('grid', { name: 'Itens da lista' });
}

/** The rows of the list that are rendered: those on screen and a few around them. */
export function itemsOf(page: Page): Locator {
  return listOf(page).getByRole('row');
}
