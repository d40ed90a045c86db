import type { CampaignPanel, CampaignStage, CampaignTab } from '#client/paths.ts';

export const stageLabels: Record<CampaignStage, string> = {
  montar: 'Montar',
  publicar: 'Publicar',
  otimizar: 'Otimizar',
};

export const tabLabels: Record<CampaignTab, string> = {
  montagem: 'Montagem',
  dados: 'Dados',
  matriz: 'Copiar para outro país',
  revisao: 'Revisão',
  pagina: 'Página',
  exportar: 'Exportar',
  lucro: 'Lucro',
  termos: 'Termos de pesquisa',
  problemas: 'Problemas',
  relatorios: 'Relatórios',
};

export const LISTS_LABEL = 'Listas';

export const panelLabels: Record<CampaignPanel, string> = {
  previa: 'Prévia dos anúncios',
  economia: 'Conta da venda',
  essencial: 'O essencial da campanha',
};
