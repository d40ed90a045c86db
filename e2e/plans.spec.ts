import { eq, sql } from 'drizzle-orm';
import { profiles } from '#server/db/schema/profiles.ts';
import { stripeSubscriptions } from '#server/db/schema/subscriptions.ts';
import { expect, test, toast } from './fixtures.ts';
import { moveTo, newHeading } from './support/moves.ts';

test('a plan is bought with the data of the person, is marked as theirs, and leads to the running subscription', async ({
  page,
  signIn,
  connection,
}) => {
  const { id, email } = await signIn();
  await page.goto('/tools');
  for (const price of ['R$ 19,90', 'R$ 49,00']) await expect(page.getByText(price)).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(cards.filter({ hasText: 'PRO' })).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Acessar ferramenta' })).toHaveCount(8);
  await page.getByRole('button', { name: 'Notificar quando disponível' }).click();
  await expect(toast(page, 'Em breve')).toContainText('ainda não foi implementada');

  await moveTo(page, '/pricing');
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

  await connection.db
    .update(profiles)
    .set({ plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null })
    .where(eq(profiles.id, id));
  await page.goto('/pricing');
  const current = page.getByRole('group', { name: 'Plano Básico' });
  await expect(current.getByText('Plano atual')).toBeVisible();
  await expect(current.getByRole('link', { name: 'Assinar Básico' })).toHaveAttribute('href', /\/basico\?/);
  await expect(page.getByRole('link', { name: 'Assinar Pro' })).toBeVisible();
  await connection.db.insert(stripeSubscriptions).values({ id: `sub_${id}`, userId: id, status: 'active' });
  await page.reload();
  for (const name of ['Gerenciar assinatura', 'Mudar para o Pro']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      'https://pagamentos.example/portal',
    );
  }
  await expect(page.getByRole('link', { name: /^Assinar/ })).toHaveCount(0);
  await connection.db.delete(stripeSubscriptions).where(eq(stripeSubscriptions.userId, id));
  await connection.db.execute(sql`update profiles set subscription_status = 'inactive' where id = ${id}`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Assinar Básico' })).toBeVisible();
});

test('a failed renewal shows a banner on every screen while the account is open', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null });
  await connection.db.execute(
    sql`update profiles set grace_ends_at = now() + interval '2 days' where id = ${id}`,
  );
  await page.goto('/dashboard');
  for (const room of ['/dashboard', '/saved-campaigns', '/tools/titles']) {
    await moveTo(page, room);
    await expect(newHeading(page)).toBeVisible();
    await expect(page.getByText('O pagamento da sua assinatura falhou')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ver Planos' }).click();
  await expect(page).toHaveURL('/pricing');
  await connection.db.execute(
    sql`update profiles set grace_ends_at = now() - interval '1 minute' where id = ${id}`,
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('alert')).toContainText('Sua assinatura parou por falta de pagamento');
  await expect(page.getByText('Seu Teste Gratuito Expirou!')).toBeVisible();
});
