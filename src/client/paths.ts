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
  savedCampaigns: '/saved-campaigns',
  newCampaign: '/saved-campaigns?form=create',
  importCampaigns: '/saved-campaigns/importar',
  campaign: (id: string) => `/campaign/${encodeURIComponent(id)}`,
  /** A tab of a campaign's page after the first one. */
  campaignTab: (id: string, tab: CampaignTab) => `/campaign/${encodeURIComponent(id)}/${tab}`,
  campaignBuilder: '/campaign-builder',
  reports: '/reports',
  compare: '/compare',
  help: '/ajuda',
  helpArticle: (slug: string) => `/ajuda/${slug}`,
  pricing: '/pricing',
  profile: '/profile',
  admin: '/admin',
} as const;
