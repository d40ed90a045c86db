import type { Page } from '@playwright/test';
import type { Screen, Viewer } from './screen.ts';

/** Until a failing read says so. */
async function untilTold(page: Page): Promise<void> {
  await page.getByText(/Não foi possível|Não deu|não carregou|Tentar de novo|Tentar novamente/).first().waitFor();
}

type Failure = readonly [name: string, path: string, api: string, viewer?: Viewer];

/** Each screen whose own read fails. */
const failures: readonly Failure[] = [
  ['campaign', '/campaign/:campaign', 'campaigns/*'],
  ['montagem', '/campaign/:campaign/montagem', 'campaigns/*/plan'],
  ['dados', '/campaign/:campaign/dados', 'campaigns/*/plan'],
  ['matriz', '/campaign/:campaign/matriz', 'campaigns/*/plan'],
  ['revisao', '/campaign/:campaign/revisao', 'campaigns/*/plan'],
  ['revisao-listas', '/campaign/:campaign/revisao?ver=conflitos', 'campaigns/*/negative-lists'],
  ['pagina', '/campaign/:campaign/pagina', 'campaigns/*/page-checks'],
  ['exportar', '/campaign/:campaign/exportar', 'campaigns/*/plan'],
  ['problemas', '/campaign/:campaign/problemas', 'campaigns/*/signals'],
  ['arquivos', '/campaign/:campaign/relatorios', 'campaigns/*/reports'],
  ['client-report', '/campaign/:campaign/relatorio', 'campaigns/*/contents', 'subscriber'],
  ['shares', '/campaign/:campaign/relatorio', 'campaigns/*/shares', 'subscriber'],
  ['compare', '/compare?ids=:campaign,:portugal', 'results?'],
  ['compare-products', '/compare?by=countries', 'results/products'],
  ['compare-periods', '/compare?by=periods&ids=:campaign', 'results'],
  ['compare-all', '/compare', 'campaigns'],
  ['reports', '/reports', 'reports'],
  ['connections', '/conexoes', 'sales-sources'],
  ['connections-orders', '/conexoes', 'orders'],
  ['connections-bridges', '/conexoes', 'bridges'],
  ['rules', '/conexoes/regras', 'rules'],
  ['assets', '/saved-campaigns/recursos', 'account-assets'],
  ['lists', '/saved-campaigns/negativas', 'negative-lists'],
  ['pricing', '/pricing', 'plans', 'newcomer'],
  ['tool-campaigns', '/tools/keywords', 'campaigns'],
];

/** Rooms of a campaign that has nothing, and of an account that has nothing. */
const empty: readonly (readonly [name: string, path: string, viewer: Viewer])[] = [
  ...['', 'montagem', 'dados', 'matriz', 'revisao', 'pagina', 'exportar', 'lucro', 'termos', 'problemas', 'relatorios', 'relatorio'].map(
    (tab) => [`campaign-${tab || 'lists'}`, `/campaign/:empty/${tab}`, 'seller'] as const,
  ),
  ['compare', '/compare', 'newcomer'],
  ['compare-countries', '/compare?by=countries', 'newcomer'],
  ['compare-periods', '/compare?by=periods', 'newcomer'],
  ['connections', '/conexoes', 'newcomer'],
  ['rules', '/conexoes/regras', 'newcomer'],
  ['assets', '/saved-campaigns/recursos', 'newcomer'],
  ['lists', '/saved-campaigns/negativas', 'newcomer'],
  ['import', '/saved-campaigns/importar', 'newcomer'],
  ['settings', '/tools/settings', 'newcomer'],
];

export const failureScreens: readonly Screen[] = [
  ...failures.map(([name, path, api, viewer = 'seller']): Screen => ({
    name: `fails-${name}`,
    viewer,
    path,
    act: untilTold,
    api: { path: api, answer: 'fails' },
  })),
  ...empty.map(([name, path, viewer]): Screen => ({ name: `empty-${name}`, viewer, path })),
];
