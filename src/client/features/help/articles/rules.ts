import { assetTypes } from '#domain/ads/asset-types.ts';
import { formatKeyword } from '#domain/ads/keyword.ts';
import { adLimits, MAX_KEYWORD_WORDS } from '#domain/ads/limits.ts';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import { columnLimits } from '#client/parts/column-limits.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { policyLevelTitles } from '#client/parts/policy-labels.ts';
import type { Article } from './article.ts';

const EXAMPLE = 'comprar vitalis max';

const matchMeanings: Record<MatchType, string> = {
  broad:
    'ampla: aparece em pesquisas parecidas, mesmo com outras palavras. Alcança mais e exige boas negativas.',
  phrase: 'frase: aparece quando a pesquisa traz esse sentido, com palavras antes ou depois.',
  exact: 'exata: aparece só quando a pesquisa quer dizer o mesmo. Alcança menos e controla mais.',
};

export const ruleArticles = {
  limites: {
    title: 'Limites de caracteres',
    summary: 'Quanto cabe em cada parte do anúncio, contado como o Google conta.',
    words: 'tamanho máximo contagem',
    sections: [
      {
        points: [
          ...assetTypes.map((kind) => `${generatorViews[kind].label}: ${columnLimits(kind)}.`),
          `Valor de snippet estruturado: até ${adLimits.snippetValue}.`,
          `Caminho da URL de exibição: até ${adLimits.path} em cada parte.`,
          `Palavra-chave: também até ${MAX_KEYWORD_WORDS} palavras. Os sinais da correspondência não contam.`,
        ],
      },
      {
        title: 'Como contamos',
        paragraphs: [
          'Uma letra vale 1, com ou sem acento. Caracteres largos, como os do japonês e do coreano, valem 2.',
          'O contador fica vermelho quando o texto passa do limite. Ao gerar, importar ou adicionar, o texto é cortado sem partir um caractere.',
        ],
      },
    ],
  },
  correspondencia: {
    title: 'Tipos de correspondência',
    summary: 'Ampla, frase ou exata: o que cada uma deixa aparecer.',
    words: 'match ampla frase exata broad phrase exact colchetes aspas',
    sections: [
      {
        points: matchTypes.map(
          (matchType) => `${formatKeyword({ text: EXAMPLE, matchType })} é ${matchMeanings[matchType]}`,
        ),
      },
      {
        title: 'Qual escolher',
        paragraphs: [
          'Com pouca verba, comece por exata e frase no fundo do funil. Deixe a ampla para quando já houver vendas e negativas.',
          'Nas palavras-chave, o Google também cobre variações próximas, como o plural. Nas negativas, não.',
        ],
      },
    ],
  },
  'como-negativas-bloqueiam': {
    title: 'Como as negativas bloqueiam',
    summary: 'O que cada negativa impede, e por que ela não cobre plural nem acento.',
    words: 'negativar ampla frase exata bloqueio plural acento',
    sections: [
      {
        points: [
          'grátis (ampla): bloqueia toda pesquisa que traz essa palavra. Com duas palavras, bloqueia quando as duas aparecem, em qualquer ordem.',
          '"como fazer" (frase): bloqueia quando as palavras aparecem juntas, nessa ordem.',
          '[vitalis] (exata): bloqueia só a pesquisa igual.',
        ],
      },
      {
        title: 'Cuidado',
        points: [
          'Negativa não cobre plural, feminino nem grafia sem acento: ponha cada forma.',
          'Uma negativa pode bloquear uma palavra-chave sua. Em Publicar, aba Revisão, o filtro Conflitos encontra essas e propõe saídas.',
        ],
      },
    ],
  },
  'marcas-de-politica': {
    title: 'Alertas de política nos textos',
    summary: 'O que significam os sinais ao lado de um texto e o que fazer com cada um.',
    words: 'reprovado recusado anvisa promessa cura suspensão bloqueia aviso',
    sections: [
      {
        points: [
          `Vermelho: “${policyLevelTitles.bloqueia}” Troque o texto antes de publicar. Passe o mouse ou toque no sinal para ver a regra e, quando há, uma sugestão.`,
          `Amarelo: “${policyLevelTitles.aviso}” Deixe só se a página de vendas comprova o que o texto diz.`,
          `Azul: “${policyLevelTitles.dica}” O texto passa, mas pode render mais.`,
        ],
      },
      {
        title: 'O que mais reprova em suplementos',
        points: [
          'Prometer cura, ou tratar e prevenir doença.',
          'Prometer peso, prazo ou resultado garantido.',
          'Antes e depois, “sem efeitos colaterais” e falsa aprovação de órgãos.',
          'Apresentar-se como site oficial sem ser o dono.',
        ],
      },
      {
        title: 'O que a marca não vê',
        paragraphs: [
          'O Google também lê a sua página, e pode mudar de decisão depois. A marca ajuda, mas não garante a aprovação.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
