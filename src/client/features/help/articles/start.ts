import { keysLabel } from '#client/lib/shortcuts/keys.ts';
import { shortcutGroups, shortcutRows } from '#client/lib/shortcuts/table.ts';
import { isMac } from '#client/lib/shortcuts/use-shortcuts.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';
import type { Article, Section } from './article.ts';

/** The same rows as in the sheet of shortcuts. */
const shortcutSections: readonly Section[] = Object.entries(shortcutGroups).map(([group, title]) => ({
  title: `Atalhos: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  points: shortcutRows
    .filter((row) => row.group === group)
    .map(({ label, keys }) => `${keys.map((each) => keysLabel(each, isMac)).join(' ou ')}: ${label}`),
}));

export const startArticles = {
  'primeira-campanha': {
    title: 'Sua primeira campanha',
    summary: 'O caminho mais curto: do nome do produto ao arquivo pronto para o Google Ads.',
    words: 'começar início tutorial passo a passo',
    screen: { label: 'Abrir campanhas salvas', to: paths.savedCampaigns },
    sections: [
      {
        steps: [
          'Em Campanhas salvas, clique em Nova Campanha. Só o nome é obrigatório, mas país, página e preço já deixam os anúncios melhores.',
          'Na campanha, clique em Montar campanha: palavras, grupos e anúncios saem prontos.',
          'Complete a ficha do produto. Os textos citam preço, garantia e entrega só quando estão nela.',
          'Em Dados, informe o orçamento diário. Em Revisão, veja o que falta e o que o Google pode recusar.',
          'Em Exportar, baixe o arquivo e siga o passo a passo.',
        ],
      },
      {
        title: 'Quer escolher cada palavra?',
        steps: [
          'Em Ferramentas, abra Palavras-chave, escolha a campanha e gere. Comece pelo fundo do funil.',
          'Confira a lista, exclua o que não serve e use Salvar na campanha.',
          'Repita com negativas, títulos, descrições, sitelinks e frases de destaque. Ao montar, suas listas vêm sempre primeiro.',
        ],
        picture: 'salvar-na-campanha',
      },
    ],
  },
  'primeiros-passos': {
    title: 'Primeiros passos, tour e exemplo',
    summary: 'Onde reencontrar a lista de primeiros passos e o tour, e como criar e remover o exemplo.',
    words: 'começar tour tutorial exemplo demonstração dispensar guia',
    screen: { label: 'Fazer o tour', to: paths.tour },
    links: [{ label: 'Mostrar os primeiros passos', to: paths.firstSteps }],
    sections: [
      {
        points: [
          'Primeiros passos: a lista fica no Dashboard e marca sozinha o que você já fez. Se você a dispensar, o botão Mostrar os primeiros passos traz de volta.',
          'Tour: cinco cartões que apontam o que há na tela. Para sair, feche o cartão ou aperte Esc.',
        ],
      },
      {
        title: 'O exemplo',
        points: [
          'Um clique cria uma campanha de um produto que não existe, com ficha, listas, grupos e anúncios.',
          'Remover exemplo tira só essa campanha. O que é seu não muda.',
          'Se você mexeu nele, a Faísca pergunta antes: remover tudo ou guardar como campanha sua.',
          'Ele ocupa o espaço de uma campanha da conta e não conta nos primeiros passos.',
        ],
      },
    ],
  },
  'ficha-do-produto': {
    title: 'A ficha do produto',
    summary: 'Os fatos do produto que entram nos textos: preço, garantia, entrega, para quem é.',
    words: 'fatos preço garantia frete nicho produto',
    screen: { label: 'Abrir campanhas salvas', to: paths.savedCampaigns },
    sections: [
      {
        paragraphs: [
          'A ficha fica na página de cada campanha. Os geradores a usam quando você escolhe essa campanha.',
          'Um texto com preço, prazo ou garantia só aparece quando a ficha traz esse fato. Sem ficha, os textos dizem apenas o que vale para qualquer loja honesta.',
        ],
        picture: 'ficha-do-produto',
      },
      {
        title: 'O que vale preencher primeiro',
        points: [
          'Nome e outras grafias: é assim que as pessoas pesquisam.',
          'Tipo, nicho e o problema que ele atende: mudam as palavras do topo do funil.',
          'Preço, parcelas e formas de pagamento.',
          'Garantia, prazo de entrega e frete grátis. Marque só o que a página de vendas confirma.',
          'Lances na marca: diga se o produtor deixa usar o nome como palavra-chave.',
        ],
      },
    ],
  },
  'listas-salvas': {
    title: 'Onde fica o que você salva',
    summary: 'Listas salvas ficam no navegador. Listas de uma campanha ficam na sua conta.',
    words: 'salvar navegador perder guardar backup desfazer',
    screen: { label: 'Abrir ferramentas', to: paths.tools },
    sections: [
      {
        points: [
          'Salvar lista guarda no navegador que você está usando. Em outro aparelho ela não aparece.',
          'Salvar na campanha guarda na sua conta e abre em qualquer aparelho.',
          'Modelos e preferências também ficam no navegador. Leve-os para outro com o backup das configurações.',
        ],
      },
      {
        title: 'O que cada ação faz com a lista',
        points: [
          'Gerar, importar e carregar trocam a lista toda. Adicionar à mão soma ao que já existe.',
          'Ao gerar e ao adicionar, os itens repetidos saem sozinhos. Ao importar, eles ficam.',
          'Importar aceita .txt, uma linha por item. Textos acima do limite são cortados.',
        ],
      },
    ],
  },
  'atalhos-e-listas': {
    title: 'Listas e atalhos do teclado',
    summary: 'Selecionar, filtrar, ordenar, mover e desfazer, com o mouse, o dedo ou o teclado.',
    words: 'teclas shortcut selecionar vários filtro ordem desfazer refazer colar arrastar ampliar histórico',
    screen: { label: 'Abrir Palavras-chave', to: paths.tool(generatorViews.keywords.slug) },
    sections: [
      {
        title: 'Trabalhar em uma lista',
        points: [
          'Clique em um item para selecionar. Shift seleciona até ele, Ctrl junta mais um. No celular, toque antes em Selecionar.',
          'Com itens selecionados, a barra embaixo da lista copia, move, muda a correspondência e exclui.',
          'O filtro ignora acentos e maiúsculas. A ordem muda só o que você vê: exportar e copiar seguem a ordem original.',
          'Palavras-chave e negativas não têm ordem. Nas outras listas, arraste pela alça, use Subir e Descer ou Alt com as setas.',
          'Copie linhas de uma planilha e cole na tela da ferramenta: cada linha vira um item.',
          'Ampliar deixa a lista com a altura da janela; Reduzir volta ao normal.',
        ],
      },
      {
        title: 'Voltar atrás',
        paragraphs: [
          'Desfazer diz o que vai desfazer, e o histórico da lista guarda os últimos 20 passos. Depois de uma exclusão, o aviso oferece Desfazer por 10 segundos. O tempo para enquanto o ponteiro ou o foco está nele.',
        ],
      },
      ...shortcutSections,
      {
        title: 'Os atalhos atrapalham?',
        paragraphs: [
          'Aperte ? ou busque Atalhos do teclado com Ctrl+K: ali você desliga os atalhos de uma tecla só.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
