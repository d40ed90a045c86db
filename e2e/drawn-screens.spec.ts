import { createUser, PASSWORD } from '#server/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { holdAnswer, holdScripts, soon } from './support/hold.ts';

test.describe('before the scripts have come', () => {
  for (const [path, title] of [
    ['/', 'Entrar'],
    ['/login', 'Entrar'],
    ['/pricing', 'Entrar'],
    ['/dashboard', 'Entrar'],
    ['/register', 'Criar conta'],
  ] as const) {
    test(`a visitor sees "${title}" at ${path}`, async ({ page }) => {
      const letCome = await holdScripts(page);
      await page.goto(path, soon);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: title })).toBeVisible();
      letCome();
      await expect(page).toHaveTitle(`${title} · Faísca`);
    });
  }

  test('somebody can sign in, and gets where they wanted', async ({ page, connection }) => {
    const { email } = await createUser(connection.db, {});
    const letCome = await holdScripts(page);
    await page.goto('/pricing?plano=pro', soon);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
    letCome();
    await expect(page).toHaveURL('/pricing?plano=pro');
    await expect(page.getByRole('heading', { level: 1, name: /Teste grátis/ })).toBeVisible();
  });

  test('an answer from before the sign-in, which comes after it, does not keep anybody out', async ({
    page,
    connection,
  }) => {
    const { email } = await createUser(connection.db, {});
    const { letGo } = await holdAnswer(page, '**/api/session');
    await page.goto('/pricing?plano=pro', soon);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    const signIn = page.waitForResponse('**/api/auth/sign-in/email');
    await page.keyboard.press('Enter');
    await signIn;
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: /Teste grátis/ })).toBeVisible();
  });

  test('what was typed and where one was stay, in the same fields', async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto('/register', soon);
    const name = page.getByLabel('Nome completo');
    const field = await name.elementHandle();
    await name.fill('Maria da Silva');
    const password = page.getByLabel('Senha', { exact: true });
    await password.fill('senha123');
    await name.focus();
    letCome();
    await expect(page).toHaveTitle('Criar conta · Faísca');
    await expect(name).toHaveValue('Maria da Silva');
    await expect(password).toHaveValue('senha123');
    await expect(name).toBeFocused();
    expect(await field.evaluate((element) => element.isConnected)).toBe(true);
    // The screen knows what was typed: it asks for what is missing alone.
    await page.getByLabel('E-mail').fill('maria@exemplo.com.br');
    await page.getByLabel('Confirmar senha').fill('outra-senha');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText('As senhas não coincidem').first()).toBeVisible();
  });
});

test('a screen whose code was lost on the way stays with what was typed, and can be asked for again', async ({
  page,
}) => {
  const code = '**/assets/auth-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/register');
  const name = page.getByLabel('Nome completo');
  await name.fill('Maria da Silva');
  const again = page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' });
  await again.waitFor();
  await page.unroute(code);
  await again.click();
  await expect(again).toBeHidden();
  await page.getByLabel('E-mail').fill('maria@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('senha123');
  await page.getByLabel('Confirmar senha').fill('outra-senha');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('As senhas não coincidem').first()).toBeVisible();
  await expect(name).toHaveValue('Maria da Silva');
});

for (const path of ['/login', '/register']) {
  test(`${path} is drawn in advance as its script draws it`, async ({ page, context, baseURL }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/Entrar|Criar/);
    const drawn = await page.evaluate(describe);
    // With a session cookie that has ended, the page comes empty.
    await context.addCookies([{ name: 'faisca.session_token', value: 'terminada', url: baseURL ?? '' }]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['screen'])).toBeUndefined();
    expect(await page.evaluate(describe)).toEqual(drawn);
  });
}

/** Runs in the page: each element with its attributes, without the names that a drawing makes up. */
function describe(): string[] {
  const madeUp = new Set(['id', 'for', 'aria-describedby', 'value']); // an empty value is written by one drawing alone
  return [...document.querySelectorAll('#root *')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !madeUp.has(name))
      .map(({ name, value }) => `${name}=${name === 'style' ? value.replaceAll(/[\s;]/g, '') : value}`)
      .sort();
    const isLeaf = element.children.length === 0;
    return [element.localName, ...attributes, isLeaf ? element.textContent : ''].join(' ');
  });
}
