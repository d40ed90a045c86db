import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** What tells a claim from a thing, a warning or a price. */
const table = {
  pt: {
    /** The reader of ad texts finds schemes by their words as well ("pyramid"), which name other things on pages. */
    money:
      'ganh*, renda, lucr*, dinheiro, fatur*, rico, rica, ricos, ricas, milh*, salário, emprego, chefe, patrão, comiss*, invest*, trad*, aposta*, cripto*, bitcoin, bitcoins, banca',
    /** Things have weights, too: "dries 8 kg" is no promise. */
    body: 'barriga, gordura, emagre*, cintura, manequim, dieta',
    /** Of a course, whose weights are those of its pupils. */
    slimming: 'emagrec*, dieta, dietas, cintura, barriga, balança, ponteiro',
    /** Who gets lighter, when it is no thing. */
    yours:
      'você ficar, você fica, você vai ficar, você vai fica, você acorda, você vai acorda, você pesa*, você vai pesa*',
    /** Cheese, resin and pans are cured, too. */
    cured:
      'queijo, queijos, presunto, salame, copa, cura atual, cura do sabonete, cura das barras, sair da cura, sai da cura, saem da cura, cura de # semanas, cura de duas semanas, cura de três semanas, cura de quatro semanas, cura de cinco semanas, cura de seis semanas, cura de oito semanas, cura de # dias, cura de trinta dias, cura de quarenta dias, cura de # meses, tempo de cura, dias de cura, semanas de cura, resina, tinta, verniz, esmalte, cimento, concreto, cola, couro, panela, ferro, massa, madeira',
    /** "Um cura", in Spanish and Portuguese. */
    priest:
      'um cura, do cura, ao cura, padre cura, cura paroco*, curas paroco*, cura parroco*, curas parroco*',
    /** What the company has. */
    capital: 'capital de, capital:, capital social de, capital social:',
    /** A heading over those for whom the product is not, and over what to ask before. */
    notFor:
      'quem não deve, quem não pode, quem não é indicado, quem deve evitar, não indicado, não é indicado, não recomendado, não é recomendado, para quem não, contraindica*, contra-indica*, antes de tomar, antes de usar',
    /** Whom it warns. */
    people: 'pessoa, pessoas, quem, gestante, gestantes, grávida, grávidas, menores, se você',
    /** What it may do to a skin or a head is a warning. */
    warns: 'sensi* à luz, irrit*, fotosens*, sonolen*, pode manchar, pode arder, pode queimar',
    /** An hour a day is won by a robot, and no money. */
    gains: 'ganh*',
    time: 'hora, horas, minuto, minutos, tempo',
    /** "The first week it smelled of plastic". */
    ofTheThing: 'cheir*, plástic*, gosto, sabor, botão, costura, embal*',
    /** A complaint that a buyer had is no more … */
    gone: 'sumi*, desaparec*, acabou, acabaram, passou, passaram, foi embora, foram embora',
    /** … or what was seen is less. */
    faded: 'clareou, clarearam, suavizou, diminu*, atenu*',
    within: 'em, depois de, após',
    days: 'dias, semana, semanas, mês, meses, noite, noites',
    complaint:
      'enxaqueca, enxaquecas, zumbid*, insônia*, dor, dores, psor*, eczem*, artr*, reflux*, gastrit*, hemorr*, varizes, celulit*, queda de cabelo, rugas, acne',
    /** "It is no medicine and yet it cures": what follows is claimed. */
    yet: 'mesmo assim, ainda assim',
    /** A thing whose page says what it weighs may have become lighter. */
    weighs: 'pesa',
    weight: 'peso',
    /** "From 10 kg a month": as much is ordered. */
    fromUp: 'a partir de, pelo menos',
  },
  en: {
    money: 'money, earn*, income, profit*, rich, wealth*, cash, job, boss, million*, bet*, crypto*, return*',
    body: 'belly, waist, body, fat, weight, dress size*, slim*, diet',
    slimming: 'slimm*, weight loss, lose weight, waistline, bathroom scale, bathroom scales, diet, diets',
    yours:
      'you be, you weigh, you wake up, you will be, you will weigh, you will wake up, you are going to be, you are going to weigh, you are going to wake up, you’ll be, you’ll weigh, you’ll wake up',
    cured:
      'cure time, weeks of curing, curing racks, curing rack, ham, hams, bacon, cheese, sausage, resin, ink, inks, varnish, concrete, glue, leather, pan, skillet, iron, bark, wood, rubber, silicone',
    priest: '',
    capital: 'capital of, share capital of, share capital:',
    notFor:
      'who shouldn’t take, who shouldn’t use, who should not take, who should not use, who mustn’t take, who mustn’t use, who must not take, who must not use, who can’t take, who can’t use, who cannot take, who cannot use, not for, not suitable for, before taking, before using, before you take, before you use',
    people: 'people, persons, anyone, those, pregnant, children, if you',
    warns:
      'sensi* to light, sensi* to the sun, sensi* to sunlight, photosensi*, irrit*, drows*, may stain, may burn, may sting, can stain, can burn, can sting',
    gains: 'sav*, gain*',
    time: 'hour, hours, minute, minutes, time',
    ofTheThing: 'smel*, plastic*, taste, tastes, tasted, button, seam, packag*',
    gone: 'gone, ceased, cess*, vanished, disappeared, stopped',
    faded: 'faded, lighter, smaller, fewer',
    within: 'in, within, after',
    days: 'day, days, week, weeks, month, months, night, nights',
    complaint:
      'migr*, headache, headaches, ringing, tinnitus, insomni*, pain, pains, ache, aches, psor*, eczem*, arthr*, reflux*, hair loss, wrinkles, acne',
    yet: 'and yet, even so',
    weighs: 'weighs',
    weight: 'weight',
    fromUp: 'from, at least, minimum, minimum of',
  },
  es: {
    money: 'gan*, dinero, ingres*, millon*, sueldo, jefe, trabaj*',
    body: 'grasa, abdomen, adelgaz*, talla, tallas, dieta',
    slimming: 'adelgaz*, báscula, bajar de peso, dieta, dietas',
    yours: 'estarás, pesarás, despiertas, amaneces',
    cured:
      'queso, quesos, curado del jabón, curado del mate, tiempo de curado, días de curado, semanas de curado, jamón, chorizo, lomo, barniz, cuero, olla, barro, sartén, hierro, madera, pegamento',
    priest: 'un cura, del cura, al cura, este cura, señor cura, cura párroco*, curas párroco*',
    capital: 'capital social de',
    notFor:
      'quien no debe*, quienes no debe*, quien no puede*, quienes no puede*, no apto para, antes de tomar*, contraindica*',
    people:
      'persona, personas, quien, quienes, embarazada, embarazadas, menores, si tiene, si usted, si estas',
    warns: 'sensi* a la luz, fotosens*, irrit*, somnolen*, puede manchar, puede arder, puede quemar',
    gains: 'gan*',
    time: 'hora, horas, minuto, minutos, tiempo',
    ofTheThing:
      'olía, olían, ole, olieron, olió, huele*, plástic*, sabor, sabe, botón, costura, embal*, paquete',
    gone: 'desaparec*, se fue, se fueron',
    faded: 'aclar*, atenu*, diminu*',
    within: 'en, a los, tras',
    days: 'día, días, semana, semanas, mes, meses, noche, noches',
    complaint:
      'jaqueca*, migr*, acufen*, insomni*, dolor, dolores, psor*, eczem*, artr*, reflux*, gastrit*, hemorr*, varices, celulit*, arrugas, acné',
    yet: 'aun así, sin embargo',
    weighs: 'pesa, pese',
    weight: 'peso',
    fromUp: 'a partir de, desde, al menos',
  },
  de: {
    money: 'geld, verdien*, einkomm*, gewinn*, reich, chef, million*, rendite*',
    body: 'bauch*, abnehmen, abnehmt, abnimmst, abnimmt, abnehmerfolg*, abgenommen, kleidergröß*, diät',
    slimming: 'abnehm*, waage, diät*',
    yours: 'werden sie, wiegen sie, sie werden, sie wiegen, sie sind, du wirst, du wiegst, du bist',
    cured: 'harz, lack, leder, pfanne, holz, käse, schinken',
    priest: '',
    capital: 'stammkapital*, grundkapital*',
    notFor:
      'wer nicht, wer es nicht, wer sie nicht, wer das nicht, wer besser nicht, wer es besser nicht, wer sie besser nicht, für wen nicht, für wen es nicht, für wen sie nicht, nicht geeignet, gegenanzeigen, vor der einnahme',
    people: 'menschen, personen, wer, schwangere*, kinder, wenn sie',
    warns:
      'empfindlich* gegen licht, empfindlich* gegen sonne, lichtempfindlich*, licht-empfindlich*, empfindlich* personen allergisch, empfindlich* menschen allergisch, kann allergisch, reizt, reizen, reizung*, schläfrig*, kann brennen',
    gains: 'spar*, gewinn*, gewonnen',
    time: 'stunde, stunden, minuten, zeit',
    ofTheThing: 'riech*, roch*, plastik, schmeck*, knopf, naht, paket',
    gone: 'weg, verschwunden, vorbei',
    faded: 'verblasst, weniger, heller, kaum noch',
    within: 'in, nach, binnen',
    days: 'tag, tage, tagen, woche, wochen, monat, monate, monaten, nacht, nächte, nächten',
    complaint:
      'kopfschmerz*, migr*, ohrensaus*, schlaflos*, *schmerz, *schmerzen, ekzem*, arthr*, hamorr*, krampfader*, haarausfall, falten, akne',
    yet: 'trotzdem, dennoch',
    weighs: 'wiegt',
    weight: 'gewicht',
    fromUp: 'ab, mindestens',
  },
  fr: {
    money: 'gagn*, argent, revenu, revenus, riche*, salaire, patron',
    body: 'ventre, maigri*, mincir, graisse, graisses, régime',
    slimming: 'maigri*, minceur',
    yours: 'vous serez, vous pèserez, tu seras, tu pèseras',
    cured: 'le four, au four, du four, poêle, fonte, bois, cuir, vernis, jambon, radio, album',
    priest: '',
    capital: 'capital social de',
    notFor:
      'qui ne doit pas, qui ne devrait pas, qui ne peut pas, déconseillé, contre-indication, contre-indications, contreindication, contreindications, avant de prendre, avant de commencer',
    people: 'personne, personnes, femmes, ceux, enfants, si vous',
    warns: 'sensi* à la lumière, photosensi*, irrit*, somnolen*, peut tacher, peut piquer',
    gains: 'gagn*',
    time: 'heure, heures, minutes, temps',
    ofTheThing:
      'sentait, ça sent, cela sent, il sent, elle sent, qui sent, ne sent, sent bon, odeur, plastique, goût, bouton, couture, embal*, colis',
    gone: 'disparu*, parti, partis, partie, parties, envolé*',
    faded: 'atténué, atténuée, atténués, atténuées, estompé, estompée, estompés, estompées, efface*, moins',
    within: 'en, après',
    days: 'jour, jours, semaine, semaines, mois, nuit, nuits',
    complaint:
      'migr*, acouphen*, bourdonnement, bourdonnements, insomni*, douleur, douleurs, eczém*, arthr*, reflux*, gastrit*, hémorr*, varices, cellulit*, rides, acné',
    yet: 'et pourtant, quand même',
    weighs: 'pèse',
    weight: 'poids',
    fromUp: 'à partir de, minimum de, au moins',
  },
} as const satisfies WordTable<string>;

export const claimWords = wordsOf(table);
export const claimSources = sourcesOf(table);
