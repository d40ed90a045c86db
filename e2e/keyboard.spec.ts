import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PASSWORD, createCampaign, createUser } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { fillReports } from './screenshots/sample-reports.ts';

/** More controls than any of our screens has before the one that is looked for. */
const MOST_STEPS = 120;

test('a person signs in, generates, edits, saves, builds and exports without a pointer', async ({
  page,
  connection,
}) => {
  await forbidPointer(page);
  const email = `${randomUUID().slice(0, 8)}@a.com.br`;
  const { id } = await createUser(connection.db, { email });
  await createCampaign(connection.db, id, { name: 'FitMax Brasil', country: 'Brasil' });
  const press = (key: string) => page.keyboard.press(key);

  await test.step('sign in', async () => {
    await page.goto('/login');
    await reach(page, page.getByLabel('E-mail'));
    await page.keyboard.type(email);
    await reach(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('find the tool and generate', async () => {
    await find(page, 'palavra', 'Palavras-chave');
    await expect(page).toHaveURL('/tools/keywords');
    await reach(page, page.getByLabel('Produto', { exact: true }));
    await page.keyboard.type('FitMax');
    await reach(page, page.getByRole('combobox', { name: 'Idioma' }));
    await chooseOption(page, 'Português');
    await reach(page, page.getByRole('radio', { name: /^Topo/ }));
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Fundo/ })).toBeChecked();
    await reach(page, page.getByRole('button', { name: 'Gerar palavras-chave' }));
    await press('Enter');
    await expect(toast(page, 'Palavras-chave Geradas!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gerar palavras-chave' })).toBeFocused();
  });

  await test.step('edit an item', async () => {
    await editFirstItem(page, 'fitmax loja');
  });

  await test.step('save it to a campaign', async () => {
    await reach(page, page.getByRole('button', { name: 'Salvar na campanha' }), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'FitMax Brasil' })).toBeVisible();
    for (let step = 0; step < 5; step++) {
      if (await page.getByRole('menuitem', { name: 'FitMax Brasil' }).evaluate(isFocused)) break;
      await press('ArrowDown');
    }
    await press('Enter');
    await expect(toast(page, 'Salvo na Campanha!')).toBeVisible();
  });

  await test.step('open the campaign and build it', async () => {
    await find(page, 'fitmax', 'FitMax Brasil');
    await expect(page.getByRole('heading', { level: 1, name: 'FitMax Brasil' })).toBeVisible();
    await reach(page, page.getByRole('link', { name: 'Montagem', exact: true }));
    await press('Enter');
    await reach(page, page.getByRole('button', { name: 'Montar campanha' }));
    await press('Enter');
    await expect(toast(page, 'Campanha montada')).toBeVisible();
  });

  await test.step('export it', async () => {
    await reach(page, page.getByRole('link', { name: /^Publicar/ }), 'Shift+Tab');
    await press('Enter');
    await reach(page, page.getByRole('link', { name: 'Exportar', exact: true }));
    await press('Enter');
    const button = page.getByRole('button', { name: /^Baixar (?:para o Editor|mesmo assim)$/ });
    await expect(button).toBeEnabled();
    await reach(page, button);
    const downloading = page.waitForEvent('download');
    await press('Enter');
    expect((await downloading).suggestedFilename()).toBe('faisca_campaign_FitMax_Brasil_editor.csv');
  });
});

test('a person chooses the days, negates a term and takes the change to Google without a pointer', async ({
  page,
  signIn,
  connection,
}) => {
  await forbidPointer(page);
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  await fillReports(connection, id);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'fitmax bra', 'FitMax Brasil');
  await expect(page.getByRole('heading', { level: 1, name: 'FitMax Brasil' })).toBeVisible();
  await reach(page, page.getByRole('link', { name: 'Otimizar' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: /^Período/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Últimos 7 dias' }).waitFor();
  await reach(page, page.getByRole('menuitem', { name: 'Últimos 7 dias' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Período: Últimos 7 dias' })).toBeFocused();
  await reach(page, page.getByRole('link', { name: 'Termos de pesquisa' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const negate = page.getByRole('button', { name: /^Negativar (?!.*preço)/ }).first();
  await negate.waitFor();
  await reach(page, negate);
  await page.keyboard.press('Enter');
  const download = page.getByRole('button', { name: 'Baixar as mudanças' });
  await reach(page, download);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/_mudancas_editor\.csv$/);
});

/** Any use of a pointer is an error on the console, which fails the test. */
async function forbidPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      document.addEventListener(type, () => console.error(`a pointer was used: ${type}`), { capture: true });
  });
}

const isFocused = (element: Element) => element === document.activeElement;

/** Moves the focus with the Tab key until it is on the control, which may be drawn anew while its screen loads. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  let control = await target.elementHandle(); // a locator would search the page again after each key
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(await control.evaluate((element) => element.isConnected))) control = await target.elementHandle();
    if (await control.evaluate(isFocused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STEPS} presses of ${key} do not reach ${String(target)}`);
}

/** Types the beginning of a name into the select, which leaves one option, and takes it. */
async function chooseOption(page: Page, name: string): Promise<void> {
  const select = page.locator('input:focus');
  const option = page.getByRole('option', { name, exact: true });
  await page.keyboard.type(name.slice(0, -1));
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue(name);
}

/** Opens a screen or a campaign through the palette, by the beginning of its name. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('textbox');
  await expect(search).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('dialog').locator('button[data-selected]')).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
}

/** Goes into the list, opens its first item and changes its text. */
async function editFirstItem(page: Page, text: string): Promise<void> {
  const row = page.getByRole('grid', { name: 'Itens da lista' }).getByRole('row').first();
  await reach(page, row);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Palavra-chave', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(text);
}
