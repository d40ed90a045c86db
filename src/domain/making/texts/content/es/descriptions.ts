import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Compra sin salir de casa. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Conoce {NOME_PRODUTO} en detalle: para quién es, cómo se usa, cuánto cuesta y cómo pedir. | Conoce {NOME_PRODUTO}: para quién es, cómo se usa, cuánto cuesta y cómo pedir. | Conoce {NOME_PRODUTO} y decide con calma.
      [owner] {NOME_PRODUTO}, directo de la marca y sin intermediarios. Pide por internet. | Directo de la marca y sin intermediarios. Pide por internet.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} por {PRECO}, en {PARCELAS} pagos sin intereses y con envío gratis. | Por {PRECO}, en {PARCELAS} pagos sin intereses y con envío gratis.
      [freeShipping] {NOME_PRODUTO} por {PRECO}, con envío gratis. Haz tu pedido en pocos pasos. | Por {PRECO}, con envío gratis. Haz tu pedido en pocos pasos.
      [shippingQuote] Mira el precio de {NOME_PRODUTO}, el plazo para tu {CODIGO_POSTAL} y cómo pagar antes de pedir.
      Mira el precio de {NOME_PRODUTO}, el plazo de entrega y cómo pagar antes de pedir. | Mira el precio, el plazo de entrega y las formas de pago antes de hacer tu pedido.
      [interestFree] {NOME_PRODUTO} por {PRECO}, hasta en {PARCELAS} pagos sin intereses. Revisa el total antes de pagar. | {NOME_PRODUTO} por {PRECO}, hasta en {PARCELAS} pagos sin intereses. | Por {PRECO}, hasta en {PARCELAS} pagos sin intereses. Revisa el total antes de pagar.
      {NOME_PRODUTO} por {PRECO}. Revisa el total del pedido antes de pagar. | Por {PRECO}. Revisa el total del pedido antes de pagar.
    `,
    guarantee: `
      Tienes {DIAS_TESTE} días para probar {NOME_PRODUTO} en casa y decidir después. | Tienes {DIAS_TESTE} días para probar en casa y decidir después.
      {NOME_PRODUTO}: si no te convence, tienes {DIAS_REEMBOLSO} días para pedir el reembolso. | Si no te convence, tienes {DIAS_REEMBOLSO} días para pedir el reembolso.
      {NOME_PRODUTO}: {DIAS_GARANTIA} días de garantía y entrega en {DIAS_ENTREGA} días como máximo. | {DIAS_GARANTIA} días de garantía y entrega en {DIAS_ENTREGA} días como máximo.
      {NOME_PRODUTO} tiene {DIAS_GARANTIA} días de garantía. Lee cómo funciona antes de hacer tu pedido. | {NOME_PRODUTO} tiene {DIAS_GARANTIA} días de garantía. Lee cómo funciona antes de pedir. | Tiene {DIAS_GARANTIA} días de garantía. Lee cómo funciona antes de hacer tu pedido.
      Lee las condiciones de devolución de {NOME_PRODUTO} y compra sin quedarte con dudas. | Lee las condiciones de cambio y devolución y compra sin quedarte con dudas.
    `,
    delivery: `
      Paga {NOME_PRODUTO} con {PAGAMENTOS}. Entrega en {DIAS_ENTREGA} días como máximo. | Paga con {PAGAMENTOS} y recibe tu pedido en {DIAS_ENTREGA} días como máximo.
      [tracked] Pide {NOME_PRODUTO} y sigue el envío con tu número de guía, hasta la puerta de tu casa. | Sigue tu pedido con el número de guía, paso a paso y hasta tu puerta.
      [freeShipping] {NOME_PRODUTO} con envío gratis. Mira el plazo de entrega y haz tu pedido por internet. | Pedido con envío gratis. Mira el plazo de entrega y compra por internet.
    `,
    question: `
      ¿Dudas sobre {NOME_PRODUTO}? Lee las respuestas, compara y decide sin prisa. | ¿Te quedan dudas? Lee las respuestas, compara tus opciones y decide sin prisa.
    `,
    action: `
      Compara las opciones de {NOME_PRODUTO}, elige la tuya y revisa el pedido antes de pagar. | Compara las opciones, elige la tuya y revisa cada detalle del pedido antes de pagar.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: mira ingredientes, tabla nutricional y modo de uso antes de decidir. | Mira los ingredientes, la tabla nutricional y el modo de uso antes de decidir.
    `,
    benefit: `
      Un complemento para quien cuida lo que come. Conoce {NOME_PRODUTO} y su fórmula. | Un complemento para quien cuida lo que come. Conoce lo que contiene la fórmula.
      {NOME_PRODUTO} contiene {ITENS}. Mira las cantidades y el modo de uso. | Contiene {ITENS}. Mira las cantidades en la etiqueta. | Con {ITENS}. Lee la etiqueta.
      Ideal para {PUBLICO}. Lee el modo de uso de {NOME_PRODUTO} y mira si es para ti. | Ideal para {PUBLICO}. Lee el modo de uso y mira si es para ti.
    `,
    price: `
      [manyKits] Compara los kits de {NOME_PRODUTO}, de {KIT_MENOR} y {KIT} unidades, y el precio de cada una. | Compara los kits de {KIT_MENOR} y {KIT} unidades y el precio de cada una.
      Mira cuánto cuesta cada envase de {NOME_PRODUTO} y cuánto dura con el uso indicado. | Mira cuánto cuesta cada envase y cuánto tiempo dura con el uso indicado.
    `,
    proof: `
      Lee cada ingrediente de {NOME_PRODUTO} y quién está detrás antes de hacer tu pedido. | Lee cada ingrediente de la etiqueta y quién está detrás antes de hacer tu pedido.
      [reviews] La experiencia cambia en cada persona. Lee opiniones de {NOME_PRODUTO} y compara. | La experiencia cambia en cada persona. Lee opiniones y compara antes de pedir.
    `,
    delivery: `
      [discreet] Recibe {NOME_PRODUTO} en empaque discreto. Consulta el plazo antes de pedir. | Recibe tu pedido en empaque discreto. Consulta el plazo antes de pedir.
    `,
    question: `
      ¿Cómo se toma {NOME_PRODUTO} y cuál es la dosis diaria? Lee el modo de uso en la etiqueta. | ¿Cómo se toma y cuál es la dosis diaria? Lee el modo de uso en la etiqueta.
      ¿{NOME_PRODUTO} es para ti? Mira para quién está indicado y cuándo consultar. | ¿Es para ti? Mira para quién está indicado y cuándo consultar a un profesional.
    `,
    action: `
      Lee la etiqueta de {NOME_PRODUTO}, resuelve tus dudas y elige la cantidad para ti. | Lee la etiqueta, resuelve tus dudas y elige la cantidad adecuada para ti.
    `,
  },

  physical: {
    name: `
      Conoce {NOME_PRODUTO}: medidas, material y contenido de la caja. Compara y elige. | Conoce las medidas, el material y el contenido de la caja. Compara y elige.
    `,
    benefit: `
      Conoce cómo es: mira {NOME_PRODUTO} en uso, sus medidas y qué trae la caja. | Conoce cómo es: mira el producto en uso, sus medidas y qué trae la caja.
      En la caja de {NOME_PRODUTO}: {ITENS}. Revisa las medidas antes de pedir. | En la caja: {ITENS}. Revisa las medidas antes de pedir. | Viene con {ITENS}.
      Ideal para {PUBLICO}. Mira fotos, medidas y material de {NOME_PRODUTO} antes de elegir. | Ideal para {PUBLICO}. Mira fotos, medidas y material antes de elegir.
    `,
    price: `
      [kits] Mira el precio de {NOME_PRODUTO} por unidad y en kit de {KIT}. Compara antes de pedir. | Mira el precio por unidad y en kit de {KIT}. Compara antes de pedir.
      [models] Compara modelos y precios de {NOME_PRODUTO} y elige con calma. | Compara modelos y precios y elige con calma.
    `,
    proof: `
      Fotos, ficha técnica y medidas de {NOME_PRODUTO} en un solo lugar. Revísalas antes. | Fotos, ficha técnica y medidas en un solo lugar. Revisa todo antes de comprar.
      [reviews] Mira de cerca el acabado de {NOME_PRODUTO} y lee opiniones antes de elegir. | Mira de cerca el acabado y lee opiniones antes de elegir.
    `,
    guarantee: `
      Mira cómo funciona el cambio de {NOME_PRODUTO} y cuáles son los plazos antes de comprar. | Mira cómo funciona el cambio y cuáles son los plazos antes de comprar.
    `,
    question: `
      ¿Cabe? Revisa las medidas de {NOME_PRODUTO}, el peso y el material antes de pedir. | ¿Cabe? Revisa las medidas, el peso y el material antes de hacer tu pedido.
      ¿Qué trae {NOME_PRODUTO}? Mira cada pieza, cómo se monta y cómo se usa. | ¿Qué trae la caja? Mira cada pieza, cómo se monta y cómo se usa.
    `,
    action: `
      [models] Elige el modelo de {NOME_PRODUTO}, revisa el plazo de entrega y pídelo por internet. | Elige el modelo, revisa el plazo de entrega y haz tu pedido por internet.
      [gift] ¿Buscas un regalo? Mira {NOME_PRODUTO} en fotos y consulta cuándo llega. | ¿Buscas un regalo? Mira las fotos y consulta el plazo de entrega.
    `,
  },

  digital: digitalDescriptions,
});
