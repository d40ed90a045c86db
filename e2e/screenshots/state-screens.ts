import type { Page } from '@playwright/test';
import { click } from './acts.ts';
import type { Screen } from './screen.ts';

/** What goes wrong, waits, is empty or is far too long. */
export const stateScreens: readonly Screen[] = [
  { name: 'offline', viewer: 'subscriber', path: '/saved-campaigns', act: saveOffline, isWaiting: true },
  { name: 'dashboard-busy', viewer: 'seller', path: '/dashboard', api: { path: 'campaigns', answer: 'waits' } },
  {
    name: 'profit-error',
    viewer: 'seller',
    path: '/campaign/:campaign/lucro',
    act: untilFailed,
    api: { path: 'profit/*', answer: 'fails' },
  },
  {
    name: 'dashboard-unread',
    viewer: 'seller',
    path: '/dashboard',
    act: untilFailed,
    api: { path: 'results/dashboard', answer: 'fails' },
  },
  { name: 'terms-none', viewer: 'seller', path: '/campaign/:campaign/termos?busca=girafa' },
  { name: 'campaigns-none', viewer: 'subscriber', path: '/saved-campaigns', act: searchInVain },
  {
    name: 'campaign-missing',
    viewer: 'subscriber',
    path: '/campaign/00000000-0000-4000-8000-000000000000',
  },
  { name: 'plan-conflict', viewer: 'seller', path: '/campaign/:campaign/montagem', act: editInVain(409, 'conflict') },
  {
    name: 'plan-not-saved',
    viewer: 'seller',
    path: '/campaign/:campaign/montagem',
    act: editInVain(500, 'server_error'),
  },
  { name: 'long-dashboard', viewer: 'wordy', path: '/dashboard' },
  { name: 'long-campaigns', viewer: 'wordy', path: '/saved-campaigns' },
  { name: 'long-campaign', viewer: 'wordy', path: '/campaign/:campaign' },
  { name: 'long-profile', viewer: 'wordy', path: '/profile' },
  { name: 'long-delete', viewer: 'wordy', path: '/saved-campaigns', act: click('Deletar') },
];

async function untilFailed(page: Page): Promise<void> {
  await page.getByText('Não foi possível carregar').waitFor();
}

async function saveOffline(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Nova Campanha' });
  const name = page.getByRole('textbox', { name: 'Nome' });
  await open.or(name).first().waitFor();
  if (await open.isVisible()) await open.click(); // the picture before may have left the form open
  await name.fill('Sem rede');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Salvar campanha' }).click();
  await page.getByText('Será enviado quando a conexão voltar').waitFor();
}

async function searchInVain(page: Page): Promise<void> {
  await page.getByLabel('Buscar campanhas').fill('girafa');
  await page.getByRole('button', { name: 'Limpar filtros' }).waitFor();
}

/** Changes the plan while the server refuses to save it. */
function editInVain(status: number, code: string) {
  return async (page: Page): Promise<void> => {
    await page.route('**/api/campaigns/*/plan', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status, json: { code, message: 'Não foi salvo.' } })
        : route.continue(),
    );
    await page.getByLabel('Nome do grupo').fill('Desta aba');
    await page.getByText(status === 409 ? 'Alterada em outra aba' : 'Não foi salvo').first().waitFor();
  };
}
