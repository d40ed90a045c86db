import { bodySources as source, bodyTalk as says } from './body-words.ts';
import { isOfABatch, ordinary } from './ordinary-words.ts';
import { wholeWords } from './phrases.ts';

/** A weight, or a length that people measure their bodies by. */
const AMOUNT =
  '(?:\\d+(?:[.,]\\d+)? ?|(?:um|uma|one|a|un|una|ein|eine|half a|meio|medio) )(?:kg|kgs|quilos?|kilos?|kilogramm|libras?|pounds?|lbs?|pfund|stone|livres?)';
const WAIST =
  '\\d+ ?(?:cms?|centimetr[a-z]*|zentimeter|inch(?:es)?|pulgadas|polegadas)[^.;!?\\d]{0,12}(?:cintura|waist|barriga|belly|vientre|abdomen|quadril|hips?|caderas?|bauch[a-z]*|taille|huft[a-z]*|ventre|hanches)';
const SIZES = '\\d+ ?(?:numeros?|manequins?|tallas?|(?:dress |clothes )?sizes?|kleidergrossen|tailles)';
const LESS =
  '(?:lighter|slimmer|thinner|smaller|less|fewer|gone|off|down|leichter|weniger|runter|weg|schlanker|dunner|verschwunden|mas liger[oa]|mas delgad[oa]|menos|abajo|fuera|mais leve|mais magr[oa]|a menos|sumi[a-z]*|(?:ficaram|fica|se foram|foram) (?:para tras|embora)|se fueron|adios|adeus|goodbye|de moins|en moins|plus leger[a-z]*|plus mince|envoles?|disparus?|partis?|perdus?|perdid[oa]s?|lost|dropped|shed|verloren|eliminad[oa]s?)';
const TIME =
  '(?:days?|nights?|weeks?|months?|mornings?|dias?|noites?|semanas?|mes(?:es)?|manhas?|noches?|tage?n?|nachte?n?|wochen?|monate?n?|morgen|jours?|nuits?|semaines?|mois|matins?)';
/** "In the first week": the article and the ordinal of a time. */
const FIRST = '(?:(?:the|der|den|die|dem|la|el|le|o|a) )?(?:first|primeir[oa]|primera?|erste[nr]?|premiere?)';
const EVERY =
  '(?:a cada|cada|por|every|each|per|na|no|dans|a|alle|jede[nrs]?|pro|chaque|par|toutes les|tous les|em|in|en|within|inside|dentro de|innerhalb(?: von)?|binnen|nach|after|apos|depois de|despues de|apres|from)';
const AMOUNTS = `(?:${AMOUNT}|${WAIST}|${SIZES})`;

const CHANGES = [
  `${AMOUNTS}[^.;!?]{0,25}${LESS}`,
  `${LESS}(?![a-z])[^.,;!?\\d]{0,25}(?<![a-z])${AMOUNTS}`,
  `${AMOUNTS}[^.,;!?]{0,20} ${EVERY} (?:(?:so|just|only|apenas|solo|nur|seulement) )?(?:(?:\\d+|uma?|an?|one|una|un|une|eine[mr]?|einem|${FIRST}) )?${TIME}`,
].map((source) => new RegExp(`(?<![a-z\\d])${source}(?![a-z])`, 'u'));

/** What things hold, how much of it is taken, and what people weigh already: no change of a body. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:moemos|molemos|mahl(?:en|t)|moulons|suport[a-z]*|aguent[a-z]*|sustent[a-z]*|carg[ao]|capacidade|capacity|holds?|carr(?:y|ies)|supports?|load|weighs?|pesa|pesam|pesan|wiegt|tragt|traglast|belastbar|soport[a-z]*|sostiene|aguanta|pese|supporte|charge|per kg|por kg|pro kg|par kg|body ?weight|peso corporal|korpergewicht|poids corporel|caes|gatos|dogs?|cats?|perros?|hunde?|katzen?|chiens?|chats?|roupas?|laundry|ropa|wasche|linge|farinha|flour|harina|mehl|farine|frete|shipping|envio|versand|paket|parcel|package|pacote|embalagem|bag|saco|sack)(?![a-z])/u;

/** Whether the text promises that a body gets lighter or slimmer by a number. Takes folded text with digits. */
export function changesWeight(text: string): boolean {
  return !isOfThings(text) && CHANGES.some((change) => change.test(text));
}

/** Whether a weight is that of a load, a parcel or an animal. */
export function isOfThings(text: string): boolean {
  return OF_SOMETHING_ELSE.test(text);
}

const SEASON =
  '(?:natal|d.ici noel|pascoa|carnaval|verao|casamento|christmas|easter|summer|wedding|thanksgiving|navidad|semana santa|verano|boda|weihnachten|ostern|sommer|hochzeit|noel|paques|ete|mariage)';
const PACK =
  '(?:frascos?|potes?|vidros?|caixas?|bottles?|jars?|tubs?|box(?:es)?|botes?|cajas?|flaschen?|dosen?|packung(?:en)?|flacons?|pots?|boites?|cures?|kuren?)';
const BY_THEN = new RegExp(`(?<![a-z])(?:${TIME}|${SEASON}|${PACK})(?![a-z])`, 'u');
const OF_A_PERSON = new RegExp(
  `(?<![a-z\\d.,])${AMOUNT}(?![a-z]| (?:de (?!(?:menos|moins|adeus))|of ))`,
  'u',
);
/** "From a 16 to a 10", "a calça 44 vira 40". */
const SIZE_CHANGES = new RegExp(
  `(?<![a-z])(?:calcas?|manequim|tamanho|d[oe]|size|from an?|talla|de la|grosse|konfektionsgrosse|taille|du) [1-6]?\\d(?: [a-z]+){0,3} (?:vira|para o|passa a|becomes?|to an?|se vuelve|a la|pasa a|wird|auf|zu|devient|au)(?: (?:grosse|talla|taille|size|um|la|o))? [1-6]?\\d(?![\\d.,:]| ?(?:%|\\p{Sc}|[a-z]{1,3}(?![a-z])|anos|years|jahre|capsul|kapsel|gelul))`,
  'u',
);
/** Harvests, parcels, doses and prices. */
const OF_A_HARVEST =
  /(?<![a-z])(?:moemos|mole(?:mos|n)|mahl(?:en|t)|moul(?:ons|u|ent)|mill(?:ed)?|gemahlen[a-z]*|colh[a-z]*|safra|harvest[a-z]*|cosech[a-z]*|ernt[a-z]*|recolt[a-z]*|produz[a-z]*|produc[a-z]*|verarbeit[a-z]*|ervas|herbs|hierbas|krauter|herbes|folhas|leaves|hojas|blatter|feuilles|raiz(?:es)?|roots?|wurzeln?|sementes|seeds|semillas|samen|graines|frutos?|fruits?|fruchte|beeren|berries|mel|honey|miel|honig|tambor(?:es)?|drums?|bidon(?:es)?|fassern?|futs?|barris|barriles|sieves?|peneir[a-z]*|binned|materia-?s?[ -]primas?|raw materials?|rohstoff[a-z]*|matieres? premieres?|r\$|\p{Sc})(?![a-z])/u;

/** Whether a supplement's page puts a body's weight or size beside a time, a pack or another size. Takes folded text with digits. */
export function weighsBodies(text: string): boolean {
  if (isOfThings(text) || OF_A_HARVEST.test(text)) return false;
  return SIZE_CHANGES.test(text) || (OF_A_PERSON.test(text) && BY_THEN.test(text));
}

const GARMENT =
  '(?:cintos?|calcas?|jeans|vestidos?|saias?|bermudas?|belts?|trousers|pants|dress(?:es)?|skirts?|waistbands?|pantalon(?:es)?|faldas?|cinturon|vaqueros?|hosen?|hosenbund|gurtel|kleid(?:er)?|rock|ceinture|robes?|jupes?|jeans?)';
/** It fits again, or is too wide. */
const FITS =
  '(?:fech(?:a|am|ar)|cab(?:e|em)|entr(?:a|am)|serve[m]?|folgad[oa]s?|(?<!qued[a-z]{1,3} )larg[oa]s?|sobrando|furos?|apertad[oa]|zips?|clos(?:e|es)|buttons?|fits?|loose|looser|holes?|notch(?:es)?|slips?|falls?|cierr(?:a|an|e|en)|cerrar|qued(?:a|an) (?:gran|holgad|sueltos?|suelta)[a-z]*|holgad[oa]s?|agujeros?|sitz(?:t|en)|passt|passen|rutscht|locker[a-z]*|weit[a-z]*|loch|locher|enger|zugeh[a-z]*|geh(?:t|en) (?:[a-z]+ )?zu|abroch[a-z]*|ferme(?:nt|r)?|rentre(?:nt|r)?|crans?|large|flotte(?:nt|r)?|baille)';
const GARMENT_FITS = new RegExp(
  `(?<![a-z])(?:${GARMENT}(?![a-z])[^.;!?]{0,60}(?<![a-z])${FITS}|${FITS}(?![a-z])[^.;!?]{0,40}(?<![a-z])${GARMENT})(?![a-z])`,
  'u',
);
/** Kilos without a number: those of the reader. "By the kilo" is how it is sold. */
const YOUR_POUNDS =
  /(?<![a-z])(?:(?:os|the|those|los|esos|die|diese|les|ces) (?:quilos|kilos|quilinhos|pounds|inches|pfunde|livres)|(?:die|diese) kilo(?!-))(?! (?:de|of|d')(?! (?:l[ao]|la|el|o|a|your|the|tu|su|sua)(?![a-z])))(?![a-z])/u;
/** How things are sewn, sold and worn: no body changes by it. */
const OF_CLOTHES_SOLD =
  /(?<![a-z])(?:bolso|pocket|bolsillo|tasche|poche|manch[a-z]*|stain[a-z]*|fleck[a-z]*|tach[a-z]*|lav[a-z]*|wash[a-z]*|wasch[a-z]*|porta-?[a-z]+|clip|gancho|haken)(?![a-z])/u;

/** The belt, without its name. */
const ONE_HOLE_LESS =
  /(?<![a-z])(?:loch|locher|cran|crans|notch|notches|furos?|agujeros?) (?:enger|weiter|de moins|tighter|in|a menos|menos|mas)(?![a-z])/u;

/** Whether a supplement's page says that clothes fit again or that the kilos go. Takes folded text. */
export function clothesFitAgain(text: string): boolean {
  return (
    (GARMENT_FITS.test(text) && !OF_CLOTHES_SOLD.test(text)) ||
    YOUR_POUNDS.test(text) ||
    ONE_HOLE_LESS.test(text)
  );
}

const SHAPE_GOES = wholeWords([`${source.shape}(?: [a-z]+){0,4} ${source.goes}`]);

/** Whether a supplement's page speaks of the fat that people want to lose, or lets a waist go. Takes folded text. */
export function speaksOfFat(text: string): boolean {
  return says.fat.test(text) || SHAPE_GOES.test(text);
}

/** What people weigh and measure themselves by, and what they wear: on a supplement's page there is one reason to name it. */
const MEASURES_A_BODY = wholeWords([source.measures]);
/** Kilos of a plant, the price of a kilo, how it is sewn and worn. */
const OF_A_KILO =
  /(?:kilos?|quilos?|pounds?|pfund|libras)(?: [a-z]+)? (?:de|of|d'|von|aus|roh|frisch)(?![a-z])|\p{Sc} ?\d|\d ?\p{Sc}|r\$/u;

/** Whether a supplement's page names what people weigh or dress themselves by. Takes folded text. */
export function namesAMeasureOfBodies(text: string): boolean {
  return (
    MEASURES_A_BODY.test(text) &&
    !ordinary.kitchenScale.test(text) &&
    !isOfABatch(text) &&
    !OF_A_KILO.test(text) &&
    !OF_A_HARVEST.test(text) &&
    !OF_SOMETHING_ELSE.test(text) &&
    !OF_CLOTHES_SOLD.test(text)
  );
}
