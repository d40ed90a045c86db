import { createCampaign } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { configure, dismissToast } from './support/generator-steps.ts';

/** What a screen reader says on the way through a generator, written down in e2e/reading. */
test('a screen reader reads the generator in order, before, while and after a list is made', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await createCampaign(connection.db, id, { name: 'FitMax Brasil' });
  const room = page.getByRole('main');
  await page.goto('/tools/titles');
  await expect(page.getByText('Nenhum título gerado')).toBeVisible();
  await expect.soft(room).toMatchAriaSnapshot({ name: 'titles-1-empty.aria.yml' });

  await test.step('the way past the menu', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(room).toBeFocused();
  });

  await test.step('the open select', async () => {
    await page.getByRole('combobox', { name: 'Idioma', exact: true }).press('Enter');
    await page.keyboard.type('Portu');
    await expect(page.getByRole('option', { name: 'Português', exact: true })).toBeVisible();
    await expect.soft(page.getByRole('listbox')).toMatchAriaSnapshot({ name: 'titles-2-language.aria.yml' });
    await page.keyboard.press('Escape');
  });

  await test.step('the list', async () => {
    await configure(page, { needs: { product: true, funnel: false } });
    await page.getByRole('button', { name: 'Gerar títulos' }).press('Enter');
    await expect(toast(page, 'Títulos Gerados!')).toBeVisible();
    await dismissToast(page);
    await expect.soft(room).toMatchAriaSnapshot({ name: 'titles-3-list.aria.yml' });
    await expect(room.getByRole('row').first().locator('[lang=pt]')).toBeVisible();
  });

  await test.step('the menu of campaigns', async () => {
    await page.getByRole('button', { name: 'Salvar na campanha' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'FitMax Brasil' })).toBeVisible();
    await expect.soft(page.getByRole('menu')).toMatchAriaSnapshot({ name: 'titles-4-menu.aria.yml' });
    await page.keyboard.press('Escape');
  });

  await test.step('what is announced', async () => {
    const selection = room.getByRole('group', { name: 'Seleção' }).getByRole('status');
    await expect(selection).toHaveText('Nenhum item selecionado');
    await room.getByRole('row').first().press('Space');
    await expect(selection).toHaveText('1 item selecionado');
    await room.getByRole('textbox', { name: 'Filtrar a lista' }).fill('zzz');
    await expect(selection).toContainText('no filtro');
    await expect(room.getByRole('status').filter({ hasText: 'Nenhum item tem “zzz”' })).toBeVisible();
  });

  await test.step('help, at the same place in every room', async () => {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const fromTheEnd = () =>
      menu
        .getByRole('link')
        .evaluateAll(
          (links) => links.length - links.findIndex(({ textContent }) => textContent.trim() === 'Ajuda'),
        );
    const distance = await fromTheEnd();
    expect(distance).toBeLessThan(5);
    for (const name of ['Dashboard', 'Campanhas salvas', 'Relatórios', 'Perfil']) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(menu.locator('[aria-current=page]')).toHaveText(name);
      expect(await fromTheEnd(), name).toBe(distance);
    }
  });
});
