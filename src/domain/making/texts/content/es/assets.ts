import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Pide {NOME_PRODUTO} | Hacer el Pedido ; Elige tu opción en pocos pasos ; Revisa el total antes de pagar
      Cómo Comprar ; Mira el pedido paso a paso ; Entiende cada etapa antes de pagar
    `,
    price: `
      Precios y Opciones ; Compara las opciones disponibles ; Mira el total antes de pagar
      Formas de Pago ; Pago con {PAGAMENTOS} | Mira cómo puedes pagar ; Revisa el total antes de pagar
      [interestFree] Pagos Sin Intereses ; Divide el total en {PARCELAS} pagos ; Mira el valor de cada pago
    `,
    delivery: `
      Plazo de Entrega ; [shippingQuote] Consulta según tu {CODIGO_POSTAL} | Consulta el plazo antes de pedir ; [shippingQuote] Calcula el envío antes de pagar | Revisa el total antes de pagar
      [freeShipping] Envío Gratis ; Tu pedido sin costo de entrega ; Mira el plazo para tu dirección
      [tracked] Seguir Mi Envío ; Número de guía en tu pedido ; Paso a paso, hasta tu puerta
    `,
    guarantee: `
      Cambios y Devoluciones ; Lee las condiciones con calma ; Qué hacer si te arrepientes
      Garantía de {DIAS_GARANTIA} Días ; Mira cómo funciona la garantía ; Revisa desde cuándo cuenta
      {DIAS_REEMBOLSO} Días de Reembolso ; {DIAS_REEMBOLSO} días para pedir el reembolso ; Mira cómo pedirlo
    `,
    question: `
      Preguntas Frecuentes ; Respuestas cortas y directas ; Léelas antes de comprar
    `,
    name: `
      Sobre {NOME_PRODUTO} | Sobre el Producto ; Para quién es y cómo funciona ; Lee todo antes de decidir
    `,
  },

  nutra: {
    proof: `
      Composición y Etiqueta ; Mira cada ingrediente ; Cantidad por dosis en la etiqueta
      Tabla Nutricional ; Revisa los valores por porción ; Léela antes de empezar
      Quién Está Detrás ; Conoce la empresa responsable ; Revisa lote y fecha de caducidad
      Ingredientes ; Conoce qué es cada uno ; Mira las cantidades de la fórmula
    `,
    name: `
      Modo de Uso ; Cuál es la dosis diaria indicada ; Sigue lo que dice la etiqueta
      Para Quién Es ; Mira para quién está indicado ; Y quién debe consultar al médico
    `,
    question: `
      Dudas Sobre el Uso ; Con agua, en ayunas o con comida ; Lee antes de empezar
      Contraindicaciones ; Embarazo, alergias y medicación ; Lee con atención antes de usar
      Cuánto Dura ; Dosis por envase y por día ; Haz la cuenta antes de pedir
    `,
    price: `
      Precio Por Dosis ; Mira cuánto cuesta cada envase ; Compara con otras cantidades
      [kits] Kit de {KIT} Unidades ; Mira el precio del kit completo ; Compara con la compra suelta
    `,
    benefit: `
      En Tu Rutina ; Su lugar en tu día a día ; Junto a una buena alimentación
    `,
    action: `
      Elegir Cantidad ; Compara envases y duración ; Decide con las cuentas hechas
    `,
  },

  physical: {
    proof: `
      Fotos del Producto ; Mira el producto de cerca ; Revisa el acabado y el tamaño
      Ficha Técnica ; Material, peso y medidas ; Revisa si es lo que necesitas
      Medidas y Peso ; Comprueba si cabe en tu espacio ; Compara con lo que ya tienes
    `,
    name: `
      Qué Trae la Caja ; Viene Con {ITENS} | Revisa cada pieza incluida ; Mira la lista completa
      Cómo Funciona ; Mira el producto en uso ; Entiende cada función
      [models] Modelos a la Venta ; Compara las versiones disponibles ; Elige la que va contigo
    `,
    question: `
      ¿Es Para Mí? ; Mira para qué sirve y cómo se usa ; Decide sin quedarte con dudas
      Cómo Se Usa ; Mira el uso paso a paso ; Revisa los cuidados de uso
    `,
    guarantee: `
      Cómo Cambiar ; Mira cómo pedir el cambio ; Revisa plazos y condiciones
      Cuidado y Limpieza ; Cómo hacer que dure más ; Mira qué conviene evitar
    `,
    price: `
      Precio Por Unidad ; Mira cuánto cuesta cada unidad ; Mira el total de tu pedido
      [kits] Kit de {KIT} Unidades ; Mira el precio del kit completo ; Compara con la compra suelta
    `,
    benefit: `
      [gift] Ideas de Regalo ; Mira las fotos antes de elegir ; Consulta el plazo con tiempo
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Precio Claro en la Página
      Total Antes de Pagar
      [interestFree] {PARCELAS} Pagos Sin Intereses
      [card] Pago Con Tarjeta
      [paypal] Pago Con PayPal
      [cash_on_delivery] Pago Contra Entrega
    `,
    guarantee: `
      {DIAS_TESTE} Días de Prueba
      {DIAS_GARANTIA} Días de Garantía
      Condiciones Por Escrito
      Cambios Bien Explicados
      [invoice] Factura en Tu Pedido
      {DIAS_REEMBOLSO} Días de Reembolso
    `,
    delivery: `
      [shippingQuote] Calcula el Envío Antes
      [tracked] Pedido Con Número de Guía
      [freeShipping] Sin Costo de Entrega
      Sale en {HORAS_DESPACHO} Horas
      [discreet] Empaque Sin Marcas
      [nationwide] Envíos a Todo el País
      [freeShipping] Envío Gratis
      [freeShipping] {PRECO} y Envío Gratis
    `,
    proof: `
      Información Completa
      Información Sin Rodeos
    `,
    question: `
      Respuestas Directas
    `,
    action: `
      Pide en Pocos Pasos
      Compra Por Internet
      Sin Salir de Casa
      Compra a Tu Ritmo
    `,
    benefit: `
      Decide Con Calma
      Todo en Una Sola Página
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Etiqueta Para Consultar
      Ingredientes a la Vista
      Dosis Diaria Indicada
      Lote y Fecha a la Vista
      Fórmula Descrita
    `,
    benefit: `
      Para el Día a Día
      Cabe en Tu Rutina
      Modo de Uso Indicado
      [kits] [manyKits] Kits de Hasta {KIT} Unidades | Kit de {KIT} Unidades
      Con {ITEM} | {ITEM}
      Para {PUBLICO}
    `,
    guarantee: `
      Revisa la Caducidad
    `,
    action: `
      Instrucciones Claras
      Consulta a Tu Médico
    `,
  },

  physical: {
    proof: `
      Producto en Fotos
      Medidas Publicadas
      Peso y Material Indicados
      Instrucciones de Uso
      Detalles Técnicos
    `,
    benefit: `
      [gift] Listo Para Regalar
      [kits] [manyKits] Kits de Hasta {KIT} Unidades | Kit de {KIT} Unidades
      Con {ITEM} | {ITEM}
      Para {PUBLICO}
    `,
    guarantee: `
      [newItem] Artículo Nuevo
    `,
    action: `
      [models] Elige Tu Modelo
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      Compra Online
      Pedido Por Internet
      Primera Compra
      [card] Pago Con Tarjeta
      [paypal] Pago Con PayPal
    `,
    action: `
      Algunos Artículos
      Pedidos en la Web
      Nueva Compra
      Toda la Línea
    `,
    benefit: `
      Tu Pedido
    `,
  },

  nutra: {
    price: `
      1 Envase
      [kits] Kit de {KIT} Unidades
      [manyKits] Kit de {KIT_MENOR} Unidades
      [kits] Kits de Suplemento
    `,
    action: `
      Un Envase
      Suplementos
      Línea de Suplementos
    `,
  },

  physical: {
    price: `
      1 Unidad
      [kits] Kit de {KIT} Unidades
      [manyKits] Kit de {KIT_MENOR} Unidades
      [kits] Algunos Kits
    `,
    action: `
      Unidad Suelta
      Toda la Tienda
      [models] Algunos Modelos
    `,
    benefit: `
      [gift] Artículos de Regalo
    `,
  },

  digital: digitalPromotions,
});
