import type { FunnelLevel } from './funnel.ts';

/** How to use each funnel stage. In Portuguese, like the interface, whatever the language of the keywords. */
export const nutraStrategies: Record<FunnelLevel, string> = {
  top: 'Quem pesquisa o problema ainda não conhece o produto. Leve para um conteúdo que explica e apresenta a solução, com lances baixos.',
  middle:
    'Quem pesquisa o produto e tem dúvidas. Responda a cada uma na página: composição, modo de uso, segurança e opinião de clientes.',
  bottom:
    'Quem já decidiu e procura onde comprar. Mostre preço, kits, frete, pagamento e garantia, com os lances mais altos.',
};

export const productStrategies: Record<FunnelLevel, string> = {
  top: 'Quem ainda escolhe o tipo de produto. Compare modelos e usos para entrar na lista de opções.',
  middle: 'Quem compara este produto com outros. Mostre medidas, materiais, avaliações e diferenças reais.',
  bottom: 'Quem quer comprar agora. Mostre preço, estoque, prazo de entrega e formas de pagamento.',
};
