import { aboutTarget, exportSteps } from '#client/parts/export-steps.ts';
import { paths } from '#client/paths.ts';
import type { Article } from './article.ts';

const screen = { label: 'Abrir campanhas salvas', to: paths.savedCampaigns };

const editorFile =
  'Abra a campanha, vá a Publicar, aba Exportar, deixe Google Ads Editor escolhido e baixe o arquivo. O que o Google recusaria fica de fora e aparece na lista abaixo do botão.';
const webFiles =
  'Abra a campanha, vá a Publicar, aba Exportar, escolha Envio pelo navegador e baixe o ZIP. Se a sua conta usa vírgula nos valores, escolha-a antes em Separador decimal.';

export const publishArticles = {
  conexoes: {
    title: 'Conectar redes e devolver conversões',
    summary: 'As vendas chegam sozinhas, e o Google Ads aprende com elas.',
    words:
      'postback webhook ipn ins s2s hotmart kiwify clickbank digistore24 buygoods macro gclid token conversões off-line',
    screen: { label: 'Abrir conexões', to: paths.connections },
    sections: [
      {
        title: 'Conectar uma rede',
        steps: [
          'Em Conexões, escolha a rede. Se ela assina os avisos, cole a chave que ela mostra.',
          'Clique em Criar endereço e copie-o: ele aparece uma vez só.',
          'Siga os passos da tela para colá-lo na rede. As macros entre chaves ficam como estão.',
          'Faça o teste da rede. Testes ficam guardados e não contam como venda.',
        ],
        picture: 'conexoes',
      },
      {
        title: 'O que acontece com cada aviso',
        points: [
          'Avisos repetidos ou fora de ordem contam uma vez: reembolso antes da venda também.',
          'Nome, e-mail, telefone, documento e endereço de quem comprou são retirados antes de guardar.',
          'O que não dá para ler fica 30 dias na conexão, com o motivo, e não é contado. Ler de novo tenta outra vez.',
          'O arquivo de vendas da rede continua valendo: nos dias dele, confirma ou corrige os avisos.',
        ],
      },
      {
        title: 'Devolver conversões',
        steps: [
          'Crie um arquivo para cada ação de conversão, com o nome igual ao do Google Ads.',
          'No Gerenciador de dados, conecte HTTPS com URL, usuário e senha. No upload programado antigo, escolha esse formato.',
          'Para reembolsos e chargebacks, crie outro arquivo, de ajustes. Eles saem um dia depois da venda.',
        ],
      },
      {
        title: 'Se o rastreamento parece parado',
        points: [
          'A Faísca aprende o ritmo da sua conta, com horas e dias da semana, e só avisa de uma pausa que o acaso explicaria menos de uma vez em 20 anos. Uma conta com poucas vendas precisa de uma pausa longa.',
          'Se você pausou campanhas, não há nada a fazer. Senão, veja na rede se o endereço da conexão continua cadastrado e se ela mostra vendas que não chegaram aqui.',
          'Abra o link do anúncio como um visitante e confira se a página e a oferta abrem. O arquivo de vendas da rede repõe o que faltou.',
        ],
      },
      {
        title: 'Se as vendas chegam sem clique',
        paragraphs: [
          'O clique do Google viaja no link da oferta. Use o sufixo da URL final que a Faísca sugere para a rede, e confira se a sua página passa os parâmetros adiante.',
        ],
      },
    ],
  },
  script: {
    title: 'Script do Google Ads',
    summary: 'Relatórios que chegam sozinhos e mudanças aplicadas depois que você aprova.',
    words:
      'google ads script automação relatórios de hora em hora negativas orçamento lance aplicar aprovar desfazer chave limites',
    screen: { label: 'Abrir conexões', to: paths.connections },
    sections: [
      {
        title: 'Instalar',
        steps: [
          'Em Conexões, digite o número da conta, confira os limites e clique em Criar o script. Copie o texto: as chaves aparecem uma vez só.',
          'No Google Ads, abra Ferramentas, Ações em massa, Scripts. Clique em “+” e em Novo script.',
          'Dê um nome, apague o exemplo e cole o texto.',
          'Clique em Autorizar, escolha a sua conta do Google e permita. Depois clique em Visualizar: isso não muda a conta e não guarda nada aqui.',
          'Leia os registros. Se terminam em “Fim”, clique em Salvar.',
          'Na lista de scripts, em Frequência, escolha “A cada hora”. Em até uma hora, o script aparece como Funcionando em Conexões.',
        ],
        picture: 'script',
      },
      {
        title: 'O que ele traz',
        points: [
          'Na primeira vez, 90 dias. Depois, os últimos 3 dias de hora em hora e os últimos 30 uma vez por dia.',
          'Campanhas, grupos, palavras-chave, termos de pesquisa, anúncios com a política, orçamentos, negativas, alterações e os códigos dos cliques.',
          'Arquivos que você envia continuam valendo ao lado: cada dia conta uma vez.',
        ],
      },
      {
        title: 'O que ele muda',
        points: [
          'Só o que você aprovou em Mudanças escolhidas, com “Enviar pelo script”, ou o que uma regra sua pode fazer sozinha.',
          'Antes de mudar, ele lê o valor de novo. Se mudou depois que você aprovou, a mudança é pulada.',
          'Os limites estão no texto do script: nem a Faísca passa deles. Você pode diminuí-los no próprio texto.',
          'Cada mudança mostra antes e depois, e quase todas se desfazem com um clique. Anúncios, sitelinks e frases novas se tiram no Google Ads.',
        ],
      },
      {
        title: 'O que ainda não vimos em uma conta real',
        points: [
          'Os nomes exatos dos botões em português e o texto dos erros do Google.',
          'Se o Google deixa duas execuções ao mesmo tempo. Se deixar, cada mudança ainda começa uma vez só.',
          'Quantas consultas por dia o Google aceita em contas muito grandes. O que não couber em uma execução vem na seguinte.',
        ],
      },
    ],
  },
  regras: {
    title: 'Regras e alertas',
    summary: 'O que olhar toda manhã, olhado de hora em hora, e o resumo por e-mail.',
    words:
      'regra alerta automático pausar escalar orçamento cpc rastreamento reprovado e-mail resumo ensaio histórico',
    screen: { label: 'Abrir regras', to: paths.rules },
    sections: [
      {
        title: 'Como uma regra trabalha',
        points: [
          'Ela lê o que o script trouxe e as vendas das redes, e usa as mesmas recomendações e veredictos das outras telas.',
          'Por padrão ela propõe: você aprova, põe nas mudanças escolhidas ou recusa. O que você recusa não volta por 60 dias.',
          'Você pode deixar que ela faça sozinha o que tem risco de engano de até 10%; o resto ela propõe. Valem o máximo por dia da regra e os limites do script.',
          'Sozinha, ela só para ou baixa o que já pararia ou baixaria uma semana antes, porque uma semana ruim pode ser azar. Um lance ou orçamento cai no máximo à metade de cada vez.',
          'Depois de mexer em algo, ela espera os dias que você escolheu antes de mexer na mesma coisa. O que ela baixou ou parou, só com dados novos.',
        ],
        picture: 'regras',
      },
      {
        title: 'Ensaiar no passado',
        paragraphs: [
          'O ensaio repete os últimos 30 dias, cada um com o que se sabia nele, e mostra o que a regra teria feito. Do que ela teria parado, o passado mostra o custo e as vendas de depois. De um lance ou orçamento diferente, só a expectativa. Reembolsos que vieram depois já contam, e as mudanças que a própria regra teria causado, não.',
        ],
      },
      {
        title: 'O que mudou',
        paragraphs: [
          'A lista compara até 14 dias antes e depois de cada mudança, com a faixa em que a diferença deve estar. Outras coisas mudam ao mesmo tempo: é uma comparação, não uma prova.',
        ],
      },
      {
        title: 'E-mail da manhã',
        points: [
          'Um por dia, no seu horário e fuso, só quando há novidade.',
          'Quando as vendas param de chegar por mais tempo do que o seu ritmo explica, ele avisa uma vez e diz o que conferir. Quem não tem regras liga o e-mail no fim de Conexões.',
          'O link no fim do e-mail para os próximos com um clique, sem entrar na conta.',
        ],
      },
    ],
  },
  'pagina-de-destino': {
    title: 'Verificar a página',
    summary: 'O que lemos na página do anúncio, e o que fazer com cada apontamento.',
    words: 'landing page url final presell sitelink política afiliado cloaking robots adsbot gclid html',
    screen,
    sections: [
      {
        paragraphs: [
          'Abra a campanha, vá a Publicar, aba Página, e clique em Verificar agora. A URL final e cada sitelink são abertos como celular, computador e robô do Google. Nenhum script da página é executado.',
        ],
        picture: 'pagina',
      },
      {
        title: 'O que é lido',
        points: [
          'O que precisa estar lá: contato, privacidade, termos, devolução, empresa e aviso de afiliado.',
          'O que precisa ser igual à ficha: preço, garantia, entrega e nome do produto.',
          'Promessas de saúde, cura, peso e ganho; antes e depois; nomes famosos; depoimentos com resultado.',
          'Relógios que recomeçam, contagem de estoque, visual de notícia, réplicas.',
          'A técnica: https, redirecionamentos, robots.txt, som automático, botão Voltar, downloads e o gclid nos links.',
        ],
      },
      {
        title: 'Sem publicar',
        paragraphs: [
          'Cole o HTML, ou solte o arquivo, na mesma aba. Ele é lido no seu navegador e não é enviado.',
        ],
      },
      {
        title: 'Toda semana',
        paragraphs: [
          'As páginas já verificadas de campanhas com relatórios dos últimos 30 dias são lidas de novo a cada semana. Se uma piorar, você recebe um e-mail. Desligue o aviso em Meu Perfil.',
        ],
      },
    ],
  },
  exportar: {
    title: 'Exportar a campanha',
    summary: 'Editor ou navegador: qual arquivo baixar e o que ele leva.',
    words:
      'baixar csv zip planilha script arquivo publicar preço telefone chamada empresa roas portfólio parcela de impressões idioma promoção',
    screen,
    sections: [
      {
        points: [
          `Google Ads Editor: ${aboutTarget.editor}`,
          `Envio pelo navegador: ${aboutTarget.web}`,
          'Planilha (XLSX): para ler, mandar a um cliente ou guardar. O Google Ads não a importa.',
          'Script do Google Ads: para colar no editor de scripts da conta. Começa em modo de prévia.',
          'Blocos para colar: uma parte de cada vez, sem arquivo.',
        ],
      },
      {
        title: 'Preços, telefone, nome da empresa e estratégias',
        points: [
          'Em Montar, aba Dados: preços (de 3 a 8 itens), telefones do país da campanha e o nome da empresa, com até 25 caracteres.',
          'Promoções e preços podem ter um idioma próprio, entre os da campanha.',
          'Estratégias: ROAS, valor de conversão, parcela de impressões e a de portfólio, que o Editor aplica pelo nome. O CPA de um grupo fica no grupo.',
          'Imagens e logotipo não entram no arquivo: crie-os no Google Ads depois de publicar.',
          'As listas de negativas da campanha vão em um arquivo próprio, o último do ZIP.',
          'Um texto, modelo ou sufixo com uma tag que o Google não conhece fica de fora, e a lista abaixo do botão diz qual.',
        ],
      },
      {
        title: 'Os dois botões de exportar',
        paragraphs: [
          'Exportar Campanha, no alto da página, baixa um JSON com as suas listas: é uma cópia para guardar. O arquivo para o Google Ads está em Publicar, aba Exportar.',
        ],
      },
    ],
  },
  'listas-de-negativas': {
    title: 'Listas de negativas',
    summary: 'Uma lista, várias campanhas, e o que ela bloqueia em cada uma.',
    words: 'negativa compartilhada lista de exclusão shared set conflito várias campanhas biblioteca',
    screen: { label: 'Abrir listas de negativas', to: paths.negativeLists },
    sections: [
      {
        steps: [
          'Em Campanhas salvas, abra Listas de negativas e clique em Nova lista.',
          'Dê um nome, cole as negativas, uma por linha, e escolha as campanhas que a usam.',
          'Clique em Criar lista. Abaixo aparece o que ela bloqueia em cada campanha.',
          'Resolva com um clique: Restringir troca a negativa pela forma exata, Remover da lista a tira. Vale em todas as campanhas.',
        ],
        picture: 'listas-de-negativas',
      },
      {
        title: 'Na campanha',
        points: [
          'Em Montar, aba Dados, o campo Listas de negativas escolhe as listas que a campanha usa.',
          'A Revisão, os conflitos e as vendas que uma negativa bloquearia contam as listas junto com as negativas da campanha.',
          'Manter mesmo assim e Tirar a lista desta campanha valem só na campanha aberta.',
        ],
      },
      {
        title: 'No Google Ads Editor',
        points: [
          'O arquivo traz a lista, as negativas dela e as campanhas que a usam. Se a campanha é nova, importe antes o arquivo dela.',
          'Os nomes das colunas e o da lista são os de uma exportação do Editor. As linhas das negativas e das campanhas seguem o que outros programas escrevem, e ainda não as vimos entrar em uma conta: confira a prévia do Editor.',
          'Se o Editor recusar, clique em Copiar e cole em Ferramentas > Biblioteca compartilhada > Listas de exclusão. Depois aplique a lista às campanhas.',
          'O envio pelo navegador não tem coluna para listas.',
          'Excluir aqui não exclui no Google Ads.',
        ],
      },
      {
        title: 'Excluiu sem querer?',
        paragraphs: [
          'A lista fica em Excluídas recentemente por 30 dias. Restaurar a traz de volta como era, com as campanhas que a usavam.',
        ],
      },
      {
        title: 'Trazer do Editor',
        paragraphs: [
          'Importar campanhas lê também as listas do arquivo. Se ele diz que a lista tem mais negativas do que traz, a tela avisa.',
        ],
      },
      {
        title: 'Limites do Google',
        paragraphs: ['20 listas em uma conta, 5.000 negativas em cada lista, 255 caracteres no nome.'],
      },
    ],
  },
  'recursos-da-conta': {
    title: 'Recursos da conta',
    summary: 'Sitelinks, frases, preços e telefones que valem em todas as campanhas.',
    words: 'nível da conta account-level sitelink callout snippet promoção preço chamada nome da empresa',
    screen: { label: 'Abrir recursos da conta', to: paths.accountAssets },
    sections: [
      {
        steps: [
          'Em Campanhas salvas, abra Recursos da conta.',
          'Diga a página, o idioma e a moeda, e preencha os recursos como em uma campanha.',
          'A Revisão, no fim da tela, mostra o que o Google pode recusar e o que fica de fora do arquivo.',
          'Clique em Salvar, depois em Baixar para o Editor, e importe o arquivo na conta.',
        ],
      },
      {
        title: 'Com os recursos de cada campanha',
        points: [
          'O Google pode mostrar os da conta junto com os da campanha. A Revisão da campanha avisa do que se repete, e Corrigir tira a cópia da campanha.',
          'Os da conta contam para as dicas de quantos sitelinks e frases convém ter.',
          'O arquivo da campanha não os leva: eles têm o seu, para não entrarem uma vez por campanha.',
        ],
      },
      {
        title: 'No Google Ads Editor',
        points: [
          'O arquivo diz <Account-level> no lugar do nome da campanha, como manda o Google. Ainda não vimos estas linhas entrarem em uma conta: confira a prévia do Editor.',
          'Preços vão em um segundo arquivo, porque o Editor confunde a coluna deles com a das palavras-chave.',
          'Excluir aqui não exclui no Google Ads. O envio pelo navegador não leva estes recursos.',
        ],
      },
      {
        title: 'Trazer do Editor',
        paragraphs: [
          'Importar campanhas lê também os recursos da conta que o arquivo tem. O que você já tem não se repete, e os pausados ficam de fora.',
        ],
      },
      {
        title: 'Mais de uma conta do Google',
        paragraphs: [
          'A Faísca guarda um conjunto só. Se você cuida de várias contas, baixe o arquivo apenas para aquela em que estes recursos são verdade.',
        ],
      },
    ],
  },
  'google-ads-editor': {
    title: 'Importar no Google Ads Editor',
    summary: 'O passo a passo do arquivo até a campanha no ar.',
    words: 'csv publicar programa pausada sumiu',
    screen,
    sections: [
      { title: 'Na Faísca: baixe o arquivo', paragraphs: [editorFile], picture: 'exportar-editor' },
      { title: 'No Editor: campanha nova', steps: exportSteps('editor', 'maybe') },
      { title: 'No Editor: campanha que você importou da conta', steps: exportSteps('update', 'maybe') },
      {
        title: 'Se algo der errado',
        points: [
          'O Editor pede para escolher as colunas: o arquivo foi aberto e salvo em uma planilha. Baixe-o de novo.',
          'Um texto aparece como longo demais ou com letras trocadas: também é sinal de arquivo salvo em outro programa.',
          'A campanha não aparece: tire o filtro que oculta campanhas pausadas.',
        ],
      },
    ],
  },
  'envio-pelo-navegador': {
    title: 'Enviar pelo navegador',
    summary: 'Para quem não usa o Editor: arquivos numerados, enviados um por um.',
    words: 'upload envio em massa uploads zip web',
    screen,
    sections: [
      { title: 'Na Faísca: baixe o ZIP', paragraphs: [webFiles], picture: 'exportar-navegador' },
      { title: 'No Google Ads', steps: exportSteps('web', true) },
      {
        title: 'Se o Google recusar um número',
        paragraphs: [
          'O formato do dinheiro depende do idioma da sua conta do Google Ads. Se a prévia recusar um valor como 2.50, escolha a vírgula em Separador decimal e baixe o arquivo de novo.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
