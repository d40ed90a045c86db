/** A weight, or a length that people measure their bodies by. */
const AMOUNT =
  '(?:\\d+(?:[.,]\\d+)?|um|uma|one|a|un|una|ein|eine|half a|meio|medio) ?(?:kg|kgs|quilos?|kilos?|kilogramm|libras?|pounds?|lbs?|pfund|stone|livres?)';
const WAIST =
  '\\d+ ?(?:cms?|centimetr\\p{L}*|zentimeter|inch(?:es)?|pulgadas|polegadas)[^.;!?\\d]{0,12}(?:cintura|waist|barriga|belly|vientre|abdomen|quadril|hips?|caderas?|bauch\\p{L}*|taille|huft\\p{L}*|ventre|hanches)';
const SIZES = '\\d+ ?(?:numeros?|manequins?|tallas?|(?:dress |clothes )?sizes?|kleidergrossen|tailles)';
const LESS =
  '(?:lighter|slimmer|thinner|smaller|less|fewer|gone|off|down|leichter|weniger|runter|weg|schlanker|dunner|verschwunden|mas liger[oa]|mas delgad[oa]|menos|abajo|fuera|mais leve|mais magr[oa]|a menos|sumi\\p{L}*|(?:ficaram|fica|se foram|foram) (?:para tras|embora)|se fueron|adios|adeus|goodbye|de moins|en moins|plus leger\\p{L}*|plus mince|envoles?|disparus?|partis?|perdus?|perdid[oa]s?|lost|dropped|shed|verloren|eliminad[oa]s?)';
const TIME =
  '(?:days?|nights?|weeks?|months?|mornings?|dias?|noites?|semanas?|mes(?:es)?|manhas?|noches?|tage?n?|nachte?n?|wochen?|monate?n?|morgen|jours?|nuits?|semaines?|mois|matins?)';
/** "In the first week": the article and the ordinal of a time. */
const FIRST = '(?:(?:the|der|den|die|dem|la|el|le|o|a) )?(?:first|primeir[oa]|primera?|erste[nr]?|premiere?)';
const EVERY =
  '(?:a cada|cada|por|every|each|per|na|no|dans|a|alle|jede[nrs]?|pro|chaque|par|toutes les|tous les|em|in|en|within|inside|dentro de|innerhalb(?: von)?|binnen|nach|after|apos|depois de|despues de|apres|from)';
const AMOUNTS = `(?:${AMOUNT}|${WAIST}|${SIZES})`;

const CHANGES = [
  `${AMOUNTS}[^.;!?]{0,25}${LESS}`,
  `${LESS}(?!\\p{L})[^.,;!?\\d]{0,25}(?<!\\p{L})${AMOUNTS}`,
  `${AMOUNTS}[^.,;!?]{0,20} ${EVERY} (?:(?:so|just|only|apenas|solo|nur|seulement) )?(?:(?:\\d+|uma?|an?|one|una|un|une|eine[mr]?|einem|${FIRST}) )?${TIME}`,
].map((source) => new RegExp(`(?<![\\p{L}\\d])${source}(?!\\p{L})`, 'u'));

/** What things hold, how much of it is taken, and what people weigh already: no change of a body. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:suport\p{L}*|aguent\p{L}*|sustent\p{L}*|carg[ao]|capacidade|capacity|holds?|carr(?:y|ies)|supports?|load|weighs?|pesa|pesam|pesan|wiegt|tragt|traglast|belastbar|soport\p{L}*|sostiene|aguanta|pese|supporte|charge|per kg|por kg|pro kg|par kg|body ?weight|peso corporal|korpergewicht|poids corporel|caes|gatos|dogs?|cats?|perros?|hunde?|katzen?|chiens?|chats?|roupas?|laundry|ropa|wasche|linge|farinha|flour|harina|mehl|farine|frete|shipping|envio|versand|paket|parcel|package|pacote|embalagem|bag|saco|sack)(?!\p{L})/u;

/** Whether the text promises that a body gets lighter or slimmer by a number. Takes folded text with digits. */
export function changesWeight(text: string): boolean {
  return !isOfThings(text) && CHANGES.some((change) => change.test(text));
}

/** Whether a weight is that of a load, a parcel or an animal. */
export function isOfThings(text: string): boolean {
  return OF_SOMETHING_ELSE.test(text);
}
