import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillReports } from './sample-reports.ts';
import { fillRules } from './sample-rules.ts';

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

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver ficha' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Nome', { exact: true }).or(sheet.getByRole('textbox').first()).first().waitFor();
  await atRest(page);
}

/** Until nothing slides in any more. */
async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')))
    .toBe(true);
}

async function connectNetwork(page: Page): Promise<void> {
  await page.getByLabel('Nome (opcional)').fill('Vitalis Max');
  await page.getByRole('button', { name: 'Criar endereço' }).click();
  await page.getByText('Nenhuma rede conectada').waitFor({ state: 'hidden' });
  const address = page.locator('pre', { hasText: '/api/postback/' });
  await address.evaluate((shown) => (shown.textContent = 'https://faisca.example/api/postback/hotmart/2Ybg…'));
  await page.evaluate(() => {
    for (const shown of document.querySelectorAll('pre, code'))
      shown.textContent = shown.textContent.replaceAll(location.origin, 'https://faisca.example');
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function readRefused(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'O que o Google reprovou ou limitou' }).waitFor();
  await expect(page.getByText('Lendo os textos')).toHaveCount(0);
}

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
  await page.getByLabel('Texto do script').evaluate((field: HTMLTextAreaElement) => {
    field.value = field.value.replaceAll(location.origin, 'https://faisca.example');
  });
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
  { name: 'ficha-do-produto', path: '/campaign/:example', act: openSheet },
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
  { name: 'conexoes', path: '/conexoes', act: connectNetwork },
  { name: 'script', path: '/conexoes', act: makeScript },
];

/** Those of an account that has reports and sales; `:campaign` is one of its campaigns. */
const withReports: readonly Picture[] = [
  { name: 'relatorios', path: '/reports' },
  { name: 'termos', path: '/campaign/:campaign/termos' },
  { name: 'lucro', path: '/campaign/:campaign/lucro' },
  { name: 'problemas', path: '/campaign/:campaign/problemas' },
  { name: 'conta-inteira', path: '/reports', act: showHeading('A conta') },
  { name: 'anuncios-recusados', path: '/campaign/:campaign/revisao', act: readRefused },
  { name: 'leilao', path: '/campaign/:campaign/lucro', act: showHeading('Quem disputa os leilões') },
  { name: 'regras', path: '/conexoes/regras' },
];

/** Brings the part of the page below a heading into the picture. */
function showHeading(name: string) {
  return async (page: Page): Promise<void> => {
    const heading = page.getByRole('heading', { name, exact: true });
    await heading.waitFor();
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  };
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
  await fillRules(connection, userId, campaign);
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
