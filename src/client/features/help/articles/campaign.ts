import { GROUP_MAX, GROUP_MIN } from '#domain/structure/group-keywords.ts';
import { planLimits } from '#domain/structure/plan.ts';
import { paths } from '#client/paths.ts';
import type { Article } from './article.ts';

const count = (value: number) => value.toLocaleString('pt-BR');

const screen = { label: 'Abrir campanhas salvas', to: paths.savedCampaigns };

export const campaignArticles = {
  montagem: {
    title: 'Montagem: grupos e anúncios',
    summary: 'Um clique separa as palavras em grupos e escreve os anúncios de cada um.',
    words: 'grupo de anúncios estrutura montar campanha construtor',
    screen,
    sections: [
      {
        paragraphs: [
          'As palavras são separadas por etapa do funil, intenção e marca. Listas salvas na campanha vêm primeiro; o que faltar vem dos geradores.',
        ],
        points: [
          `Um grupo tem, de preferência, de ${GROUP_MIN} a ${GROUP_MAX} palavras.`,
          `Cada grupo tem até ${planLimits.ads} anúncios. Uma campanha, até ${count(planLimits.keywords)} palavras.`,
          'O que ficou de fora aparece com o motivo.',
        ],
      },
      {
        title: 'Depois de montar',
        paragraphs: [
          'Mude nomes, mova palavras, edite anúncios. Tudo é salvo sozinho, e Desfazer (Ctrl+Z) volta atrás.',
        ],
      },
    ],
  },
  'dados-da-campanha': {
    title: 'Dados da campanha',
    summary: 'Orçamento, lances, países, idiomas, destino e recursos.',
    words: 'orçamento lance localização url final presença programação',
    screen,
    sections: [
      {
        points: [
          'Quem vê os anúncios: prefira “Só quem está nesses países”. O padrão do Google inclui quem só demonstrou interesse e traz cliques de fora.',
          'Rede de Display e parceiros: deixe desligados no começo.',
          'Rede de afiliados: escolha a sua e o sufixo do URL final é preenchido. Confira os nomes dos parâmetros no painel da rede.',
          'Modelo de acompanhamento: só se você usa um rastreador. Ele precisa conter {lpurl}.',
          'Anúncios políticos na União Europeia: o Google exige a declaração em toda campanha.',
        ],
      },
    ],
  },
  'revisao-e-conflitos': {
    title: 'Revisão e conflitos',
    summary: 'O que o Google recusaria, o que pode dar problema e as negativas que bloqueiam palavras suas.',
    words: 'erros avisos corrigir negativa bloqueia',
    screen,
    sections: [
      {
        title: 'Revisão',
        paragraphs: [
          'Cada achado diz a gravidade, o lugar e, quando dá, traz o botão Corrigir. Nada impede você de exportar: o arquivo deixa de fora só o que o Google recusa, e diz o quê.',
        ],
      },
      {
        title: 'Conflitos',
        points: [
          'Bloqueio total: a palavra nunca apareceria.',
          'Bloqueio parcial: ela aparece, mas não na pesquisa igual a ela.',
          'Saídas: remover a negativa, restringi-la a exata, levá-la para os grupos em que não bloqueia, ou manter assim mesmo.',
        ],
      },
    ],
  },
  previa: {
    title: 'Prévia do anúncio',
    summary: 'Como os títulos e as descrições se combinam no computador e no celular.',
    words: 'preview visualizar combinação',
    screen,
    sections: [
      {
        paragraphs: [
          'O Google escolhe a combinação a cada pesquisa. A prévia sorteia combinações possíveis: leia várias e veja se cada uma faz sentido.',
          'A força estimada é nossa, não é a do Google. Ela mostra o que falta: mais títulos, títulos diferentes, a palavra-chave no título.',
        ],
      },
    ],
  },
  economia: {
    title: 'Economia: quanto pagar por clique',
    summary: 'Da comissão ao CPC máximo, e quantos cliques bastam para decidir.',
    words: 'cpc cpa lucro comissão margem verba teste empate',
    screen,
    sections: [
      {
        paragraphs: [
          'Preencha a comissão, a aprovação, o reembolso e a taxa de conversão. A conta aparece ao lado de cada resultado.',
        ],
        points: [
          'CPA de empate: quanto uma venda pode custar sem lucro nem prejuízo.',
          'CPC de trabalho: o lance que deixa a margem que você quer.',
          'Cliques para decidir: sem venda depois deles, a taxa suposta está errada com 95% de confiança.',
        ],
      },
    ],
  },
  matriz: {
    title: 'Matriz: a campanha em outros países',
    summary: 'Copie a campanha para vários países e idiomas de uma vez.',
    words: 'copiar duplicar país idioma tradução internacional',
    screen,
    sections: [
      {
        paragraphs: [
          'Cada linha vira uma campanha com a mesma estrutura, orçamento, lances e acompanhamento.',
          'No mesmo idioma, os textos são copiados. Em outro, são refeitos com os textos prontos dele: não é tradução automática.',
          'Fatos que só valem em um país, como preço e entrega, não vão junto. Preencha a ficha da campanha nova.',
        ],
      },
    ],
  },
  'importar-campanhas': {
    title: 'Trazer campanhas que já rodam',
    summary: 'Leia um arquivo do Google Ads Editor, edite aqui e devolva só o que mudou.',
    words: 'importar editor csv conta existente otimizar',
    screen: { label: 'Abrir Importar campanhas', to: paths.importCampaigns },
    sections: [
      {
        steps: [
          'No Google Ads Editor, baixe as alterações recentes da conta.',
          'Abra Conta > Exportar e escolha a conta toda ou as campanhas que quer trazer.',
          'Em Importar campanhas, escolha o arquivo CSV, sem abri-lo antes em uma planilha.',
          'Marque as campanhas que quer. Nada é gravado antes disso.',
        ],
      },
      {
        title: 'Na volta',
        paragraphs: [
          'Em Exportar, o arquivo de uma campanha importada muda a que já existe na conta, sem criar outra. O que você tirou aparece como pausado ou removido.',
        ],
      },
    ],
  },
  relatorios: {
    title: 'Relatórios do Google Ads',
    summary: 'Traga os CSV que você baixa do Google Ads. Não é preciso conectar a conta.',
    words: 'csv baixar termos dados desempenho',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        steps: [
          'No Google Ads, abra Insights e relatórios > Termos de pesquisa.',
          'Escolha um período de 90 dias ou mais e baixe em CSV.',
          'Na campanha, abra a aba Relatórios e solte o arquivo original. Abrir antes em uma planilha estraga números e datas.',
          'Confira o tipo, o período e as somas antes de guardar.',
        ],
      },
    ],
  },
  'termos-de-pesquisa': {
    title: 'Termos que gastam e não vendem',
    summary: 'Como ler as provas e transformar termos ruins em negativas.',
    words: 'negativar desperdício prova certo forte indício cesta',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        paragraphs: [
          'Os termos são agrupados pelas palavras que têm em comum, com uma prova para cada grupo.',
        ],
        points: [
          'Certo: as palavras mostram que a pessoa não vai comprar.',
          'Forte: gastou demais sem vender, já descontado o acaso.',
          'Indício: vende menos que o resto, mas ainda pode ser azar.',
          'Dados insuficientes: espere mais cliques.',
        ],
      },
      {
        title: 'A cesta',
        paragraphs: [
          'Negativar põe as palavras na cesta e mostra o que elas bloqueariam. Se alguma bloqueia um termo que vendeu, você é avisado. No fim, baixe as negativas para o Google Ads ou ponha-as na campanha daqui.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
