import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      o que é bom para [problema]
      o que tomar para [problema]
      remédio para [problema]
      remédio natural para [problema]
      remédio caseiro para [problema]
      chá para [problema]
      vitamina para [problema]
      [problema] o que fazer
      [problema] o que pode ser
      [problema] causas
      [problema] sintomas
      [problema] tem solução
      [problema] como aliviar
      como melhorar [problema]
      como diminuir [problema]
      como evitar [problema]
      alimentos bons para [problema]
      [problema] qual médico procurar
      [problema] falta de vitamina
    `,
    form: `
      suplemento para [problema]
      cápsulas para [problema]
      produto natural para [problema]
    `,
    choice: `
      melhor suplemento para [problema]
      melhor vitamina para [problema]
    `,
  }),
  middle: lines({
    about: `
      o que é aaa
      aaa para que serve
      aaa como funciona
      aaa benefícios
      aaa funciona
      aaa funciona mesmo
      aaa faz efeito
      aaa em quanto tempo faz efeito
    `,
    reviews: `
      aaa é bom
      aaa é bom mesmo
      aaa vale a pena
      aaa avaliações
      aaa opiniões
      aaa depoimentos
      aaa relatos
      aaa resenha
      aaa resultados
      quem já usou aaa
      quem já tomou aaa
    `,
    complaint: `
      aaa é golpe
      aaa é verdade
      aaa é confiável
      aaa reclamações
      aaa funciona ou é mentira
    `,
    safety: `
      aaa faz mal
      aaa é seguro
      aaa efeitos colaterais
      aaa contraindicações
      aaa bula
      aaa anvisa
      aaa quem não pode tomar
      aaa quem tem pressão alta pode tomar
      aaa diabético pode tomar
      aaa tem lactose
      aaa engorda
      aaa fabricante
      aaa é natural
    `,
    ingredients: `
      aaa composição
      aaa ingredientes
      aaa fórmula
      aaa rótulo
      aaa tabela nutricional
    `,
    usage: `
      como tomar aaa
      como usar aaa
      aaa modo de usar
      aaa quantas cápsulas por dia
      aaa melhor horário para tomar
      aaa antes ou depois das refeições
      aaa em jejum
      aaa quanto tempo dura
    `,
    form: `
      aaa masculino
      aaa feminino
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa site oficial
      site oficial aaa
      aaa oficial
      aaa página oficial
      aaa original site oficial
      comprar aaa site oficial
    `,
    buy: `
      comprar aaa
      aaa comprar
      aaa onde comprar
      onde comprar aaa
      onde encontrar aaa
      onde vende aaa
      comprar aaa online
      comprar aaa original
      aaa original
      aaa pronta entrega
      aaa loja
      aaa à venda
      encomendar aaa
      aaa telefone
      aaa whatsapp
      comprar aaa no site
      aaa como comprar
    `,
    price: `
      aaa preço
      aaa valor
      quanto custa aaa
      aaa qual o valor
      aaa mais barato
      aaa menor preço
      aaa melhor preço
      aaa preço do frasco
      aaa preço 3 frascos
      aaa kit preço
    `,
    coupon: `
      aaa cupom
      aaa cupom de desconto
      aaa desconto
      aaa promoção
      aaa oferta
      aaa kit promocional
      aaa black friday
      aaa leve 3 pague 2
    `,
    form: `
      aaa cápsulas
      aaa gotas
      aaa suplemento
      aaa em pó
      aaa em gomas
      aaa 60 cápsulas
      aaa 30 cápsulas
      aaa kit 3 frascos
      aaa kit 5 frascos
    `,
    delivery: `
      aaa frete grátis
      aaa prazo de entrega
      aaa parcelado
      aaa cartão de crédito
      aaa pagamento na entrega
      aaa garantia
      aaa entrega rápida
    `,
    pharmacy: `
      aaa farmácia
      aaa tem na farmácia
      aaa drogaria
    `,
    safety: `
      aaa como saber se é original
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      melhor aaa
      qual aaa comprar
      como escolher aaa
      tipos de aaa
      aaa custo benefício
      aaa vale a pena
    `,
    about: `
      aaa para que serve
      aaa como funciona
    `,
  }),
  middle: lines({
    reviews: `
      aaa é bom
      aaa funciona mesmo
      aaa avaliações
      aaa opiniões
      aaa comparativo
    `,
    ingredients: `
      aaa ficha técnica
      aaa medidas
      aaa o que vem na caixa
    `,
    usage: `
      aaa como usar
    `,
    complaint: `
      aaa reclamações
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa site oficial
    `,
    buy: `
      comprar aaa
      aaa onde comprar
      aaa original
      aaa pronta entrega
    `,
    price: `
      aaa preço
      quanto custa aaa
      aaa mais barato
    `,
    coupon: `
      aaa promoção
      aaa cupom de desconto
    `,
    delivery: `
      aaa frete grátis
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    comprar aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
