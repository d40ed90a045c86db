import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `trabajo` alone would also block work boots, so it only appears in phrases. Each word is also listed
 * without its accent.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    "muestra gratis", "muestras gratis", "regalo gratis", "sin pagar", sorteo, sorteos, donación, donacion, donaciones, réplica, replica, réplicas, replicas, pirata, piratas,
    falsificado, falsificada, imitación, imitacion, imitaciones, mayorista, mayoristas, "al por mayor", "por mayor", proveedor, proveedores, distribuidor, distribuidora, distribuidores,
    "para revender", revender, revendedor, revendedora, dropshipping, franquicia, franquicias, importador, alquiler, alquilar, préstamo, prestamo, préstamos, prestamos,
    significado, significados, "qué significa", "que significa", sinónimo, sinonimo, sinónimos, sinonimos, traducción, traduccion, "en inglés", "en ingles", wikipedia, horóscopo, horoscopo,
    "al mayoreo", mayoreo, "outlet pirata", rifas, rifa, donativo, donar, arrendar, arriendo, "se renta", diccionario, etimología, etimologia, antónimo, antonimo, "en francés", "en frances", crucigrama, "pronóstico del tiempo"
  `),
  jobs: words(`
    empleo, empleos, "trabajo de", "trabajo en", "trabajos de", "trabajos en", "bolsa de trabajo", "ofertas de trabajo", "oferta de trabajo", "trabajar en", "trabajar desde casa", vacante, vacantes,
    sueldo, sueldos, salario, salarios, currículum, curriculum, prácticas, practicas, pasantía, pasantia, reclutamiento, "cómo vender", "como vender", "quiero vender", "ganar dinero", "ingresos extra",
    afiliado, afiliada, afiliados, afiliadas, "programa de afiliados", hotmart, clickbank,
    "se solicita", "se busca", autónomo, autonomo, freelance, "medio tiempo", "tiempo completo", "carta de presentación", "carta de presentacion", vendedor, vendedora, multinivel, "cómo emprender", "como emprender"
  `),
  education: words(`
    curso, cursos, "clases de", "clase de", universidad, universidades, facultad, "profesor de", apuntes, resumen, resúmenes, resumenes, ensayo, ensayos, monografía, monografia,
    tesis, diapositivas, powerpoint, "artículo científico", "articulo cientifico", "artículos científicos", "articulos cientificos", "historia de", "historia del", "quién inventó", "quien invento", "examen de admisión",
    tarea, tareas, "proyecto escolar", examen, exámenes, examenes, "plan de clase", enciclopedia, "libro de texto", becas, maestría, maestria, diplomado
  `),
  media: words(`
    descargar, descarga, descargas, torrent, pdf, epub, ebook, "libro pdf", plantilla, plantillas, imágenes, imagenes, "imagen de", "fotos de", "foto de", dibujo, dibujos, "para colorear", "para dibujar",
    png, vector, gif, gifs, meme, memes, logotipo, "fondo de pantalla", "letra de canción", "letra de cancion", canción, cancion, canciones, "película completa", "pelicula completa", "ver película", "ver pelicula", tráiler, trailer,
    youtube, tiktok, instagram, facebook, twitter, pinterest, podcast, podcasts, noticia, noticias, periódico, periodico,
    mp3, mp4, subtítulos, subtitulos, netflix, "ver online", anime, caricatura, caricaturas, emoji, "papel tapiz", revista, revistas, discord
  `),
  doItYourself: words(`
    "cómo hacer", "como hacer", "cómo se hace", "como se hace", "hecho en casa", "hacer en casa", "receta de", "recetas de", "receta casera", "recetas caseras", "receta con", "recetas con",
    tutorial, tutoriales, manualidades, artesanal, artesanales, molde, moldes, "hazlo tú mismo", "hazlo tu mismo", diy
  `),
  used: words(`
    usado, usada, usados, usadas, "segunda mano", "de segunda", seminuevo, seminueva, seminuevos, reacondicionado, reacondicionada, chatarra, "reparación de", "reparacion de", reparar, "cómo reparar", "como reparar",
    repuesto, repuestos, refacciones, "manual de usuario", "manual pdf", "manual en español", wallapop, milanuncios, vinted, olx,
    remate, remates, subasta, subastas, "no funciona", "código de error", "codigo de error", "mercado de pulgas", desarmadero
  `),
  afterSale: words(`
    "rastrear pedido", "rastrear mi pedido", "rastreo de pedido", "seguimiento de pedido", "seguimiento de mi pedido", "mi pedido", "dónde está mi pedido", "donde esta mi pedido", "no me llegó", "no me llego",
    "cancelar pedido", "cancelar compra", "cancelar suscripción", "cancelar suscripcion", "cómo cancelar", "como cancelar", reembolso, reembolsos, "atención al cliente", "atencion al cliente", "servicio al cliente",
    "teléfono de", "telefono de", "número de teléfono", "numero de telefono", "iniciar sesión", "iniciar sesion", login, "mi cuenta", demanda, demandas, denuncia, denuncias, abogado, abogada, abogados, "acción legal", "accion legal",
    "restablecer contraseña", "olvidé mi contraseña", "mis pedidos", "cambiar mi pedido", "libro de reclamaciones", profeco, indecopi, sernac, "darse de baja"
  `),
  marketplaces: words(`
    "mercado libre", mercadolibre, amazon, walmart, "el corte inglés", "el corte ingles", falabella, liverpool, coppel, ripley, linio, aliexpress, temu, shein, shopee, ebay, carrefour, mercadona, "farmacias guadalajara",
    "farmacias similares", "cruz verde", inkafarma, farmatodo
  `),
  medical: words(`
    hospital, hospitales, "cirugía de", "cirugia de", "operación de", "operacion de", "examen de", "análisis de", "analisis de", "consulta médica", "consulta medica", "médico cerca", "medico cerca", imss, issste, "seguro social",
    "con receta", "receta médica", "receta medica", antibiótico, antibiotico, antibióticos, antibioticos, veterinario, veterinaria,
    ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutida, tirzepatida, liraglutida, sibutramina, viagra, cialis, sildenafil, tadalafil, clonazepam,
    "sala de urgencias", ambulatorio, metformina, ibuprofeno, gabapentina, prednisona, "ensayo clínico", "ensayo clinico", "obra social"
  `),
  competitors: words(`
    "alternativa a", "alternativas a", "alternativa al", "parecido a", "similar a", "igual que", "en lugar de", "genérico de", "generico de", "sustituto de", herbalife, omnilife, natura, gnc
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "muestra gratis", sorteo, descargar, pdf, torrent, usado, "segunda mano", réplica, replica, "receta de", tutorial, "cómo hacer", "como hacer", empleo,
    "bolsa de trabajo", "trabajo en", sueldo, curso, mayorista, proveedor, afiliado, wikipedia, significado, youtube, imágenes, imagenes, "rastrear pedido", demanda
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "cómo hacer", "como hacer", "receta de", "recetas de", "receta con", "recetas con", artesanal, artesanales, molde, moldes, "hecho en casa", "hacer en casa"
    `),
    home: words(`
      "ver película", "ver pelicula", "película completa", "pelicula completa", youtube, "fondo de pantalla", "hazlo tú mismo", "hazlo tu mismo"
    `),
    pets: words(`
      veterinario, veterinaria
    `),
    car: words(`
      repuesto, repuestos, refacciones, reparar, "reparación de", "reparacion de", "cómo reparar", "como reparar", youtube
    `),
    garden: words(`
      "cómo hacer", "como hacer", diy, manualidades
    `),
    physical: words(`
      "teléfono de", "telefono de", "al por mayor", "operación de", "operacion de"
    `),
  },
};
