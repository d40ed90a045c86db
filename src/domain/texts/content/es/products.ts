import { list } from '../list.ts';
import { productStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const products: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: productStrategies.top,
    example: 'mejor masajeador portátil',
    templates: list(`
      mejor aaa
      qué aaa elegir
      tipos de aaa
      modelos de aaa
      para qué sirve aaa
      guía para elegir aaa
      ventajas de tener aaa
      aaa para regalar
    `),
  },
  middle: {
    strategy: productStrategies.middle,
    example: 'masajeador portátil opiniones',
    templates: list(`
      aaa es bueno
      aaa funciona de verdad
      aaa opiniones
      aaa reseñas de clientes
      aaa comparativa
      aaa medidas y peso
      aaa material
      aaa ficha técnica
      aaa servicio técnico
      aaa quejas
    `),
  },
  bottom: {
    strategy: productStrategies.bottom,
    example: 'comprar masajeador portátil',
    templates: list(`
      comprar aaa
      aaa precio
      cuánto cuesta aaa
      dónde comprar aaa
      aaa en promoción
      aaa descuento
      aaa cupón
      aaa original con garantía
      aaa pago contra entrega
      aaa disponible
      aaa envío rápido
      aaa tienda confiable
    `),
  },
};
