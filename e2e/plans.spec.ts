import { expect, test, toast } from './fixtures.ts';

test('catalogue and plans show one price, and the buy link knows the buyer', async ({ page, signIn }) => {
  const { id, email } = await signIn();
  await page.goto('/tools');
  for (const price of ['R$ 19,90', 'R$ 49,00']) await expect(page.getByText(price)).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(cards.filter({ hasText: 'PRO' })).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Acessar ferramenta' })).toHaveCount(8);
  await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
  await expect(toast(page, 'Em breve')).toContainText('ainda não foi implementada');

  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 dias');
  await expect(page.getByText(/Garantia de 3 dias/)).toBeVisible();
  for (const [plan, path] of [
    ['Básico', '/basico'],
    ['Pro', '/pro'],
  ] as const) {
    const link = page.getByRole('link', { name: `Assinar ${plan}` });
    await expect(link).toHaveAttribute('target', '_blank');
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toBe(path);
    expect(url.searchParams.get('prefilled_email')).toBe(email);
    expect(url.searchParams.get('client_reference_id')).toBe(id);
  }
});
