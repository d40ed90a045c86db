import { list } from '../list.ts';
import { nutraStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const nutra: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: nutraStrategies.top,
    example: 'qué es bueno para la caída del cabello',
    templates: list(`
      cómo mejorar [problema]
      cómo aliviar [problema]
      cómo combatir [problema]
      cómo reducir [problema]
      cómo evitar [problema]
      cómo convivir con [problema]
      qué hacer contra [problema]
      qué es bueno para [problema]
      qué tomar para [problema]
      qué causa [problema]
      por qué tengo [problema]
      [problema] síntomas
      [problema] tiene solución
      [problema] cuándo preocuparse
      suplemento para [problema]
      vitaminas para [problema]
      cápsulas para [problema]
      plantas para [problema]
      producto natural para [problema]
      fórmula natural contra [problema]
      alimentos buenos para [problema]
      hábitos que empeoran [problema]
      consejos sencillos para [problema]
      mejor suplemento contra [problema]
    `),
  },
  middle: {
    strategy: nutraStrategies.middle,
    example: 'vitalmax funciona',
    templates: list(`
      aaa funciona
      aaa funciona de verdad
      cómo funciona aaa
      aaa es bueno
      aaa es confiable
      aaa es seguro
      aaa es natural
      aaa es una estafa
      aaa vale la pena
      qué es aaa
      para qué sirve aaa
      aaa beneficios
      aaa propiedades
      aaa composición
      aaa ingredientes
      aaa fórmula completa
      aaa tabla nutricional
      aaa prospecto
      aaa etiqueta
      aaa contraindicaciones
      aaa efectos secundarios
      aaa hace daño
      aaa con otros medicamentos
      cómo tomar aaa
      cómo usar aaa
      cuántas cápsulas de aaa al día
      mejor hora para tomar aaa
      aaa antes o después de comer
      aaa en ayunas
      aaa cuánto tarda en hacer efecto
      cuánto dura un frasco de aaa
      quién puede tomar aaa
      aaa en el embarazo
      aaa para hipertensos
      aaa para diabéticos
      aaa para mayores de 60
      aaa sirve para hombres
      aaa sirve para mujeres
      aaa resultados
      aaa testimonios
      aaa opiniones
      aaa opiniones negativas
      aaa foro
      aaa reseñas de clientes
      aaa experiencia personal
      aaa quejas
      aaa registro sanitario
      aaa fabricante
      dónde se fabrica aaa
      aaa comparación con otras marcas
      aaa alternativas
      aaa preguntas frecuentes
    `),
  },
  bottom: {
    strategy: nutraStrategies.bottom,
    example: 'comprar vitalmax en línea',
    templates: list(`
      comprar aaa
      comprar aaa en línea
      comprar aaa cerca de mí
      dónde comprar aaa
      dónde venden aaa
      quiero comprar aaa hoy
      pedir aaa
      pedir aaa por internet
      pedir aaa por teléfono
      encargar aaa
      aaa a la venta
      aaa página de compra
      aaa compra segura
      aaa tienda
      aaa tienda en línea
      aaa precio
      aaa precio actualizado
      aaa precio 1 frasco
      aaa precio 3 frascos
      cuánto cuesta aaa
      cuánto vale aaa
      aaa costo
      aaa precio más bajo
      aaa mejor precio
      aaa más barato
      aaa en promoción
      aaa oferta
      aaa oferta de hoy
      aaa oferta por tiempo limitado
      aaa oferta 2x1
      aaa descuento
      aaa descuento primera compra
      aaa cupón
      aaa código promocional
      aaa rebajas
      aaa black friday
      aaa kit
      aaa paquete de 2
      aaa paquete de 3
      aaa paquete de 6
      aaa frasco de 60 cápsulas
      aaa pago contra entrega
      aaa pago con tarjeta
      aaa paypal
      aaa meses sin intereses
      aaa envío
      aaa envío rápido
      aaa envío a todo el país
      aaa plazo de entrega
      aaa entrega a domicilio
      aaa rastrear pedido
      aaa disponible
      aaa en existencia
      aaa original
      comprar aaa original
      cómo reconocer aaa original
      aaa garantía
      aaa garantía de devolución
      aaa reembolso
      aaa farmacia
      aaa atención al cliente
      aaa whatsapp de ventas
    `),
  },
};
