import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: Precio y Detalles | Precio de {NOME_PRODUTO} | {NOME_PRODUTO}
    {NOME_PRODUTO}: Qué Incluye | {NOME_PRODUTO} Por Dentro
    Compra {NOME_PRODUTO} en Línea | {NOME_PRODUTO} en Línea
    [owner] {NOME_PRODUTO} Sin Intermediarios | Compra Sin Intermediarios
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} Para {PUBLICO} | Ideal Para {PUBLICO} | Para {PUBLICO}
    Incluye {ITENS} | Incluye {ITEM}
    {TIPO} Con {AULAS} Clases | {AULAS} Clases en Línea
    Mira Todo lo Que Incluye
    Todo en Línea, Desde Tu Casa
    Datos Claros Para Decidir
  `,
  price: `
    {NOME_PRODUTO} Por {PRECO} | {TIPO} Por {PRECO} | Precio: {PRECO}
    [interestFree] {PARCELAS} Pagos Sin Intereses
    Paga Hasta en {PARCELAS} Cuotas | Hasta {PARCELAS} Cuotas
    Paga Con {PAGAMENTOS} | Aceptamos {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, Acceso de por Vida
    Mira el Precio Antes de Pagar
    Cuánto Cuesta y Qué Incluye
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Días Para Pedir Reembolso
    Garantía de {DIAS_GARANTIA} Días
    {DIAS_TESTE} Días de Prueba
    [certificate] Certificado al Terminar | Con Certificado
    Lee las Condiciones de Compra
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Acceso Inmediato y de por Vida
    [instantAccess] Acceso Inmediato al Pagar
    [lifetimeAccess] Acceso de por Vida
    {MESES_ACESSO} Meses de Acceso
    [updates] Actualizaciones Incluidas
    Mira Cómo Funciona el Acceso
  `,
  proof: `
    [reviews] Lee Opiniones Antes de Comprar
    [support] Con Ayuda Para Tus Dudas
    Conoce Todos los Detalles
    Conoce Quién Está Detrás
    Compara Con Otras Opciones
  `,
  question: `
    ¿{NOME_PRODUTO} Es Para Ti?
    ¿Cuánto Cuesta {NOME_PRODUTO}?
    Mira Si Es Para Ti
    ¿Aún Tienes Dudas?
  `,
  action: `
    Conoce {NOME_PRODUTO} Hoy | Conoce {NOME_PRODUTO}
    Resuelve Dudas Antes de Pagar
    Compra en Pocos Pasos
    Mira Todos los Detalles Hoy
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Mira los detalles y compra por internet. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} incluye {ITENS}. Todo en línea. | Incluye {ITENS}. Todo en línea. | Incluye {ITENS}.
    Ideal para {PUBLICO}. Conoce {NOME_PRODUTO} y mira si es para ti. | Ideal para {PUBLICO}. Mira si es para ti.
    [certificate] {AULAS} clases en línea y certificado al terminar. | {AULAS} clases en línea.
  `,
  name: `
    Conoce {NOME_PRODUTO}: qué incluye, para quién es, cuánto cuesta y cómo acceder. | Conoce qué incluye, para quién es, cuánto cuesta y cómo acceder.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} por {PRECO}, en {PARCELAS} pagos sin intereses y con acceso inmediato. | Por {PRECO}, en {PARCELAS} pagos sin intereses y con acceso inmediato.
    [lifetimeAccess] {NOME_PRODUTO} por {PRECO}, con acceso de por vida. Compra en línea. | Por {PRECO}, con acceso de por vida. Compra en línea.
    [interestFree] {NOME_PRODUTO} por {PRECO}, en {PARCELAS} pagos sin intereses. | Por {PRECO}, en {PARCELAS} pagos sin intereses.
    {NOME_PRODUTO} por {PRECO}. Mira todo lo que incluye antes de comprar. | Por {PRECO}. Mira todo lo que incluye antes de comprar.
    Cuánto cuesta y qué incluye: léelo antes de comprar y decide con calma.
  `,
  guarantee: `
    {NOME_PRODUTO}: si no te gusta, tienes {DIAS_REEMBOLSO} días para pedir el reembolso. | ¿No te gustó? Tienes {DIAS_REEMBOLSO} días para pedir el reembolso.
    Tienes {DIAS_TESTE} días para probar {NOME_PRODUTO} y decidir después. | Tienes {DIAS_TESTE} días para probar y decidir después.
    {NOME_PRODUTO} tiene {DIAS_GARANTIA} días de garantía. | Tiene {DIAS_GARANTIA} días de garantía.
  `,
  delivery: `
    [instantAccess, support] Acceso a {NOME_PRODUTO} al pagar, con ayuda para tus dudas. | Acceso inmediato al pagar, con ayuda para tus dudas.
    [instantAccess] Acceso a {NOME_PRODUTO} al pagar, por internet. | Acceso inmediato al pagar, por internet.
    [support, updates] {NOME_PRODUTO}: {MESES_ACESSO} meses de acceso, con ayuda y actualizaciones. | {MESES_ACESSO} meses de acceso, con ayuda y actualizaciones.
    [support, updates] {NOME_PRODUTO}: ayuda para tus dudas y actualizaciones incluidas. | Ayuda para tus dudas y actualizaciones incluidas.
    [support] {NOME_PRODUTO} con ayuda para tus dudas. Compra en línea. | Con ayuda para tus dudas. Compra en línea.
    [lifetimeAccess, updates] Acceso de por vida y actualizaciones incluidas en {NOME_PRODUTO}. | Acceso de por vida y actualizaciones incluidas.
  `,
  proof: `
    [reviews] Lee opiniones de {NOME_PRODUTO} antes de comprar. | Lee opiniones antes de comprar y decide con calma.
    Conoce quién creó {NOME_PRODUTO} y todo lo que incluye antes de comprar. | Conoce quién está detrás y todo lo que incluye antes de comprar.
  `,
  question: `
    ¿{NOME_PRODUTO} es para ti? Mira para quién se creó y qué necesitas para empezar. | ¿Es para ti? Mira para quién se creó y qué necesitas para empezar.
  `,
  action: `
    Compara {NOME_PRODUTO} con otras opciones y compra en línea cuando decidas. | Compara con otras opciones y compra en línea cuando decidas.
  `,
};

export const digitalSitelinks = {
  name: `
    Qué Incluye ; Incluye {ITEM} | Mira cada parte incluida ; Léelo antes de comprar
    Sobre {NOME_PRODUTO} | Sobre el Producto ; Para quién es y cómo funciona ; Qué necesitas para empezar
  `,
  price: `
    Precio ; Por {PRECO} | Mira cuánto cuesta ; [interestFree] {PARCELAS} pagos sin intereses | Mira qué incluye
    Formas de Pago ; Aceptamos {PAGAMENTOS} | Mira cómo puedes pagar ; Revisa el total antes de pagar
  `,
  delivery: `
    Cómo Acceder ; [instantAccess] Acceso inmediato al pagar | Entiende cómo funciona ; [lifetimeAccess] Acceso de por vida | Qué necesitas tener
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Días de Reembolso ; {DIAS_REEMBOLSO} días para pedir el reembolso ; Mira cómo pedirlo
    [certificate] Certificado ; Certificado al terminar ; Mira cómo obtenerlo
  `,
  proof: `
    Quién Está Detrás ; Conoce a los responsables ; Infórmate antes de comprar
    [reviews] Opiniones ; Lee lo que dicen los clientes ; Compara antes de decidir
  `,
  question: `
    Preguntas Frecuentes ; Respuestas cortas y directas ; Resuelve dudas antes de comprar
  `,
  action: `
    Cómo Comprar ; La compra paso a paso ; Todo por internet
    [support] Ayuda ; Resolvemos tus dudas ; Mira cómo contactarnos
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} Pagos Sin Intereses
    [paypal] Aceptamos PayPal
    [card] Aceptamos Tarjetas
    Precio Claro en la Página
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Días de Reembolso
    {DIAS_GARANTIA} Días de Garantía
    {DIAS_TESTE} Días de Prueba
    [certificate] Con Certificado
    Condiciones Por Escrito
  `,
  delivery: `
    [instantAccess] Acceso Inmediato
    [lifetimeAccess] Acceso de por Vida
    {MESES_ACESSO} Meses de Acceso
    [updates] Con Actualizaciones
    Acceso en Línea
    Todo en Línea
  `,
  proof: `
    [support] Ayuda Para Tus Dudas
    Mira Qué Incluye
    Conoce Quién Está Detrás
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} Clases en Línea
    Para {PUBLICO}
    Incluye {ITEM}
    Decide Con Calma
  `,
  question: `
    Respuestas a Tus Dudas
  `,
  action: `
    Compra Por Internet
    Sin Salir de Casa
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Primera Compra
    Compras en Línea
    [card] Pago Con Tarjeta
    [paypal] Pago Con PayPal
    Nuevos Clientes
  `,
  delivery: `
    [lifetimeAccess] Acceso de por Vida
    Acceso en Línea
  `,
  benefit: `
    {TIPO}
    Pedidos en Línea
    Tu Compra
  `,
  action: `
    Todo en la Web
    Algunos Productos
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      mejor aaa
      qué aaa elegir
      cómo elegir aaa
      aaa vale la pena
      aaa online
      aaa para principiantes
    `,
    about: `
      aaa cómo funciona
      aaa para qué sirve
    `,
  }),
  middle: keywords({
    reviews: `
      aaa es bueno
      aaa funciona
      aaa opiniones
      aaa reseñas
      aaa testimonios
      aaa experiencias
    `,
    complaint: `
      aaa es confiable
      aaa es estafa
    `,
    ingredients: `
      aaa contenido
      qué incluye aaa
    `,
    usage: `
      cómo acceder a aaa
      aaa certificado
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa página oficial
      aaa sitio oficial
    `,
    buy: `
      comprar aaa
      dónde comprar aaa
      aaa inscripción
      suscripción aaa
      aaa acceso
      comprar aaa online
    `,
    price: `
      aaa precio
      aaa costo
      cuánto cuesta aaa
      aaa mensualidad
    `,
    coupon: `
      aaa cupón
      aaa código de descuento
      aaa descuento
      aaa oferta
      aaa black friday
    `,
    delivery: `
      aaa garantía
      aaa meses sin intereses
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, crackeado, keygen, serial, warez, "mod apk", apk, filtrado, filtrada, "google drive", mega, mediafire, "descargar completo", "pdf gratis", "curso gratis", "cursos gratis", "cursos gratuitos", "versión gratis",
  "version gratis", "cuenta gratis", "premium gratis", telegram, scribd, "hackeado", sence, sena, "compra grupal", "descargar gratis", "descarga gratis", "plantilla gratis", "ebook gratis", "app gratis", "gratis completo"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  currículum, curriculum, currículo, cv,
  curso, cursos, "clases de", "clase de", descargar, descarga, descargas, pdf, epub, ebook, "libro pdf", plantilla, plantillas, tutorial, tutoriales, "profesor de", apuntes, diapositivas, powerpoint, resumen, resúmenes, resumenes,
  hotmart, clickbank, youtube, "cómo hacer", "como hacer", "cómo se hace", "como se hace", "ganar dinero", "ingresos extra", "trabajar desde casa", "manual pdf", manualidades, dibujo, dibujos, "para dibujar"
`);
