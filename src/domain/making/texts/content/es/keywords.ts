import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      qué es bueno para [problema]
      qué tomar para [problema]
      remedio para [problema]
      remedios naturales para [problema]
      remedios caseros para [problema]
      té para [problema]
      vitaminas para [problema]
      hierbas para [problema]
      cómo quitar [problema]
      cómo aliviar [problema]
      cómo mejorar [problema]
      cómo evitar [problema]
      [problema] qué hacer
      [problema] a qué se debe
      [problema] causas
      [problema] síntomas
      [problema] tiene solución
      alimentos buenos para [problema]
      [problema] por falta de vitaminas
      [problema] qué médico consultar
    `,
    form: `
      suplemento para [problema]
      pastillas para [problema]
      cápsulas para [problema]
    `,
    choice: `
      mejor suplemento para [problema]
    `,
  }),
  middle: lines({
    about: `
      qué es aaa
      aaa para qué sirve
      para qué sirve aaa
      aaa beneficios
      aaa funciona
      aaa funciona de verdad
      aaa cómo funciona
      aaa en cuánto tiempo hace efecto
    `,
    reviews: `
      aaa opiniones
      aaa opiniones reales
      aaa comentarios
      aaa testimonios
      aaa reseñas
      aaa resultados
      aaa experiencias
      aaa foro
      aaa es bueno
      aaa vale la pena
    `,
    complaint: `
      aaa es verdad o mentira
      aaa es estafa
      aaa es confiable
      aaa quejas
      aaa opiniones negativas
      aaa es real
    `,
    safety: `
      aaa hace daño
      aaa es seguro
      aaa efectos secundarios
      aaa contraindicaciones
      aaa prospecto
      aaa registro sanitario
      aaa quién no puede tomarlo
      aaa diabéticos pueden tomar
      aaa hipertensos pueden tomar
      aaa tiene gluten
      aaa engorda
      aaa quién lo fabrica
      aaa es natural
    `,
    ingredients: `
      aaa ingredientes
      aaa composición
      aaa fórmula
      aaa etiqueta
      aaa qué contiene
      aaa tabla nutricional
    `,
    usage: `
      cómo se toma aaa
      cómo tomar aaa
      aaa modo de uso
      aaa dosis
      aaa cuántas cápsulas al día
      aaa a qué hora se toma
      aaa en ayunas
      aaa antes o después de comer
      aaa cuánto dura
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa sitio oficial
      aaa página oficial
      página oficial de aaa
      aaa web oficial
      aaa oficial
      comprar aaa página oficial
    `,
    buy: `
      comprar aaa
      aaa comprar
      aaa dónde comprar
      dónde comprar aaa
      dónde venden aaa
      dónde conseguir aaa
      aaa dónde lo venden
      comprar aaa online
      comprar aaa original
      aaa original
      aaa en venta
      aaa tienda
      pedir aaa
      aaa disponible
      aaa teléfono
      aaa whatsapp
      cómo comprar aaa
      aaa contacto
    `,
    price: `
      aaa precio
      precio de aaa
      cuánto cuesta aaa
      cuánto vale aaa
      aaa costo
      aaa barato
      aaa mejor precio
      aaa precio más bajo
      aaa precio por frasco
      aaa precio 3 frascos
    `,
    coupon: `
      aaa cupón
      aaa código de descuento
      aaa descuento
      aaa oferta
      aaa promoción
      aaa 2x1
      aaa black friday
      aaa en oferta
    `,
    form: `
      aaa cápsulas
      aaa pastillas
      aaa gotas
      aaa gomitas
      aaa polvo
      aaa suplemento
      aaa 60 cápsulas
      aaa kit
      aaa 3 frascos
    `,
    delivery: `
      aaa envío gratis
      aaa contra entrega
      aaa envío a domicilio
      aaa a plazos
      aaa tiempo de entrega
      aaa garantía
    `,
    pharmacy: `
      aaa farmacia
      aaa en farmacias
      aaa farmacia precio
    `,
    safety: `
      aaa cómo saber si es original
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      mejor aaa
      qué aaa comprar
      cómo elegir aaa
      tipos de aaa
      aaa calidad precio
      aaa vale la pena
    `,
    about: `
      aaa para qué sirve
      aaa cómo funciona
    `,
  }),
  middle: lines({
    reviews: `
      aaa opiniones
      aaa es bueno
      aaa funciona de verdad
      aaa comparativa
      aaa reseñas
    `,
    ingredients: `
      aaa ficha técnica
      aaa medidas
      aaa qué trae la caja
    `,
    usage: `
      cómo usar aaa
    `,
    complaint: `
      aaa quejas
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa sitio oficial
    `,
    buy: `
      comprar aaa
      dónde comprar aaa
      aaa original
      aaa disponible
    `,
    price: `
      aaa precio
      cuánto cuesta aaa
      aaa barato
    `,
    coupon: `
      aaa oferta
      aaa código de descuento
    `,
    delivery: `
      aaa envío gratis
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
