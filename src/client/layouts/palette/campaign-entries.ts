import {
  IconAdjustments,
  IconEye,
  IconFolderOpen,
  IconKey,
  IconListTree,
  IconPencil,
  IconRoute2,
  IconShare3,
} from '@tabler/icons-react';
import { type NavigateFunction, useMatch, useNavigate } from 'react-router';
import type { SettingsSection } from '#domain/making/findings/finding.ts';
import { LISTS_LABEL, panelLabels, stageLabels, tabLabels } from '#client/parts/campaign/tab-labels.ts';
import { useOpenDraft } from '#client/parts/draft/open-draft.ts';
import { type CampaignPanel, campaignStages, type CampaignTab, paths } from '#client/paths.ts';
import type { Entry } from './find-entries.ts';

/** What the settings are called, where they are changed, and other words for them. */
const settings: readonly {
  label: string;
  words?: string;
  to: { tab: CampaignTab; search?: Record<string, string> };
}[] = [
  { label: 'Países', words: 'local segmentação', to: essential('countries') },
  { label: 'Idiomas', words: 'língua', to: essential('languages') },
  { label: 'URL final', words: 'página de destino vendas link', to: essential('finalUrl') },
  { label: 'Orçamento diário', words: 'verba gasto por dia', to: essential('dailyBudget') },
  {
    label: 'Comissão por venda',
    words: 'cpa máximo margem aprovação cotação',
    to: { tab: 'montagem', search: { painel: 'economia' } },
  },
  { label: 'Estratégia de lances', words: 'cpc cpa desejado maximizar', to: section('money') },
  { label: 'Rastreamento', words: 'sufixo utm sub-id rede', to: section('destination') },
  { label: 'Horários', words: 'programação dias', to: section('schedule') },
  { label: 'Recursos', words: 'sitelinks frases de destaque snippets', to: section('assets') },
  { label: 'Promoções', to: section('promotions') },
  { label: 'Negativas da campanha', words: 'palavras negativas', to: section('negatives') },
];

function essential(campo: string) {
  return { tab: 'montagem' as const, search: { painel: 'essencial', campo } };
}

function section(parte: SettingsSection) {
  return { tab: 'dados' as const, search: { parte } };
}

/** Everything of the campaign whose page is open; nothing elsewhere. */
export function useCampaignEntries(): Entry[] {
  const navigate = useNavigate();
  const inTab = useMatch('/campaign/:id/:tab')?.params.id;
  const id = useMatch('/campaign/:id')?.params.id ?? inTab ?? null;
  const draft = useOpenDraft(id);
  if (id === null) return [];
  const go = goIn(id, navigate);
  const groups = draft?.groups ?? [];
  return [
    ...tabEntries(go),
    ...(['previa', 'economia', 'essencial'] as const).map((panel: CampaignPanel): Entry => ({
      id: `panel ${panel}`,
      group: 'Nesta campanha',
      label: panelLabels[panel],
      words: 'painel',
      icon: IconEye,
      run: () => go('montagem', { painel: panel }),
    })),
    ...actionEntries(id, navigate),
    ...settings.map(({ label, words = '', to }): Entry => ({
      id: `setting ${label}`,
      group: 'Dados desta campanha',
      label,
      words: `configuração ${words}`,
      icon: IconAdjustments,
      run: () => go(to.tab, to.search),
    })),
    ...groups.map(({ id: groupId, name, keywords }): Entry => ({
      id: `group ${groupId}`,
      group: 'Grupos',
      label: name,
      words: 'grupo de anúncios',
      detail: `${keywords.length} palavras`,
      icon: IconListTree,
      run: () => go('montagem', { grupo: groupId }),
    })),
    ...groups.flatMap((group) =>
      group.keywords.map(({ text }): Entry => ({
        id: `keyword ${group.id} ${text}`,
        group: 'Palavras desta campanha',
        label: text,
        detail: group.name,
        isAsked: true,
        icon: IconKey,
        run: () => go('montagem', { grupo: group.id }),
      })),
    ),
  ];
}

type Go = (tab: CampaignTab | null, search?: Record<string, string>) => void;

function goIn(id: string, navigate: NavigateFunction): Go {
  return (tab, search = {}) =>
    void navigate({
      pathname: paths.campaignPart(id, tab),
      search: new URLSearchParams(search).toString(),
    });
}

function tabEntries(go: Go): Entry[] {
  return campaignStages.flatMap(({ id, tabs }) =>
    tabs.map((tab: CampaignTab | null): Entry => ({
      id: `tab ${tab}`,
      group: 'Nesta campanha',
      label: tab === null ? LISTS_LABEL : tabLabels[tab],
      detail: stageLabels[id],
      words: `${stageLabels[id]} etapa aba`,
      icon: IconRoute2,
      run: () => go(tab),
    })),
  );
}

function actionEntries(id: string, navigate: NavigateFunction): Entry[] {
  const group = 'Nesta campanha';
  const to = (path: string) => () => void navigate(path);
  return [
    {
      id: 'edit',
      group,
      label: 'Editar os campos da campanha',
      words: 'nome nicho plataforma anotações',
      icon: IconPencil,
      run: to(paths.editedCampaign(id)),
    },
    {
      id: 'sheet',
      group,
      label: 'Ficha do produto',
      words: 'preço garantia frete',
      icon: IconFolderOpen,
      run: to(`${paths.campaign(id)}?ficha=abrir`),
    },
    {
      id: 'conflicts',
      group,
      label: 'Conflitos de negativas',
      words: 'bloqueia',
      icon: IconRoute2,
      run: to(paths.campaignTab(id, 'conflitos')),
    },
    {
      id: 'share',
      group,
      label: 'Compartilhar o relatório',
      words: 'cliente link imprimir',
      icon: IconShare3,
      run: to(paths.campaignReport(id)),
    },
    {
      id: 'matrix',
      group,
      label: tabLabels.matriz,
      words: 'traduzir duplicar mercado',
      icon: IconRoute2,
      run: to(paths.campaignTab(id, 'matriz')),
    },
  ];
}
