import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: Precio y Entrega | Precio de {NOME_PRODUTO} | {NOME_PRODUTO}
      Todo Sobre {NOME_PRODUTO} | Sobre {NOME_PRODUTO}
      Pide {NOME_PRODUTO} Por Internet | {NOME_PRODUTO} Por Internet | {NOME_PRODUTO} Online
      [owner] {NOME_PRODUTO} Directo de la Marca | Directo de la Marca
      Conoce a Fondo {NOME_PRODUTO} | Conoce Bien {NOME_PRODUTO} | Conoce {NOME_PRODUTO}
    `,
    benefit: `
      Compra Sabiendo Qué Recibes
      Información Clara Para Decidir
      Los Detalles Que Necesitas Ver
      [manyKits] Elige Cuántas Unidades Pedir
      Ideal Para {PUBLICO} | Para {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} Para {PUBLICO}
    `,
    price: `
      Mira el Precio Antes de Pedir
      {NOME_PRODUTO} Por {PRECO} | Precio: {PRECO}
      [interestFree] Hasta en {PARCELAS} Pagos Sin Intereses | {PARCELAS} Pagos Sin Intereses
      Paga Hasta en {PARCELAS} Cuotas | Hasta {PARCELAS} Cuotas
      Revisa el Total de Tu Pedido
      [kits] Precio del Kit de {KIT} Unidades | Kit de {KIT} Unidades
      Paga Con {PAGAMENTOS} | Pago Con {PAGAMENTOS}
      [freeShipping] {PRECO} Con Envío Gratis
      [interestFree, freeShipping] {PARCELAS} Pagos y Envío Gratis
      [interestFree] {PRECO} en {PARCELAS} Pagos Sin Intereses | {PRECO} en {PARCELAS} Pagos Sin Interés
      {TIPO} Por {PRECO}
    `,
    guarantee: `
      Con {DIAS_GARANTIA} Días de Garantía | Garantía de {DIAS_GARANTIA} Días
      {DIAS_DESISTENCIA} Días Para Devoluciones | Devoluciones Bien Explicadas
      Lee las Reglas de Devolución
      [invoice] Pedido Con Factura
      {DIAS_REEMBOLSO} Días Para Pedir Reembolso
    `,
    delivery: `
      [shippingQuote] Consulta el Plazo Por {CODIGO_POSTAL}
      Consulta el Plazo de Entrega
      [freeShipping] Envío Gratis en Tu Pedido | Envío Gratis
      Envío Gratis Desde {FRETE_GRATIS_DESDE}
      Entrega en {DIAS_ENTREGA} Días o Menos | Entrega en {DIAS_ENTREGA} Días
      Despacho en {HORAS_DESPACHO} Horas o Menos | Despacho en {HORAS_DESPACHO} Horas
      [tracked] Sigue Tu Pedido Paso a Paso | Pedido Con Seguimiento
      [nationwide] Envíos a Todo el País
      [shippingQuote] Calcula el Envío al Momento
      [freeShipping] {TIPO} Con Envío Gratis
    `,
    proof: `
      [reviews] Lee Opiniones Antes de Pedir
      Compara Con Otras Opciones
      Infórmate Antes de Elegir
    `,
    question: `
      ¿Tienes Dudas Sobre {NOME_PRODUTO}? | ¿Dudas Sobre {NOME_PRODUTO}?
      ¿Cuánto Cuesta {NOME_PRODUTO} Hoy? | ¿Cuánto Cuesta {NOME_PRODUTO}?
      ¿Aún Tienes Dudas?
      ¿Qué Opción Va Mejor Contigo?
    `,
    action: `
      Pide {NOME_PRODUTO} Desde Tu Casa | Pide {NOME_PRODUTO} Online | Pide {NOME_PRODUTO} Hoy | Pide {NOME_PRODUTO}
      Elige, Revisa y Haz Tu Pedido
      Resuelve Tus Dudas Primero
      Mira Todos los Detalles Hoy
      Pide en Pocos Pasos
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: Etiqueta Completa | Etiqueta de {NOME_PRODUTO}
      Suplemento {NOME_PRODUTO}
      {NOME_PRODUTO}: Modo de Uso | Cómo Usar {NOME_PRODUTO}
      La Fórmula de {NOME_PRODUTO} | Fórmula de {NOME_PRODUTO}
      {NOME_PRODUTO} en Tu Rutina | {NOME_PRODUTO} a Diario
    `,
    benefit: `
      Encaja en Tu Rutina Diaria
      Un Hábito Sencillo en Tu Día
      Complemento de Tu Rutina
      Nutrientes Para Tu Día a Día
      El Bienestar Empieza en Casa
      Con {ITEM} en la Fórmula | Con {ITEM}
      {ITENS} en la Fórmula | Con {ITENS}
      Para Quien Cuida Lo Que Come
    `,
    price: `
      Mira Cuánto Cuesta Cada Dosis
      Compara el Precio Por Unidad
      [manyKits] Kits de {KIT_MENOR} y {KIT} Unidades
      [kits] Compara el Kit y la Unidad
      Precio Según la Cantidad
      Compara Cantidades y Precios
    `,
    guarantee: `
      {DIAS_TESTE} Días de Prueba | {DIAS_GARANTIA} Días de Garantía
      Revisa el Lote y la Caducidad
      Revisa la Fecha de Caducidad
      Devoluciones Con Reglas Claras
    `,
    delivery: `
      [discreet] Llega en Empaque Discreto | Empaque Discreto
      [freeShipping] Tu Suplemento Con Envío Gratis | Con Envío Gratis
      Llega en {DIAS_ENTREGA} Días o Menos
      Mira Cuándo Llega Tu Pedido
    `,
    proof: `
      Lista Completa de Ingredientes
      Ingredientes de Cada Dosis
      ¿Quién Fabrica {NOME_PRODUTO}?
      Revisa la Tabla Nutricional
      Composición Para Consultar
      Cada Persona Es Diferente
    `,
    question: `
      ¿Qué Contiene {NOME_PRODUTO}?
      ¿Cómo Se Toma {NOME_PRODUTO}? | ¿Cómo Tomar {NOME_PRODUTO}?
      ¿Para Quién Es {NOME_PRODUTO}?
      ¿Cuál Es la Dosis Diaria?
      ¿Ya Leíste la Etiqueta?
      ¿Cuánto Dura Cada Envase?
    `,
    action: `
      Lee la Etiqueta y Luego Decide
      Consulta Antes a Tu Médico
      Elige la Cantidad Con Calma
      Conoce la Fórmula Completa
      Empieza Por el Modo de Uso
      [manyKits] Elige el Kit Que Prefieres
      Revisa la Fórmula y Pide Hoy
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: Medidas y Fotos | {NOME_PRODUTO} en Fotos | Fotos de {NOME_PRODUTO}
      {NOME_PRODUTO}: Ficha Técnica
      [newItem] {NOME_PRODUTO}: Artículo Nuevo
      {NOME_PRODUTO}: Material y Peso | Medidas de {NOME_PRODUTO}
      {NOME_PRODUTO} al Detalle | {NOME_PRODUTO} de Cerca
    `,
    benefit: `
      Conoce Cómo Es Antes de Pedir
      Mira Cada Detalle de Cerca
      Comprueba Si Es Para Ti
      Compra Sabiendo Cómo Es
      En la Caja: {ITENS} | Viene Con {ITENS}
      Viene Con {ITEM} en la Caja | Viene Con {ITEM}
      Todo Explicado Antes de Pedir
      [gift] Una Buena Idea de Regalo
    `,
    price: `
      [models] Compara Modelos y Precios
      Mira el Precio y el Plazo
      [kits] Lleva {KIT} Unidades en Un Kit
      [manyKits] Kits de {KIT_MENOR} y {KIT} Unidades
      Precio Claro, Sin Sorpresas
      Conoce el Costo Antes de Pagar
    `,
    guarantee: `
      Mira Cómo Funciona el Cambio
      {DIAS_TESTE} Días de Prueba en Casa | {DIAS_GARANTIA} Días de Garantía
      Lee las Condiciones de Compra
      [newItem] Artículo Nuevo, en Su Empaque
    `,
    delivery: `
      [freeShipping] En Tu Casa Con Envío Gratis
      En Tu Casa en {DIAS_ENTREGA} Días
      Mira Cuándo Llega a Tu Casa
      Revisa el Plazo Antes de Pagar
    `,
    proof: `
      Revisa Fotos y Medidas
      Todas las Especificaciones
      Mira Para Qué Sirve
      Revisa Qué Trae la Caja
      Material y Acabado de Cerca
      Compara Tamaño, Peso y Uso
    `,
    question: `
      ¿{NOME_PRODUTO} Es Para Ti? | ¿Te Sirve {NOME_PRODUTO}?
      ¿Qué Trae {NOME_PRODUTO}?
      [sizes] ¿Qué Tamaño Necesitas?
      [gift] ¿Buscas un Regalo?
      ¿Qué Medidas y Peso Tiene?
      ¿Cómo Funciona en la Práctica?
    `,
    action: `
      Revisa las Medidas y Pide Hoy
      Compara y Luego Elige
      [models] Elige el Modelo Que Prefieres
      Mira Cómo Se Usa Paso a Paso
      [models, sizes] Elige Modelo y Tamaño
      [manyKits] Elige el Kit Que Necesitas
      Mira las Fotos y Haz Tu Pedido
    `,
  },

  digital: digitalTitles,
});
