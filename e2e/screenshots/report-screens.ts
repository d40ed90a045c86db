import type { Page } from '@playwright/test';
import { pageWithPromise } from './sample-pages.ts';
import type { Screen } from './screen.ts';

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const termsHeader = 'Termo de pesquisa,Campanha,Cliques,Impr.,Código da moeda,Custo,Conversões';
const termsFile = (title: string) =>
  file('termos.csv', ['Relatório de termos de pesquisa', title, termsHeader, 'fitmax,BR,9,90,BRL,"9,00",1']);
const PERIOD = '1 de maio de 2026 - 31 de maio de 2026';

const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator('input[type=file]').setInputFiles(chosen);

/** Brings a file of sales whose columns nobody knows. */
async function chooseColumns(page: Page): Promise<void> {
  const rows = ['A1,13/05/2026 10:20,Aprovada,"97,00",FitMax', 'A2,14/05/2026 11:00,Pendente,"97,00",Outro'];
  await choose(page, file('vendas.csv', ['Nº,Quando,Como está,Ganho,Item', ...rows]));
  await page.getByRole('button', { name: 'É um arquivo de vendas' }).click();
  await page.getByRole('button', { name: 'Salvar as vendas' }).click();
  await page.getByRole('alert').first().waitFor();
}

/** Brings a file whose answer is as given: none is still on its way. */
const bring = (status: number | null, until: string) => async (page: Page) => {
  await page.route('**/api/campaigns/*/reports', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const json = { code: 'server_error', message: 'Algo deu errado do nosso lado. Tente de novo.' };
    return status === null ? undefined : route.fulfill({ status, json });
  });
  await choose(page, termsFile(PERIOD));
  await page.getByText(until).or(page.getByLabel(until)).first().waitFor();
};

/** Puts a negative of every kind of proof, and a move, into the basket. */
async function fillBasket(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Ver as mudanças' });
  await page.getByRole('row').nth(1).waitFor();
  if (!(await open.isVisible())) {
    await page.getByRole('button', { name: /^Negativar (?!.*preço)/ }).first().click();
    await page.getByRole('button', { name: /^Negativar (?!.*preço)/ }).first().click();
  }
  await open.click();
  await page.getByRole('button', { name: 'Tirar todas' }).waitFor();
}

/** The advice is computed after the rest of the dashboard is there. */
async function waitForAdvice(page: Page): Promise<void> {
  await page.getByText(/espera-se|Nada promete/).first().waitFor();
}

const tick = (...labels: readonly string[]) => async (page: Page) => {
  for (const label of labels) await page.getByRole('checkbox', { name: label }).check();
};

const states: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'compare-wins', path: '/compare?ids=:campaign,:portugal' },
  { name: 'compare-copy', path: '/compare?ids=:campaign,:portugal', act: tick('Palavras-chave', 'Negativas') },
  { name: 'compare-tie', path: '/compare?ids=:oldTitles,:newTitles' },
  { name: 'compare-open', path: '/compare?ids=:portugal,:small' },
  { name: 'compare-missing', path: '/compare?ids=:campaign,:empty' },
  { name: 'compare-six', path: '/compare?ids=:campaign,:portugal,:oldTitles,:newTitles,:small,:mexico&rates=MXN:0.31' },
  { name: 'compare-countries-rates', path: '/compare?by=countries&rates=MXN:0.31' },
  { name: 'compare-countries-no-rate', path: '/compare?by=countries' },
  { name: 'compare-periods-full', path: '/compare?by=periods&ids=:campaign' },
  { name: 'import-list', path: '/campaign/:campaign/relatorios' },
  { name: 'import-columns', path: '/campaign/:empty/relatorios', act: chooseColumns },
  {
    name: 'import-period',
    path: '/campaign/:empty/relatorios',
    act: async (page) => {
      await choose(page, termsFile('Todo o período'));
      await page.getByLabel('Primeiro dia').waitFor();
    },
  },
  {
    name: 'import-refused',
    path: '/campaign/:empty/relatorios',
    act: async (page) => {
      await choose(page, file('foto.csv', ['Nome,Idade', 'Ana,3']));
      await page.getByText('não é um relatório').waitFor();
    },
  },
  { name: 'import-failed', path: '/campaign/:empty/relatorios', act: bring(500, 'Tentar de novo') },
  { name: 'import-busy', path: '/campaign/:empty/relatorios', act: bring(null, 'Salvando as linhas') },
  { name: 'terms-no-target', path: '/campaign/:portugal/termos' },
  { name: 'terms-full', path: '/campaign/:campaign/termos' },
  { name: 'terms-basket', path: '/campaign/:campaign/termos', act: fillBasket },
  { name: 'terms-error', path: '/campaign/:campaign/termos', api: { path: 'campaigns/*/terms', answer: 'fails' } },
  { name: 'problems-full', path: '/campaign/:campaign/problemas' },
  { name: 'problems-empty', path: '/campaign/:empty/problemas' },
  { name: 'profit-full', path: '/campaign/:campaign/lucro' },
  { name: 'profit-keywords', path: '/campaign/:campaign/lucro?nivel=keyword' },
  { name: 'profit-no-sales', path: '/campaign/:portugal/lucro' },
  { name: 'profit-empty', path: '/campaign/:empty/lucro' },
  ...['montagem', 'dados', 'revisao', 'pagina', 'exportar'].map((tab) => ({
    name: `stages-${tab}`, path: `/campaign/:campaign/${tab}`,
  })),
  { name: 'page-missing', path: '/campaign/:empty/pagina' },
  { name: 'page-unchecked', path: '/campaign/:portugal/pagina' },
  { name: 'page-running', path: '/campaign/:small/pagina', isWaiting: true },
  { name: 'page-findings', path: '/campaign/:campaign/pagina' },
  {
    name: 'page-compared',
    path: '/campaign/:campaign/pagina',
    act: async (page) => {
      await page.getByRole('region', { name: 'URL final' }).getByLabel('Histórico').selectOption({ index: 1 });
    },
  },
  {
    name: 'page-pasted',
    path: '/campaign/:empty/pagina',
    act: async (page) => {
      await page.getByLabel('HTML da página').fill(pageWithPromise);
      await page.getByRole('button', { name: 'Verificar o HTML' }).click();
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'lists-all', path: '/saved-campaigns/negativas' },
  { name: 'lists-new', path: '/saved-campaigns/negativas?lista=nova' },
  { name: 'lists-open', path: '/saved-campaigns/negativas?lista=:list' },
  { name: 'lists-campaign', path: '/campaign/:portugal/conflitos' },
  { name: 'assets-full', path: '/saved-campaigns/recursos' },
  { name: 'stopped-dashboard', path: '/dashboard' },
  { name: 'stopped-profit', path: '/campaign/:campaign/lucro' },
  { name: 'stopped-connections', path: '/conexoes' },
  { name: 'rules-full', path: '/conexoes/regras' },
  { name: 'connections-full', path: '/conexoes' },
  { name: 'dashboard-reports', path: '/dashboard', act: waitForAdvice },
];

/** The screens of reports, each with data and in its states. */
export const reportScreens: readonly Screen[] = states.map((state) => ({ ...state, viewer: 'seller' }));
