import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      sobrepeso | el sobrepeso | tengo sobrepeso
      abdomen inflamado | el abdomen inflamado | tengo la panza inflamada
      ansiedad por comer | la ansiedad por comer | como por ansiedad
      antojo de dulces | el antojo de dulces | no resisto lo dulce
      metabolismo lento | el metabolismo lento | mi metabolismo es lento
    `,
    questions: `
      cómo controlar el hambre por la noche
      por qué siempre tengo hambre
      qué comer para sentirse lleno
      suplemento para controlar el apetito
      té para el abdomen inflamado
    `,
    ingredients: `psyllium, glucomanano, té verde, cafeína, cromo, jengibre, nopal`,
    claims: `
      Junto a Una Buena Alimentación
      Parte de Una Rutina Sana
      Para Quien Cuida Su Rutina
    `,
    forbidden: `
      Baja 10 kilos en un mes => Parte de una rutina sana
      Adelgaza sin dieta => Junto a una buena alimentación y movimiento
      Quema grasa => Conoce la fibra y los extractos de la fórmula
      Vientre plano en días => Para quien cuida su rutina
    `,
    negatives: `bariátrica, bariatrica, liposucción, liposuccion, "manga gástrica", "manga gastrica", "dieta de", "dieta keto", "ayuno intermitente", "calculadora de imc", imc, crossfit`,
  }),
  joints: niche({
    problems: `
      dolor de articulaciones | el dolor de articulaciones | me duelen las articulaciones
      dolor de rodilla | el dolor de rodilla | me duele la rodilla
      rodillas que crujen | las rodillas que crujen | me crujen las rodillas
      manos rígidas | las manos rígidas | amanezco con las manos rígidas
      dolor de espalda | el dolor de espalda | me duele la espalda
    `,
    questions: `
      qué es bueno para el dolor de rodilla
      por qué me crujen las rodillas
      vitaminas para las articulaciones
      colágeno tipo 2 para qué sirve
      rigidez en las manos al despertar
    `,
    ingredients: `colágeno tipo II, cúrcuma, MSM, condroitina, glucosamina, ácido hialurónico, vitamina D`,
    claims: `
      Para Quien Quiere Moverse Más
      Cuida Tu Movimiento a Diario
      El Movimiento en Tu Rutina
    `,
    forbidden: `
      Adiós a la artritis => Para quien quiere moverse más
      Regenera el cartílago => Conoce los nutrientes de la fórmula
      Sin dolor en 7 días => Lee el modo de uso y consulta a tu médico
      Sustituye al antiinflamatorio => Un complemento de tu rutina
    `,
    negatives: `prótesis, protesis, "cirugía de rodilla", "cirugia de rodilla", fisioterapia, fisioterapeuta, rodillera, rodilleras, infiltración, infiltracion, ortopedista, traumatólogo, traumatologo`,
  }),
  sleep: niche({
    problems: `
      insomnio | el insomnio | no puedo dormir
      sueño ligero | el sueño ligero | me despierta cualquier ruido
      malas noches | las malas noches | duermo mal
      dificultad para dormir | la dificultad para dormir | tardo en dormirme
      cansancio al despertar | el cansancio al despertar | despierto cansado
    `,
    questions: `
      qué tomar para dormir bien
      cómo dormir rápido
      por qué me despierto en la madrugada
      melatonina para qué sirve
      té para dormir bien
    `,
    ingredients: `melatonina, triptófano, magnesio, pasiflora, manzanilla, valeriana, L-teanina`,
    claims: `
      Para Tu Rutina de la Noche
      Calma Antes de Acostarte
      Baja el Ritmo al Final del Día
      Noches Con Más Calma
    `,
    forbidden: `
      Acaba con el insomnio => Para tu rutina de la noche
      Duerme en 5 minutos => Un momento de calma antes de acostarte
      Sustituye las pastillas para dormir => Consulta a tu médico sobre tu sueño
      Sin efectos secundarios => Lee la etiqueta y el modo de uso
    `,
    negatives: `zolpidem, clonazepam, lorazepam, colchón, colchon, colchones, almohada, almohadas, apnea, cpap, "música para dormir", "musica para dormir", "sonidos para dormir"`,
  }),
  bloodSugar: niche({
    problems: `
      azúcar alta | el azúcar alta | tengo el azúcar alta
      glucosa alta | la glucosa alta | mi glucosa está alta
      prediabetes | la prediabetes | tengo prediabetes
      antojo de dulces | el antojo de dulces | siempre quiero dulce
    `,
    questions: `
      qué es bueno para el azúcar alta
      cuál es el nivel normal de glucosa
      té para el azúcar alta
      suplemento para la glucosa
      qué comer con glucosa alta
    `,
    ingredients: `cromo, canela, berberina, magnesio, ácido alfa lipoico, moringa, nopal`,
    claims: `
      Para Quien Cuida Su Plato
      Mejores Elecciones en Tu Mesa
      Junto a Tu Alimentación
    `,
    forbidden: `
      Revierte la diabetes => Para quien cuida lo que come
      Baja el azúcar en días => Conoce los minerales de la fórmula
      Sustituye la insulina => No sustituye el tratamiento de tu médico
      Deja la metformina => Consulta a tu médico antes de cualquier cambio
    `,
    negatives: `insulina, metformina, glucómetro, glucometro, "tiras reactivas", "diabetes tipo 1", "diabetes gestacional", endocrinólogo, endocrinologo, lancetas, "tabla de glucosa"`,
  }),
  prostate: niche({
    problems: `
      próstata inflamada | la próstata inflamada | tengo la próstata inflamada
      ganas de orinar de noche | las ganas de orinar de noche | me levanto a orinar
      chorro débil | el chorro débil | mi chorro es débil
      orina frecuente | la orina frecuente | voy mucho al baño
    `,
    questions: `
      qué es bueno para la próstata
      por qué me levanto a orinar de noche
      saw palmetto para qué sirve
      suplemento para la próstata
      alimentos buenos para la próstata
    `,
    ingredients: `saw palmetto, licopeno, semilla de calabaza, zinc, selenio, pygeum, ortiga`,
    claims: `
      Bienestar del Hombre Activo
      Para Hombres Que Se Cuidan
    `,
    forbidden: `
      Cura la próstata => Para hombres que se cuidan
      Previene el cáncer de próstata => Haz tus chequeos y consulta al urólogo
      Sin cirugía => Bienestar del hombre activo
      Adiós a las idas al baño => Conoce los nutrientes de la fórmula
    `,
    negatives: `psa, biopsia, urólogo, urologo, "cáncer de próstata", "cancer de prostata", tamsulosina, finasterida, sonda, "examen de próstata"`,
  }),
  skin: niche({
    problems: `
      piel seca | la piel seca | tengo la piel seca
      flacidez | la flacidez | mi piel está flácida
      manchas en la cara | las manchas en la cara | tengo manchas en la cara
      líneas de expresión | las líneas de expresión | tengo líneas de expresión
      piel grasa | la piel grasa | mi piel es grasa
    `,
    questions: `
      qué es bueno para la piel seca
      el colágeno sirve para la piel
      vitaminas para la piel
      cómo cuidar la piel después de los 40
      qué sérum usar de noche
    `,
    ingredients: `colágeno hidrolizado, vitamina C, ácido hialurónico, niacinamida, retinol, zinc, vitamina E`,
    claims: `
      Cuidado Diario Para Tu Piel
      Tu Rutina de Piel, Sencilla
      Cuida Tu Piel Cada Día
    `,
    forbidden: `
      Elimina las arrugas => Cuidado diario para tu piel
      Rejuvenece 10 años => Tu rutina de piel, sencilla
      Efecto bótox => Conoce la textura y el modo de uso
      Borra las manchas => Conoce los activos de la fórmula
    `,
    negatives: `bótox, botox, láser, laser, peeling, dermatólogo, dermatologo, "clínica estética", "clinica estetica", relleno, isotretinoína, isotretinoina, tatuaje`,
  }),
  hair: niche({
    problems: `
      caída del cabello | la caída del cabello | se me cae el cabello
      cabello delgado | el cabello delgado | mi cabello está delgado
      cabello débil | el cabello débil | se me quiebra el cabello
      calvicie | la calvicie | me estoy quedando calvo
    `,
    questions: `
      qué es bueno para la caída del cabello
      qué vitamina tomar para el cabello
      por qué se me cae tanto el cabello
      biotina para qué sirve
      caída del cabello después del parto
    `,
    ingredients: `biotina, zinc, colágeno, vitamina B5, queratina, silicio, hierro`,
    claims: `
      Cuidado Diario Para Tu Cabello
      Súmalo a Tu Rutina Capilar
      Para Quien Cuida Su Cabello
    `,
    forbidden: `
      Cura la calvicie => Cuidado diario para tu cabello
      Cabello nuevo en 30 días => Súmalo a tu rutina capilar
      Frena la caída => Conoce las vitaminas de la fórmula
      Mejor que el minoxidil => Compara la etiqueta
    `,
    negatives: `minoxidil, finasterida, "trasplante capilar", "injerto capilar", peluca, pelucas, extensiones, "corte de cabello", "cortes de cabello", peinado, peinados, tinte, peluquería, peluqueria`,
  }),
  vision: niche({
    problems: `
      vista cansada | la vista cansada | tengo la vista cansada
      visión borrosa | la visión borrosa | veo borroso
      ojos secos | los ojos secos | me arden los ojos
      cansancio visual | el cansancio visual | se me cansan los ojos
    `,
    questions: `
      qué es bueno para la vista cansada
      vitaminas para los ojos
      luteína para qué sirve
      por qué veo borroso
      ojos cansados por la pantalla
    `,
    ingredients: `luteína, zeaxantina, vitamina A, omega 3, arándano, zinc, astaxantina`,
    claims: `
      Para Días Largos de Pantalla
      Cuidado Diario de Tus Ojos
    `,
    forbidden: `
      Recupera la vista 20/20 => Cuidado diario de tus ojos
      Cura las cataratas => Hazte un examen y consulta al oftalmólogo
      Tira tus lentes => Para días largos de pantalla
      Revierte el glaucoma => Conoce los nutrientes de la fórmula
    `,
    negatives: `anteojos, "lentes de contacto", "lentes graduados", óptica, optica, oftalmólogo, oftalmologo, "cirugía de cataratas", "cirugia de cataratas", colirio, "examen de la vista"`,
  }),
  memory: niche({
    problems: `
      falta de memoria | la falta de memoria | se me olvida todo
      falta de concentración | la falta de concentración | no me concentro
      olvidos | los olvidos | olvido nombres
      cansancio mental | el cansancio mental | tengo la mente cansada
    `,
    questions: `
      qué es bueno para la memoria
      vitaminas para la memoria y concentración
      cómo concentrarse para estudiar
      ginkgo biloba para qué sirve
      por qué se me olvidan las cosas
    `,
    ingredients: `ginkgo biloba, omega 3, fosfatidilserina, bacopa, vitamina B12, cafeína, L-teanina`,
    claims: `
      Para Días Que Piden Enfoque
      Rutina de Estudio y Trabajo
      Cuida Bien Tu Mente
    `,
    forbidden: `
      Previene el Alzheimer => Cuida bien tu mente
      Recupera la memoria => Para días que piden enfoque
      Trata el TDAH => Consulta a un profesional de la salud
      Actúa como un medicamento => Conoce los nutrientes de la fórmula
    `,
    negatives: `"memoria ram", "tarjeta de memoria", "memoria usb", "juego de memoria", "juegos de memoria", ritalin, tdah, alzheimer, demencia, "memoria micro sd"`,
  }),
  gut: niche({
    problems: `
      estreñimiento | el estreñimiento | estoy estreñido
      gases | los gases | tengo muchos gases
      inflamación del estómago | la inflamación del estómago | me siento inflamado
      mala digestión | la mala digestión | tengo mala digestión
      digestión lenta | la digestión lenta | mi digestión es lenta
    `,
    questions: `
      qué es bueno para el estreñimiento
      probióticos para qué sirven
      cómo quitar los gases
      qué fibra tomar para el estreñimiento
      por qué me inflamo después de comer
    `,
    ingredients: `probióticos, psyllium, inulina, enzimas digestivas, jengibre, menta, magnesio`,
    claims: `
      Para Comidas Más Ligeras
      El Equilibrio Empieza en Casa
    `,
    forbidden: `
      Cura el estreñimiento => Tu porción diaria de fibra
      Limpia el colon en 3 días => Lee el modo de uso y toma agua
      Elimina parásitos => Conoce los ingredientes de la fórmula
      Trata la gastritis => Consulta a tu médico
    `,
    negatives: `colonoscopia, laxante, laxantes, lactulosa, dulcolax, gastroenterólogo, gastroenterologo, hemorroides, "colon irritable", crohn, omeprazol, enema`,
  }),
  energy: niche({
    problems: `
      cansancio | el cansancio | vivo cansado
      falta de energía | la falta de energía | no tengo energía
      agotamiento | el agotamiento | estoy agotado
      desánimo | el desánimo | ando desanimado
    `,
    questions: `
      qué es bueno para el cansancio
      qué vitamina da energía
      por qué tengo tanto cansancio
      qué tomar para tener más energía
      cansancio extremo a qué se debe
    `,
    ingredients: `cafeína, guaraná, vitamina B12, hierro, maca, coenzima Q10, creatina`,
    claims: `
      Para Días Llenos de Tareas
      Empieza el Día Con Buen Hábito
      Ritmo Para Tu Rutina
    `,
    forbidden: `
      Energía ilimitada => Para días llenos de tareas
      Acaba con la fatiga crónica => Consulta a tu médico si el cansancio sigue
      Aumenta la testosterona => Conoce las vitaminas de la fórmula
      Efecto inmediato => Lee el modo de uso en la etiqueta
    `,
    negatives: `"energía solar", "energia solar", "energía eléctrica", "energia electrica", "recibo de luz", "bebida energética", "bebida energetica", "red bull", monster, testosterona`,
  }),
  oralCare: niche({
    problems: `
      mal aliento | el mal aliento | tengo mal aliento
      encías que sangran | las encías que sangran | me sangran las encías
      dientes amarillos | los dientes amarillos | tengo los dientes amarillos
      dientes sensibles | los dientes sensibles | me duelen los dientes con el frío
      sarro | el sarro | tengo sarro
    `,
    questions: `
      qué es bueno para el mal aliento
      por qué me sangran las encías
      probióticos para la boca
      cómo cuidar las encías en casa
      qué enjuague usar para el mal aliento
    `,
    ingredients: `xilitol, probióticos orales, menta, propóleo, calcio, té verde, flúor`,
    claims: `
      Cuidado Diario de Tu Boca
      Más Allá del Cepillo y el Hilo
      Tu Rutina de Higiene Bucal
    `,
    forbidden: `
      Reconstruye tus dientes => Más allá del cepillo y el hilo
      Cura la gingivitis => Cuidado diario de tu boca
      Olvida al dentista => Visita a tu dentista cada seis meses
      Dientes blancos en 3 días => Conoce la fórmula y el modo de uso
    `,
    negatives: `dentista, "implantes dentales", "implante dental", brackets, ortodoncia, carillas, dentadura, endodoncia, "muela del juicio", corona, "seguro dental"`,
  }),
  tinnitus: niche({
    problems: `
      zumbido en los oídos | el zumbido en los oídos | me zumban los oídos
      pitido en el oído | el pitido en el oído | oigo un pitido
      acúfenos | los acúfenos | tengo acúfenos
      oído tapado | el oído tapado | tengo el oído tapado
    `,
    questions: `
      qué es bueno para el zumbido en los oídos
      por qué me zumban los oídos
      vitaminas para el zumbido
      zumbido en los oídos de noche
      qué médico ve el zumbido de oídos
    `,
    ingredients: `ginkgo biloba, zinc, magnesio, vitamina B12, hibisco, ajo, espino`,
    claims: `
      Bienestar y Calma Cada Día
      Un Hábito Para Días Tranquilos
      Cuidado Para Días Serenos
    `,
    forbidden: `
      Acaba con el zumbido => Bienestar y calma cada día
      Cura los acúfenos => Consulta a un otorrino
      Silencio en 7 días => Conoce los minerales de la fórmula
      Recupera la audición => Lee la etiqueta y consulta a tu médico
    `,
    negatives: `audífono, audifono, audífonos, audifonos, otorrino, otorrinolaringólogo, audiometría, audiometria, "cera en el oído", "dolor de oído", aretes, piercing`,
  }),
  nails: niche({
    problems: `
      uñas débiles | las uñas débiles | se me rompen las uñas
      uñas amarillas | las uñas amarillas | tengo las uñas amarillas
      uñas que se descaman | las uñas que se descaman | se me descaman las uñas
      hongos en las uñas | los hongos en las uñas | tengo hongos en las uñas
    `,
    questions: `
      qué es bueno para las uñas débiles
      por qué se me descaman las uñas
      vitaminas para fortalecer las uñas
      cómo cuidar las uñas amarillas
      qué poner en las uñas que se rompen
    `,
    ingredients: `biotina, queratina, silicio, zinc, aceite de árbol de té, calcio, vitamina E`,
    claims: `
      Uñas Bien Cuidadas Cada Día
      Tu Rutina de Cuidado de Uñas
      Cuida Tus Manos y Tus Pies
    `,
    forbidden: `
      Cura los hongos => Tu rutina de cuidado de uñas
      Elimina hongos en 7 días => Consulta a un dermatólogo
      Uñas nuevas en una semana => Uñas bien cuidadas cada día
      Sustituye al antimicótico => Conoce los ingredientes de la fórmula
    `,
    negatives: `"uñas acrílicas", "uñas acrilicas", "uñas de gel", "uñas decoradas", "diseños de uñas", esmalte, esmaltes, manicura, pedicura, podólogo, podologo, "nail art", fluconazol`,
  }),
} satisfies Record<string, NichePack>;
