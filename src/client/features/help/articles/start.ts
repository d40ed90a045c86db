import { paths } from '#client/paths.ts';
import type { Article } from './article.ts';

export const startArticles = {
  'primeira-campanha': {
    title: 'Sua primeira campanha',
    summary: 'O caminho mais curto: da ficha do produto ao arquivo pronto para o Google Ads.',
    words: 'começar início tutorial passo a passo',
    screen: { label: 'Abrir campanhas salvas', to: paths.savedCampaigns },
    sections: [
      {
        steps: [
          'Em Campanhas salvas, clique em Nova Campanha. Só o nome é obrigatório.',
          'Abra a campanha e preencha a ficha do produto. Ela faz os textos citarem preço, garantia e entrega de verdade.',
          'Em Ferramentas, abra Palavras-chave, escolha a campanha e gere. Comece pelo fundo do funil.',
          'Confira a lista, apague o que não serve e use Salvar na campanha.',
          'Repita com negativas, títulos, descrições, sitelinks e frases de destaque.',
          'De volta à campanha, abra Montagem e clique em Montar campanha. Preencha Dados e veja Revisão.',
          'Em Exportar, baixe o arquivo e siga o passo a passo.',
        ],
      },
      {
        title: 'Tem pressa?',
        paragraphs: [
          'A Montagem também funciona sem listas: ela pede os textos aos geradores. As listas que você salvou vêm sempre primeiro.',
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
          'Itens repetidos saem sozinhos.',
          'Importar aceita .txt, uma linha por item. Textos acima do limite são cortados.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
