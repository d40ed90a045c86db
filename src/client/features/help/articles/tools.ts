import { MAX_KEYWORD_WORDS } from '#domain/ads/limits.ts';
import { type AssetType } from '#domain/ads/asset-types.ts';
import { columnLimits } from '#client/parts/column-limits.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';
import type { Article, Section } from './article.ts';

/** An article of a tool: what it makes, its limits and its tip come from the tool's own tables. */
function toolArticle(kind: AssetType, words: string, sections: readonly Section[]): Article {
  const { label, title, description, slug, tooltip } = generatorViews[kind];
  return {
    title: label,
    summary: description,
    words: `${title} ${words}`,
    screen: { label: `Abrir ${title}`, to: paths.tool(slug) },
    sections: [
      ...sections,
      { title: 'Limites', points: [`Caracteres: ${columnLimits(kind)}.`] },
      { title: 'Dica', paragraphs: [tooltip] },
    ],
  };
}

export const toolHelp = {
  'palavras-chave': toolArticle('keywords', 'funil topo meio fundo nutra keywords', [
    {
      paragraphs: ['A ferramenta junta o produto a modelos prontos, em três níveis do funil.'],
      points: [
        'Topo: quem pesquisa o problema e ainda não conhece o produto.',
        'Meio: quem compara e quer saber se funciona.',
        'Fundo: quem já quer comprar.',
      ],
    },
    {
      title: 'Como usar',
      steps: [
        'Escolha a lista (Nutra ou Produtos Físicos), o produto, o idioma e o nível do funil.',
        'Escolha a correspondência: ela vale para a lista inteira, e você muda item por item.',
        'Gere. Para editar um item, clique duas vezes nele.',
      ],
      picture: 'palavras-chave',
    },
    {
      title: 'O que o Google recusa',
      points: [
        `Palavras-chave com mais de ${MAX_KEYWORD_WORDS} palavras.`,
        'Caracteres como ! @ % * e vírgula. A lista marca o item e diz o motivo.',
      ],
    },
  ]),
  negativas: toolArticle('negative_keywords', 'negativar bloquear negative', [
    {
      paragraphs: [
        'A lista pronta traz pesquisas que gastam e não compram: grátis, emprego, pirata e outras. Escolha o idioma e carregue.',
        'Ver variações acrescenta plurais, femininos e formas sem acento, que o Google não cobre em negativas.',
      ],
    },
  ]),
  titulos: toolArticle('titles', 'headlines responsivo rsa', [
    {
      paragraphs: [
        'Escreva o nome do produto, escolha o idioma e gere. Com uma ficha, entram os fatos dela.',
      ],
    },
  ]),
  descricoes: toolArticle('descriptions', 'description responsivo rsa', [
    {
      paragraphs: [
        'Escreva o nome do produto, escolha o idioma e gere. Cada descrição completa um título, sem repetir o que ele diz.',
      ],
    },
  ]),
  sitelinks: toolArticle('sitelinks', 'links extensão recurso', [
    {
      paragraphs: [
        'Cada sitelink tem um texto e duas descrições. À mão, escreva um por linha, com as partes separadas por ponto e vírgula.',
      ],
      points: ['Exemplo: Garantia;Troca sem burocracia;Veja as condições'],
    },
  ]),
  'frases-de-destaque': toolArticle('callouts', 'callout extensão recurso', [
    { paragraphs: ['Frases curtas abaixo do anúncio. Elas não são links: servem para somar argumentos.'] },
  ]),
  promocoes: toolArticle('promotions', 'desconto cupom oferta extensão recurso', [
    {
      paragraphs: [
        'A ferramenta escreve o item da promoção, como “Kit com 3 frascos”. O desconto e as datas você põe em Montar, aba Dados da campanha.',
      ],
    },
  ]),
  modelos: {
    title: 'Modelos e configurações',
    summary: 'Mude os modelos de cada ferramenta, crie listas suas e volte ao padrão quando quiser.',
    words: 'templates configurações avançadas restaurar backup aaa nome_produto',
    screen: { label: 'Abrir Configurações Avançadas', to: paths.templates },
    sections: [
      {
        title: 'Campos que a ferramenta preenche',
        points: [
          '{NOME_PRODUTO}: o produto, em títulos, descrições, sitelinks, frases e promoções.',
          'aaa: o produto, nas palavras-chave.',
          '[problema]: o que você escreve como produto, no topo do funil de Nutra.',
        ],
      },
      {
        title: 'Seus modelos',
        points: [
          'Eles ficam neste navegador e valem na hora.',
          'Restaurar volta ao padrão só o conjunto que está aberto.',
          'Listas de palavras-chave suas podem ser criadas, renomeadas e excluídas. As listas padrão não saem.',
          'O backup leva tudo para outro navegador.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
