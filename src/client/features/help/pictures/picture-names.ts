/** The pictures of the articles, written by `npm run pictures`, and what each one shows. */
export const pictureTexts = {
  'ficha-do-produto':
    'A ficha do produto aberta, com nome, tipo, nicho, país, idioma, página, preço e garantia.',
  'palavras-chave':
    'O gerador de palavras-chave: campanha, ficha, tipo de lista, produto, idioma e nível do funil.',
  'salvar-na-campanha': 'O menu do botão Salvar na campanha, com as campanhas da conta e Nova campanha.',
  montagem: 'A aba Montagem: os grupos de anúncios, cada um com suas palavras e seus anúncios.',
  revisao: 'A aba Revisão: cada apontamento com a gravidade, o lugar e o botão que corrige.',
  'exportar-editor': 'A aba Exportar com Google Ads Editor escolhido e o botão que baixa o arquivo.',
  'exportar-navegador': 'A aba Exportar com Envio pelo navegador escolhido e o botão que baixa o ZIP.',
  'importar-campanhas': 'A tela Importar campanhas, com o lugar onde se solta o CSV do Editor.',
  script: 'O script criado em Conexões: o botão que copia o texto e os passos no Google Ads.',
  relatorios: 'A tela Relatórios, com o lugar onde se soltam todos os arquivos e o total da conta.',
  conexoes: 'A tela Conexões: a rede, o endereço que ela avisa e os passos no painel dela.',
  'listas-de-negativas':
    'Uma lista de negativas aberta: nome, negativas, campanhas, e o que ela bloqueia em uma campanha.',
  pagina: 'A aba Página, com o botão que verifica a página do anúncio e o lugar para colar o HTML.',
  termos: 'A aba Termos de pesquisa: grupos de palavras com certeza, custo, vendas e o botão Negativar.',
  'anuncios-recusados':
    'A aba Revisão: um anúncio que o Google recusou, com o motivo dele e o que o leitor vê nos mesmos textos.',
  leilao: 'A aba Lucro: quem disputa os leilões em dois períodos, ao lado do seu CPC.',
  regras: 'A tela Regras e alertas: o que espera você, e uma regra com o que ela faz sozinha.',
  lucro: 'A aba Lucro: lucro, receita e custo do período, e o gráfico por dia.',
  problemas: 'A aba Problemas: o que traz mais lucro, com o dinheiro, o risco e o botão Escolher.',
  'conta-inteira': 'A tabela da conta: cada campanha com lucro, custo, ROI, custo por venda e veredito.',
} as const;
export type PictureName = keyof typeof pictureTexts;
