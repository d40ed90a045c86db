import { isOfABatch } from '../ordinary-words.ts';
import type { Reading } from '../reading.ts';
import { clothesFitAgain, changesWeight, isOfThings, speaksOfFat, weighsBodies } from '../weight-change.ts';
import { isOfTheService } from '../effects-in-time.ts';
import { phrases } from '../phrases.ts';
import { claimSources as source, claimWords as says } from './claim-words.ts';

/** Whose weight a sentence is about. All take folded text. */

/** "From 36 to 46" alone is a choice of sizes. */
const NAMES_A_MEASURE =
  /kg|kilo|quilo|lbs?(?![a-z])|pound|libra|pfund|stone|talla|size|manequim|taille|gross|inch|cm|peso|weight|gewicht|poids|barriga|belly|bauch|ventre|medidas|gordura|fat|grasa|fett|graisse/u;

export function namesAMeasure(text: string): boolean {
  return NAMES_A_MEASURE.test(text);
}

/** Things are measured in centimetres, too. */
const BY_LENGTH_ALONE = /\d ?(?:cm|zentimeter|centimet[a-z]*|inch[a-z]*)(?![a-z])/u;
const BY_WEIGHT = /\d ?(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?|pfund|stone)(?![a-z])/u;

function isLengthOfThings(text: string): boolean {
  return BY_LENGTH_ALONE.test(text) && !BY_WEIGHT.test(text) && !says.body.test(text);
}

/** "60 kilos of vegetables" are no part of a body. */
const OF_GOODS =
  /\d ?(?:kg|kgs|quilos?|kilos?|pounds?|lbs?|libras) (?:de |d'|of )(?!(?:adeus|goodbye|gordura|peso|banha|barriga|massa|pura?s?|fat|weight|belly|body|grasa|vientre|masa|graisse|poids|ventre|masse|retenc|liquid|excess|sobre|trop|plus|moins|menos|mais|mas|surpoids|celulit|medidas|cintura|waist|flab|inch|tour|une? |um |uma |una |te |votre|your|tu |seu)[a-z]*)[a-z]{3,}/u;

/** "3 kg a year", "two 2 lb bags": what bees give, and how it is packed. */
const GIVEN_OR_PACKED =
  /\d[ -]?(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?)[ -](?:bags?|sacks?|sacos?|bolsas?|tins?|jars?|tubs?|pouch(?:es)?|box(?:es)?|cajas?|caixas?|sec[oa]s?|a year|per year|al ano|por ano|par an|im jahr|pro jahr)(?![a-z])/u;

/** "We picked 310 kilos": what a field gave. */
const HARVESTED =
  /(?<![a-z])(?:(?:avons|ont) (?:produit|recolte|cueilli)|we (?:grew|harvested|picked|pressed)|colhemos|cosechamos|recogimos)(?: [a-z]+){0,2} \d[\d.,]* ?(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?)(?! (?:de |d'|a )?(?:perd|gordur|gras|fett|moins|menos|less|weniger|abge))|\d ?(?:kg|kilo) (?:[a-z]+ )?(?:geerntet|gepfluckt|gepresst)(?![a-z])/u;

/** "In vats of 25 kilos", "we'll knock a pound off": what a vessel holds, and money. */
const HELD_OR_PAID =
  /(?<![a-z])(?:(?:tachos?|panelas?|caldeir(?:a|as|ao|oes)|baldes?|toneis|tonel|cubas?|vats?|kettles?|pots?|drums?|ollas?|calderos?|marmitas?|barriles|kessel[n]?|bottich[a-z]*|cuves?|chaudrons?) (?:de|of|mit|von|zu) (?:ate |up to |hasta |bis zu )?\d[\d.,]* ?(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?)|(?:we|we'll) (?:will )?(?:knock|take) (?:a|one|two|half a|\d+) pounds? off(?= (?:the|your (?:next|order|bill))(?![a-z])|[.!,;]|$))(?![a-z])/gu;
const ANY_WEIGHT = /(?<![a-z])(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?|pfund|stone)(?![a-z])/u;

function isOnlyHeldOrPaid(text: string): boolean {
  const rest = text.replace(HELD_OR_PAID, ' ');
  return rest !== text && !ANY_WEIGHT.test(rest.replace(/\d+(?=(?:kg|lb))/gu, ''));
}

/** "From 10 kg a month": as much is ordered. */
const BY_THE_ORDER = new RegExp(
  `(?<![a-z])${source.fromUp} \\d+ ?(?:kgs?|kilos?|quilos?|lbs?|pounds?) (?:por|per|a|pro|im|par|al|ao|each|every)(?![a-z])`,
  'u',
);

export function isOfGoods(text: string): boolean {
  return (
    OF_GOODS.test(text) ||
    GIVEN_OR_PACKED.test(text) ||
    HARVESTED.test(text) ||
    isOnlyHeldOrPaid(text) ||
    isOfABatch(text) ||
    BY_THE_ORDER.test(text) ||
    isLengthOfThings(text) ||
    (isOfThings(text) && !says.body.test(text))
  );
}

/** A thing whose page says what it weighs may have become lighter. */
const WEIGHS = new RegExp(
  `(?<![a-z])(?:${source.weighs}(?: [a-z]+){0,3} ?(?:\\d[\\d.,]* ?)?(?:kg|kilos?|quilos?|lbs?|pounds?|g)|${source.weight}(?: [a-z]+){0,2}:? \\d[\\d.,]* ?(?:kg|g|lbs?))(?![a-z])`,
  'u',
);

/** Whether a load becomes lighter, and nobody. */
export function isOfALoad(text: string, { productKind, text: page }: Reading): boolean {
  return productKind === 'physical' && WEIGHS.test(page) && !says.body.test(text.replace('abgenommen', ''));
}

/** Whether a sentence promises a body that weighs less. */
export function promisesWeight(text: string, { productKind, text: page }: Reading): boolean {
  if (isOfGoods(text)) return false;
  // A course about slimming gives the weights of its pupils.
  const isOfSlimming = productKind === 'nutra' || (productKind === 'digital' && says.slimming.test(page));
  const isOfSomebody = isOfSlimming || says.body.test(text) || says.yours.test(text);
  if (isOfSomebody && (phrases('weight').test(text) || changesWeight(text))) return true;
  return (
    isOfSlimming &&
    (weighsBodies(text) || clothesFitAgain(text) || speaksOfFat(text)) &&
    !isOfTheService(text)
  );
}
