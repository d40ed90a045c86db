import { generatePath } from 'react-router';
import type { SettingsSection } from '#domain/making/findings/finding.ts';
import type { EssentialFact } from '#domain/making/findings/missing-facts.ts';
import { type PageName, pageNames, pages } from '#domain/pages/pages.ts';

/** The tabs of a campaign's page after its lists. */
export const campaignTabs = [
  'montagem',
  'dados',
  'matriz',
  'revisao',
  'pagina',
  'exportar',
  'lucro',
  'termos',
  'problemas',
  'relatorios',
] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** The panels that open beside a tab. */
export const campaignPanels = ['previa', 'economia', 'essencial'] as const;
export type CampaignPanel = (typeof campaignPanels)[number];

/** Addresses that were tabs once. Each opens the same content where it is now. */
export const movedTabs = {
  conflitos: { tab: 'revisao', search: { ver: 'conflitos' } },
  previa: { tab: 'montagem', search: { painel: 'previa' } },
  economia: { tab: 'montagem', search: { painel: 'economia' } },
} as const satisfies Record<string, { tab: CampaignTab; search: Record<string, string> }>;
export type MovedTab = keyof typeof movedTabs;

/** The three stages of the work on a campaign, with their tabs. Null is the first tab, at the campaign's own address. */
export const campaignStages = [
  { id: 'montar', tabs: [null, 'montagem', 'dados'] },
  { id: 'publicar', tabs: ['revisao', 'pagina', 'exportar'] },
  { id: 'otimizar', tabs: ['lucro', 'termos', 'problemas', 'relatorios'] },
] as const satisfies readonly { id: string; tabs: readonly (CampaignTab | null)[] }[];
export type CampaignStage = (typeof campaignStages)[number]['id'];

/** The address of each page. The functions below replace parameters such as `:id`. */
type PagePaths = { [Name in PageName]: (typeof pages)[Name]['path'] };
const pagePaths = Object.fromEntries(pageNames.map((name) => [name, pages[name].path])) as PagePaths; // from the same table

/** All addresses of the interface, from the table of pages. */
export const paths = {
  ...pagePaths,
  home: '/',
  tool: (slug: string) => generatePath(pages.tool.path, { slug }),
  /** @param chosen the templates that the settings open: tab, language, list and funnel level. */
  chosenTemplates: (chosen: Record<string, string>) => withSearch(pages.templates.path, chosen),
  /** A campaign's list, opened in its tool. */
  openedList: (slug: string, campaignId: string, assetId: string) =>
    withSearch(paths.tool(slug), { campaign: campaignId, asset: assetId }),
  /** A list saved in this browser, opened in its tool. */
  savedList: (slug: string, id: string) => withSearch(paths.tool(slug), { saved: id }),
  /** The dashboard with the tour, or with the list of first steps, though the person closed it before. */
  tour: withSearch(pages.dashboard.path, { tour: 'abrir' }),
  firstSteps: withSearch(pages.dashboard.path, { passos: 'abrir' }),
  /** A shared list of negatives, opened; `nova` is one that does not exist yet. */
  negativeList: (id: string) => withSearch(pages.negativeLists.path, { lista: id }),
  newCampaign: withSearch(pages.savedCampaigns.path, { form: 'create' }),
  campaign: (id: string) => generatePath(pages.campaign.path, { id }),
  /** A tab of a campaign's page after the first one, also by an address that it had once. */
  campaignTab: (id: string, tab: CampaignTab | MovedTab): string => `${paths.campaign(id)}/${tab}`,
  /** The panel of the essentials with one of them in focus. */
  essential: (id: string, campo: EssentialFact) =>
    withSearch(paths.campaignTab(id, 'montagem'), { painel: 'essencial', campo }),
  /** The settings with one of their sections in view. */
  settingsSection: (id: string, parte: SettingsSection) =>
    withSearch(paths.campaignTab(id, 'dados'), { parte }),
  /** The tab that has the chosen changes, which then downloads their file. */
  changesFile: (id: string) => withSearch(paths.campaignTab(id, 'problemas'), { mudancas: 'baixar' }),
  /** A tab of a campaign's page; null is the first one. */
  campaignPart: (id: string, tab: CampaignTab | null): string =>
    tab === null ? paths.campaign(id) : paths.campaignTab(id, tab),
  /** The first tab with the form of the campaign's fields open. */
  editedCampaign: (id: string) => withSearch(paths.campaign(id), { editar: 'campos' }),
  /** The report to print or to share. */
  campaignReport: (id: string) => generatePath(pages.campaignReport.path, { id }),
  /** The report that a link opens for everybody who has it. */
  sharedReport: (token: string) => generatePath(pages.sharedReport.path, { token }),
  /** The comparison of these campaigns. */
  comparedCampaigns: (ids: readonly string[]) => withSearch(pages.compare.path, { ids: ids.join(',') }),
  helpArticle: (slug: string) => generatePath(pages.helpArticle.path, { slug }),
} as const;

function withSearch(path: string, search: Record<string, string>): string {
  return `${path}?${new URLSearchParams(search).toString()}`;
}
