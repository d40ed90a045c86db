import { list, words } from '../list.ts';
import type { BuiltInTexts } from '../types.ts';
import { nutra } from './nutra.ts';
import { products } from './products.ts';

export const texts: BuiltInTexts = {
  keywords: { nutra, 'produtos-fisicos': products },
  negativeKeywords: words(`
    gratis, gratuito, muestra, sorteo, descargar, pdf, torrent, usado, segunda mano, réplica, falso, casero, receta, tutorial,
    empleo, trabajo, sueldo, curso, mayorista, proveedor, afiliado, dropshipping, wikipedia, significado, youtube, reddit, demanda, imágenes
  `),
  titles: list(`
    Compra {NOME_PRODUTO} Ya
    {NOME_PRODUTO} Original
    Precio de {NOME_PRODUTO}
    Kits de {NOME_PRODUTO}
    {NOME_PRODUTO} en Línea
    {NOME_PRODUTO} en Venta
    Conoce {NOME_PRODUTO}
    Compra Segura en Pocos Pasos
    Garantía de Devolución
    Envíos a Todo el País
    Paga con Tarjeta o PayPal
    Atención Rápida y Cercana
    Elige el Kit Que Te Conviene
  `),
  descriptions: list(`
    Compra {NOME_PRODUTO} en nuestra tienda, con pago seguro y seguimiento de tu pedido.
    Compara los kits de {NOME_PRODUTO}, mira el precio completo y paga como prefieras.
    Conoce la composición y el modo de uso de {NOME_PRODUTO} antes de hacer tu pedido.
    ¿Dudas sobre {NOME_PRODUTO}? Nuestro equipo te ayuda del pedido a la entrega.
  `),
  sitelinks: [
    {
      text: 'Pide {NOME_PRODUTO}',
      desc1: 'Elige tu kit en pocos clics',
      desc2: 'Pedido confirmado al instante',
    },
    { text: 'Precios y Kits', desc1: 'Compara todas las cantidades', desc2: 'A más unidades, mejor precio' },
    {
      text: 'Modo de Uso',
      desc1: 'Instrucciones claras y sencillas',
      desc2: 'Resuelve tus dudas antes de comprar',
    },
    {
      text: 'Composición Completa',
      desc1: 'Mira cada ingrediente',
      desc2: 'La misma información de la etiqueta',
    },
    {
      text: 'Opiniones de Clientes',
      desc1: 'Lee lo que dicen los compradores',
      desc2: 'Comentarios de compras reales',
    },
    {
      text: 'Plazos de Entrega',
      desc1: 'Consulta cuándo llega tu pedido',
      desc2: 'Sigue cada paso del envío',
    },
    {
      text: 'Garantía y Devolución',
      desc1: 'Reglas claras para devolver',
      desc2: 'Escríbenos si lo necesitas',
    },
  ],
  callouts: list(`
    Pago y Datos Protegidos
    Pedido con Seguimiento
    Devolución Sencilla
    Producto Nuevo y Sellado
    Soporte por WhatsApp
    Empaque Discreto
    Sin Costos Ocultos
    Despacho en 24 Horas
    Factura con Tu Pedido
  `),
  promotions: list(`
    {NOME_PRODUTO}
    Todos los Kits
    Paquete de 2
    Paquete de 3
    Paquete de 6
    Primera Compra
    Pedidos en Línea
    Desde 3 Unidades
  `),
};
