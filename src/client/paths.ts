/** Every address of the interface, once. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  updatePassword: '/update-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  tools: '/tools',
  tool: (slug: string) => `/tools/${slug}`,
  templates: '/tools/settings',
  savedCampaigns: '/saved-campaigns',
  campaign: (id: string) => `/campaign/${encodeURIComponent(id)}`,
  campaignBuilder: '/campaign-builder',
  pricing: '/pricing',
  profile: '/profile',
  admin: '/admin',
} as const;
