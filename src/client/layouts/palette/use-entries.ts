import {
  IconAdjustmentsHorizontal,
  IconFolder,
  IconKeyboard,
  IconList,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconPlus,
  IconRoute,
  IconSun,
  IconUpload,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type NavigateFunction, useNavigate } from 'react-router';
import { assetTypes } from '#domain/ads/asset-types.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { savedListsStore } from '#client/data/saved-lists.ts';
import { type KnownSession, useSignOut } from '#client/data/session.ts';
import { readStore } from '#client/lib/storage/browser-scope.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';
import { adminItem, helpItem, navItems, pricingItem, profileItem } from '../nav.ts';
import { useScheme } from '../use-scheme.ts';
import { useCampaignEntries } from './campaign-entries.ts';
import type { Entry } from './find-entries.ts';

/** Everything that this person may open or do. Without access, only the plans and the actions. */
export function useEntries(session: KnownSession, openSheet: () => void): Entry[] {
  const navigate = useNavigate();
  const { data: campaigns = [] } = useQuery({ ...campaignsOptions, enabled: session.hasAccess });
  const signOut = useSignOut();
  const scheme = useScheme();
  const ofCampaign = useCampaignEntries();
  const actions: Entry[] = [
    {
      id: 'scheme',
      group: 'Ações',
      label: scheme.label,
      words: 'mudar aparência',
      icon: scheme.isDark ? IconSun : IconMoon,
      run: scheme.change,
    },
    {
      id: 'shortcuts',
      group: 'Ações',
      label: 'Atalhos do teclado',
      words: 'teclas ajuda',
      icon: IconKeyboard,
      run: openSheet,
    },
    { id: 'sign-out', group: 'Ações', label: 'Sair', icon: IconLogout, run: () => signOut.mutate() },
  ];
  if (!session.hasAccess) return [...screenEntries([pricingItem, helpItem], navigate), ...actions];
  const screens = [...navItems, pricingItem, profileItem, helpItem, ...(session.isAdmin ? [adminItem] : [])];
  return [
    ...ofCampaign,
    ...toolEntries(navigate),
    ...campaignEntries(campaigns, navigate),
    ...savedListEntries(session.profile.id, navigate),
    ...screenEntries(screens, navigate),
    ...settingEntries(navigate),
    ...workActions(navigate),
    ...actions,
  ];
}

function toolEntries(navigate: NavigateFunction): Entry[] {
  return assetTypes.map((kind) => {
    const { slug, label, title, icon } = generatorViews[kind];
    const words = `${title} ferramenta`;
    return {
      id: `tool ${slug}`,
      group: 'Ferramentas',
      label,
      words,
      icon,
      run: () => void navigate(paths.tool(slug)),
    };
  });
}

function campaignEntries(campaigns: readonly CampaignSummary[], navigate: NavigateFunction): Entry[] {
  return campaigns.map(({ id, name, niche }) => ({
    id: `campaign ${id}`,
    group: 'Campanhas',
    label: name,
    ...(niche && { detail: niche }),
    words: 'campanha',
    icon: IconFolder,
    run: () => void navigate(paths.campaign(id)),
  }));
}

function savedListEntries(accountId: string, navigate: NavigateFunction): Entry[] {
  return assetTypes.flatMap((kind) =>
    readStore(savedListsStore(kind, accountId)).map(({ id, name }) => {
      const { slug, label } = generatorViews[kind];
      return {
        id: `list ${slug} ${id}`,
        group: 'Listas salvas',
        label: name,
        detail: label,
        words: `${label} lista`,
        icon: IconList,
        run: () => void navigate(paths.savedList(slug, id)),
      };
    }),
  );
}

function screenEntries(items: readonly (typeof pricingItem)[], navigate: NavigateFunction): Entry[] {
  return items.map(({ to, label, icon }) => ({
    id: `screen ${to}`,
    group: 'Telas',
    label,
    icon,
    run: () => void navigate(to),
  }));
}

function settingEntries(navigate: NavigateFunction): Entry[] {
  return assetTypes.map((kind) => ({
    id: `settings ${kind}`,
    group: 'Configurações',
    label: `Modelos: ${generatorViews[kind].label}`,
    words: 'configurações avançadas',
    icon: IconAdjustmentsHorizontal,
    run: () => void navigate(paths.chosenTemplates({ tab: kind })),
  }));
}

function workActions(navigate: NavigateFunction): Entry[] {
  return [
    {
      id: 'new-campaign',
      group: 'Ações',
      label: 'Nova campanha',
      words: 'criar',
      icon: IconPlus,
      run: () => void navigate(paths.newCampaign),
    },
    {
      id: 'tour',
      group: 'Ações',
      label: 'Fazer o tour',
      words: 'conhecer tutorial começar',
      icon: IconRoute,
      run: () => void navigate(paths.tour),
    },
    {
      id: 'first-steps',
      group: 'Ações',
      label: 'Mostrar os primeiros passos',
      words: 'começar exemplo tutorial',
      icon: IconListCheck,
      run: () => void navigate(paths.firstSteps),
    },
    {
      id: 'import-campaigns',
      group: 'Ações',
      label: 'Importar campanhas',
      icon: IconUpload,
      run: () => void navigate(paths.importCampaigns),
    },
  ];
}
