import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What pictures, their texts and their captions show. */
const table = {
  pt: {
    /** Google's rule is about the human body; a kettle may be shown before and after. */
    body: 'olhos, olhar, lábios, sobrancelhas, barba, bochecha, bochechas, testa, de maiô em, o maiô, meu maiô, mesmo maiô, um maiô, biquíni, pescoço, pele, cabelo*, fios, dente, dentes, sorriso, barriga, cintura, ruga, rugas, rosto, corpo, emagre*, quilo, quilos, kg, celulite, acne, mancha, manchas, unha, unhas, cílios, olheiras, joelho, joelhos, couro cabeludo, papada, estrias, glúteo, glúteos, abdômen, postura, calv*, peso, creme',
    /** What is done to things: a picture of them before and after promises nothing about a body. */
    things:
      'pia, panela, faca, lavagem, lavado, lavada, limpeza, limpo, limpa, polimento, pulir, pulido, pulida, pulidas, lijar, lijado, piso, madeira, móvel, reform*, pintura, restaur*, instala*, conserto, costura, tapete, forno, sapato, tênis, carro, parede, cozinha, jardim, mala, malas',
    /** The state that a product is said to end … */
    bad: 'inchad*, barriga grande, barriga saliente, gordo, gorda, gordos, gordas, ruga, rugas, acne, espinha, espinhas, calv*, falha, falhas, queda, dentes amarel*, unhas amarel*, flacid*, celulite, estrias, mancha, manchas, olheiras',
    /** … and the one that it is said to bring. */
    good: 'normal, liso, lisa, lisos, lisas, chapado, chapada, seca, magro, magra, cheio, cheia, limpo, limpa, limpos, limpas, brancos, brancas, firme, firmes, sem rugas, sem manchas, sem espinhas, sem acne, sem olheiras, sem celulite, curado, curada',
    leftSide: 'esquerda',
    rightSide: 'direita',
    beside: 'ao lado d*, comparad*, comparaç*',
    /** The name of a column or a picture. */
    before: 'antes',
    after: 'depois',
    /** Words for pictures, or for results that somebody had. */
    look: 'veja, confira, olha, olhe',
    shown: 'foto, fotos, imagens, imagen, resultad*, transform*, cliente*, emagre*, real, reais',
    /** Of a day or another time: what sets one picture of a person apart from a later one. */
    first: 'primeiro, primeira, último, última',
    dayOrMonth: 'dia, semana, mês',
    daysOrMonths: 'dias, dia, semanas, semana, meses, mês',
    month:
      'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
    /** A month beside the number of a day, also shortened. */
    monthBegins: 'jan*, fev*, mar*, abr*, mai*, jun*, jul*, ago*, set*, out*, nov*, dez*',
    size: 'manequim',
    /** How many of a time: "a month later". */
    oneOf: 'um, uma',
    later: 'depois, mais tarde',
    /** The left side and the right one, and when or after how much each was taken. */
    moment: 'manhã, dia, semana, mês, frasco, pote, caixa, manequim',
    /** Between whom a picture shows and how. */
    small: 'com, mesmo, mesma',
    photographed: 'fotograf*, retrat*, foto, fotos',
    /** The same place and light, and nothing mended: so photographs of bodies are vouched for. */
    unmended: 'sem filtro, sem retoque, mesmo vestido, mesma luz, mesma roupa, mesma camiseta, mesma calça',
    harvest: 'colheita, safra, plantio, florada, folha, folhas, oficina, lote',
    /** "How I was, and how I am": the sentence stands above the pictures of both. */
    was: 'como era, como eu era, como ela era, como ele era, como estava, como eu estava, como ela estava, como ele estava',
    is: 'como estou, como está, como ficou, como sou, como eu estou, como eu fiquei, como ela está, como ela ficou, como ele está, como ele ficou',
    onePerson: 'mesma mulher, mesmo homem, mesma pessoa, transformação real, transformações reais',
  },
  en: {
    body: 'eye, eyes, eyebrows, lips, beard, cheek, cheeks, forehead, swimsuit, bikini, chin, temple, temples, skin, hair, teeth, smile, belly, stomach, waist, wrinkl*, face, body, weight, pounds, lbs, kilo, kilos, cellulite, eyelid, eyelids, lash*, nail, nails, posture, scalp, tummy, stretch marks, bald*',
    things:
      'sink, knife, sanding, sanded, floor, wood, wash*, clean*, polish*, renovat*, restor*, repair*, paint*, descal*, install*, sofa, carpet, oven, kettle, shoe, shoes, car, wall, kitchen, garden, suitcase, luggage, photo edit*, preset*',
    bad: 'swollen, big belly, belly fat, overweight, wrinkl*, pimple, pimples, bald*, thinning, hair loss, yellow teeth, yellowed teeth, yellow nail, yellow nails, yellowed nail, yellowed nails, sagging, saggy, cellulite, dark circles, stretch marks, double chin',
    good: 'smooth, flat, slim, clear, white, full, thick, toned, firm, radiant, healed, no wrinkles, no acne, no spots, wrinkle-free',
    leftSide: 'left',
    rightSide: 'right',
    beside: 'comparison*, compared, compare, compares, side by side, next to',
    before: 'before',
    after: 'after',
    look: 'look, see',
    shown:
      'photo, photos, picture, pictures, image, images, result, results, transform*, client*, customer, customers, real',
    first: 'first, last',
    dayOrMonth: 'day, week, month',
    daysOrMonths: 'days, day, weeks, week, months, month',
    month: 'january, february, march, april, may, june, july, august, september, october, november, december',
    monthBegins: 'jan*, feb*, mar*, apr*, may*, jun*, jul*, aug*, sep*, oct*, nov*, dec*',
    size: 'size',
    oneOf: 'one, a, an',
    later: 'later, on',
    moment: 'morning, day, week, month, bottle, jar, box, size',
    small: '',
    photographed: 'photograph*, pictur*, photo, photos',
    unmended:
      'no filter, no retouching, unretouched, unfiltered, same dress, same shirt, same jeans, same trousers',
    harvest: 'harvest, sowing, bloom, leaves, workshop, batch',
    was: 'what i looked, what she looked, what he looked, what they looked, how i looked, how she looked, how he looked, how they looked, what i used to look, what she used to look, how i used to look, how she used to look, how he used to look, what i was, how i was, how she was, how he was, how they were',
    is: 'now, today',
    onePerson: 'same woman, same man, same person, same face, real transformation, real transformations',
  },
  es: {
    body: 'ojos, mirada, ojeras, arruguit*, cejas, mejilla, mejillas, frente, bañador, cuello, piel, el pelo, mi pelo, su pelo, tu pelo, del pelo, pelo de, pelo antes, pelo después, pelo seco, pelo fino, cabello, dientes, sonrisa, vientre, estómago, arruga, arrugas, la cara, su cara, tu cara, mi cara, rostro, cuerpo, peso, cuero cabelludo, canas, adelgaz*, kilo, kilos',
    things:
      'bolso, bolsos, fregadero, cuchillo, zurcid*, lavado, limpieza, pulido, pintado, lijado, lijamento, suelo, madera, mueble, reform*, pintura, restaur*, instala*, alfombra, horno, coche, auto, pared, cocina, jardín, maleta, maletas',
    bad: 'hinchad*, barriga, peso, sobrepeso, arruga, arrugas, granos, dientes amarill*, uñas amarill*, calvicie, entradas, manchas, ojeras',
    good: 'plano, plana, delgado, delgada, limpia, blancos, blancas, sin arrugas, sin manchas, sin granos, sin acne, sin ojeras',
    leftSide: 'izquierda',
    rightSide: 'derecha',
    beside: 'al lado de, al lado del, comparad*, comparac*',
    before: 'antes',
    after: 'después',
    look: 'mira, mire, miran, miren, vea',
    shown: 'foto, fotos, imagen, imágenes, resultad*, transform*, client*, real, reales',
    first: 'primer, primero, primera, último, última',
    dayOrMonth: 'dia, semana, mes',
    daysOrMonths: 'días, día, semanas, semana, meses, mes',
    month:
      'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
    monthBegins: 'feb*, mar*, abr*, may*, jun*, jul*, ago*, sep*, oct*, nov*, dic*',
    size: 'talla',
    oneOf: 'un, una',
    later: 'después, más tarde',
    moment: 'mañana, día, semana, mes, frasco, bote, caja, talla',
    small: 'en, con, el, mismo, misma',
    photographed: 'fotograf*, retrat*, foto, fotos',
    unmended:
      'sin filtro, sin filtros, sin retoque, misma luz, misma ropa, mismo vestido, misma playera, misma camiseta, mismo pantalón',
    harvest: 'cosecha, siembra, hojas, taller, lote',
    was: 'así estaba, así era, así lucía',
    is: 'así quedo, así quedó, así está, así luce, así es',
    onePerson: 'misma mujer, mismo hombre, misma persona, transformación real, transformaciones reales',
  },
  de: {
    body: 'augen*, lippen, bart, wange, wangen, stirn, badeanzug, bikini, kinn, haut, haar, haare, zähne, bauch, falten, gesicht, körper, gewicht, kopfhaut, knie, abnehm*, creme',
    things:
      'spüle, spülbecken, pfanne, messer, schleif*, boden, holz, waschen, wäsche, reinig*, polier*, renovier*, reparatur, teppich, backofen, auto, wand, küche, garten, koffer',
    bad: 'geschwollen*, dicke bauch, dicker bauch, dicken bauch, übergewicht*, falten, pickel, kahl*, haarausfall, gelbe zähne, gelbe nägel, cellulite, augenringe',
    good: 'glatt*, flach*, schlank*, rein*, weiße*, voll*, ohne falten, ohne pickel, ohne akne, geheilt, gesund',
    leftSide: 'links',
    rightSide: 'rechts',
    beside: 'vergleich*, neben*',
    before: 'vorher',
    after: 'nachher',
    look: 'sehen, seht',
    shown: 'bilder, ergebniss*, verwandlung*, kund*, echt, echte',
    first: 'erste, ersten, erster, letzte, letzten, letzter',
    dayOrMonth: 'tag, woche, monat',
    daysOrMonths: 'tagen, tage, tag, wochen, woche, monaten, monate, monat',
    month:
      'januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember',
    monthBegins: 'jan*, feb*, mar*, apr*, mai*, jun*, jul*, aug*, sep*, okt*, nov*, dez*',
    size: 'grosse',
    oneOf: 'ein, eine, einem, einen',
    later: 'später, danach',
    moment: 'morgen, tag, woche, monat, flasche, dose, paket, größe',
    small: '',
    photographed: 'fotograf*, aufgenommen, bilder',
    unmended:
      'ohne filter, ohne retusche, unbearbeitet, gleiche licht, gleiches licht, gleiche hose, gleiches hemd, gleiches kleid',
    harvest: 'ernte, aussaat, blüte, blätter, werkstatt',
    was: 'so sah',
    is: 'so sieht, so ist',
    onePerson: 'dieselbe frau, derselbe mann, dieselbe person, echte verwandlung, echte verwandlungen',
  },
  fr: {
    body: 'yeux, regard, paupières, cernes, lèvres, sourcils, barbe, joue, joues, maillot, menton, peau, cheveux, dents, sourire, ventre, ride, rides, front, tempes, visage, corps, poids, maigri*, cuir chevelu, genou, genoux, vergetures, cils, crème',
    things:
      'évier, couteau, ponçage, sol, parquet, bois, lavage, nettoy*, polissage, renov*, peinture, réparation, tapis, voiture, mur, cuisine, jardin, valise',
    bad: 'gonfle*, gros ventre, surpoids, ride, rides, boutons, chauve, calvitie, dent jaune, dents jaunes, ongles jaune, ongles jaunes, cernes, vergetures',
    good: 'lisse, lisses, plat, mince, nette, blanches, épais*, sans rides, sans boutons, sans acné, sans cernes, guéri*, raffermi*',
    leftSide: 'gauche',
    rightSide: 'droite',
    beside: 'à côté d*, compare*',
    before: 'avant',
    after: 'après',
    look: 'voyez, regardez, découvrez',
    shown: 'photo, photos, image, images, résultat, résultats, transform*, client*',
    first: 'premier, première, dernier, dernière',
    dayOrMonth: 'jour, semaine, mois',
    daysOrMonths: 'jours, jour, semaines, semaine, mois',
    month: 'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre',
    monthBegins: 'fev*, mar*, avr*, mai*, jun*, juil*, aou*, sep*, oct*, nov*, dec*',
    size: 'taille',
    oneOf: 'un, une',
    later: 'plus tard, après',
    moment: 'matin, jour, semaine, mois, flacon, pot, boîte, taille',
    small: 'avec, le, la, même',
    photographed: 'photograph*, photo, photos',
    unmended:
      'sans filtre, sans retouche, sans retouches, même lumière, même robe, même chemise, même pantalon, même tenue',
    harvest: 'récolte, cueillette, semis, mise en pot, feuilles, atelier, cuvée',
    was: 'voilà comment, voyez comment',
    is: 'était, étais',
    onePerson: 'même femme, même homme, même personne, vraie transformation, vraies transformations',
  },
} as const satisfies WordTable<string>;

export const shownWords = wordsOf(table);
export const shownSources = sourcesOf(table);
