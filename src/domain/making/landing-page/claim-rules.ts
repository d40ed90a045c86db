import type { LanguageCode } from '#domain/ads/languages.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import type { PolicyReader } from '#domain/making/review/policy.ts';
import { isPortrait } from './pictures/people.ts';
import { changesTheBody, needsFewerMedicines } from './body-effects.ts';
import { bodySources, bodyTalk } from './body-words.ts';
import { namesBody, seesBody, speaksOfTheInside, tellsOfBody } from './body-talk.ts';
import { describesACopy, isOwnCopy, offersCopies, warnsOfCopies } from './copies.ts';
import { asksWhether, isRejectedReport, withoutDenials } from './denials.ts';
import { findCures, type FoundCure, isNoIllness, isStoryOfRecovery, SYMPTOM } from './cures.ts';
import { negationAt } from './negation.ts';
import {
  bringsMoney,
  earnsInTime,
  isDelivered,
  isNobodysGain,
  isOwnCommission,
  nobodyLoses,
  promisesMoney,
  soundsLikeGain,
} from './earnings/earnings.ts';
import { isOfExpert, looksLikeQuote, ownStories, withoutReportedWords } from './quotes.ts';
import { namesIllness, takesPain } from './ended-illness.ts';
import { changesYourBodyInTime, isAfterATime, isOfTheService, tellsOfUse } from './effects-in-time.ts';
import type { FindingCode, Seen } from './finding-codes.ts';
import {
  excerptAround,
  folded,
  pageLanguageCodes,
  phrases,
  sentencesOf,
  wholeWords,
  withDigits,
} from './phrases.ts';
import {
  isAuthorised,
  isOfABatch,
  ordinary,
  preparesTheSkin,
  TREATISE,
  withoutPosture,
} from './ordinary-words.ts';
import type { ReadBlock } from './page-model.ts';
import { languageOf, type Reading } from './reading.ts';
import { FOR_MACHINES, saidForMachines } from './structured-data.ts';
import { tellsOfChange, tellsOfResult } from './results.ts';
import {
  changesWeight,
  clothesFitAgain,
  namesAMeasureOfBodies,
  isOfThings,
  speaksOfFat,
  weighsBodies,
} from './weight-change.ts';

/** The page's code for each rule of ad texts that applies to pages. The other rules are about the style of ads. */
const codeOfRule: Readonly<Record<string, FindingCode>> = {
  cure: 'cure_claim',
  miracle: 'cure_claim',
  disease: 'health_claim',
  body_claim: 'health_claim',
  better_than_medicine: 'health_claim',
  no_side_effects: 'health_claim',
  false_authority: 'health_claim',
  banned_substance: 'health_claim',
  weight_amount: 'weight_promise',
  earnings: 'earnings_promise',
  counterfeit: 'counterfeit',
};

/** The price of a subscription: amounts for a time, and little more. */
const PRICE_BY_TIME =
  /^\W*(?:[a-z]+:? )?(?:(?:,? ?(?:or|ou|o|oder|and|e|y|und|et) )?(?:r\$|us\$|\p{Sc})? ?\d[\d.,]* ?(?:\p{Sc}|reais|euros?|usd)? ?(?:\/|per|a|por|al|ao|pro|im|par|each) ?[a-z]+(?: ?[(,]? ?(?:billed|cobrad|facturad|abgerechnet|factur)[^.]*)?)+\W*$/u;

/** "8,21 € per 100 g" is what a part of it costs. */
const PRICE_BY_MEASURE =
  /^[^!?]{0,60}(?:r\$|us\$|\p{Sc}) ?[\d.,]+ ?(?:\p{Sc} ?)?(?:das stuck |(?:o|the|la|le|el) )?(?:\/|per|por|pro|je|par|a|the|la|le|o|el|each|zu) ?(?:\d+ ?)?(?:g|kg|ml|cl|l|m2?|cm|litros?|litres?|liter|stuck|unidades?|units?|pieces?|capsulas?|capsules?|kapseln?|gelules?|doses?|plants?|metros?|meters?)(?![a-z])|(?:\p{Sc} ?[\d.,]+|(?<![\d.,])[\d.,]+ ?\p{Sc})[^!?]{0,20} (?:je|pro|per|por|par) (?:\d+ )?(?:g|kg|ml|cl|l|m|stuck|unit|unidade|unidad|piece)(?![a-z])/u;

/** The reader of ad texts finds schemes by their words as well ("pyramid"), which name other things on pages. */
const ABOUT_MONEY =
  /(?<![a-z])(?:ganh[a-z]*|renda|lucr[a-z]*|dinheiro|fatur[a-z]*|ric[oa]s?|milh[a-z]*|salario|emprego|chefe|patrao|comiss[a-z]*|invest[a-z]*|trad[a-z]*|aposta[a-z]*|cripto[a-z]*|bitcoins?|banca|money|earn[a-z]*|income|profit[a-z]*|rich|wealth[a-z]*|cash|job|boss|million[a-z]*|bet[a-z]*|crypto[a-z]*|return[a-z]*|gan[a-z]*|dinero|ingres[a-z]*|millon[a-z]*|sueldo|jefe|trabaj[a-z]*|geld|verdien[a-z]*|einkomm[a-z]*|gewinn[a-z]*|reich|chef|million[a-z]*|rendite[a-z]*|gagn[a-z]*|argent|revenus?|riche[a-z]*|salaire|patron)(?![a-z])/u;

/** The languages of the list above. */
const READS_MONEY = new Set<string>(pageLanguageCodes);

/** "From 36 to 46" alone is a choice of sizes. */
const NAMES_A_MEASURE =
  /kg|kilo|quilo|lbs?(?![a-z])|pound|libra|pfund|stone|talla|size|manequim|taille|gross|inch|cm|peso|weight|gewicht|poids|barriga|belly|bauch|ventre|medidas|gordura|fat|grasa|fett|graisse/u;

/** Things have weights, too: "dries 8 kg" is no promise. */
const OF_A_BODY =
  /(?<![a-z])(?:barriga|gordura|emagre[a-z]*|cintura|manequim|belly|waist|body|fat|weight|dress size[a-z]*|slim[a-z]*|grasa|abdomen|adelgaz[a-z]*|tallas?|bauch[a-z]*|abnehm[a-z]*|abgenommen|kleidergross[a-z]*|ventre|maigri[a-z]*|mincir|graisses?|diet|dieta|diat|regime)(?![a-z])/u;

/** A sentence about a body, or a course about slimming, whose weights are those of its pupils. */
function isOfSlimming(kind: ProductKind, page: string, sentence: string): boolean {
  return OF_A_BODY.test(sentence) || (kind === 'digital' && OF_DIET.test(page));
}

const OF_DIET =
  /(?<![a-z])(?:emagrec[a-z]*|dietas?|cintura|barriga|balanca|ponteiro|adelgaz[a-z]*|bascula|bajar de peso|abnehm[a-z]*|waage|diat[a-z]*|maigri[a-z]*|minceur|slimm[a-z]*|weight loss|lose weight|waistline|bathroom scales?|diet|diets)(?![a-z])/u;

/** Who gets lighter, when it is no thing. */
const OF_YOURS =
  /(?<![a-z])(?:you (?:will |are going to )?(?:be|weigh|wake up)|you'll (?:be|weigh|wake up)|voce (?:vai )?(?:ficar?|fica|acorda|pesa[a-z]*)|(?:estaras|pesaras|despiertas|amaneces)|(?:werden|wiegen) sie|sie (?:werden|wiegen|sind)|du (?:wirst|wiegst|bist)|vous (?:serez|peserez)|tu (?:seras|peseras))(?![a-z])/u;

/** Things are measured in centimetres, too. */
const BY_LENGTH_ALONE = /\d ?(?:cm|zentimeter|centimet[a-z]*|inch[a-z]*)(?![a-z])/u;
const BY_WEIGHT = /\d ?(?:kgs?|kilos?|quilos?|lbs?|pounds?|libras?|pfund|stone)(?![a-z])/u;

function isLengthOfThings(text: string): boolean {
  return BY_LENGTH_ALONE.test(text) && !BY_WEIGHT.test(text) && !OF_A_BODY.test(text);
}

/** A thing whose page says what it weighs may have become lighter. */
const WEIGHS =
  /(?<![a-z])(?:pesa|weighs|wiegt|pese)(?: [a-z]+){0,3} ?(?:\d[\d.,]* ?)?(?:kg|kilos?|quilos?|lbs?|pounds?|g)(?![a-z])|(?<![a-z])(?:peso|weight|gewicht|poids)(?: [a-z]+){0,2}:? \d[\d.,]* ?(?:kg|g|lbs?)(?![a-z])/u;

/** "60 kilos of vegetables" are no part of a body. */
const OF_GOODS =
  /\d ?(?:kg|kgs|quilos?|kilos?|pounds?|lbs?|libras) (?:de |d'|of )(?!(?:adeus|goodbye|gordura|peso|banha|barriga|massa|pura?s?|fat|weight|belly|body|grasa|vientre|masa|graisse|poids|ventre|masse|retenc|liquid|excess|sobre|trop|plus|moins|menos|mais|mas|surpoids|celulit|medidas|cintura|waist|flab|inch|tour|une? |um |uma |una |te |votre|your|tu |seu)[a-z]*)[a-z]{3,}/u;

/** "From 10 kg a month": as much is ordered. */
const BY_THE_ORDER =
  /(?<![a-z])(?:a partir d[e']|from|ab|desde|mindestens|minimum(?: of| de)?|at least|pelo menos|al menos|au moins) \d+ ?(?:kgs?|kilos?|quilos?|lbs?|pounds?) (?:por|per|a|pro|im|par|al|ao|each|every)(?![a-z])/u;

function isOfGoods(text: string): boolean {
  return (
    OF_GOODS.test(text) ||
    isOfABatch(text) ||
    BY_THE_ORDER.test(text) ||
    isLengthOfThings(text) ||
    (isOfThings(text) && !OF_A_BODY.test(text))
  );
}

/** The number of examples of each claim. They are enough for a person to find the others. */
const MOST_OF_ONE = 5;

/** Cheese, resin and pans are cured, too. */
const CURED_THING =
  /(?<![a-z])(?:queijos?|presunto|salame|copa|resina|tinta|verniz|esmalte|cimento|concreto|cola|couro|panela|ferro|massa|madeira|hams?|bacon|cheese|sausage|resin|inks?|varnish|concrete|glue|leather|pan|skillet|iron|bark|wood|rubber|silicone|quesos?|jamon|chorizo|lomo|barniz|cuero|olla|barro|sarten|hierro|madera|pegamento|harz|lack|leder|pfanne|holz|kase|schinken|four|poele|fonte|bois|cuir|vernis|jambon|radio|album)(?![a-z])/u;

/** "Um cura", in Spanish and Portuguese, is a priest. */
const PRIEST = /(?<![a-z])(?:(?:um|do|ao|un|del|al|este|padre|senor) cura|curas? parroco[a-z]*)(?![a-z])/u;

/** "SARL au capital de 8 000 €" says what the company has. */
const CAPITAL = /(?<![a-z])(?:(?:capital(?: social)?|share capital) (?:de|of|:)|stammkapital|grundkapital)/u;

/** Reads every sentence as the reader of ad texts does, and marks the place of what it finds. */
export function findClaims(reading: Reading, read: PolicyReader): Seen[] {
  const found: Seen[] = [];
  const codesOf = new Map<string, FindingCode[]>();
  let heading = '';
  let sinceHeading = 0;
  const all = [...reading.blocks, ...saidElsewhere(reading)];
  for (const [at, each] of all.entries()) {
    const block = isTitleOfQuote(each, all[at + 1]) ? { ...each, isQuote: true } : each;
    sinceHeading++;
    if (/^h[1-6]$|^summary$|^dt$/u.test(block.tag)) {
      heading = block.folded;
      sinceHeading = 0;
    }
    // "What it does not do", and a list or what others say of it.
    const isNotDone = sinceHeading > 0 && phrases('notDone').test(heading) && !heading.endsWith('?');
    if (isNotDone && (block.tag === 'li' || (sinceHeading <= BLOCKS_NOT_DONE && reports(block)))) continue;
    // "Who should not take it", over those who are ill.
    if (
      sinceHeading > 0 &&
      sinceHeading <= BLOCKS_NOT_DONE &&
      NOT_FOR_WHOM.test(heading) &&
      OF_PEOPLE.test(block.folded)
    )
      continue;
    const warns = warnsOfCopies(heading);
    const claimed = [
      ...claimsOf(block, reading, read, codesOf),
      ...(looksLikeQuote(block) || isReporting(block)
        ? []
        : ownStories(block.text).flatMap((text) =>
            claimsOf({ ...block, text, folded: folded(text), isQuote: true }, reading, read, codesOf),
          )),
    ];
    const cures: FoundCure[] = isStoryOfRecovery(block, reading, read)
      ? [{ code: 'cure_claim' as const, sentence: block.text }]
      : findCures(block, reading, read);
    const [cure] = cures;
    if (cure && !claimed.some(({ code }) => code === cure.code)) claimed.push(cure);
    // What is said around an illness that is over belongs to it.
    const isCured =
      claimed.some((each) => each.code === 'cure_claim' && !(each === cure && cure.isOnlyMeant)) &&
      namesIllness(block.folded);
    // "It slims, and without a diet" is one promise.
    const isOfWeight = claimed.some(({ code }) => code === 'weight_promise');
    // An illness that is over is one claim.
    const ended = new Set(cures.flatMap(({ isAll, sentence }) => (isAll ? [sentence] : [])));
    for (const { code, sentence, policy } of claimed) {
      const plain = folded(sentence);
      const isOfCure = isCured && namesIllness(plain) && !SYMPTOM.test(plain);
      const isPartOfWeight = isOfWeight && !namesIllness(plain) && !SYMPTOM.test(plain);
      if (code === 'health_claim' && (ended.has(sentence) || isOfCure || isPartOfWeight)) continue;
      if (code === 'counterfeit' && warns && !isOwnCopy(folded(sentence))) continue;
      if (found.filter((seen) => seen.code === code).length < MOST_OF_ONE) {
        found.push({
          code,
          excerpt: excerptAround(sentence),
          where: block.where,
          ...(policy === undefined ? {} : { policy }),
        });
      }
    }
  }
  const copy = found.some(({ code }) => code === 'counterfeit') ? undefined : copyOf(reading);
  if (copy) found.push({ code: 'counterfeit', excerpt: excerptAround(copy.text), where: copy.where });
  return found;
}

/** The text that describes the goods as another brand's, together with the text after it. */
function copyOf({ stated, productKind }: Reading): ReadBlock | undefined {
  if (productKind !== 'physical') return undefined;
  const own = stated.filter((block) => !looksLikeQuote(block));
  return own.find((block, index) =>
    describesACopy(sentencesOf(`${block.text}\n${own[index + 1]?.text ?? ''}`).map(folded)),
  );
}

const MOST_OF_A_TITLE = 6;

/** "Dark spots faded", over what a buyer says of it. */
function isTitleOfQuote({ tag, words, isQuote }: ReadBlock, next: ReadBlock | undefined): boolean {
  return (
    !isQuote &&
    words <= MOST_OF_A_TITLE &&
    !/^h[1-3]$/u.test(tag) &&
    next !== undefined &&
    looksLikeQuote(next)
  );
}

const MOST_OF_A_NAME = 3;
const DESCRIPTIONS = new Set([
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
]);

/** What the page says in its title, in the texts for networks and search engines, and in those of its pictures. */
function saidElsewhere({ page, blocks }: Reading): ReadBlock[] {
  const seen = new Set(blocks.map(({ text }) => text));
  const texts: { text: string; where: string; isReview?: boolean }[] = [
    ...page.title.split(' | ').map((text) => ({ text, where: 'head > title' })),
    ...page.metas
      .filter(({ name }) => DESCRIPTIONS.has(name))
      .map(({ name, content }) => ({ text: content, where: `head > meta ${name}` })),
    ...page.images.map(({ alt, where }) => ({ text: alt, where: `${where} > img` })),
    ...saidForMachines(page).map((each) => ({ ...each, where: FOR_MACHINES })),
  ];
  return texts
    .filter(({ text, where }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew && (where.endsWith('img') || text.split(' ').length > MOST_OF_A_NAME);
    })
    .map(({ text, where, isReview = false }) => ({
      text,
      where,
      crossedOut: '',
      tag: 'p',
      isAside: false,
      isTimer: false,
      isHidden: false,
      isQuote: isReview,
      isMarkedForeign: false,
      folded: folded(text),
      words: text.split(/\s+/u).length,
    }));
}

/** Rejects what it quotes. */
function isReporting({ folded: text }: ReadBlock): boolean {
  return phrases('othersPromise').test(text) || phrases('promiseRejected').test(text);
}

/** A heading over those for whom the product is not, and over what to ask before. */
const NOT_FOR_WHOM =
  /(?<![a-z])(?:quem (?:nao (?:deve|pode|e indicado)|deve evitar)|(?:nao (?:e )?(?:indicado|recomendado)|para quem nao)|contra-?indica[a-z]*|antes de (?:tomar|usar)|who (?:should(?:n't| not)|must(?:n't| not)|can(?:'t|not)) (?:take|use)|not (?:suitable )?for|before (?:taking|using|you take|you use)|quien(?:es)? no (?:debe|puede)[a-z]*|no apto para|antes de tomar[a-z]*|wer (?:es |sie |das )?(?:nicht|besser nicht)|fur wen (?:es |sie )?nicht|nicht geeignet|gegenanzeigen|vor der einnahme|qui ne (?:doit|devrait|peut) pas|deconseille|contre-?indications?|avant de (?:prendre|commencer))(?![a-z])/u;

/** Begins with those whom it warns. */
const OF_PEOPLE =
  /^\W*(?:(?:a |an |aux? |fur )?(?:pessoas?|quem|gestantes?|gravidas?|menores|people|persons|anyone|those|pregnant|children|personas?|quien(?:es)?|embarazadas?|menschen|personen|wer|schwangere[a-z]*|kinder|personnes?|femmes|ceux|enfants|if you|se voce|si (?:tiene|usted|estas|vous)|wenn sie))(?![a-z])/u;

/** A heading of what is not done is read with as many texts under it. */
const BLOCKS_NOT_DONE = 3;

function reports({ folded: text }: ReadBlock): boolean {
  return phrases('othersPromise').test(text) && !phrases('affirmed').test(text);
}

function claimsOf(
  block: ReadBlock,
  reading: Reading,
  read: PolicyReader,
  codesOf: Map<string, FindingCode[]>,
): { code: FindingCode; sentence: string; policy?: string }[] {
  const isQuote = block.isQuote || (looksLikeQuote(block) && !isOfExpert(block.folded));
  const sentences = sentencesOf(isQuote ? block.text : withoutReportedWords(block));
  const whole = isQuote ? withoutPosture(block.folded) : block.folded;
  const all = sentences
    .map((sentence) => withDigits(folded(sentence)).split(IN_SPITE_OF).at(-1) ?? '')
    .map((plain) => (isQuote ? withoutPosture(plain) : plain));
  return sentences.flatMap((sentence, index) => {
    const plain = all[index] ?? '';
    if (plain.length < 8 || phrases('disclaimer').test(plain) || /\?\s*$/u.test(plain)) return [];
    if (asksWhether(plain)) return [];
    if (!isQuote && (ASKS_A_DOCTOR.test(plain) || bodyTalk.charity.test(plain))) return [];
    if (!isQuote && isRejectedReport(all, index, languageOf(reading))) return [];
    let codes = codesOf.get(sentence);
    codes ??= claimedCodes(isQuote ? withoutPosture(sentence) : sentence, plain, reading, read);
    codesOf.set(sentence, codes);
    const isAllowed = isAuthorised(plain) && !namesIllness(plain) && !SYMPTOM.test(plain);
    // The text of a picture says what it shows of a body, and claims nothing by it.
    const shows = block.where.endsWith('> img') || block.tag === 'figcaption';
    if (
      block.tag === 'figcaption' ||
      (shows && isPortrait(block.text)) ||
      WARNS.test(plain) ||
      preparesTheSkin(plain) ||
      TREATISE.test(plain) ||
      isAllowed
    )
      codes = codes.filter((code) => code !== 'health_claim');
    const speaks =
      reading.productKind === 'nutra' &&
      codes.length === 0 &&
      !shows &&
      !isAllowed &&
      !isOfABatch(plain) &&
      !isOfRefusedPictures(plain, languageOf(reading)) &&
      speaksOfTheInside(withoutDenials(plain, languageOf(reading)), languageOf(reading));
    if (speaks) codes = ['health_claim'];
    const isOfWeight =
      reading.productKind === 'nutra' &&
      codes.length === 0 &&
      !isQuote &&
      !shows &&
      !block.isAside &&
      !isOfTheService(plain) &&
      !isOfRefusedPictures(plain, languageOf(reading)) &&
      namesAMeasureOfBodies(withoutDenials(plain, languageOf(reading)));
    if (isOfWeight) codes = ['weight_promise'];
    // A buyer's statement about results is one fault, whatever the result is.
    const isOfParcel =
      isQuote &&
      isOfTheService(plain) &&
      !namesIllness(plain) &&
      !SYMPTOM.test(plain) &&
      !namesBody(plain, languageOf(reading));
    const isResult =
      (codes.length > 0 && !isOfParcel) ||
      (phrases('result').test(plain) && !GAINS_TIME.test(plain)) ||
      (isQuote &&
        reading.productKind === 'physical' &&
        FADED.test(plain) &&
        seesBody(plain, languageOf(reading))) ||
      (GONE_IN_TIME.test(plain) && COMPLAINT.test(whole)) ||
      (isQuote && tellsOfResult(plain, whole, reading.productKind)) ||
      (isQuote && reading.productKind !== 'digital' && tellsOfUse(plain, whole, languageOf(reading))) ||
      (isQuote &&
        reading.productKind === 'nutra' &&
        !isOfTheService(plain) &&
        (tellsOfBody(withQuestion(all, index), languageOf(reading)) ||
          tellsOfChange(plain, all.filter((each) => !isOfTheService(each)).join(' '), isAfterATime(plain))));
    if (isOfParcel && !isResult) return [];
    if (isQuote)
      return isResult && !codes.includes('counterfeit')
        ? [{ code: 'testimonial_results' as const, sentence }]
        : codes.map((code) => ({ code, sentence }));
    return codes.map((code) => ({ code, sentence }));
  });
}

/** "People ask for pictures of bellies, and I post none." */
function isOfRefusedPictures(text: string, language: LanguageCode | undefined): boolean {
  return (
    ordinary.photo.test(text) &&
    text.split(/[,;:]| (?=(?:e|y|and|und|et) )/u).some((clause) => negationAt(clause.trim(), language) >= 0)
  );
}

/** Whoever is ill is told whom to ask. */
const ASKS_A_DOCTOR = wholeWords([`${bodySources.ask}[^.;!?]{0,40} ${bodySources.doctor}`]);

/** What it may do to a skin or a head is a warning. */
const WARNS =
  /(?<![a-z])(?:(?:sensi[a-z]*|empfindlich[a-z]*) (?:a la lumiere|a la luz|a luz|to (?:light|the sun|sunlight)|gegen (?:licht|sonne))|licht-?empfindlich[a-z]*|photosensi[a-z]*|fotosens[a-z]*|irrit[a-z]*|reiz(?:t|en|ung[a-z]*)|drows[a-z]*|sonolen[a-z]*|somnolen[a-z]*|schlafrig[a-z]*|(?:may|can|pode|puede|kann|peut) (?:stain|burn|sting|manchar|arder|queimar|brennen|tacher|piquer))(?![a-z])/u;

/** "Cramps at night? I forgot them": the answer is about the question. */
function withQuestion(sentences: readonly string[], index: number): string {
  const before = sentences[index - 1] ?? '';
  return `${/[?]\W*$/u.test(before) ? before : ''} ${sentences[index] ?? ''}`;
}

/** An hour a day is won by a robot, and no money. */
const GAINS_TIME =
  /(?<![a-z])(?:gagn[a-z]*|ganh[a-z]*|gan[eéo][a-z]*|sav[a-z]*|gain[a-z]*|spar[a-z]*|gewinn[a-z]*|gewonnen) (?:[a-z]+ ){0,2}(?:heures?|horas?|hours?|minutes?|minutos?|stunden?|minuten|temps|time|tempo|tiempo|zeit)(?![a-z])/u;

/** "The first week it smelled of plastic" tells of the thing. */
const OF_THE_THING =
  /(?<![a-z])(?:cheir[a-z]*|smel[a-z]*|ol(?:ia|ian|e|ieron|io)|huele[a-z]*|riech[a-z]*|roch[a-z]*|(?:sentait|sent|odeur)|plastic[a-z]*|plastik|plastique|gosto|tastes?|tasted|sabor|sabe|schmeck[a-z]*|gout|botao|button|boton|knopf|bouton|costura|seam|naht|couture|embal[a-z]*|packag[a-z]*|paquete|paket|colis)(?![a-z])/u;

const AMOUNT_OF_TIME =
  '(?:[a-z]+|\\d+) (?:days?|weeks?|months?|nights?|dias?|semanas?|mes(?:es)?|noites?|noches?|tage?n?|wochen?|monate?n?|nachte?n?|jours?|semaines?|mois|nuits?)';
const GONE =
  '(?:gone|ceased|cess[a-z]*|vanished|disappeared|stopped|sumi[a-z]*|desaparec[a-z]*|acab(?:ou|aram)|passou|passaram|foi embora|foram embora|se fue(?:ron)?|weg|verschwunden|vorbei|disparu[a-z]*|partie?s?|envole[a-z]*)';
/** What was seen of a body is there no more, or less. */
const FADED = new RegExp(
  `(?<![a-z])(?:${GONE}|faded|lighter|smaller|fewer|clareou|clarearam|suavizou|diminu[a-z]*|aclar[a-z]*|atenu[a-z]*|verblasst|weniger|heller|kaum noch|attenuee?s?|estompee?s?|efface[a-z]*|moins)(?![a-z])`,
  'u',
);
/** A complaint that a buyer had, and the days after which it was over. */
const GONE_IN_TIME = new RegExp(
  `(?<![a-z])(?:${GONE}[^.;!?]{0,15} (?:in|within|after|em|depois de|apos|en|a los|tras|nach|binnen|apres) ${AMOUNT_OF_TIME}|(?:in|within|after|em|en|tras|nach|binnen|apres) ${AMOUNT_OF_TIME}[^.;!?]{0,15} ${GONE})(?![a-z])`,
  'u',
);
const COMPLAINT =
  /(?<![a-z])(?:enxaquecas?|migr[a-z]*|jaqueca[a-z]*|kopfschmerz[a-z]*|headaches?|ringing|tinnitus|zumbid[a-z]*|acufen[a-z]*|acouphen[a-z]*|ohrensaus[a-z]*|bourdonnements?|insom?nia[a-z]*|insomni[a-z]*|schlaflos[a-z]*|dor(?:es)?|pains?|aches?|dolor(?:es)?|[a-z]*schmerz(?:en)?|douleurs?|psor[a-z]*|eczem[a-z]*|ekzem[a-z]*|artr[a-z]*|arthr[a-z]*|reflux[a-z]*|refluxo|gastrit[a-z]*|hemorr[a-z]*|hamorr[a-z]*|varizes|varices|krampfader[a-z]*|celulit[a-z]*|cellulit[a-z]*|queda de cabelo|hair loss|haarausfall|rugas|wrinkles|falten|rides|arrugas|acne|akne)(?![a-z])/u;

/** "It is no medicine and yet it cures": what follows is claimed. */
const IN_SPITE_OF =
  /(?<![a-z])(?:mesmo assim|ainda assim|and yet|even so|aun asi|sin embargo|trotzdem|dennoch|et pourtant|quand meme)(?![a-z])/u;

/** What the sentence claims, with what it denies left out: "does not ease pain, cures it" claims a cure. */
function claimedCodes(sentence: string, plain: string, reading: Reading, read: PolicyReader): FindingCode[] {
  const rest = withoutDenials(plain, languageOf(reading));
  const codes = rest === plain ? codesOf(sentence, plain, reading, read) : codesOf(rest, rest, reading, read);
  // "She hardly takes pills any more" and "knees that hurt no longer" deny, and claim by it.
  const claimsByIt =
    (reading.productKind !== 'digital' && needsFewerMedicines(plain)) ||
    (reading.productKind === 'nutra' && changesYourBodyInTime(rest, languageOf(reading)));
  if (codes.length > 0) return codes.filter((code) => code !== 'counterfeit' || !warnsOfCopies(plain));
  if (reading.productKind === 'digital' && nobodyLoses(plain)) return ['earnings_promise'];
  // "The trousers that would not close do so before the second jar is empty."
  if (reading.productKind === 'nutra' && isAfterATime(plain) && clothesFitAgain(plain))
    return ['weight_promise'];
  return claimsByIt ? ['health_claim'] : [];
}

function codesOf(
  sentence: string,
  plain: string,
  { sheet, productKind, language, text }: Reading,
  read: PolicyReader,
): FindingCode[] {
  const rules = read({ kind: 'descriptions', text: sentence, product: sheet.name ?? '', productKind }).map(
    ({ rule }) => rule,
  );
  let codes: FindingCode[] = rules.flatMap((rule) =>
    (rule === 'weight_amount' && (!NAMES_A_MEASURE.test(plain) || isOfGoods(plain))) ||
    (rule === 'earnings' &&
      READS_MONEY.has(language ?? '') &&
      !ABOUT_MONEY.test(plain) &&
      !earnsInTime(plain))
      ? []
      : (codeOfRule[rule] ?? []),
  );
  // Worms in the compost are no illness.
  const isOfThing =
    productKind === 'physical' &&
    !namesIllness(plain) &&
    !SYMPTOM.test(plain) &&
    !COMPLAINT.test(plain) &&
    !namesBody(plain, language ?? undefined);
  if (isOfThing && rules.every((rule) => codeOfRule[rule] !== 'health_claim' || rule === 'disease'))
    codes = codes.filter((code) => code !== 'health_claim');
  if (rules.includes('disease') && phrases('ending').test(plain) && !isNoIllness(plain))
    codes.push('cure_claim');
  const isOfLoad =
    productKind === 'physical' && WEIGHS.test(text) && !OF_A_BODY.test(plain.replace('abgenommen', ''));
  if (isOfLoad) codes = codes.filter((code) => code !== 'weight_promise');
  const isOfWeight =
    codes.includes('weight_promise') ||
    (!isOfLoad &&
      (productKind === 'nutra' || isOfSlimming(productKind, text, plain) || OF_YOURS.test(plain)) &&
      (phrases('weight').test(plain) || changesWeight(plain)) &&
      !isOfGoods(plain)) ||
    ((productKind === 'nutra' || (productKind === 'digital' && OF_DIET.test(text))) &&
      (weighsBodies(plain) || clothesFitAgain(plain) || speaksOfFat(plain)) &&
      !isOfTheService(plain) &&
      !isOfGoods(plain));
  if (isOfWeight) codes.push('weight_promise');
  if (
    productKind === 'nutra' &&
    (rules.includes('no_effort') || rules.includes('time_frame')) &&
    codes.length === 0 &&
    !phrases('use').test(plain) &&
    !OF_THE_THING.test(plain) &&
    !isOfGoods(plain)
  )
    codes.push('health_claim');
  if (productKind === 'nutra' && phrases('bodyEffect').test(plain)) codes.push('health_claim');
  if (productKind !== 'digital' && (changesTheBody(plain) || takesPain(plain))) codes.push('health_claim');
  const isBrought = productKind === 'digital' && bringsMoney(plain);
  if (phrases('earnings').test(plain) || promisesMoney(plain) || isBrought) codes.push('earnings_promise');
  if (productKind !== 'nutra' && !rules.some((rule) => rule.startsWith('disease')) && !SYMPTOM.test(plain))
    codes = codes.filter((code) => code !== 'cure_claim');
  const isNoEarning =
    (GAINS_TIME.test(plain) && !/\p{Sc}|r\$/u.test(plain)) ||
    CAPITAL.test(plain) ||
    (phrases('refundRule').test(plain) && !promisesMoney(plain)) ||
    phrases('refund').test(plain) ||
    (productKind !== 'digital' && phrases('affiliateNotice').test(plain) && isOwnCommission(plain)) ||
    (productKind !== 'digital' && ordinary.label.test(plain)) ||
    (productKind !== 'digital' && isDelivered(plain)) ||
    PRICE_BY_TIME.test(plain) ||
    PRICE_BY_MEASURE.test(plain) ||
    (isNobodysGain(plain) && !isBrought) ||
    soundsLikeGain(plain);
  codes = codes.filter((code) => code !== 'counterfeit');
  if (offersCopies(plain, { text, productKind, isInAds: rules.includes('counterfeit') }))
    codes.push('counterfeit');
  // "Ends diabetes" is one claim, a cure. "Ends the pain" is a promise of health as well.
  const isOfBody =
    (codes.includes('weight_promise') && /\d/u.test(plain)) ||
    (codes.includes('cure_claim') && !SYMPTOM.test(plain));
  return [...new Set(codes)].filter(
    (code) =>
      !(isOfBody && code === 'health_claim') &&
      !(isNoEarning && code === 'earnings_promise') &&
      !(
        code === 'cure_claim' &&
        !rules.includes('disease') &&
        (CURED_THING.test(plain) || PRIEST.test(plain))
      ),
  );
}
