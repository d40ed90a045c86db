import { expect, test } from './fixtures.ts';
import { holdScripts, soon } from './support/hold.ts';

test('the forms are there before the scripts, and keep what was typed and where one was', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/login', 'Entrar'],
    ['/register', 'Criar conta'],
    ['/forgot-password', 'Recuperar senha'],
  ] as const)
    await test.step(path, async () => {
      const letCome = await holdScripts(page);
      await page.goto(path, soon);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const email = page.getByLabel('E-mail');
      const field = await email.elementHandle();
      await email.fill('maria@exemplo.com.br');
      await page.keyboard.press('Enter'); // sends nothing, and puts nothing into the address
      await email.focus(); // the browser may have gone to a field that is still empty
      letCome();
      await expect(page).toHaveTitle(`${title} · Faísca`);
      await expect(page).toHaveURL(path);
      await expect(email).toHaveValue('maria@exemplo.com.br');
      await expect(email).toBeFocused();
      expect(await field.evaluate((element) => element.isConnected)).toBe(true);
      await page.unrouteAll();
    });

  await test.step('the screen knows what was typed: it asks for what is missing alone', async () => {
    const letCome = await holdScripts(page);
    await page.goto('/register', soon);
    await page.getByLabel('Nome completo').fill('Maria da Silva');
    await page.getByLabel('Senha', { exact: true }).fill('senha123');
    letCome();
    await expect(page.getByText('Fácil de adivinhar')).toBeVisible(); // the meter has read the password
    await page.getByLabel('E-mail').fill('maria@exemplo.com.br');
    await page.getByLabel('Confirmar senha').fill('outra-senha');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText('As senhas não coincidem').first()).toBeVisible();
    await expect(page.getByLabel('Nome completo')).toHaveValue('Maria da Silva');
  });
});

test('the page runs React itself', async ({ page }) => {
  await page.addInitScript(() => {
    // What the developer tools of React listen on: each renderer tells its name and version.
    Object.assign(window, {
      renderers: [],
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        inject(renderer: { rendererPackageName: string; version: string }) {
          const { rendererPackageName, version } = renderer;
          (window as unknown as { renderers: string[] }).renderers.push(`${rendererPackageName} ${version}`); // made above
          return 1;
        },
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  await page.goto('/login');
  await expect(page).toHaveTitle('Entrar · Faísca');
  const keys = await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}));
  expect(keys).toContainEqual(expect.stringMatching(/^__reactContainer\$/));
  const renderers = await page.evaluate<string[]>('window.renderers');
  expect(renderers).toEqual([expect.stringMatching(/^react-dom 19\./)]);
});
