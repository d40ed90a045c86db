import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconBan,
  IconBellRinging,
  IconFolders,
  IconHelpCircle,
  IconLayoutDashboard,
  IconPaperclip,
  IconPlugConnected,
  IconReportAnalytics,
  IconShieldLock,
  IconSparkles,
  IconTools,
  IconUserCircle,
} from '@tabler/icons-react';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { type PageName, pages } from '#domain/pages/pages.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';

export interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** Shown below the item while the address starts with the item's own. */
  children?: readonly NavItem[];
}

function linkTo(name: PageName): Pick<NavItem, 'to' | 'label'> {
  const { path, title } = pages[name];
  return { to: path, label: title };
}

const toolItems: readonly NavItem[] = [
  ...assetTypes.map((type) => {
    const { slug, label, icon } = generatorViews[type];
    return { to: paths.tool(slug), label, icon };
  }),
  { ...linkTo('templates'), icon: IconAdjustmentsHorizontal },
];

export const navItems: readonly NavItem[] = [
  { ...linkTo('dashboard'), icon: IconLayoutDashboard },
  {
    ...linkTo('savedCampaigns'),
    icon: IconFolders,
    children: [
      { ...linkTo('negativeLists'), icon: IconBan },
      { ...linkTo('accountAssets'), icon: IconPaperclip },
    ],
  },
  { ...linkTo('reports'), icon: IconReportAnalytics },
  {
    ...linkTo('connections'),
    icon: IconPlugConnected,
    children: [{ ...linkTo('rules'), icon: IconBellRinging }],
  },
  { ...linkTo('tools'), icon: IconTools, children: toolItems },
];

export const adminItem: NavItem = { ...linkTo('admin'), icon: IconShieldLock };
export const helpItem: NavItem = { ...linkTo('help'), icon: IconHelpCircle };
export const pricingItem: NavItem = { ...linkTo('pricing'), icon: IconSparkles };
export const profileItem: NavItem = { ...linkTo('profile'), icon: IconUserCircle };
