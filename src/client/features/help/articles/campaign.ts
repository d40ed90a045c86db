import { GROUP_MAX, GROUP_MIN } from '#domain/making/structure/group-keywords.ts';
import { draftLimits } from '#domain/making/structure/limits.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { paths } from '#client/paths.ts';
import { howToDownload, reportsToBring } from '#client/parts/reports-to-bring.ts';
import type { Article } from './article.ts';

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
          'Ficam as palavras de quem está pronto para comprar, separadas por intenção e marca; as de quem só quer saber ganham, em um clique, uma campanha só delas. Listas salvas na campanha vêm primeiro; o que faltar vem dos geradores.',
        ],
        points: [
          `Um grupo tem, de preferência, de ${GROUP_MIN} a ${GROUP_MAX} palavras.`,
          `Cada grupo tem até ${draftLimits.ads} anúncios. Uma campanha, até ${numberText(draftLimits.keywords)} palavras.`,
          'O que ficou de fora aparece com o motivo.',
        ],
        picture: 'montagem',
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
          'Rede de afiliados: escolha a sua e o sufixo da URL final é preenchido. Confira os nomes dos parâmetros no painel da rede.',
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
          'Cada apontamento diz a gravidade, o lugar e, quando dá, traz o botão Corrigir. Nada impede você de exportar: o arquivo deixa de fora só o que o Google recusa, e diz o quê.',
        ],
        picture: 'revisao',
      },
      {
        title: 'O que o Google já decidiu',
        paragraphs: [
          'Traga o relatório de anúncios com as colunas Status e Motivos do status. Os reprovados e os limitados aparecem em cima, com o motivo do Google e o que o leitor de políticas vê nos mesmos textos. Quando ele não vê nada, o motivo costuma estar na página.',
        ],
        picture: 'anuncios-recusados',
      },
      {
        title: 'Conflitos',
        points: [
          'Bloqueio total: a palavra não acionaria anúncios.',
          'Bloqueio parcial: ela aparece, mas não na pesquisa igual a ela.',
          'Saídas: remover a negativa, restringi-la a exata, levá-la para os grupos em que não bloqueia, ou manter mesmo assim.',
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
    title: 'Conta da venda: quanto pagar por clique',
    summary: 'Da comissão ao CPC máximo, e quantos cliques bastam para decidir.',
    words: 'cpc cpa lucro comissão margem verba teste empate',
    screen,
    sections: [
      {
        paragraphs: [
          'Preencha a comissão, a aprovação, o reembolso e a taxa de conversão. A conta aparece ao lado de cada resultado.',
        ],
        points: [
          'CPA no ponto de equilíbrio: quanto uma venda pode custar sem lucro nem prejuízo.',
          'CPC alvo: o lance que deixa a margem que você quer.',
          'Cliques para decidir: sem venda depois deles, com 95% de confiança, sua taxa real é menor que a estimada.',
        ],
      },
    ],
  },
  matriz: {
    title: 'Copiar a campanha para outros países',
    summary: 'Copie a campanha para vários países e idiomas de uma vez.',
    words: 'matriz copiar duplicar país idioma tradução internacional',
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
        picture: 'importar-campanhas',
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
    summary: 'Solte de uma vez os arquivos da conta toda: cada um vai para a campanha certa.',
    words: 'csv baixar termos dados desempenho pasta zip vários arquivos conta',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        steps: [
          'No Google Ads, abra Campanhas > Insights e relatórios > Termos de pesquisa.',
          'Escolha um período de 90 dias ou mais e baixe em CSV. XLSX e CSV compactado também entram.',
          'Em Relatórios, no menu, solte todos os arquivos originais de uma vez, uma pasta ou um ZIP. Abrir antes em uma planilha estraga números e datas.',
          'Se um arquivo tem várias campanhas, diga uma vez qual é qual. As que ainda não estão aqui podem ser criadas na hora.',
          'Confira no resumo o que foi para onde e o que ficou de fora.',
        ],
        picture: 'relatorios',
      },
      {
        title: 'Quais trazer, e onde estão',
        paragraphs: [howToDownload],
        points: reportsToBring.map(
          ({ name, where, columns, shows }) =>
            `${name}: mostra ${shows}. Onde: ${where}. Colunas: ${columns}.`,
        ),
      },
      {
        title: 'Os que dizem ainda mais',
        points: [
          'Grupos de anúncios: o lucro de cada um.',
          'Locais, idade e gênero: onde baixar o lance.',
          'Palavras-chave negativas: as que bloqueiam buscas que vendiam.',
          'Histórico de alterações e informações do leilão: por que a curva mudou.',
          'Cartões da Visão geral não dizem a campanha. O de Dias, com as conversões, entra se você disser de qual é; para os outros, o aviso diz qual relatório baixar no lugar.',
        ],
      },
      {
        title: 'Vendas das redes',
        paragraphs: [
          'O arquivo de vendas de cada rede, loja ou rastreador, em CSV ou XLSX, entra no mesmo lugar e vale para a conta toda: cada pedido conta em uma campanha só, pela prova que traz (o código do clique, o número da campanha no sub-id) ou pelo que mais combina.',
          'Um arquivo de uma campanha só também pode entrar pela aba Relatórios dela.',
        ],
      },
    ],
  },
  'conta-inteira': {
    title: 'A conta em uma tabela',
    summary: 'Lucro, custo e veredito de todas as campanhas, e o que elas disputam entre si.',
    words: 'conta todas campanhas lucro roi total moeda marca genérica repetidas pedidos ideias planejador',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        points: [
          'Campanhas: os mesmos números da aba Lucro de cada uma, o custo por venda ao lado do máximo, o que mudou em 30 dias e até quando há dados.',
          'Marca e genérica: quanto custa e vende quem já procura o produto pelo nome, e quem não. Precisa do nome do produto na ficha.',
          'Em várias: a mesma palavra-chave ou o mesmo termo gastando em mais de uma campanha, e onde rende mais.',
          'Pedidos: os que não dizem a campanha, e os que combinam com mais de uma. Cada um conta uma vez só.',
        ],
        picture: 'conta-inteira',
      },
      {
        title: 'Ideias do Planejador',
        paragraphs: [
          'Baixe as ideias do Planejador de palavras-chave em CSV e solte em Relatórios. A tabela mostra volume, tendência, concorrência, lances e intenção, diz o que a conta já tem e compara o lance com o que um clique pode custar na campanha que você escolher. As linhas marcadas viram uma lista dela.',
        ],
      },
    ],
  },
  'termos-de-pesquisa': {
    title: 'Termos que gastam e não vendem',
    summary: 'Como ler as provas e transformar termos ruins em negativas.',
    words: 'negativar desperdício prova certeza certo forte indício cesta mudanças',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        paragraphs: [
          'Os termos são agrupados pelas palavras que têm em comum, pela intenção ou pela ficha do produto, com uma prova para cada grupo.',
        ],
        points: [
          'Certo: as palavras mostram que a pessoa não vai comprar.',
          'Forte: gastou demais sem vender, já descontado o acaso.',
          'Indício: vende menos que o resto, mas ainda pode ser azar.',
          'Sem indício: nada mostra que ela custa demais; com poucos cliques, espere.',
        ],
        picture: 'termos',
      },
      {
        title: 'O que fazer com um termo',
        points: [
          'Negativar: a negativa mais curta que não bloqueia quem comprou. Nas mudanças escolhidas você muda a correspondência e o lugar: grupo, campanha ou lista da conta.',
          'Promover: o termo vira palavra-chave exata ou de frase no grupo mais próximo, ou em outro que você escolher. Se ela já existe, você é avisado.',
          'Mover: promove em um grupo e negativa, exata, no grupo de onde veio.',
          'Ignorar e lembrar: o item some e continua escondido nos próximos relatórios. Mostrar ignorados o traz de volta.',
        ],
      },
      {
        title: 'As mudanças escolhidas',
        paragraphs: [
          'Negativar as certas escolhe, de uma vez, tudo o que é certo. Cada mudança mostra o que teria feito no passado. Se alguma bloqueia um termo que vendeu ou uma palavra-chave sua, você é avisado antes.',
          'No fim, baixe um arquivo só com as mudanças, para o Editor ou para o envio pelo navegador, ou use Aplicar nesta campanha: entram todas ou nenhuma, e um Desfazer volta tudo. O que você tira volta pelo aviso, por 10 segundos.',
        ],
      },
    ],
  },
  problemas: {
    title: 'Problemas que os relatórios mostram',
    summary:
      'Repetições, disputas, lances, qualidade, textos fracos e impressões perdidas, com o dinheiro de cada um.',
    words:
      'estratégia automática cpa roas desejado lances duplicada índice de qualidade primeira página recurso baixo orçamento classificação horário aparelho idade gênero lugar',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        title: 'Qual relatório mostra cada problema',
        points: [
          'Termos de pesquisa, com a coluna Palavra-chave: grupos que disputam o mesmo termo, e termos que venderam e não são palavra-chave.',
          'Palavras-chave, com índice de qualidade e suas três partes, CPC máx. e lance de primeira página: repetições, lances baixos e qualidade baixa.',
          'Recursos, com a classificação de desempenho: textos que o Google marca como Baixo, com outro para pôr no lugar.',
          'Campanhas, com as impressões perdidas por orçamento e por classificação.',
          'Campanhas, com dispositivo, dia da semana ou hora do dia, cada um em um arquivo à parte: onde e quando gasta e não vende.',
          'Locais, idade e gênero: quem gasta e não vende.',
        ],
        picture: 'problemas',
      },
      {
        title: 'Aparelhos, horários, lugares e pessoas',
        paragraphs: [
          'Cada parte tem dois vereditos: se o que vende paga o que custa, e se vende menos que as outras. Com poucos cliques não há conselho. O conselho só baixa lances, e só onde o lucro previsto aumenta.',
          'Aparelhos, partes do dia e dias da semana entram nas mudanças e no arquivo do Editor. O arquivo leva a programação inteira que está em Dados, porque o Editor troca a que existe. Idades, gêneros e lugares você muda no Google Ads, e o conselho diz onde.',
          'Anúncios de crédito, moradia ou emprego nos Estados Unidos e no Canadá não podem mirar nem excluir por idade, gênero ou CEP.',
        ],
      },
      {
        title: 'Estratégias de lances automáticas',
        paragraphs: [
          'Ao maximizar cliques, conversões ou valor, e com CPA, ROAS ou parcela de impressões desejados, é o Google que escolhe cada lance. Ele ignora o CPC das palavras-chave e os ajustes por aparelho, horário, lugar, idade e gênero; de um ajuste só vale a exclusão de um aparelho (−100%). Por isso o conselho muda o que a estratégia aceita: o CPA ou o ROAS desejado, o limite de CPC, o orçamento, as negativas e as pausas.',
          'A estratégia vem do script da conta; sem ele, da coluna Tipo de estratégia de lances do relatório de campanhas; sem os dois, do que está em Dados, se a campanha foi montada ou importada aqui. Inclua também a coluna CPA desejado ou ROAS desejado: um alvo só muda quando o atual é conhecido, e ele vai no arquivo do Editor, não pelo script.',
          'Onde ninguém diz a estratégia, o conselho supõe lances manuais e avisa.',
        ],
      },
      {
        title: 'O que fica de fora',
        paragraphs: [
          'A mesma palavra em exata e frase, no mesmo grupo, não é problema: é assim que a montagem faz.',
        ],
      },
    ],
  },
  'comparar-campanhas': {
    title: 'Comparar campanhas, países e períodos',
    summary:
      'Qual dá mais retorno com o mesmo investimento, se já dá para concluir, e como copiar o que venceu.',
    words: 'comparação vence empate veredito antes depois país copiar gráfico lucro roi',
    screen: { label: 'Abrir Comparar campanhas', to: paths.compare },
    sections: [
      {
        steps: [
          'Em Campanhas salvas, marque de 2 a 6 campanhas e clique em Comparar. O endereço guarda a escolha.',
          'Ou escolha Países, para somar por país as campanhas com o mesmo produto na ficha.',
          'Ou escolha Períodos, para ver uma campanha antes e depois de uma mudança. Com o relatório Histórico de alterações, o que mudou nesses dias aparece embaixo.',
        ],
      },
      {
        title: 'O veredito',
        points: [
          'A vence: a diferença é grande demais para ser acaso. Onde tudo rende igual, isso aparece em menos de 5 de cada 100 comparações.',
          'Empate: os dois lados têm muitas vendas e a diferença fica dentro de 25%.',
          'Ainda não dá para dizer: faltam vendas. A tela diz mais ou menos quantas.',
          'Com mais de duas, a exigência aumenta, porque há mais pares que poderiam vencer por acaso.',
        ],
      },
      {
        title: 'De onde vêm os números',
        points: [
          'Custo e cliques vêm dos relatórios de cada campanha. Um dia nunca conta duas vezes.',
          'Vendas e receita: com um arquivo da rede, valem as dele. Sem arquivo, valem as conversões do Google vezes a comissão líquida da conta da venda, e o número leva o sinal ≈.',
          'Checkouts aparecem com o relatório segmentado por Ação de conversão e por Dia.',
          'Moedas diferentes nunca são somadas sem a cotação que você escreve.',
        ],
      },
      {
        title: 'Copiar o que venceu',
        paragraphs: [
          'Escolha palavras-chave, negativas, anúncios, sitelinks e o resto, e veja antes o que entra e o que já existe. Nada do destino é trocado. Se algo falhar, nada é copiado, e a cópia pode ser desfeita.',
        ],
      },
    ],
  },
  lucro: {
    title: 'Lucro: vendas da rede contra o custo',
    summary: 'O que sobra em cada campanha, grupo, palavra e termo, e as conversões para o Google Ads.',
    words:
      'vendas buygoods clickbank hotmart monetizze digistore24 maxweb kiwify eduzz braip perfectpay ticto gbraid cotação dólar reembolso gclid subid roi offline retract',
    screen: { label: 'Abrir Relatórios', to: paths.reports },
    sections: [
      {
        steps: [
          'Em Otimizar, aba Relatórios, solte um relatório do Google Ads com custo e o CSV de vendas da sua rede.',
          'Confira qual coluna é qual. A escolha fica lembrada para arquivos com o mesmo cabeçalho.',
          'Abra a aba Lucro. Se a rede paga em outra moeda, informe a cotação.',
          'No alto, escolha o período: ele vale também no Dashboard e nos Termos de pesquisa, e é comparado com os mesmos dias de antes, se foram importados. Os gráficos pedem relatórios com a coluna Dia.',
        ],
        picture: 'lucro',
      },
      {
        title: 'O que explica a curva',
        points: [
          'Histórico de alterações: cada mudança é uma linha no gráfico, com custo e vendas por dia antes e depois e a faixa em que a diferença pode estar. Se houve outras mudanças perto, a diferença não é só de uma.',
          'Informações do leilão: traga um arquivo de cada período e veja quem chegou, quem saiu e quem cresce, ao lado do seu CPC nos mesmos dias.',
        ],
        picture: 'leilao',
      },
      {
        title: 'O que conta',
        points: [
          'Receita: só comissões aprovadas. Pendentes aparecem ao lado. Reembolsos, contestações e cancelamentos saem do cálculo.',
          'Um pedido conta uma vez, mesmo em vários arquivos. Vale o que disser o arquivo mais novo.',
          'Só contam vendas dos dias que os relatórios cobrem: assim custo e venda são dos mesmos dias.',
          'Sem cotação, a venda fica fora do cálculo e a tela avisa. Nunca supomos que 1 dólar vale 1 real.',
        ],
      },
      {
        title: 'Como a venda encontra a palavra',
        points: [
          'Pelo gclid, se você trouxer um relatório de cliques com ele (de um rastreador ou de um script do Google Ads).',
          'Pelo sub-id que leva {keyword} ou {adgroupid}: o sufixo da URL final, em Montar, aba Dados, diz qual é qual. Para o grupo, inclua no relatório a coluna com o ID dele.',
          'Pela coluna de palavra-chave do arquivo, ou só pelo dia.',
          'Quando uma venda serve a várias linhas, ela é dividida pelas conversões que o Google contou nelas.',
          'Cada pedido conta em uma só campanha da sua conta, mesmo se você trouxer o mesmo arquivo para várias: vale a que o clique ou o ID da campanha no link provar, depois a palavra-chave e o dia. O que nada distingue é repartido, e a tela avisa.',
        ],
      },
      {
        title: 'Conversões para o Google Ads',
        paragraphs: [
          'O arquivo de conversões leva as vendas aprovadas com hora e com gclid, gbraid ou wbraid. Um gclid que a rede passou para minúsculas fica de fora, porque o Google não o acha. O de ajustes desfaz as devolvidas. Cada linha é conferida, e o que fica de fora aparece com o motivo. O Google já trata este envio como legado e recomenda o Gerenciador de dados.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
