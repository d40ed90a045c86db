import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';

/** Makes the database refuse a write, so that the server fails for real; resolves to what allows it again. */
export async function refuse(
  { db }: Connection,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  when: string,
): Promise<() => Promise<void>> {
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  await db.execute(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger ${name} before ${operation} on ${table} for each row when (${when}) execute function ${name}();`,
  );
  return async () => {
    await db.execute(`drop trigger ${name} on ${table}; drop function ${name}();`);
  };
}

/** Through the sign-in screen, which is open already. */
export async function signInByHand(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Types into the boxes for the 6 digits. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('.mantine-PinInput-input').first().click();
  await page.keyboard.type(code);
}

/** On a phone nothing of the screen stands beside it. */
export async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize(before);
}

/** Two clicks before the page can draw what the first one changed. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
