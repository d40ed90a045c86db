import { effectWords } from './claims/effect-words.ts';
import { wholeWords } from './phrases.ts';
import { sourcesOf, type WordTable, wordsOf } from './word-table.ts';

/** What honest pages say in the words of a fault. */
const table = {
  pt: {
    delivery: 'entrega*, entregue*, frete, envio, enviamos',
    batch: 'lote, lotes, fornada*',
    depends: 'depende do, depende da, depende de, dependem do, dependem da, dependem de',
    kitchenScale: 'balança de cozinha, balança de precisão, colher medidora',
    clean: 'limpe, limpar, lave, lavar',
    dry: 'seque, secar, enxugue, enxugar',
    skin: 'pele, região, local, área',
    posture:
      'dormindo de barriga para baixo, dormir de barriga para baixo, dormindo de bruços, de barriga para baixo, de barriga para cima, de bruços, de lado, de costas',
    weRepair: 'consertamos, reparamos, o conserto, a manutenção, levamos ao conserto',
    runsOut:
      'quando se esgota, quando esgota, quando esgotar, se esgotar, quando acaba, quando acabar, encomendamos mais, pedimos mais, nova remessa',
    label: 'etiqueta de devolução, a etiqueta, etiqueta paga, etiqueta de envio',
    noWonder: 'não admira que, não é à toa que, não é de admirar que, não surpreende que',
    price: 'preço*, valor, custa*, paga*, pago, loja*, boutique*, etiqueta*, marca, dinheiro',
    photo: 'foto*, imagem, imagens, retrato*',
  },
  en: {
    delivery: 'delivery, delivered, shipping, ships, shipped',
    batch: 'batch, batches',
    depends: 'depends on, depend on, it depends',
    kitchenScale: 'kitchen scale, kitchen scales, measuring spoon, letter scale',
    clean: 'clean, wash, cleanse',
    dry: 'dry, pat dry',
    skin: 'skin, area, spot',
    posture:
      'sleep on your stomach, sleep on my stomach, sleeping on my stomach, on your stomach, on my stomach, on my belly, on your belly, on your side, on my side, on your back',
    weRepair: 'we repair, repair it, repair them, repaired by, the repair, we mend, we fix',
    runsOut:
      'when we run out, when it runs out, when they run out, if we run out, when it sells out, when they sell out, we order more, we reorder',
    label: 'return label, a label, the label, prepaid label',
    noWonder: 'no wonder, small wonder, little wonder, not surprising that',
    price:
      'price*, cost*, pay*, paid, retail, store*, boutique*, shop*, ask, asks, asked, money, tag, ticket, brand',
    photo: 'photo*, picture*, image*, snap*, selfie*',
  },
  es: {
    delivery: 'entrega*, envío, envíos, enviamos, transporte',
    batch: 'lote, lotes, tanda*',
    depends: 'depende del, depende de, dependen del, dependen de',
    kitchenScale: 'báscula de cocina, balanza de cocina, cuchara medidora',
    clean: 'limpie, limpiar, limpia, lave, lavar',
    dry: 'seque, secar, seca',
    skin: 'piel, zona',
    posture:
      'durmiendo boca abajo, durmiendo de lado, boca abajo, boca arriba, de lado, de espaldas, sobre la barriga, sobre el vientre',
    weRepair: 'reparamos, la reparamos, lo reparamos, la reparación, arreglamos',
    runsOut:
      'cuando se agota, cuando se agotan, si se agota, si se agotan, cuando se acaba, cuando se acaban, pedimos más, encargamos más, reponemos',
    label: 'la etiqueta, etiqueta de devolución, etiqueta prepagada',
    noWonder: 'no es de extrañar que, no extraña que, no sorprende que',
    price: 'precio*, cuesta*, pagas, paga, pagar, tienda*, boutique*, valor, dinero, marca',
    photo: 'foto*, imagen, imágenes, retrato*',
  },
  de: {
    delivery: 'lieferung, lieferzeit, geliefert, versand, versendet',
    batch: 'charge, chargen, mischung*',
    depends: 'hängt … ab, hängen … ab, je nach, kommt auf … an',
    kitchenScale: 'küchenwaage, briefwaage, messlöffel',
    clean: 'reinigen, reinige, waschen, säubern',
    dry: 'trocknen, abtrocknen, trockentupfen, trocken tupfen',
    skin: 'haut, stelle, hautstelle',
    posture:
      'auf dem bauch schläft, auf dem bauch schlafe, auf dem bauch, auf dem rücken, auf der seite, in bauchlage, in rückenlage, in seitenlage',
    weRepair: 'wir reparieren, reparieren wir, reparieren oder, die reparatur, repariert',
    runsOut:
      'ist es ausverkauft, ist er ausverkauft, ist sie ausverkauft, wenn ausverkauft, bestellen wir nach, wir bestellen nach, nachbestell*',
    label: 'ein etikett, das etikett, rücksendeetikett, retourenetikett, rücksendeschein',
    noWonder: 'kein wunder, nicht verwunderlich',
    price: 'preis*, *preis, *preises, kost*, zahl*, laden, boutique*, geld, marke*, wert',
    photo: '*foto*, *bild, *bilder, *bildern, aufnahme*',
  },
  fr: {
    delivery: 'livraison*, livré, livrée, expédition, expédié*',
    batch: 'lot, lots, fournée*',
    depends: 'dépend de, dépend du, dépend des, dépend d’*, dépendent de, dépendent du, selon',
    kitchenScale: 'balance de cuisine, cuillère doseuse, pèse-lettre',
    clean: 'nettoyer, nettoyez, laver, lavez',
    dry: 'sécher, séchez, essuyer, essuyez',
    skin: 'peau, zone',
    posture:
      'en dormant sur le ventre, en dormant sur le dos, dormir sur le ventre, sur le ventre, sur le dos, sur le côté',
    weRepair: 'réparons, la réparons, le réparons, la réparation, dépannons',
    runsOut:
      'quand il n’y en a plus, s’il n’y en a plus, une fois épuisé*, nous recommandons, en recommandons, réassort*',
    label: 'l’étiquette, une étiquette, étiquette de retour, bon de retour',
    noWonder: 'pas étonnant que, rien d’étonnant à ce que, on comprend que',
    price: 'prix, coût*, pay*, boutique*, magasin*, valeur, argent, marque*',
    photo: 'photo*, image*, cliché*, portrait*',
  },
} as const satisfies WordTable<string>;

const source = sourcesOf(table);
export const ordinary = wordsOf(table);

/** "Clean and dry the skin" before it is put on. Takes folded text. */
const PREPARES_THE_SKIN = wholeWords([
  `${source.clean}[^.;!?]{0,20} ${source.dry}[^.;!?]{0,20} ${source.skin}`,
  `${source.skin}[^.;!?]{0,20} ${source.clean}[^.;!?]{0,20} ${source.dry}`,
]);
/** "Spread it on clean skin." */
const ON_CLEAN_SKIN =
  /(?<![a-z])(?:(?:na|em|sobre a|n[oa] (?:pele|rosto) d[aeo]?) (?:pele|rosto|mao|maos) (?:ja |bem )?(?:limp[ao]s?|sec[ao]s?)|(?:on|onto|to) (?:your |the )?(?:clean|freshly washed|dry)(?:,? (?:and )?dry)? (?:skin|face|hands)|(?:sobre|en|a) (?:la |el )?(?:piel|cara|rostro) (?:ya |bien )?(?:limpi[ao]|sec[ao])|auf (?:die |der )?(?:saubere|gereinigte|trockene)[nr]?(?:,? (?:und )?trockene[nr]?)? haut|sur (?:la |une )?peau (?:bien )?(?:propre|seche|nettoyee))(?![a-z])/gu;
/** "It cleans the hair": what a soap is for. */
const WASHES =
  /(?<![a-z])(?:limpa[m]?|lava[m]?|limpia[n]?|cleans?|cleanses?|washes|reinigt|reinigen|saubert|wascht|nettoie(?:nt)?|lave(?:nt)?) (?:(?:bem|bien|gently|sanft|doucement|muito) )?(?:o|os|a|as|el|la|los|las|su|tu|the|your|das|die|den|les?|vos|votre)? ?(?:cabelos?|pelo|cabello|hair|haare?|cheveux|couro cabeludo|cuero cabelludo|scalp|kopfhaut|cuir chevelu|pele|piel|skin|haut|peau|rosto|cara|face|gesicht|visage|maos|manos|hands|hande|mains|dentes|dientes|teeth|zahne|dents)(?![a-z])/gu;
/** What a skin may be rid of. */
const OF_A_SKIN =
  /(?<![a-z])(?:rugas|arrugas|wrinkles|falten|rides|manchas|(?:dark|age) spots|flecken|taches|acne|akne|espinhas|granos|pimples|pickel|boutons)(?![a-z])/u;

/** Takes folded text, and leaves out what it says of washing and of clean skin. */
export function withoutCleanSkin(text: string): string {
  return text.replace(ON_CLEAN_SKIN, ' ').replace(WASHES, ' ');
}

export function preparesTheSkin(text: string): boolean {
  const rest = withoutCleanSkin(text);
  return (
    PREPARES_THE_SKIN.test(text) || (rest !== text && !OF_A_SKIN.test(rest) && !effectWords.does.test(rest))
  );
}

/** "In small batches of twelve kilos" weighs nobody. Takes folded text. */
const BATCH = wholeWords([
  `${source.batch}(?: [a-z]+){0,2} (?:de|of|von|zu|mit) (?:\\d+|[a-z]+) ?(?:kg|quilos?|kilos?|kilogram[a-z]*|pounds?|lbs)`,
]);
export function isOfABatch(text: string): boolean {
  return BATCH.test(text);
}

/** What the European Union's register lets a food say, "contributes to normal muscle function". Takes folded text. */
const AUTHORISED =
  /(?<![a-z])(?:contribu[a-z]*|tragt|tragen)(?![a-z])[^.;!?]{0,70}(?<![a-z])(?:normal[a-z]*|(?:reducao|reduction|reduccion|verringerung|diminution|reduire)[^.;!?]{0,8} (?:cansaco|tiredness|cansancio|mudigkeit|fatigue))(?![a-z])/u;
/**
 * What Anvisa lets a supplement say of its ingredients, not of itself, in the words of Instrução Normativa 28/2018, annex V.
 * Takes folded text.
 */
const NUTRIENT =
  '(?:proteinas?|calcio|magnesio|fosforo|ferro|zinco|cobre|selenio|iodo|manganes|cromo|molibdenio|potassio|vitaminas?|biotina|niacina|riboflavina|tiamina|acido folico|acido pantotenico|colina|creatina|cafeina|fibras?|epa|dha|omega 3)';
const AUTHORISED_IN_BRAZIL = wholeWords([
  `${NUTRIENT}[^.;!?]{0,40} (?:auxiliam?|contribuem?) (?:n[ao]s?|para [ao]s?) (?:formacao|manutencao|funcionamento|metabolismo|equilibrio|absorcao|transporte|visao|coagulacao|regeneracao|processo|protecao (?:dos|contra os) danos|divisao celular|sintese|aumento do (?:desempenho|estado de alerta))`,
]);
export function isAuthorised(text: string): boolean {
  return AUTHORISED.test(text) || AUTHORISED_IN_BRAZIL.test(text);
}

/** "Soy Milagros Echeverría", "Villa Dolores": names of people and places that are words. Takes a text as it is written. */
const NAMES_LIKE_WORDS =
  /(?<=(?:\b[Ss]oy|[Mm]e llamo|[Ss]e llama|Villa|Santa|[Dd]oña|[Dd]ona|[Ss]eñora|Sra\.|María|Maria|Ana|Carmen|Rosa) )(?:Milagros|Dolores|Remedios|Consuelo|Socorro|Angustias)(?!\p{L})(?! (?:[Dd]e|[Ee]n|[Mm]usculares|[Aa]rticulares) )|(?<=\bHelena )Curado(?!\p{L})/gu;
export function withoutNamesLikeWords(text: string): string {
  return text.replace(NAMES_LIKE_WORDS, 'N.');
}

const POSTURE = new RegExp(source.posture, 'giu');
/** A book that is called a treatise treats nobody. Takes folded text. */
export const TREATISE = /["“«„]\W*(?:traite|tratado|abhandlung|treatise)(?![a-z])/u;
/** How somebody lies, which says nothing of a belly. */
export function withoutPosture(text: string): string {
  return text.replace(POSTURE, ' ');
}

const NO_WONDER = wholeWords([`${source.noWonder},? ?(?:que|that|dass)?`], 'gu');
/** "No wonder that …" denies nothing. */
export function withoutNoWonder(text: string): string {
  return text.replace(NO_WONDER, ' ');
}
