import { expect, type Locator, type Page } from '@playwright/test';

/** Signs in through the sign-in screen, which must be open. */
export async function signInByHand(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Pastes the text into the field, as a password manager or a person may do everywhere (WCAG 3.3.8). */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** Clicks a switch. Its input has no size, so Playwright's own checks are skipped; that it can be used is waited for. */
export async function clickSwitch(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.click({ force: true });
}

/** Types into the fields for the 6 digits. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('.mantine-PinInput-input').first().click();
  await page.keyboard.type(code);
}

/** Expects no horizontal overflow on a phone. */
export async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize(before);
}

/** Clicks twice before the page can render the result of the first click. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
