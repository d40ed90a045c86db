import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa antes e depois
      `,
      safety: `
        aaa cnpj
        aaa empresa
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa é confiável
        aaa vale a pena comprar
      `,
    }),
    bottom: keywords({
      buy: `
        onde comprar aaa
        aaa comprar
        comprar aaa online
        aaa loja
        aaa loja online
        aaa à venda
        aaa em estoque
        aaa telefone
        aaa whatsapp
      `,
      price: `
        aaa valor
        aaa menor preço
        aaa melhor preço
        preço de aaa
      `,
      coupon: `
        aaa oferta
        aaa desconto
        aaa cupom
        aaa black friday
        aaa em promoção
      `,
      delivery: `
        aaa entrega rápida
        aaa prazo de entrega
        aaa parcelado
        aaa em 12x
        aaa garantia
      `,
    }),
  },
};
