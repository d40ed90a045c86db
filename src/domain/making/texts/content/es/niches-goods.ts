import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      cuchillo sin filo | el cuchillo sin filo | mi cuchillo no corta
      sartén que se pega | la sartén que se pega | se me pega la comida
      cocina pequeña | la cocina pequeña | mi cocina es pequeña
      desorden en la cocina | el desorden en la cocina | mi cocina está desordenada
    `,
    questions: `
      mejor juego de cuchillos para casa
      qué sartén antiadherente comprar
      cómo afilar cuchillos en casa
      utensilios para cocinas pequeñas
      mejor picador de verduras
    `,
    ingredients: `acero inoxidable, cerámica, silicona, vidrio, bambú, hierro fundido, antiadherente`,
    claims: `
      Hecho Para Cocinar a Diario
      Para Tu Cocina de Cada Día
    `,
    forbidden: `
      Nunca pierde el filo => Mira el acero y cómo conservar el filo
      El mejor cuchillo del mundo => Conoce el acero, el mango y el tamaño
      Dura para siempre => Mira los cuidados de uso y limpieza
      No se pega nada => Antiadherente: mira cómo se usa
    `,
    negatives: `"receta de", "recetas de", restaurante, restaurantes, "curso de cocina", "cocinas integrales", "muebles de cocina", industrial, industriales, masterchef`,
  }),
  fitness: niche({
    problems: `
      falta de tiempo para entrenar | la falta de tiempo para entrenar | no tengo tiempo para el gimnasio
      poco espacio en casa | el poco espacio en casa | entreno en casa
      mala postura | la mala postura | tengo mala postura
      falta de fuerza | la falta de fuerza | quiero ganar fuerza
    `,
    questions: `
      mejor equipo para entrenar en casa
      vale la pena una caminadora plegable
      qué banda elástica comprar
      cómo armar un gimnasio en casa
      mejor corrector de postura
    `,
    ingredients: `acero al carbono, látex, EVA, neopreno, nailon, espuma, aluminio`,
    claims: `
      Para Entrenar a Tu Ritmo
      Para Tu Ejercicio Diario
      Equipo Para Tu Entrenamiento
    `,
    forbidden: `
      Abdomen plano en 15 días => Entrena en casa, a tu ritmo
      Baja de peso sin esfuerzo => Mira los ejercicios que puedes hacer
      Resultados garantizados => Conoce la carga, las medidas y el uso
      Sustituye al gimnasio => Equipo para tu entrenamiento en casa
    `,
    negatives: `"gimnasio cerca", gimnasios, "entrenador personal", "smart fit", smartfit, "rutina pdf", "rutinas pdf", proteína, proteina, creatina, esteroides`,
  }),
  pets: niche({
    problems: `
      pelo de mascota en casa | el pelo de mascota en casa | mi perro suelta pelo
      perro ansioso | el perro ansioso | mi perro ladra cuando está solo
      gato que araña el sofá | el gato que araña el sofá | mi gato araña todo
      perro que jala la correa | el perro que jala la correa | mi perro jala
    `,
    questions: `
      mejor cepillo para perros que sueltan pelo
      cómo calmar a un perro ansioso
      vale la pena una fuente para gatos
      qué arnés comprar para un perro que jala
      mejor rascador para gatos
    `,
    ingredients: `silicona, acero inoxidable, algodón, nailon, plástico ABS, sisal, espuma`,
    claims: `
      Cuidado Diario Para Tu Mascota
      Mira la Talla Para Tu Mascota
    `,
    forbidden: `
      Cura la ansiedad de tu perro => Comodidad para tu mascota
      Adiós a las pulgas para siempre => Mira el modo de uso y cuánto dura
      Aprobado por veterinarios => Consulta al veterinario de tu mascota
      Perro educado en 3 días => Ayuda en los paseos de cada día
    `,
    negatives: `adopción, adopcion, adoptar, "cachorros en venta", "perros en venta", criadero, criaderos, "nombres para", "razas de", "estética canina", "estetica canina", "tienda de mascotas"`,
  }),
  home: niche({
    problems: `
      poco espacio | el poco espacio | mi casa es pequeña
      desorden en casa | el desorden en casa | mi casa está desordenada
      polvo en casa | el polvo en casa | mi casa junta polvo
      humedad en la pared | la humedad en la pared | mi pared tiene humedad
      cuarto oscuro | el cuarto oscuro | mi cuarto es oscuro
    `,
    questions: `
      cómo organizar una casa pequeña
      mejor aspiradora para departamento
      vale la pena un deshumidificador
      qué lámpara comprar para el cuarto
      mejor organizador de ropa
    `,
    ingredients: `madera, metal, plástico ABS, tela, vidrio, LED, filtro HEPA`,
    claims: `
      Para Tu Casa
      Mira Medidas y Material
    `,
    forbidden: `
      Elimina el 100% de las bacterias => Mira el filtro y el área indicada
      Casa limpia sin esfuerzo => Ayuda en la limpieza diaria
      El más potente del mercado => Mira potencia, ruido y medidas
      Acaba con la humedad para siempre => Mira el área indicada y cómo se usa
    `,
    negatives: `"casas en venta", "casa en venta", "casas en renta", inmobiliaria, inmuebles, hipoteca, infonavit, "planos de casas", arquitecto, "casa de los famosos"`,
  }),
  car: niche({
    problems: `
      rayones en el auto | los rayones en el auto | mi auto está rayado
      auto sucio por dentro | el auto sucio por dentro | mi auto está sucio
      llanta baja | la llanta baja | mi llanta está baja
      batería descargada | la batería descargada | mi auto no enciende
      celular suelto en el auto | el celular suelto en el auto | se me cae el celular en el auto
    `,
    questions: `
      mejor aspiradora portátil para auto
      cómo quitar rayones del auto
      vale la pena un compresor portátil
      qué soporte de celular comprar para el auto
      mejor cámara para auto
    `,
    ingredients: `plástico ABS, aluminio, microfibra, cuero sintético, silicona, batería de litio`,
    claims: `
      Mira Medidas y Montaje
      Mira Si Sirve Para Tu Auto
    `,
    forbidden: `
      Quita cualquier rayón => Mira para qué rayones sirve
      Ahorra 50% de gasolina => Mira qué hace y cómo se instala
      Sirve en todos los autos => Revisa los modelos compatibles
      El mejor del mercado => Compara potencia, cable y accesorios
    `,
    negatives: `"autos usados", "auto usado", "carros usados", "coches de segunda mano", seguro, seguros, tenencia, multas, verificación, financiamiento, taller, talleres, mecánico, mecanico`,
  }),
  baby: niche({
    problems: `
      bebé que no duerme | el bebé que no duerme | mi bebé no duerme
      desorden al comer | el desorden al comer | mi bebé ensucia todo
      bebé que gatea | el bebé que gatea | mi bebé ya gatea
      salidas con el bebé | las salidas con el bebé | salgo con mi bebé
    `,
    questions: `
      mejor monitor de bebé con cámara
      qué silla para comer comprar
      vale la pena una carriola compacta
      cómo proteger los enchufes del bebé
      mejor tapete para gatear
    `,
    ingredients: `silicona, algodón, plástico sin BPA, EVA, tela lavable, madera`,
    claims: `
      Para Padres y Bebés
      Hecho Para la Rutina del Bebé
      Mira la Edad y el Peso
    `,
    forbidden: `
      Tu bebé duerme toda la noche => Para la rutina de sueño del bebé
      Acaba con los cólicos => Consulta al pediatra de tu bebé
      100% seguro => Revisa la norma de seguridad y la edad
      Evita la muerte súbita => Sigue la orientación del pediatra
    `,
    negatives: `"nombres de bebé", "nombres de bebe", "nombres para bebé", "baby shower", "revelación de género", reborn, pediatra, guardería, guarderia, niñera, vacuna, vacunas`,
  }),
  beautyDevices: niche({
    problems: `
      vello no deseado | el vello no deseado | quiero quitar el vello
      cabello con frizz | el cabello con frizz | mi cabello tiene frizz
      pies resecos | los pies resecos | tengo los talones resecos
      rostro cansado | el rostro cansado | mi cara se ve cansada
      puntos negros | los puntos negros | tengo puntos negros
    `,
    questions: `
      qué cepillo alisador comprar
      vale la pena una depiladora eléctrica
      la luz pulsada en casa funciona
      el aspirador de puntos negros funciona
      mejor lima eléctrica para pies
    `,
    ingredients: `cerámica, turmalina, acero inoxidable, titanio, silicona, LED, batería recargable`,
    claims: `
      Cuidado Personal en Casa
      Para Tu Rutina en Casa
    `,
    forbidden: `
      Depilación definitiva => Mira cómo y en qué zonas se usa
      Rejuvenece el rostro => Para tu rutina de cuidado en casa
      Sin nada de dolor => Mira los niveles y las indicaciones
      Piel perfecta en 7 días => Conoce los modos y los accesorios
    `,
    negatives: `"salón de belleza", "salon de belleza", "clínica láser", "clinica laser", "depilación láser cerca", barbería, barberia, "curso de", "academia de belleza", franquicia, cosmetóloga`,
  }),
  garden: niche({
    problems: `
      plantas secas | las plantas secas | mis plantas se secan
      maleza alta | la maleza alta | mi patio tiene maleza
      jardín oscuro | el jardín oscuro | mi jardín es oscuro
      mosquitos en el patio | los mosquitos en el patio | mi patio tiene mosquitos
      manguera enredada | la manguera enredada | se me enreda la manguera
    `,
    questions: `
      mejor desbrozadora para patio pequeño
      cómo regar plantas en vacaciones
      valen la pena las luces solares de jardín
      es buena la manguera expandible
      qué riego por goteo comprar para macetas
    `,
    ingredients: `plástico ABS, látex, aluminio, acero, panel solar, LED, caucho`,
    claims: `
      Para Patio, Balcón y Macetas
      Mira Medidas, Peso y Material
    `,
    forbidden: `
      No riegues nunca más => Ayuda con el riego cuando viajas
      Elimina todos los mosquitos => Mira el área indicada y cómo se usa
      Irrompible => Mira el material y los cuidados
      Crece 3 veces más rápido => Mira cómo y en qué plantas se usa
    `,
    negatives: `paisajismo, paisajista, jardinero, jardineros, "jardín de niños", "jardin de niños", "jardín botánico", "jardin botanico", semillas, vivero, viveros, marihuana`,
  }),
} satisfies Record<string, NichePack>;
