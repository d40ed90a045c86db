import { eq, sql } from 'drizzle-orm';
import { feedbacks } from '#server/db/schema/profiles.ts';
import { createCampaign, createReportRows } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { clickTwice } from './support/account-steps.ts';
import { moveTo } from './support/moves.ts';

test('the dashboard shows numbers, sample activity until there is real activity, and feedback', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn({ name: 'Rita Lima' });
  await page.goto('/dashboard');
  await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(4);
  await expect(page.getByText('3 dias restantes')).toBeVisible();
  await page.getByRole('link', { name: 'Ver Planos' }).click();
  await expect(page).toHaveURL('/pricing');
  await createCampaign(connection.db, id, { name: 'Minha' });
  await page.goto('/dashboard');
  await expect(page.getByText('Campanha "Minha" criada')).toBeVisible();
  await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Total de campanhas').locator('..')).toContainText('1');
  for (const [name, url] of [
    ['Palavras-chave Gere', '/tools/keywords'],
    ['Palavras negativas', '/tools/negative-keywords'],
    ['Campanhas salvas Veja', '/saved-campaigns'],
    ['Ferramentas Conheça', '/tools'],
  ] as const) {
    await moveTo(page, '/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(page).toHaveURL(url);
  }

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua mensagem').fill('  \n ');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(toast(page, 'Campo vazio')).toContainText('Por favor, escreva sua mensagem antes de enviar.');
  await dialog.getByLabel('Sua mensagem').fill('Gostei muito');
  await page.route('**/api/feedback', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(toast(page, 'Erro ao enviar')).toContainText(
    'Não foi possível enviar seu feedback. Tente novamente.',
  );
  await expect(dialog.getByLabel('Sua mensagem')).toHaveValue('Gostei muito');
  await page.reload();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog.getByLabel('Sua mensagem')).toHaveValue('Gostei muito');
  await page.unrouteAll();
  await clickTwice(dialog.getByRole('button', { name: 'Enviar' })); // it is sent once
  await expect(toast(page, 'Feedback enviado com sucesso!')).toContainText('Faísca');
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  const rows = await connection.db.select().from(feedbacks).where(eq(feedbacks.userId, id));
  expect(rows.map(({ content }) => content)).toEqual(['Gostei muito']);
});

test('what the last report changed stands below the work', async ({ page, signIn, connection: { db } }) => {
  const { id: userId } = await signIn();
  const { id: campaignId } = await createCampaign(db, userId, { name: 'Vitalis' });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Trazer relatórios' })).toBeVisible();
  const sums = { costMicros: 10_000_000, conversions: 1 };
  const rows = [10, 20, 30, 15].map((clicks, at) => ({ ...sums, clicks, day: `2026-05-0${at + 1}` }));
  await createReportRows(db, { userId, campaignId }, rows, {
    periodEnd: '2026-05-04',
    totals: { impressions: null, clicks: 75, cost: 40, conversions: 4 },
  });
  await page.reload();
  const news = page.getByRole('region', { name: 'Desde a última importação' });
  await expect(news).toContainText('03/05/2026 a 04/05/2026, contra os 2 dias anteriores.');
  await expect(news).toContainText('Cliques45subiu ▲ 50%antes 30');
});

test('the banner offers unlimited lists, as the plan includes; a Pro sees none', async ({
  page,
  signIn,
  connection,
}) => {
  const { id } = await signIn();
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: 'Planos' });
  await expect(banner).toContainText('Seu teste abre tudo o que o Pro tem');
  await connection.db.execute(
    sql`update profiles set plan = 'basico', subscription_status = 'active' where id = ${id}`,
  );
  await page.reload();
  await expect(banner).toContainText('No Básico, cada ferramenta guarda 1 lista');
  await expect(banner).not.toContainText(/todas as ferramentas/i);
  await connection.db.execute(
    sql`update profiles set plan = 'pro', trial_expires_at = null where id = ${id}`,
  );
  await page.reload();
  await expect(page.getByText('Próxima cobrança')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver Planos' })).toHaveCount(0);
});

test('the feedback button covers no other element at any width and scroll position', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(4);
  for (const [width, height] of [
    [1280, 800],
    [1000, 700],
    [390, 800],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(coveredByFeedback)).toEqual([]);
    });
});

/** Runs in the page. */
async function coveredByFeedback(): Promise<string[]> {
  const button = [...document.querySelectorAll('button')].find((one) => one.innerText === 'Feedback');
  if (!button) throw new Error('no feedback button');
  const found: string[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
    window.scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    const { left, right, top: above, bottom } = button.getBoundingClientRect();
    for (let x = left + 1; x < right; x += 8) {
      for (let y = above + 1; y < bottom; y += 8) {
        for (const below of document.elementsFromPoint(x, y)) {
          if (button.contains(below)) continue;
          if (below.matches('section *, section, a, h1, p')) found.push(below.outerHTML.slice(0, 120));
          if (getComputedStyle(below).backgroundColor !== 'rgba(0, 0, 0, 0)') break; // a bar with its own background
        }
      }
    }
  }
  return [...new Set(found)];
}

test('the whole menu is in sight, folds to 80 px, and on a phone closes after a choice, even of the current screen', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tools/settings');
  const sidebar = page.getByRole('navigation', { name: 'Principal' });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(256);
  for (const name of ['Dashboard', 'Títulos', 'Configurações', 'Ajuda', 'Perfil'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect.poll(width).toBe(80);
  await expect(sidebar.getByRole('link', { name: 'Títulos' })).toBeHidden();
  await sidebar.getByRole('link', { name: 'Dashboard' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/dashboard');
  await expect.poll(width).toBe(80);

  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [room, url] of [
    ['Dashboard', '/dashboard'],
    ['Campanhas salvas', '/saved-campaigns'],
  ] as const) {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await menu.getByRole('link', { name: room }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(url);
  }
});
