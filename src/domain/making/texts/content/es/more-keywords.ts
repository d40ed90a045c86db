import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa antes y después
        aaa testimonios reales
      `,
      safety: `
        aaa empresa
        quién fabrica aaa
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa es confiable
        aaa vale la pena comprar
      `,
    }),
    bottom: keywords({
      buy: `
        comprar aaa online
        aaa en venta
        aaa tienda
        aaa tienda online
        aaa cerca de mí
        aaa en stock
        aaa teléfono
        aaa whatsapp
      `,
      price: `
        aaa costo
        aaa valor
        aaa mejor precio
      `,
      coupon: `
        aaa descuento
        aaa en oferta
        aaa cupón
        aaa black friday
        aaa rebajas
      `,
      delivery: `
        aaa a domicilio
        aaa envío rápido
        aaa meses sin intereses
        aaa en cuotas
        aaa garantía
      `,
    }),
  },
};
