import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillReports } from './sample-reports.ts';

/** npm run pictures: the pictures of the help articles, kept in the repository. */
const folder = join(process.cwd(), 'src/client/features/help/pictures');
const SIZE = { width: 1000, height: 720 };
/** The collapsed sidebar, which is not in the picture. */
const SIDEBAR = 80;

interface Picture {
  name: string;
  /** `:example` stands for the example campaign. */
  path: string;
  act?: (page: Page) => Promise<void>;
}

const press = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click();

async function generateKeywords(page: Page): Promise<void> {
  await page.getByLabel('Produto', { exact: true }).fill('Vitalis Max');
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Português' }).click();
  await page.getByRole('radio', { name: /^Fundo/ }).check();
  await page.getByRole('button', { name: 'Gerar palavras-chave' }).click();
  await page.getByRole('grid').getByRole('row').first().waitFor();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar na campanha' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.getByRole('menu').scrollIntoViewIfNeeded();
}

async function makeScript(page: Page): Promise<void> {
  await page.getByLabel('Número da conta').fill('123-456-7890');
  await page.getByRole('button', { name: 'Criar o script' }).click();
  await page.getByLabel('Texto do script').waitFor();
  await page
    .getByRole('heading', { name: 'Script do Google Ads' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
}

async function makeList(page: Page): Promise<void> {
  await page.getByLabel('Nome da lista').fill('Curiosos');
  await page.getByLabel('Negativas, uma por linha').fill('grátis\n"como fazer"\nreceita\ncomprar\n[bula pdf]');
  await page.getByRole('combobox', { name: 'Campanhas que usam a lista' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Criar lista' }).click();
  await page.getByRole('heading', { name: 'Conflitos por campanha' }).waitFor();
  await page.getByRole('button', { name: 'Remover da lista' }).first().waitFor();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await page.getByLabel('Nome da lista').evaluate((field) => field.scrollIntoView({ block: 'start' }));
}

const pictures: readonly Picture[] = [
  { name: 'ficha-do-produto', path: '/campaign/:example', act: press('Ver ficha') },
  { name: 'palavras-chave', path: '/tools/keywords', act: generateKeywords },
  { name: 'salvar-na-campanha', path: '/tools/keywords', act: openMenu },
  { name: 'montagem', path: '/campaign/:example/montagem' },
  { name: 'revisao', path: '/campaign/:example/revisao' },
  { name: 'exportar-editor', path: '/campaign/:example/exportar' },
  {
    name: 'exportar-navegador',
    path: '/campaign/:example/exportar',
    act: async (page) => page.getByText('Envio pelo navegador', { exact: true }).click(),
  },
  { name: 'importar-campanhas', path: '/saved-campaigns/importar' },
  { name: 'pagina', path: '/campaign/:example/pagina' },
  { name: 'listas-de-negativas', path: '/saved-campaigns/negativas?lista=nova', act: makeList },
  { name: 'conexoes', path: '/conexoes' },
  { name: 'script', path: '/conexoes', act: makeScript },
];

/** Those of an account that has reports and sales; `:campaign` is one of its campaigns. */
const withReports: readonly Picture[] = [
  { name: 'relatorios', path: '/reports' },
  { name: 'termos', path: '/campaign/:campaign/termos' },
  { name: 'lucro', path: '/campaign/:campaign/lucro' },
  { name: 'problemas', path: '/campaign/:campaign/problemas' },
  { name: 'conta-inteira', path: '/reports', act: showAccount },
];

async function showAccount(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'A conta', exact: true });
  await heading.waitFor();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

test.use({ viewport: { width: SIZE.width + SIDEBAR, height: SIZE.height }, colorScheme: 'light' });

test('the pictures of the help articles', async ({ page, signIn, connection }) => {
  test.setTimeout(180_000);
  mkdirSync(folder, { recursive: true });
  const { id: userId } = await signIn({ name: 'Rita Lima', plan: 'pro', subscriptionStatus: 'active' });
  await page.addInitScript(() => localStorage.setItem('faisca_sidebar_collapsed', 'true'));
  await page.goto('/dashboard');
  const headers = { Origin: new URL(page.url()).origin };
  const made = await page.request.post('/api/first-steps/example', { headers });
  const { id } = (await made.json()) as { id: string }; // the campaign that the route returns
  await page.request.post('/api/first-steps/example/keep', { headers }); // without the notice above an example
  const devTools = await page.context().newCDPSession(page);
  for (const picture of pictures) await take(picture, id);
  const { campaign } = await fillReports(connection, userId);
  for (const picture of withReports) await take(picture, campaign);

  async function take({ name, path, act }: Picture, campaignId: string): Promise<void> {
    await page.goto(path.replace(/:(?:example|campaign)/u, campaignId));
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await expect(page.locator('.mantine-Loader-root, .mantine-Skeleton-root')).toHaveCount(0);
    const scrolled = await page.evaluate(() => window.scrollY); // the clip counts from the page's top
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 72,
      clip: { x: SIDEBAR, y: scrolled, ...SIZE, scale: 1 },
    });
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  }
});
