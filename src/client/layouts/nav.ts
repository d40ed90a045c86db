import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconBan,
  IconBulb,
  IconDiscount2,
  IconFileText,
  IconFolders,
  IconHeading,
  IconKey,
  IconLayoutDashboard,
  IconLink,
  IconShieldLock,
  IconSparkles,
  IconTools,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from '#client/paths.ts';

export interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** Shown below the item while the address begins with its own. */
  children?: readonly NavItem[];
}

const toolItems: readonly NavItem[] = [
  { to: paths.tool('keywords'), label: 'Palavras-chave', icon: IconKey },
  { to: paths.tool('negative-keywords'), label: 'Negativas', icon: IconBan },
  { to: paths.tool('titles'), label: 'Títulos', icon: IconHeading },
  { to: paths.tool('descriptions'), label: 'Descrições', icon: IconFileText },
  { to: paths.tool('sitelinks'), label: 'Sitelinks', icon: IconLink },
  { to: paths.tool('callouts'), label: 'Frases de destaque', icon: IconBulb },
  { to: paths.tool('promotions'), label: 'Promoções', icon: IconDiscount2 },
  { to: paths.templates, label: 'Configurações', icon: IconAdjustmentsHorizontal },
];

export const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard },
  { to: paths.savedCampaigns, label: 'Campanhas salvas', icon: IconFolders },
  { to: paths.tools, label: 'Ferramentas', icon: IconTools, children: toolItems },
];

export const adminItem: NavItem = { to: paths.admin, label: 'Painel Admin', icon: IconShieldLock };
export const pricingItem: NavItem = { to: paths.pricing, label: 'Planos', icon: IconSparkles };
export const profileItem: NavItem = { to: paths.profile, label: 'Perfil', icon: IconUserCircle };
