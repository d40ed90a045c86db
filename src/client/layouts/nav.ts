import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconFolders,
  IconHelpCircle,
  IconLayoutDashboard,
  IconReportAnalytics,
  IconShieldLock,
  IconSparkles,
  IconTools,
  IconUserCircle,
} from '@tabler/icons-react';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';

export interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** Shown below the item while the address starts with the item's own. */
  children?: readonly NavItem[];
}

const toolItems: readonly NavItem[] = [
  ...assetTypes.map((type) => {
    const { slug, label, icon } = generatorViews[type];
    return { to: paths.tool(slug), label, icon };
  }),
  { to: paths.templates, label: 'Configurações', icon: IconAdjustmentsHorizontal },
];

export const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: paths.savedCampaigns, label: 'Campanhas salvas', icon: IconFolders },
  { to: paths.reports, label: 'Relatórios', icon: IconReportAnalytics },
  { to: paths.tools, label: 'Ferramentas', icon: IconTools, children: toolItems },
];

export const adminItem: NavItem = { to: paths.admin, label: 'Painel Admin', icon: IconShieldLock };
export const helpItem: NavItem = { to: paths.help, label: 'Ajuda', icon: IconHelpCircle };
export const pricingItem: NavItem = { to: paths.pricing, label: 'Planos', icon: IconSparkles };
export const profileItem: NavItem = { to: paths.profile, label: 'Perfil', icon: IconUserCircle };
