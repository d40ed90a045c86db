/** The tabs of a campaign's page after its lists. */
export const campaignTabs = [
  'montagem',
  'dados',
  'revisao',
  'conflitos',
  'previa',
  'economia',
  'matriz',
  'exportar',
  'relatorios',
  'termos',
  'problemas',
  'lucro',
] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** All addresses of the interface. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  confirmEmail: '/confirm-email',
  changeEmail: '/change-email',
  terms: '/termos',
  privacy: '/privacidade',
  dashboard: '/dashboard',
  tools: '/tools',
  tool: (slug: string) => `/tools/${slug}`,
  templates: '/tools/settings',
  /** @param chosen the templates that the settings open: tab, language, list and funnel level. */
  chosenTemplates: (chosen: Record<string, string>) =>
    `/tools/settings?${new URLSearchParams(chosen).toString()}`,
  /** A campaign's list, opened in its tool. */
  openedList: (slug: string, campaignId: string, assetId: string) =>
    `/tools/${slug}?${new URLSearchParams({ campaign: campaignId, asset: assetId }).toString()}`,
  /** A list saved in this browser, opened in its tool. */
  savedList: (slug: string, id: string) => `/tools/${slug}?${new URLSearchParams({ saved: id }).toString()}`,
  /** The first tool with the product sheet open. */
  firstSheet: '/tools/keywords?ficha=abrir',
  /** The dashboard with the tour, or with the list of first steps, though the person closed it before. */
  tour: '/dashboard?tour=abrir',
  firstSteps: '/dashboard?passos=abrir',
  savedCampaigns: '/saved-campaigns',
  newCampaign: '/saved-campaigns?form=create',
  importCampaigns: '/saved-campaigns/importar',
  campaign: (id: string) => `/campaign/${encodeURIComponent(id)}`,
  /** A tab of a campaign's page after the first one. */
  campaignTab: (id: string, tab: CampaignTab) => `/campaign/${encodeURIComponent(id)}/${tab}`,
  /** The report to print or to share. */
  campaignReport: (id: string) => `/campaign/${encodeURIComponent(id)}/relatorio`,
  /** The report that a link opens for everybody who has it. */
  sharedReport: (token: string) => `/r/${token}`,
  campaignBuilder: '/campaign-builder',
  reports: '/reports',
  compare: '/compare',
  /** The comparison of these campaigns. */
  comparedCampaigns: (ids: readonly string[]) =>
    `/compare?${new URLSearchParams({ ids: ids.join(',') }).toString()}`,
  help: '/ajuda',
  helpArticle: (slug: string) => `/ajuda/${slug}`,
  pricing: '/pricing',
  profile: '/profile',
  admin: '/admin',
} as const;
