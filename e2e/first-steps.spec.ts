import type { Locator, Page } from '@playwright/test';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { createCampaign, createDraft } from '#server/testing/factories.ts';
import { expect, test, toast } from './fixtures.ts';
import { hold, holdAnswer } from './support/hold.ts';
import { moveTo } from './support/moves.ts';

test('the first steps lead from a campaign to its file, tick themselves, and never return once closed', async ({
  page,
  signIn,
  connection: { db },
}) => {
  const { id: userId } = await signIn({ closedGuides: ['tour'] });
  const panel = page.getByRole('region', { name: 'Primeiros passos' });
  const ways = panel.getByRole('list').getByRole('link');
  await page.goto('/dashboard');
  await expect(panel).toContainText('0 de 4');
  await expect(ways).toHaveText(['Criar campanha']);

  const { id: campaignId } = await createCampaign(db, userId);
  const group = { name: 'Marca', position: 1, keywords: [], negatives: [], ads: [] };
  await createDraft(db, { userId, campaignId }, { settings: emptySettings, groups: [group] });
  await page.goto('/dashboard');
  await expect(panel).toContainText('2 de 4');
  await expect(panel.getByRole('img', { name: 'Feito' })).toHaveCount(2);
  await expect(ways).toHaveText(['Informar orçamento', 'Ir para Exportar']);
  await ways.first().click();
  await expect(page.getByLabel('Orçamento diário')).toBeFocused();
  await moveTo(page, '/dashboard');

  const closing = page.waitForResponse('**/api/profile/guides');
  await panel.getByRole('button', { name: 'Dispensar' }).click();
  await expect(panel).toBeHidden();
  await closing;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Atividade recente' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await moveTo(page, '/ajuda/primeiros-passos');
  await page.getByRole('link', { name: 'Mostrar os primeiros passos' }).click();
  await expect(panel).toContainText('2 de 4');
});

test('steps that were closed stay closed, although the session was read before the server knew of it', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: ['tour'] });
  const panel = page.getByRole('region', { name: 'Primeiros passos' });
  await page.goto('/dashboard');
  const letGo = await hold(page, '**/api/profile/guides');
  await panel.getByRole('button', { name: 'Dispensar' }).click();
  await expect(panel).toBeHidden();
  for (const path of ['/tools', '/dashboard']) {
    const reading = page.waitForResponse('**/api/session');
    await moveTo(page, path);
    await reading;
  }
  await expect(panel).toBeVisible(); // the answer that was too early
  letGo();
  await expect(panel).toBeHidden();
});

test('the example fills an account with one click and leaves with one; what was changed in it is asked about', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: ['tour'] });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Criar um exemplo' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Exemplo: Vitalis Max' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('button', { name: 'Remover exemplo' }).click();
  await expect(toast(page, 'Exemplo removido')).toBeVisible();
  await expect(page).toHaveURL('/saved-campaigns');

  await moveTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Criar um exemplo' }).click();
  await page.getByRole('button', { name: 'Renomear Títulos' }).click();
  await page.getByLabel('Nome da lista').fill('Meus títulos');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Lista renomeada!')).toBeVisible();
  await page.getByRole('button', { name: 'Remover exemplo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Você mudou o exemplo' });
  await dialog.getByRole('button', { name: 'Guardar como minha' }).click();
  await expect(toast(page, 'Agora é uma campanha sua')).toBeVisible();
  await expect(page.getByText('Esta campanha é um exemplo')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Meus títulos' })).toBeVisible();
});

test('a removed example does not pull a person back who has moved to another screen meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: ['tour'] });
  const releaseScreen = await hold(page, '**/assets/reports-screen-*.js');
  const releaseList = await hold(page, '**/assets/saved-campaigns-screen-*.js');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Criar um exemplo' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  const { isReady, letGo } = await holdAnswer(page, '**/api/campaigns/*');
  await page.getByRole('button', { name: 'Remover exemplo' }).click();
  await isReady;
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Relatórios' }).click();
  await expect(page).toHaveURL('/reports');
  const gone = page.waitForResponse('**/api/campaigns/*');
  letGo();
  await (await gone).finished();
  releaseList();
  releaseScreen();
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
  await expect(page).toHaveURL('/reports');
});

test('the tour is left with Esc, does not return, is found in help and by search, and ends when somebody acts below it', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: [] });
  await page.goto('/dashboard');
  const tour = tourOf(page);
  await expect(tour).toContainText('1 de 5');
  await expect(tour.getByRole('button', { name: 'Próximo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('2 de 5');
  await page.keyboard.press('ArrowLeft');
  await expect(tour).toContainText('1 de 5');
  const closing = page.waitForResponse('**/api/profile/guides');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await closing;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
  await expect(tour).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await moveTo(page, '/ajuda/primeiros-passos');
  await page.getByRole('link', { name: 'Fazer o tour' }).click();
  for (const step of ['1 de 5', '2 de 5', '3 de 5', '4 de 5']) {
    await expect(tour).toContainText(step);
    await expect(tour).toBeInViewport({ ratio: 1 });
    await tour.getByRole('button', { name: 'Próximo' }).click();
  }
  await tour.getByRole('button', { name: 'Começar' }).click();
  await expect(tour).toBeHidden();

  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await search.click();
  await page.getByRole('textbox', { name: 'Buscar ou ir para' }).fill('tour');
  await page.getByRole('button', { name: 'Fazer o tour' }).click();
  await expect(tour).toContainText('1 de 5');
  await page.getByRole('button', { name: 'Dispensar' }).click();
  await expect(tour).toHaveCount(0);
});

test('a tour that loads late does not interrupt a search', async ({ page, signIn }) => {
  await signIn({ closedGuides: ['first_steps'] });
  const releaseTour = await hold(page, '**/assets/tour-*.js');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Buscar ou ir para' });
  await expect(search).toBeFocused();
  releaseTour();
  const tour = page.getByRole('dialog', { name: 'Tour pela Faísca', includeHidden: true });
  await expect(tour).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour.getByRole('button', { name: 'Próximo' })).toBeFocused();
});

test('each card of the tour stands beside its target, or whole in the middle of the screen', async ({
  page,
  signIn,
}) => {
  await signIn({ closedGuides: [] });
  await page.goto('/dashboard');
  await test.step('on a wide screen, 8 to 20 pixels beside it', async () => {
    await expectCards(page, (card, ring) => {
      const gap = Math.max(card.y - ring.y - ring.height, ring.y - card.y - card.height);
      return gap >= 8 && gap <= 20 && card.x < ring.x + ring.width && card.x + card.width > ring.x;
    });
  });

  await test.step('the ring stays around what it points at when that moves', async () => {
    const heading = page.getByRole('heading', { name: 'Primeiros passos' });
    const distance = async () => {
      const [ring, target] = await Promise.all([
        page.locator('[data-tour-ring]').boundingBox(),
        heading.boundingBox(),
      ]);
      return ring && target && Math.hypot(ring.x + 4 - target.x, ring.y + 4 - target.y);
    };
    await expect.poll(distance).toBeLessThan(1);
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 80);
    await expect.poll(distance).toBeLessThan(1);
    await tourOf(page).getByRole('button', { name: 'Começar' }).click();
  });

  await test.step('where it finds no place', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await moveTo(page, '/dashboard?tour=abrir');
    await expectCards(page, isInMiddle);
  });

  await test.step('in a browser that cannot place it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/assets/tour-*.css', async (route) => {
      const response = await route.fetch();
      const styles = await response.text();
      expect(styles).toContain('(position-area:bottom)');
      await route.fulfill({
        response,
        body: styles.replace('(position-area:bottom)', '(position-area:none of it)'),
      });
    });
    await page.goto('/dashboard?tour=abrir');
    await expectCards(page, isInMiddle);
  });
});

function tourOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Tour pela Faísca' });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Walks through the cards, and leaves the last one open. */
async function expectCards(
  page: Page,
  isPlaced: (card: Box, ring: Box, screen: Box) => boolean,
): Promise<void> {
  const tour = tourOf(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const screen = { x: 0, y: 0, width, height };
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(tour).toContainText(`${step} de 5`);
    await expect(tour).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [card, ring] = await Promise.all([
          tour.boundingBox(),
          page.locator('[data-tour-ring]').boundingBox(),
        ]);
        return card && ring && isPlaced(card, ring, screen);
      }, `card ${step}`)
      .toBe(true);
    if (step < 5) await tour.getByRole('button', { name: 'Próximo' }).click();
  }
}

function isInMiddle(card: Box, _ring: Box, screen: Box): boolean {
  const left = card.x + card.width / 2;
  const top = card.y + card.height / 2;
  return Math.abs(left - screen.width / 2) <= 1 && Math.abs(top - screen.height / 2) <= 1;
}
