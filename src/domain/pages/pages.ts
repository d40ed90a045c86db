import { TRIAL_DAYS } from '#domain/account/plans.ts';

/**
 * Who may open a page. `visitor`: only somebody who is not signed in, the others are led to their dashboard; `letter`:
 * whoever has the link of a letter, signed in or not.
 */
export type Guard = 'visitor' | 'letter' | 'anyone' | 'account' | 'subscriber' | 'admin';

export interface Page {
  path: string;
  guard: Guard;
  /** Its name in the window, in the navigation and in previews. */
  title: string;
  /** The description for previews and search engines. Pages without one are not public. */
  description?: string;
  /** The build draws it, so that somebody can type before the script has come. */
  isPrerendered?: true;
}

export const pages = {
  login: {
    path: '/login',
    guard: 'visitor',
    title: 'Entrar',
    description: 'Entre na sua conta e continue montando suas campanhas de pesquisa do Google Ads.',
    isPrerendered: true,
  },
  register: {
    path: '/register',
    guard: 'visitor',
    title: 'Criar conta',
    description: `Teste grátis por ${TRIAL_DAYS} dias, sem cartão: palavras-chave, negativas e anúncios prontos.`,
    isPrerendered: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    guard: 'visitor',
    title: 'Recuperar senha',
    isPrerendered: true,
  },
  updatePassword: { path: '/update-password', guard: 'letter', title: 'Criar nova senha' },
  confirmEmail: { path: '/confirm-email', guard: 'letter', title: 'Confirmar e-mail' },
  changeEmail: { path: '/change-email', guard: 'letter', title: 'Trocar e-mail' },
  terms: {
    path: '/termos',
    guard: 'anyone',
    title: 'Termos de uso',
    description: 'O combinado entre você e a Faísca, em português claro.',
  },
  privacy: {
    path: '/privacidade',
    guard: 'anyone',
    title: 'Privacidade',
    description: 'Que dados a Faísca guarda, para quê e por quanto tempo.',
  },
  /** Everybody who has the link may read it. Its preview does not name the campaign or the sender. */
  sharedReport: { path: '/r/:token', guard: 'anyone', title: 'Relatório de campanha' },
  dashboard: { path: '/dashboard', guard: 'subscriber', title: 'Dashboard' },
  savedCampaigns: { path: '/saved-campaigns', guard: 'subscriber', title: 'Campanhas salvas' },
  importCampaigns: { path: '/saved-campaigns/importar', guard: 'subscriber', title: 'Importar campanhas' },
  negativeLists: {
    path: '/saved-campaigns/negativas',
    guard: 'subscriber',
    title: 'Listas de negativas',
  },
  accountAssets: {
    path: '/saved-campaigns/recursos',
    guard: 'subscriber',
    title: 'Recursos da conta',
  },
  campaign: { path: '/campaign/:id', guard: 'subscriber', title: 'Campanha' },
  campaignReport: { path: '/campaign/:id/relatorio', guard: 'subscriber', title: 'Relatório para o cliente' },
  reports: { path: '/reports', guard: 'subscriber', title: 'Relatórios' },
  connections: { path: '/conexoes', guard: 'subscriber', title: 'Conexões' },
  rules: { path: '/conexoes/regras', guard: 'subscriber', title: 'Regras e alertas' },
  /** The link of a letter leads here; what it may do stands behind `#`. */
  stopMorning: { path: '/parar-email', guard: 'letter', title: 'E-mail da manhã' },
  compare: { path: '/compare', guard: 'subscriber', title: 'Comparar campanhas' },
  tools: { path: '/tools', guard: 'subscriber', title: 'Ferramentas' },
  tool: { path: '/tools/:slug', guard: 'subscriber', title: 'Ferramenta' },
  templates: { path: '/tools/settings', guard: 'subscriber', title: 'Configurações' },
  /** Leads to the tools, and says that it comes later. */
  campaignBuilder: { path: '/campaign-builder', guard: 'subscriber', title: 'Ferramentas' },
  profile: { path: '/profile', guard: 'subscriber', title: 'Perfil' },
  pricing: {
    path: '/pricing',
    guard: 'account',
    title: 'Planos',
    description: 'Os planos da Faísca para quem monta campanhas de pesquisa do Google Ads.',
  },
  help: { path: '/ajuda', guard: 'account', title: 'Ajuda' },
  helpArticle: { path: '/ajuda/:slug', guard: 'account', title: 'Ajuda' },
  admin: { path: '/admin', guard: 'admin', title: 'Painel Admin' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** In the order of the table. */
export const pageNames = Object.keys(pages) as PageName[]; // the table's own keys

/** The pages as their common type. */
export const pageList: readonly Page[] = Object.values(pages);
