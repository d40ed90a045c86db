import { beforeEach, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, shownAddress, toastOf } from '#client/testing/render-in-app.tsx';
import { SavedCampaignsScreen } from './saved-campaigns-screen.tsx';

const { assets: _, sheet: __, ...blank } = vitalis;

/** Campaigns of the first of January, of February…, each with these fields. */
function campaignsOf(fields: readonly Partial<CampaignSummary>[]): CampaignSummary[] {
  return fields.map((own, at) => {
    const createdAt = `2026-${String(at + 1).padStart(2, '0')}-01T15:00:00.000Z`;
    return {
      ...blank,
      id: randomUuid(),
      assetCounts: {},
      badPages: 0,
      createdAt,
      updatedAt: createdAt,
      ...own,
    };
  });
}

async function show(campaigns: readonly CampaignSummary[], address = '/saved-campaigns'): Promise<void> {
  await commands.answerApi([
    { method: 'GET', path: '/campaigns', json: campaigns },
    ...campaigns.map(
      ({ id }) => ({ method: 'DELETE', path: `/campaigns/${id}`, json: { ok: true } }) as const,
    ),
  ]);
  await renderInApp(<SavedCampaignsScreen />, { address });
}

const names = () =>
  page
    .getByRole('listitem')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
const search = () => page.getByLabelText('Buscar campanhas');
const openFilters = () => page.getByRole('button', { name: 'Filtros' }).click();
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const field = (name: string) => page.getByRole('combobox', { name });
const clearFilters = () => page.getByRole('button', { name: 'Limpar filtros' });

async function choose(name: string, option: string): Promise<void> {
  await field(name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const three = () =>
  campaignsOf([
    { name: 'Emagrecer já', niche: 'Nutra', country: 'Brasil', platform: 'Search' },
    { name: 'Massageador', niche: 'Físico', country: 'Brasil', notes: 'página de ÁGUA' },
    { name: 'Sleep Well', niche: 'Nutra', country: 'EUA' },
  ]);

beforeEach(() => page.viewport(1280, 800));

it('shows the newest campaign first, or the oldest', async () => {
  await show(three());
  await expect.poll(names).toEqual(['Sleep Well', 'Massageador', 'Emagrecer já']);
  await page.getByRole('button', { name: 'Mais recentes' }).click();
  await expect.poll(names).toEqual(['Emagrecer já', 'Massageador', 'Sleep Well']);
  await expect.element(shownAddress()).toHaveTextContent('order=oldest');
});

it.each([
  ['agua', ['Massageador']],
  ['EMAGRECER JA', ['Emagrecer já']],
  ['  sleep ', ['Sleep Well']],
  ['inverno', []],
])('finds "%s" in names and notes, without accents and case', async (text, found) => {
  await show(three());
  await search().fill(text);
  await expect.poll(names).toEqual(found);
});

it('filters by the values that campaigns have, and keeps the filters in the address', async () => {
  await show(three());
  await openFilters();
  await field('Nicho').click();
  await expect.poll(options).toEqual(['Todos os nichos', 'Físico', 'Nutra']);
  await page.getByRole('option', { name: 'Nutra' }).click();
  await expect.poll(names).toEqual(['Sleep Well', 'Emagrecer já']);
  await choose('País', 'EUA');
  await expect.poll(names).toEqual(['Sleep Well']);
  await choose('Plataforma', 'Search');
  await expect.element(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
  for (const part of ['niche=Nutra', 'country=EUA', 'platform=Search'])
    await expect.element(shownAddress()).toHaveTextContent(part);
});

it('reads search and filters from the address, and ignores what no campaign has', async () => {
  await show(three(), '/saved-campaigns?search=sleep&order=wrong&niche=Pets');
  await expect.poll(names).toEqual(['Sleep Well']);
  await expect.element(search()).toHaveValue('sleep');
  const card = page.getByRole('listitem').filter({ hasText: 'Sleep Well' });
  await expect.element(card).toHaveTextContent('PlataformaN/A');
  await expect.element(card).toHaveTextContent('Sem anotações.');
  await expect.element(card).toHaveTextContent('01/03/2026');
});

it('clears the search and all filters with one button, and keeps the order', async () => {
  await show(three(), '/saved-campaigns?search=inverno&niche=Nutra&order=oldest');
  await expect.element(page.getByText('Nenhuma campanha encontrada')).toBeVisible();
  await clearFilters().click();
  await expect.poll(names).toEqual(['Emagrecer já', 'Massageador', 'Sleep Well']);
  await expect.element(search()).toHaveValue('');
  await expect.element(clearFilters()).not.toBeInTheDocument();
  await openFilters();
  await choose('Nicho', 'Físico');
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toEqual(['Massageador']);
  await openFilters();
  await clearFilters().click();
  await expect.poll(names).toHaveLength(3);
});

it('drops a filter when the last campaign with its value is deleted, whatever its spelling', async () => {
  await show(
    campaignsOf([
      { name: 'Coleira', niche: 'Pets' },
      { name: 'Massageador', niche: 'casa' },
      { name: 'Luminária', niche: 'Casa' },
      { name: 'Tapete', niche: 'Casa' },
    ]),
  );
  await openFilters();
  await field('Nicho').click();
  await expect.poll(options).toEqual(['Todos os nichos', 'Casa', 'Pets']);
  await page.getByRole('option', { name: 'Casa' }).click();
  await expect.poll(names).toEqual(['Tapete', 'Luminária', 'Massageador']);
  await choose('Nicho', 'Pets');
  await expect.poll(names).toEqual(['Coleira']);
  await page.getByRole('button', { name: 'Deletar Coleira' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click();
  await expect.poll(names).toEqual(['Tapete', 'Luminária', 'Massageador']);
  await openFilters();
  await expect.element(field('Nicho')).toHaveValue('Todos os nichos');
});

it('shows 24 campaigns and the others on request, and searches all of them', async () => {
  await show(
    campaignsOf(
      Array.from({ length: 26 }, (_unused, at) => ({
        name: `Campanha ${String(at + 1).padStart(2, '0')}`,
        createdAt: vitalis.createdAt,
      })),
    ),
  );
  await expect.poll(names).toHaveLength(24);
  await search().fill('26');
  await expect.poll(names).toEqual(['Campanha 26']);
  await search().fill('');
  await page.getByRole('button', { name: 'Mostrar mais 2' }).click();
  await expect.poll(names).toHaveLength(26);
});

it('says why campaigns cannot be loaded, and asks again', async () => {
  const json = { code: 'internal', message: 'Algo deu errado' };
  await commands.answerApi([{ method: 'GET', path: '/campaigns', status: 500, json }]);
  await renderInApp(<SavedCampaignsScreen />);
  await expect.element(toastOf('Erro ao carregar campanhas')).toHaveTextContent('Algo deu errado');
  await commands.answerApi([{ method: 'GET', path: '/campaigns', json: three() }]);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(names).toHaveLength(3);
});

it('leads to the first campaign where there is none', async () => {
  await show([]);
  await expect.element(page.getByRole('link', { name: 'Criar a primeira' })).toBeVisible();
  await expect.element(page.getByText('Nenhuma das suas campanhas combina')).not.toBeInTheDocument();
});

it('says which campaign has a page that Google refuses, and leads to it', async () => {
  const [good, bad] = campaignsOf([{ name: 'Massageador' }, { name: 'Emagrecer já', badPages: 2 }]);
  if (!good || !bad) throw new Error('no campaigns');
  await show([good, bad]);
  const signs = page.getByRole('link', { name: /algo que o Google recusa/ });
  await expect.element(signs).toHaveTextContent('2 páginas têm algo que o Google recusa');
  await expect.element(signs).toHaveAttribute('href', `/campaign/${bad.id}/pagina`);
});
