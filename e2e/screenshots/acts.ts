import type { Page } from '@playwright/test';

/** Presses the first button of this name. */
export const click = (name: string) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Presses a button that opens a dialog. */
export const openDialog = (name: string) => async (page: Page) => {
  await click(name)(page);
  await page.getByRole('dialog').waitFor();
};
