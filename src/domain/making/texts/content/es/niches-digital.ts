import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      falta de práctica | la falta de práctica | no sé por dónde empezar
      cambio de carrera | el cambio de carrera | quiero cambiar de trabajo
      dificultad para estudiar | la dificultad para estudiar | no logro estudiar en casa
      falta de experiencia | la falta de experiencia | no tengo experiencia
    `,
    questions: `
      los cursos en línea valen la pena
      mejor curso online con certificado
      curso online para principiantes
      cómo elegir un curso online
    `,
    ingredients: `clases en video, cuaderno en PDF, ejercicios, grupo de alumnos`,
    claims: `
      Estudia Desde Donde Estés
      Aprende Por Internet
      [certificate] Curso con Certificado
      Mira el Programa del Curso
    `,
    forbidden: `
      Empleo garantizado al terminar => Contenido enfocado en la práctica del oficio
      Hazte rico con este curso => Mira el programa y lo que enseña cada clase
    `,
    negatives: `presencial, "cerca de mí", "cerca de mi", licenciatura, "beca", becas, oposiciones, "bolsa de empleo"`,
  }),
  languageCourses: niche({
    problems: `
      dificultad con el inglés | la dificultad con el inglés | no puedo hablar inglés
      miedo a hablar | el miedo a hablar | me bloqueo al hablar
      pronunciación | la pronunciación | mi pronunciación es mala
      poco vocabulario | el poco vocabulario | me faltan palabras
    `,
    questions: `
      mejor curso de idiomas online
      cómo aprender un idioma solo
      vale la pena un curso de idiomas online
      cuánto cuesta un curso de idiomas
    `,
    ingredients: `clases en video, ejercicios de audio, textos con traducción, pruebas de nivel`,
    claims: `
      Clases de Idioma Por Internet
      Un Poco de Idioma Cada Día
      Mira el Nivel y el Programa
    `,
    forbidden: `
      Habla fluido en 30 días => Clases por nivel, para estudiar todos los días
      Habla como nativo sin estudiar => Ejercicios de conversación en cada clase
    `,
    negatives: `traductor, "google traductor", "letra traducida", intercambio, presencial, duolingo, "estudiar en el extranjero", "verbo to be"`,
  }),
  ebooks: niche({
    problems: `
      falta de ideas | la falta de ideas | no sé qué cocinar
      falta de orden | la falta de orden | mi rutina es un caos
      primeros pasos | los primeros pasos | no sé por dónde empezar
      falta de tiempo | la falta de tiempo | no tengo tiempo de leer
    `,
    questions: `
      los ebooks valen la pena
      dónde comprar ebooks
      cómo leer un ebook en el celular
      libro digital o impreso
    `,
    ingredients: `capítulos en PDF, listas, ejemplos, ejercicios`,
    claims: `
      Léelo en Tu Pantalla
      Una Guía Para Consultar
      Mira el Índice Antes
    `,
    forbidden: `
      El secreto que nadie cuenta => Una guía con ejemplos y ejercicios
      Cambia tu vida en 7 días => Capítulos cortos, para leer a tu ritmo
    `,
    negatives: `"dominio público", "dominio publico", biblioteca, "libros usados", "resumen del libro", "audiolibro gratis", "kindle unlimited", "reseña del libro"`,
  }),
  apps: niche({
    problems: `
      pérdida de tiempo | la pérdida de tiempo | pierdo tiempo en tareas repetidas
      control de gastos | el control de gastos | no sé en qué se va el dinero
      agenda desordenada | la agenda desordenada | olvido mis citas
      respaldo de archivos | el respaldo de archivos | perdí mis archivos
    `,
    questions: `
      qué app usar para el trabajo
      mejor programa para pequeñas empresas
      vale la pena un software de gestión
      vale la pena una app de pago
    `,
    ingredients: `versión para celular, versión para computadora, modelos listos, informes`,
    claims: `
      Conoce Todas las Funciones
      Mira los Requisitos Antes
      Compara Planes y Funciones
    `,
    forbidden: `
      Programa original con licencia de por vida a $5 => Mira la licencia y los requisitos antes de comprar
      Nunca más pierdas un archivo => Copias de seguridad según tu plan
    `,
    negatives: `apk, "mod apk", "código fuente", "codigo fuente", github, "cómo programar", "como programar", "crear aplicación", "versión antigua", "version antigua"`,
  }),
  templates: niche({
    problems: `
      control de inventario | el control de inventario | no sé qué tengo en bodega
      presupuesto personal | el presupuesto personal | gasto más de lo que gano
      presentaciones | las presentaciones | tardo mucho en armar diapositivas
      contratos | los contratos | no sé redactar un contrato
    `,
    questions: `
      plantilla de control de gastos
      plantilla de presentación profesional
      valen la pena las plantillas de pago
      dónde comprar plantillas
    `,
    ingredients: `hojas de Excel, modelos de presentación, instrucciones, ejemplos llenos`,
    claims: `
      Plantillas Para Adaptar
      Ábrela, Llénala y Úsala
      Mira Pantallas y Ejemplos
    `,
    forbidden: `
      Nunca más te equivoques en una cuenta => Hoja con fórmulas listas e instrucciones
      Contrato que nunca pierde un juicio => Modelo editable, para revisar con un abogado
    `,
    negatives: `"curso de excel", "cómo hacer una plantilla", "hojas de cálculo de google", "plantilla gratis", "plantillas gratis", macro, "qué es una plantilla"`,
  }),
  onlineServices: niche({
    problems: `
      falta de orientación | la falta de orientación | necesito que alguien me oriente
      sitio desactualizado | el sitio desactualizado | mi sitio se ve viejo
      contabilidad | la contabilidad | no me alcanza el tiempo para las cuentas
      pocos clientes | los pocos clientes | nadie encuentra mi negocio
    `,
    questions: `
      vale la pena una asesoría online
      cuánto cuesta una asesoría
      cómo elegir una consultoría
      cómo funciona la atención en línea
    `,
    ingredients: `reunión por video, informe, plan de acción, atención por mensaje`,
    claims: `
      Atención Por Internet
      Mira Qué Incluye el Servicio
      Conoce Cómo Se Trabaja
    `,
    forbidden: `
      Resultados garantizados en 7 días => Mira las etapas del servicio y lo que incluye
      Primer lugar en Google garantizado => Trabajo descrito por etapas, con informe
    `,
    negatives: `"trabajo remoto", "cómo ser consultor", "sueldo de consultor", "modelo de contrato", "cerca de mí", "cerca de mi", pasantía, "qué hace un consultor"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
