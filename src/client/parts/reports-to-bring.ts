/** A file that says something that the others do not, and how a person gets it. */
interface ReportToBring {
  name: string;
  /** Where it is in Google Ads, by the names of its menus. */
  where: string;
  /** What must be among its columns. */
  columns: string;
  /** What one sees with it. */
  shows: string;
}

/** The most useful first: whoever brings only one file brings the first. */
export const reportsToBring: readonly ReportToBring[] = [
  {
    name: 'Termos de pesquisa',
    where: 'Campanhas > Insights e relatórios > Termos de pesquisa',
    columns: 'Campanha, Grupo de anúncios, Palavra-chave, Cliques, Custo e Conversões',
    shows: 'o que negativar e o que vende sem ser palavra-chave',
  },
  {
    name: 'Vendas da sua rede',
    where: 'no painel da Hotmart, ClickBank ou outra, o relatório de vendas em CSV',
    columns: 'pedido, data, situação, comissão e o sub-id ou SRC',
    shows: 'o lucro, com reembolsos, e não só as conversões',
  },
  {
    name: 'Campanhas, por dia',
    where: 'Campanhas > Campanhas, com o segmento Dia',
    columns: 'Orçamento, Tipo de estratégia de lances, Cliques, Custo e Conversões',
    shows: 'o lucro de cada dia, os períodos lado a lado e o orçamento',
  },
  {
    name: 'Palavras-chave',
    where: 'Campanhas > Públicos-alvo, palavras-chave e conteúdo > Palavras-chave da rede de pesquisa',
    columns: 'CPC máx., Índice de qualidade e suas três partes, Custo e Conversões',
    shows: 'lances, qualidade e o que pausar',
  },
  {
    name: 'Campanhas, por dispositivo e por hora',
    where: 'Campanhas > Campanhas, um arquivo para cada segmento: Dispositivo, Hora do dia, Dia da semana',
    columns: 'Cliques, Custo e Conversões',
    shows: 'onde gasta e não vende',
  },
  {
    name: 'Anúncios e recursos',
    where: 'Campanhas > Anúncios e Campanhas > Recursos, um arquivo para cada um',
    columns: 'Status e Motivos do status; nos recursos, Classificação de desempenho',
    shows: 'o que o Google recusou, com o motivo, e os textos fracos',
  },
];

export const howToDownload =
  'Escolha 90 dias ou mais, clique em Fazer o download e em CSV, e traga o arquivo como veio, sem abri-lo antes em uma planilha.';
