import { expect, type Page } from '@playwright/test';
import { type Guard, pageNames, pages } from '#domain/pages/pages.ts';
import { configure } from '../support/generator-steps.ts';
import { type Tool, tools } from '../support/tools.ts';
import { itemsOf } from '../support/items.ts';
import { accountScreens } from './account-screens.ts';
import { click, openDialog } from './acts.ts';
import { failureScreens } from './failure-screens.ts';
import { questionScreens } from './question-screens.ts';
import { reportScreens } from './report-screens.ts';
import { stateScreens } from './state-screens.ts';
import type { Screen, Viewer } from './screen.ts';

const press = (keys: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').waitFor();
};

/** The tabs of a campaign's builder, by the links of their stages. */
const builderTabs = [
  ['Montar', 'Montagem'],
  ['Montar', 'Dados'],
  ['Publicar', 'Revisão'],
  ['Publicar', 'Exportar'],
  ['Otimizar', 'Relatórios'],
  ['Otimizar', 'Termos de pesquisa'],
] as const;
/** What stands beside or behind them, by address. */
const builderPanels = ['previa', 'economia', 'matriz', 'conflitos', 'montagem?painel=essencial'];

/** Opens a tab of the campaign's builder. */
const openTab = (stage: string, tab: string) => async (page: Page) => {
  await assemble(page);
  await page.getByRole('navigation', { name: 'Etapas da campanha' }).getByRole('link', { name: stage }).click();
  const tabs = page.getByRole('navigation', { name: 'Partes da campanha' });
  await tabs.getByRole('link', { name: tab, exact: true }).click();
  // The tab is marked when its content is on screen; the content may still be computing.
  await tabs.locator('a[aria-current=page]', { hasText: tab }).waitFor();
  await expect(page.locator('.mantine-Loader-root')).toHaveCount(0);
};

/** Assembles the campaign when that has not happened yet. */
async function assemble(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Montar campanha' });
  const groups = page.getByRole('region', { name: 'Grupos de anúncios' });
  await start.or(groups).first().waitFor();
  if (await start.isVisible()) {
    await page.getByText('Suplemento', { exact: true }).click();
    await start.click();
  }
  await groups.getByRole('listitem').first().waitFor();
}

const generate =
  (needs: Tool['needs']) =>
  async (page: Page): Promise<void> => {
    await configure(page, { needs });
    await page
      .getByRole('button', { name: /^(Gerar|Carregar) / })
      .first()
      .click();
    await itemsOf(page).first().waitFor();
  };

/** Who sees a page. The pages of letters need a link. */
const viewers: Partial<Record<Guard, Viewer>> = {
  visitor: 'visitor',
  anyone: 'visitor',
  account: 'newcomer',
  subscriber: 'subscriber',
  admin: 'admin',
};

/** States of screens, and pages whose address has a parameter. */
const states: readonly Screen[] = [
  ...accountScreens,
  ...stateScreens,
  ...failureScreens,
  ...questionScreens,
  { name: 'not-found', viewer: 'subscriber', path: '/nao-existe' },

  { name: 'dashboard-empty', viewer: 'newcomer', path: '/dashboard' },
  ...[1, 2, 3, 4, 5].map((step): Screen => {
    const name = `dashboard-tour-${step}`;
    return { name, viewer: 'newcomer', path: '/dashboard?tour=abrir', act: openTour(step) };
  }),
  { name: 'dashboard-feedback', viewer: 'newcomer', path: '/dashboard', act: openDialog('Feedback') },
  { name: 'dashboard-late', viewer: 'late', path: '/dashboard' },
  { name: 'palette', viewer: 'subscriber', path: '/dashboard', act: press('Control+k') },
  { name: 'shortcuts', viewer: 'subscriber', path: '/dashboard', act: press('?') },
  { name: 'example', viewer: 'newcomer', path: '/dashboard', act: openExample },
  {
    name: 'dashboard-error',
    viewer: 'subscriber',
    path: '/dashboard',
    api: { path: 'activity', answer: 'fails' },
  },
  ...tools.flatMap(({ slug, needs }): Screen[] => [
    { name: `${slug}-empty`, viewer: 'newcomer', path: `/tools/${slug}` },
    { name: `${slug}-full`, viewer: 'subscriber', path: `/tools/${slug}`, act: generate(needs) },
  ]),

  { name: 'reports-empty', viewer: 'newcomer', path: '/reports' },
  { name: 'compare-countries', viewer: 'subscriber', path: '/compare?by=countries' },
  { name: 'compare-periods', viewer: 'subscriber', path: '/compare?by=periods' },
  ...reportScreens,
  { name: 'campaigns-empty', viewer: 'newcomer', path: '/saved-campaigns' },
  { name: 'campaigns', viewer: 'subscriber', path: '/saved-campaigns' },
  { name: 'campaigns-form', viewer: 'subscriber', path: '/saved-campaigns', act: click('Nova Campanha') },
  { name: 'campaigns-import', viewer: 'subscriber', path: '/saved-campaigns/importar' },
  { name: 'campaigns-filters', viewer: 'subscriber', path: '/saved-campaigns', act: click('Filtros') },
  {
    name: 'campaigns-error',
    viewer: 'subscriber',
    path: '/saved-campaigns',
    api: { path: 'campaigns', answer: 'fails' },
  },
  {
    name: 'campaigns-busy',
    viewer: 'subscriber',
    path: '/saved-campaigns',
    api: { path: 'campaigns', answer: 'waits' },
  },
  { name: 'campaign', viewer: 'subscriber', path: '/campaign/:campaign' },
  { name: 'campaign-report', viewer: 'subscriber', path: '/campaign/:campaign/relatorio' },
  { name: 'dead-report-link', viewer: 'visitor', path: '/r/nao-existe' },
  { name: 'campaign-sheet', viewer: 'subscriber', path: '/campaign/:campaign', act: openDialog('Preencher') },
  ...builderTabs.map(([stage, tab]): Screen => {
    const name = `builder-${tab.toLowerCase().replaceAll(' ', '-')}`;
    return { name, viewer: 'subscriber', path: '/campaign/:campaign/montagem', act: openTab(stage, tab) };
  }),
  ...builderPanels.map((at): Screen => ({
    name: `builder-${at.replace('montagem?painel=', '')}`, viewer: 'subscriber',
    path: `/campaign/:campaign/${at}`,
    act: async (page) => expect(page.locator('.mantine-Loader-root')).toHaveCount(0),
  })),
  {
    name: 'builder-anúncios',
    viewer: 'subscriber',
    path: '/campaign/:campaign/montagem',
    act: async (page) => {
      await openTab('Montar', 'Montagem')(page);
      await page.getByText('Anúncios (1)').click();
    },
  },

  { name: 'help-search', viewer: 'newcomer', path: '/ajuda?q=navegador' },
  { name: 'help-search-empty', viewer: 'newcomer', path: '/ajuda?q=girafa' },
  { name: 'help-article', viewer: 'newcomer', path: '/ajuda/google-ads-editor' },
  {
    name: 'help-picture',
    viewer: 'newcomer',
    path: '/ajuda/google-ads-editor?imagem=exportar-editor',
  },
  { name: 'help-not-found', viewer: 'newcomer', path: '/ajuda/nao-existe' },
  { name: 'admin-security', viewer: 'admin', path: '/admin', act: openAdminTab('Segurança') },
  { name: 'admin-feedback', viewer: 'admin', path: '/admin', act: openAdminTab('Feedback') },
];

/** Each page with a fixed address as it opens, unless it stands above. */
const plainPages = pageNames.flatMap((name): Screen[] => {
  const { path, guard } = pages[name];
  const viewer = viewers[guard];
  const isKnown = states.some(
    (state) => state.path === path && state.viewer === viewer && !state.act && !state.api,
  );
  const isPlain = !path.includes(':') && !isKnown && name !== 'campaignBuilder'; // which leads to the tools
  return viewer && isPlain ? [{ name: kebabCase(name), viewer, path }] : [];
});

/** Every screen in each of its states. */
export const screens: readonly Screen[] = [...plainPages, ...states];

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function openAdminTab(name: string) {
  return (page: Page) => page.getByRole('tab', { name }).click();
}

function openTour(step: number) {
  return async (page: Page) => {
    for (let at = 2; at <= step; at++) {
      await page.getByRole('button', { name: 'Próximo' }).click();
      await page.getByText(`${at} de 5`).waitFor();
    }
  };
}

/** Makes the example on the first visit, and opens it on the later ones. */
async function openExample(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Criar um exemplo' });
  const open = page.getByRole('link', { name: 'Abrir o exemplo' });
  await add.or(open).click();
  await page.getByRole('heading', { level: 1, name: 'Exemplo: Vitalis Max' }).waitFor();
}
