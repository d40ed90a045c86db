import { pricesByTime, pricesOf, pricesOfOne } from './amounts.ts';
import { type Duration, everyDuration, findDurations, isTopic, withPlainDurations } from './durations.ts';
import type { Seen } from './finding-codes.ts';
import { ordinary } from './ordinary-words.ts';
import { excerptAround, folded, phrases, sentencesOf, withNumbers } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { isOfReader, looksLikeQuote } from './quotes.ts';
import type { Reading } from './reading.ts';
import { offeredData } from './structured-data.ts';

/** Finds contradictions between the page and the product sheet from which the ads are made. */
export function findSheetDifferences(reading: Reading): Seen[] {
  return [
    ...shownOr(comparePrice(reading), comparePriceData(reading)),
    ...shownOr(compareGuarantee(reading), compareReturnData(reading)),
    ...shownOr(compareDelivery(reading), compareDeliveryData(reading)),
    ...compareName(reading),
    ...compareLanguage(reading),
  ];
}

/** What people see counts before what machines are told. */
function shownOr(shown: Seen[], forMachines: Seen[]): Seen[] {
  return shown.length > 0 ? shown : forMachines;
}

const FOR_MACHINES = 'script ld+json';

/** Google compares the price that it is told with the one of the ad. */
function comparePriceData({ page, sheet }: Reading): Seen[] {
  if (sheet.price === undefined) return [];
  const { cents } = offeredData(page);
  const wanted = Math.round(Number(sheet.price) * 100);
  const [first] = cents;
  if (first === undefined || cents.includes(wanted)) return [];
  return [{ code: 'price_differs', excerpt: `price: ${(first / 100).toFixed(2)}`, where: FOR_MACHINES }];
}

function compareReturnData({ page, sheet }: Reading): Seen[] {
  const { returnDays } = offeredData(page);
  const wanted = sheet.moneyBackDays ?? sheet.trialDays;
  if (returnDays === null || wanted === undefined || isAbout(returnDays, wanted)) return [];
  if (legalDays(sheet.country).includes(returnDays)) return [];
  return [{ code: 'guarantee_differs', excerpt: `merchantReturnDays: ${returnDays}`, where: FOR_MACHINES }];
}

function compareDeliveryData({ page, sheet: { shipping } }: Reading): Seen[] {
  const { deliveryDays, shippingCents } = offeredData(page);
  const excerpt =
    shipping?.free === true && shipping.freeFrom === undefined && shippingCents !== null && shippingCents > 0
      ? `shippingRate: ${(shippingCents / 100).toFixed(2)}`
      : shipping?.days !== undefined && deliveryDays !== null && deliveryDays > shipping.days * 2
        ? `deliveryTime: ${deliveryDays}`
        : undefined;
  return excerpt === undefined ? [] : [{ code: 'delivery_differs', excerpt, where: FOR_MACHINES }];
}

function comparePrice({ blocks, sheet }: Reading): Seen[] {
  if (sheet.price === undefined) return [];
  const wanted = Math.round(Number(sheet.price) * 100);
  const prices = pricesOf(blocks);
  const isSame = ({ cents, currency }: (typeof prices)[number]) =>
    cents === wanted && (currency === null || sheet.currency === undefined || currency === sheet.currency);
  const [first] = prices
    .filter(({ block }) => /pric|prec|preis|prix|offer|ofert|angebot|offre/u.test(block.where))
    .concat(prices);
  if (!first || prices.some(isSame) || pricesByTime(blocks).some(isSame) || pricesOfOne(blocks).some(isSame))
    return [];
  return [
    {
      code: 'price_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

/** A year of guarantee is said as 12 months and as 365 days. */
function isAbout(days: number, wanted: number): boolean {
  return days === wanted || (days >= 28 && Math.abs(days - wanted) <= wanted * 0.02);
}

function compareGuarantee({ blocks, sheet }: Reading): Seen[] {
  const wanted = [sheet.guaranteeDays, sheet.moneyBackDays, sheet.trialDays].filter(
    (days) => days !== undefined,
  );
  if (wanted.length === 0) return [];
  const sentences = underHeadings(blocks).flatMap(({ block, heading }) =>
    underQuestions(sentencesOf(block.text), heading)
      .map(({ sentence, heading }) => ({
        heading,
        sentence: withPlainDurations(folded(sentence)).replace(BESIDE_THE_LAW, ''),
      }))
      .filter(({ sentence }) => !OF_THE_LAW.test(sentence) && !isOfRepair(sentence))
      .map(({ sentence, heading }) => ({
        block,
        heading,
        sentence,
        isReturn: isOfReturns(heading, sentence),
      })),
  );
  const isSame = ({ days }: { days: number }) => wanted.some((each) => isAbout(days, each));
  const durations = sentences
    .filter(({ sentence }) => !paysBack(sentence))
    .flatMap(({ block, heading, sentence }) =>
      guaranteesUnder(heading, sentence).map((found) => ({ ...found, block })),
    )
    .filter(({ unit }) => unit !== 'hour');
  const legal = legalDays(sheet.country);
  const windows = sentences
    .filter(
      ({ isReturn, sentence }) => isReturn && (REGRETS.test(sentence) || !OF_ANOTHER_TIME.test(sentence)),
    )
    .flatMap(({ block, sentence }) => {
      const isTheLast = ENDS_THERE.test(block.folded);
      return returnWindows(sentence).map((found) => ({ ...found, block, isTheLast }));
    })
    .filter(({ unit, days, isTheLast }) => unit !== 'hour' && (isTheLast || !legal.includes(days)));
  const isKept =
    durations.some(isSame) ||
    sentences.some(
      ({ isReturn, sentence }) =>
        (isReturn || isTopic(sentence, 'guarantee')) && everyDuration(sentence).some(isSame),
    );
  const differsInDefects =
    sheet.guaranteeDays === undefined || sheet.guaranteeDays === sheet.moneyBackDays
      ? []
      : guaranteeOfDefects(sentences, sheet.guaranteeDays, sheet.moneyBackDays);
  const different = isKept
    ? [
        ...durations.filter((each) => !isSame(each) && each.unit === 'day' && ![7, 14].includes(each.days)),
        ...differsInDefects,
      ]
    : [...durations, ...windows, ...differsInDefects, ...timesToGiveBack(blocks, isSame, legal)];
  return different.slice(0, 1).map(({ block, written }) => ({
    code: 'guarantee_differs' as const,
    where: block.where,
    excerpt: excerptAround(block.text, block.folded.indexOf(written)),
  }));
}

/** A question of whoever may not keep it: what its answer says of days is about that. */
const ASKS_TO_SEND_BACK =
  /(?<![a-z])(?:arrepen[a-z]*|nao gost[a-z]*|desist[a-z]*|devol[a-z]*|devuelv[a-z]*|change my mind|don't like|send (?:it|them) back|return (?:it|them)|no me (?:gusta|convence)|zuruck[a-z]*|nicht gefallt|widerruf[a-z]*|renvoy[a-z]*|plait pas|changer? d'avis)(?![a-z])[^?]*\?/u;

/** What comes back, in whatever words. */
const COMES_BACK =
  /(?<![a-z])(?:every (?:cent|penny|dollar)|money|refund[a-z]*|returns?|back|devol[a-z]*|devuelv[a-z]*|reembols[a-z]*|dinheiro|dinero|plata|reintegr[a-z]*|restitu[a-z]*|recuper[a-z]*|arrepend[a-z]*|geld|zuruck[a-z]*|erstatt[a-z]*|ruck(?:gabe|nahme|sendung)[a-z]*|widerruf[a-z]*|rembours[a-z]*|renvo[a-z]*|retour[a-z]*|rend(?:ons|u|re)|argent|repren[a-z]*)(?![a-z])/u;

/** The days in a text that gives back, when the page names those of the sheet nowhere. */
function timesToGiveBack(
  blocks: readonly ReadBlock[],
  isSame: (found: Duration) => boolean,
  legal: readonly number[],
): (Duration & { block: ReadBlock })[] {
  const read = blocks
    .filter((block) => !isStory(block))
    .flatMap((block) => {
      const sentences = sentencesOf(block.text).map((each) => withPlainDurations(folded(each)));
      return sentences.map((sentence, at) => ({ block, sentence, next: sentences[at + 1] ?? '' }));
    });
  if (read.some(({ sentence }) => everyDuration(sentence).some(isSame))) return [];
  return read
    .filter(
      ({ sentence, next }) =>
        COMES_BACK.test(`${sentence} ${next}`) &&
        !isOfRepair(sentence) &&
        !OF_THE_LAW.test(sentence) &&
        !paysBack(sentence),
    )
    .flatMap(({ block, sentence }) =>
      everyDuration(sentence)
        .filter(({ unit, days }) => unit !== 'hour' && days >= FEWEST_DAYS_TO_DECIDE && !legal.includes(days))
        .map((found) => ({ ...found, block })),
    );
}

/** What breaks, and who makes it good: a guarantee, whatever it is called. */
const BREAKS =
  /(?<![a-z])(?:rach[a-z]*|quebr[a-z]*|defeit[a-z]*|estrag[a-z]*|break[a-z]*|cracks?|fault[a-z]*|defects?|fails?|romp[a-z]*|raj[a-z]*|defect[a-z]*|falla[a-z]*|kaputt|bricht|brechen|reiss[a-z]*|mangel|defekt[a-z]*|cass[a-z]*|fend[a-z]*|panne|defauts?|garant[a-z]*|guarant[a-z]*)(?![a-z])/u;
const MAKES_GOOD =
  /(?<![a-z])(?:cobr(?:imos|e|em)|troc(?:amos|a)|consert[a-z]*|envia(?:mos)?|mandamos|outr[oa]|cover(?:s|ed)?|replac[a-z]*|repair[a-z]*|mend|another|cubr(?:imos|e)|cambiamos|repar[a-z]*|otr[oa]|ersetz[a-z]*|tausch[a-z]*|repari[a-z]*|neue[snr]?|couvr[a-z]*|couvert[a-z]*|remplac[a-z]*|repar[a-z]*|autre|garant[a-z]*|guarant[a-z]*|warranty)(?![a-z])/u;
/** Money back is another promise, with days of its own. */
const GIVES_MONEY_BACK =
  /(?<![a-z])(?:reembols[a-z]*|devol[a-z]*|dinheiro|satisf[a-z]*|refund[a-z]*|return[a-z]*|money|dinero|geld|erstatt[a-z]*|zuruck[a-z]*|rembours[a-z]*|repris[a-z]*|retour[a-z]*|arrepend[a-z]*|(?:30|60|90) (?:noites|nights|nachte|nuits|noches))(?![a-z])/u;

/** The time of a guarantee against defects, when the page names one and not that of the sheet. */
function guaranteeOfDefects(
  sentences: readonly { block: ReadBlock; heading: string; sentence: string }[],
  wanted: number,
  moneyBack: number | undefined,
): (Duration & { block: ReadBlock })[] {
  const found = sentences
    .filter(
      ({ block, heading, sentence }) =>
        !block.isAside &&
        BREAKS.test(`${heading} ${block.folded}`) &&
        MAKES_GOOD.test(sentence) &&
        !GIVES_MONEY_BACK.test(sentence) &&
        !isTopic(sentence, 'delivery'),
    )
    .flatMap(({ block, sentence }) => everyDuration(sentence).map((each) => ({ ...each, block })))
    .filter(({ unit }) => unit !== 'hour');
  return found.some(({ days }) => isAbout(days, wanted))
    ? []
    : found.filter(({ days }) => days >= 28 && days !== moneyBack);
}

/** How long the law lets people send back what they bought from afar, which is no guarantee of the seller. */
function legalDays(country: string | undefined): readonly number[] {
  if (country === undefined) return [7, 14];
  if (country === 'BR') return [7];
  return LANDS_OF_14_DAYS.has(country) ? [14] : [];
}

const LANDS_OF_14_DAYS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(
    ' ',
  ),
);

/** A question of a buyer who may send it back: "And if I do not like it?" */
const REGRETS =
  /(?<![a-z])(?:chang[a-z]* (?:your|my) mind|second thoughts|anders (?:zu )?uberleg[a-z]*|umentscheid[a-z]*|pensar[a-z]* mejor|not for (?:you|me)|(?:send|post|mail) (?:it|them) (?:back|home)|mandar de volta|change(?:r|z)? d'avis|no (?:es|era) para mi|nehmen (?:[a-z]+ ){0,3}zuruck|arrepend[a-z]*|nao gost[a-z]*|desist[a-z]*|mudar de ideia|devolv[a-z]*|devolu[a-z]*|change my mind|(?:don't|do not|doesn't) (?:like|love|fit|suit|work)|send (?:it|them) back|returns?|refunds?|no me (?:gusta|convence|queda)|devuelv[a-z]*|cambi[a-z]* de opinion|zuruck[a-z]*|gefallt|nicht mag|widerruf[a-z]*|umtausch[a-z]*|renvoy[a-z]*|retour[a-z]*|rembours[a-z]*|(?:plait|convient) pas|reembols[a-z]*|troc(?:a|as|ar|o (?:por|se))|erstatt[a-z]*|garant[a-z]*|guarant[a-z]*)(?![a-z])/u;

function isOfReturns(heading: string, sentence: string): boolean {
  return REGRETS.test(heading) || REGRETS.test(sentence);
}

/** Nothing comes after the days of the law: "after those 14 days we take nothing back". */
const ENDS_THERE =
  /(?<![a-z])(?:(?:depois|passad[oa]s?|apos)(?: [a-z]+| \d+){0,5},? (?:ja )?nao (?:[a-z]+ ){0,2}(?:aceit|troc|devolv|receb|reembols)[a-z]*|after (?:that|those|these|this|the)(?: [a-z]+| \d+){0,3},? (?:we|there|no|all)(?: [a-z]+)? ?(?:can't|cannot|can not|don't|do not|no|are|sales|is)|(?:despues|pasad[oa]s?|transcurrid[oa]s?)(?: [a-z]+| \d+){0,5},? (?:ya )?no (?:[a-z]+ ){0,2}(?:acept|admit|cambi|devolv|recog)[a-z]*|(?:danach|nach (?:diesen|den|ablauf)(?: [a-z]+| \d+){0,4}) (?:nehmen|konnen|ist|sind|gibt)(?: [a-z]+){0,4} (?:nicht|keine?|nichts|ausgeschlossen)|(?:passe|apres|au-dela)(?: [a-z]+| \d+){0,5},? (?:nous ne|aucun|plus|on ne|rien)|(?:depois(?: disso)?|apos isso|passado (?:esse|este|o) prazo|after (?:that|this)|afterwards|despues|luego|pasado (?:ese|este|el) plazo|danach|spater|dann|ensuite|apres|passe ce delai),? (?:[a-z]+ ){0,4}(?:definitiv[a-z]*|final|for good|firme|ferme|endgultig|bindend|behalten|nichts mehr|nicht mehr|rien))(?![a-z])/u;

/** How soon the seller pays back, which is no guarantee: whatever time comes behind it. */
const PAYS_BACK =
  /(?<![a-z])(?:(?:reembols[a-z]*|estorn[a-z]*|refund[a-z]*|pay (?:you )?back|erstatt[a-z]*|rembours[a-z]*|devolve[a-z]* (?:o |el |seu |su |tu )?(?:valor|dinheiro|dinero|importe)|return your money|zahlen|uberweisen|estornamos)[^.;!?\d]{0,30}(?:within|in|em ate|em|en|innerhalb(?: von)?|binnen|sous|dans les|a los)|(?:reembolsos?|estornos?|devolucion(?:es)?|valor|dinheiro|dinero|plata|refunds?|money|credit|erstattung|geld|betrag|remboursement|somme|argent)(?: [a-z]+){0,6} (?:takes?|arrives?|shows?|appears?|reach(?:es)?|lands?|cai|chega|demora|leva|aparece|tarda|llega|ist|kommt|erscheint|arrive|met|apparait)(?![^.;!?\d]{0,30} (?:home|back))[^.;!?\d]{0,30}) \d/u;

/** "We give the money back within 15 days of delivery": the time of whoever bought, and not of the money. */
const FROM_ITS_DELIVERY =
  /(?<![a-z])(?:depois|apos|a partir|contados?|desde|from|of|after|since|nach|ab|seit|a compter|apres|suivant)(?: (?:da|de|do|la|el|the|der|your|your|sua|ihrer|votre|l[ae]))* ?(?:entrega|delivery|livraison|lieferung|zustellung|llegada|chegada|arrival)(?![a-z])/u;

function paysBack(sentence: string): boolean {
  return PAYS_BACK.test(sentence.replace(FROM_DELIVERY, ' ')) && !FROM_ITS_DELIVERY.test(sentence);
}

/** "By day 15" is within 15 days. */
const BY_THE_DAY = /(?<![a-z])(?:day|dia|tag|jour) (\d{1,3})(?!\d)/gu;
const FEWEST_DAYS_TO_DECIDE = 7;

/** How long a buyer has to send it back: every time in a sentence about that, except the one after which money comes. */
function returnWindows(whole: string): Duration[] {
  const sentence = withNumbers(whole.replace(FROM_DELIVERY, ' ')).replace(BY_THE_DAY, '$1 days');
  const paid = paysBack(whole) ? (PAYS_BACK.exec(sentence)?.index ?? sentence.length) : sentence.length;
  return everyDuration(sentence.slice(0, paid)).filter(({ days }) => days >= FEWEST_DAYS_TO_DECIDE);
}

/** "One year, on top of the statutory guarantee": the year is the seller's. */
const BESIDE_THE_LAW =
  /,? (?:en plus|alem|ademas|neben|zusatzlich|besides|in addition|on top|as well as|on top of)(?![a-z])[^,;.]*/u;

/** What the law grants besides is no promise of the seller. */
const OF_THE_LAW =
  /(?<![a-z])(?:(?:pela|da|manda a|exige a|por|la|marca la|segun la|by|the|under) (?:ley|lei|law)|legal(?:es|e|es|ais)?|legais|statutory|gesetzlich[a-z]*|legale?s?)(?![a-z])/u;

function compareDelivery({ blocks, sheet, text }: Reading): Seen[] {
  const { days, dispatchHours, free } = sheet.shipping ?? {};
  if (free && phrases('paidShipping').test(text) && !phrases('freeShipping').test(text)) {
    const block = blocks.find((each) => phrases('paidShipping').test(each.folded));
    return [
      { code: 'delivery_differs', excerpt: excerptAround(block?.text ?? ''), where: block?.where ?? '' },
    ];
  }
  if (days === undefined) return [];
  const durations = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      underQuestions(block.text.split(/[·|•]/u).flatMap(sentencesOf), heading)
        .map(({ sentence, heading }) => ({
          heading,
          sentence: withNextDay(withPlainDurations(folded(sentence))),
        }))
        .filter(
          ({ sentence }) =>
            !isAboutReturns(sentence) && !EVERY_MONTH.test(sentence) && !TELLS_HOW_IT_CAME.test(sentence),
        )
        .filter(({ heading }) => !ASKS_TO_SEND_BACK.test(heading))
        .flatMap(({ sentence, heading }) =>
          durationsUnder(heading, sentence, 'delivery').map((found) => ({ ...found, block, sentence })),
        ),
    )
    .map((found) => (found.unit === 'hour' && ARRIVES_IN.test(found.sentence) ? inWholeDays(found) : found))
    .filter(({ unit }) => unit !== 'hour' || dispatchHours === undefined);
  const isSame = ({ days: found, isBusiness }: Duration) =>
    found === days || (isBusiness && Math.abs(Math.ceil((found * 7) / 5) - days) <= 1);
  const named = durations.filter(({ unit }) => unit !== 'hour');
  const offered = named.length > 0 ? named : timesBeside(blocks, isSame);
  const [first] = offered;
  // Each region has its time: "3 days in England, 6 in the Highlands".
  const regions = durations.flatMap(({ block, sentence, unit, isBusiness }) => [
    ...everyDuration(sentence).map((found) => ({ ...found, block, sentence })),
    ...numbersWithoutUnit(sentence).map((number) => ({
      block,
      sentence,
      unit,
      isBusiness,
      written: '',
      days: number * (unit === 'week' ? 7 : 1),
    })),
  ]);
  const under = durationsOfSections(blocks);
  if (!first || [...durations, ...offered, ...regions, ...under].some(isSame)) return [];
  return [
    {
      code: 'delivery_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

/** Who brings it, what comes, and where it ends: beside a number of days they mean the delivery. */
const GOODS =
  /(?<![a-z])(?:pacote|encomenda|caixa|carteiro|correios?|entregador|mercadoria|produto|galpao|navio|alfandega|parcel|package|box|courier|postman|postie|mailbox|briefkasten|briefkastens|brieftrager[a-z]*|zusteller[a-z]*|mailman|mail carrier|driver|order|overseas|customs|warehouse|paquete|cartero|mensajero|repartidor|pedido|caja|almacen|barco|aduana|paket|packchen|sendung|ware|postbote|bote|fahrer|spedition|zoll|werk|colis|livreur|facteur|coursier|transporteur|entrepot|douane|bateau)(?![a-z])/u;
const ON_ITS_WAY =
  /(?<![a-z])(?:ate|cheg[a-z]*|caminho|viaj[a-z]*|a bordo|(?:na|sua|tua) (?:porta|casa)|campainha|tocar|toca|rings?|llame|llama|until|before|arriv[a-z]*|reach[a-z]*|porch|door[a-z]*|on the (?:water|way|road)|at sea|in transit|takes?|spends?|hasta|lleg[a-z]*|camino|en casa|puerta|tarda[a-z]*|bis|unterwegs|lautet|klingelt|ankommt|eintrifft|bei ihnen|vor (?:ihrer|der) tur|steht|braucht|avant|arriv[a-z]*|en route|en chemin|chez vous|met|mettra|sonne|(?:entre|between|zwischen|from|desde|ab|nach|apres|after) (?:[a-z]+ ){0,2}(?:reglement|paiement|commande|pagamento|pago|pedido|payment|order|zahlung|bestellung))(?![a-z])/u;
/** Of its age, its making, its trial or its use. */
const OF_ANOTHER_TIME =
  /(?<![a-z])(?:(?:desde|since|seit|depuis)(?= (?:\d|ha |faz |hace |o ano|el ano|ce |dies))|ago|hace|ha \d|vor \d|il y a|anos|years|jahre[a-z]*|ans|dur[ae][a-z]*|lasts?|halt[a-z]*|suffi[a-z]*|reicht|use[ds]?|us[aoe][a-z]*|tom[a-z]*|nehm[a-z]*|pren[a-z]*|cur(?:a|tid)[a-z]*|fermen[a-z]*|reif[a-z]*|lager[a-z]*|aged|dry|dries|seca|trockn[a-z]*|seche[a-z]*|recarreg[a-z]*|charg[a-z]*|akku|bateri[a-z]*|batter[a-z]*|open|aberto|geoffnet|ouvert|keeps?|conserv[a-z]*|try|test[a-z]*|prob[a-z]*|experiment[a-z]*|essay[a-z]*|oficina|atelier|workshop|taller|werkstatt|weav[a-z]*|woven|gegossen|geschliff[a-z]*|secar[a-z]*|tress[a-z]*|vern[a-z]*|barniz[a-z]*|(?:hand)?made|feito|hecho|fait main|fertig[a-z]*|geh[a-z]*use)(?![a-z])/u;

/** Where it ends: with whoever reads the page. */
const AT_YOURS =
  /(?<![a-z])(?:(?:ate|na sua|em sua|nas suas|a sua|em) (?:voce|casa|porta|maos)|(?:to|in|at|into|on) your (?:door[a-z]*|home|house|hands?|hallway|porch|letter ?box|mailbox)|with you|(?:en|a) (?:tu |su )?(?:casa|puerta|domicilio)|en (?:tus|sus) manos|(?:bei|vor) (?:ihnen|ihrer tur|dir|deiner tur)|in (?:handen|ihren handen|den handen)|zu ihnen|chez vous|entre (?:les|vos) mains|a votre porte)(?![a-z])/u;
/** It is made, or grows, or lasts. */
const OF_MAKING =
  /(?<![a-z])(?:fermen[a-z]*|reif[a-z]*|cura[a-z]*|descans[a-z]*|rest[se]?|repos[a-z]*|ruh[et][a-z]*)(?![a-z])/u;

/** The days beside the goods on their way, whatever joins them, when nothing nearer tells of the delivery. */
function goodsOnTheirWay(
  blocks: readonly ReadBlock[],
): (Duration & { block: ReadBlock; sentence: string })[] {
  return blocks.flatMap((block) => {
    if (isStory(block) || block.isAside) return [];
    return sentencesOf(block.text).flatMap((written) => {
      const sentence = withPlainDurations(folded(written));
      const isOfWay =
        !isAboutReturns(sentence) &&
        !EVERY_MONTH.test(sentence) &&
        !TELLS_HOW_IT_CAME.test(sentence) &&
        ((GOODS.test(sentence) && ON_ITS_WAY.test(sentence) && !OF_ANOTHER_TIME.test(sentence)) ||
          (AT_YOURS.test(sentence) &&
            !OF_MAKING.test(sentence) &&
            !OF_ANOTHER_TIME.test(sentence.replace(FROM_A_PLACE, ' '))));
      return isOfWay
        ? everyDuration(sentence)
            .filter(({ unit }) => unit === 'day' || unit === 'week')
            .map((found) => ({ ...found, block, sentence }))
        : [];
    });
  });
}

/** Of what else a page names days: what is sent back, how long it lasts, when it began, how it is learned. */
const OF_NO_DELIVERY =
  /(?<![a-z])(?:garant[a-z]*|guarant[a-z]*|warrant[a-z]*|devol[a-z]*|returns?|returned|(?:send|sent) (?:it |them )?back|ruck[a-z]*|widerruf[a-z]*|retour[a-z]*|renvo[a-z]*|rembours[a-z]*|refund[a-z]*|reembols[a-z]*|troc[a-z]*|chang[a-z]*|cambi[a-z]*|money|dinheiro|dinero|geld|argent|pren[a-z]*|nehm[a-z]*|tom[a-z]*|cada|every|alle|jede[a-z]*|tous les|chaque|aulas?|lessons?|lektion[a-z]*|lecons?|kurs[a-z]*|cours|curso|course|reif[a-z]*|sec(?:a|o|am|an|hent)|trock[a-z]*|desde|since|seit|depuis|lbs?|kgs?|kilos?|pounds?|riech[a-z]*|smells?|cheir[a-z]*|huele[a-z]*|danach|then|depois|despues|ensuite)(?![a-z])/u;

/** When it leaves says not when it comes. */
const LEAVES_HERE =
  /(?<![a-z])(?:despach[a-z]*|expedi[a-z]*|post(?:ad[oa]|am|amos)|envi(?:amos|a-se|am)|dispatch[a-z]*|ships?|shipped|sends?|leaves?|reply|replies|answer[a-z]*|respond[a-z]*|antwort[a-z]*|repond[a-z]*|sale|salen|salida|versandfertig|verschick[a-z]*|verlass[a-z]*|part(?:ent)?|estufa|kiln|ofen|oven|forno|horno|four)(?![a-z])/u;

/** The days beside the goods, or for nothing else, when a page names those of the sheet nowhere. */
function timesBeside(
  blocks: readonly ReadBlock[],
  isSame: (found: Duration) => boolean,
): (Duration & { block: ReadBlock; sentence: string })[] {
  const read = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      underQuestions(sentencesOf(block.text), heading).map((each) => ({ ...each, block })),
    )
    .map((each) => ({ ...each, sentence: withPlainDurations(folded(each.sentence)) }))
    .map((each) => ({ ...each, times: everyDuration(each.sentence) }));
  const isSaid = read.some(
    ({ sentence, times }) =>
      times.some(isSame) ||
      numbersWithoutUnit(sentence).some((days) =>
        isSame({ days, unit: 'day', isBusiness: false, written: '' }),
      ),
  );
  if (isSaid) return [];
  const onTheirWay = goodsOnTheirWay(blocks);
  if (onTheirWay.length > 0) return onTheirWay;
  return read
    .filter(
      ({ block, heading, sentence }) =>
        !block.isAside &&
        !ASKS_TO_SEND_BACK.test(heading) &&
        !isAboutReturns(sentence) &&
        !EVERY_MONTH.test(sentence) &&
        !TELLS_HOW_IT_CAME.test(sentence) &&
        !OF_ANOTHER_TIME.test(sentence) &&
        !OF_MAKING.test(sentence) &&
        !OF_NO_DELIVERY.test(sentence) &&
        (isTopic(sentence, 'delivery') ||
          GOODS.test(sentence) ||
          ON_ITS_WAY.test(sentence) ||
          AT_YOURS.test(sentence)) &&
        (!LEAVES_HERE.test(sentence) || AT_YOURS.test(sentence)),
    )
    .flatMap(({ block, sentence, times }) =>
      times
        .filter(({ unit }) => unit === 'day' || unit === 'week')
        .map((found) => ({ ...found, block, sentence })),
    );
}

/** "From our workshop": where it leaves. */
const FROM_A_PLACE =
  /(?<![a-z])(?:da|do|from|desde|de|vom?|von|aus|depuis|du)(?: [a-z]+){0,2} (?:oficina|atelier|workshop|bench|taller|werkstatt)(?![a-z])/gu;

/** Somebody tells how it came: a story of one parcel, and no offer. */
const TELLS_HOW_IT_CAME =
  /(?<![a-z])(?:chegou|chegaram|recebi|demorou|demoraram|levou|veio|arrived|came|took|turned up|got (?:here|mine|it)|received|llego|llegaron|recibi|tardo|tardaron|vino|kam|kamen|ankam|angekommen|eingetroffen|dauerte|erhielt|war (?:[a-z]+ ){0,4}da|(?:est|sont|m'est|ete) (?:deja )?arrivee?s?|ai recue?s?|a mis|ai (?:ete livre|eu)|arrivee?s? (?:en|apres|au bout)(?= [a-z]+ jours?,? (?:bien|et|sans)))(?![a-z])/u;

/** What a buyer or a reader says. */
function isStory(block: ReadBlock): boolean {
  return looksLikeQuote(block) || isOfReader(block.text);
}

/** "Delivery in 24 hours" is a time of delivery, and "we send it in 24 hours" is not. */
const ARRIVES_IN =
  /^(?!.*(?:despach|expedi|postad|postam|enviamos|envia-se|sai em|dispatch|ships?(?![a-z])|shipped|send out|leaves|sale en|salida|versandfertig|verschick|verlass|part en|part sous))(?=.*(?:entreg|receb|cheg|deliver|arriv|door|recib|lleg|geliefert|lieferung|zustell|bei ihnen|livr|recev|chez vous))/u;

function inWholeDays(found: Duration & { block: ReadBlock; sentence: string }): typeof found {
  return { ...found, unit: 'day', days: Math.max(1, found.days) };
}

/** A subscription comes again and again. */
const EVERY_MONTH =
  /(?<![a-z])(?:a cada|cada|todo[s]?(?: os)?|every|alle|jede[nr]?|tous les|chaque) (?:\d+ )?(?:dias?|days?|tage|jours?|mes(?:es)?|months?|monate?|mois|semanas?|weeks?|wochen?|semaines?)(?![a-z])/u;

/** "Next-day delivery", "receba amanhã". */
function withNextDay(sentence: string): string {
  return sentence
    .replace(/(?<![a-z])(?:next|same)[- ]day(?=[ -](?:delivery|shipping))/gu, '1 day')
    .replace(/(?<=(?:receb|chega|entreg|lleg|recib)[a-z]* )(?:amanha|manana)(?![a-z])/gu, 'em 1 dias')
    .replace(/(?<![a-z])overnight (?=shipping|delivery)/gu, '1 day ')
    .replace(/(?<=(?:get it|delivered|arrives?) )tomorrow(?![a-z])/gu, 'delivery in 1 day')
    .replace(/(?<=heute bestellt, )morgen(?= (?:da|geliefert|bei ihnen))/gu, 'lieferung in 1 tag')
    .replace(/(?<![a-z])24 ?\/ ?48 ?h(?![a-z])/gu, '2 dias')
    .replace(/(?<=\d )(?=(?:days|weeks) after order)/gu, '')
    .replace(/(?<=(?:cheg|lleg|arriv)[a-z]* (?:em|en|in|dans) )(\d{1,2})(?=\W*$)/gu, '$1 dias');
}

/** Of two times, the second may lack its unit: "within four business days and the rest of the country within nine". */
function numbersWithoutUnit(sentence: string): number[] {
  return [
    ...withNumbers(sentence).matchAll(
      /(?<![a-z])(\d{1,2}) (?:at (?:the )?(?:most|latest)|tops|max[a-z]*|no maximo|como (?:mucho|maximo)|hochstens|spatestens|au plus)(?![a-z])/gu,
    ),
    ...withNumbers(sentence).matchAll(
      /(?<![a-z])(?:within|in|up to|inside|binnen|innerhalb(?: von)?|bis zu|en|hasta|ate|em|sous|dans|jusqu'a|a) (\d{1,2})(?=\s*(?:[.,;:!?)]|$| (?:and|or|e|y|und|et)(?![a-z])))/gu,
    ),
  ].map(([, number]) => Number(number));
}

/** Every time that stands under a heading of the delivery, so that each region may have its own line. */
function durationsOfSections(blocks: readonly ReadBlock[]): Duration[] {
  let isDelivery = false;
  return blocks.flatMap(({ tag, folded: text, isQuote }) => {
    if (/^h[1-6]$|^summary$|^dt$|^legend$/u.test(tag)) isDelivery = isTopic(text, 'delivery');
    return isDelivery && !isQuote ? everyDuration(withPlainDurations(text)) : [];
  });
}

/** The words of a heading, which names the topic of the text under it. */
const MOST_WORDS_OF_A_HEADING = 4;
const MOST_WORDS_OF_A_QUESTION = 14;

/** Each text that is not a quote, with the short line or the question before it. */
function underHeadings(blocks: readonly ReadBlock[]): { block: ReadBlock; heading: string }[] {
  return blocks.flatMap((block, index) => {
    if (isStory(block)) return [];
    const before = blocks[index - 1];
    const isHeading =
      before !== undefined &&
      (before.text.endsWith('?')
        ? before.words <= MOST_WORDS_OF_A_QUESTION
        : before.words <= MOST_WORDS_OF_A_HEADING && !/[.!\d]/u.test(before.text));
    return [{ block, heading: isHeading ? before.folded : '' }];
  });
}

/** Each sentence with the question of the same text that it answers, or else with the text's heading. */
function underQuestions(
  sentences: readonly string[],
  heading: string,
): { sentence: string; heading: string }[] {
  let above = heading;
  return sentences.map((sentence) => {
    const under = { sentence, heading: above };
    if (sentence.endsWith('?') && sentence.split(' ').length <= MOST_WORDS_OF_A_QUESTION)
      above = `${heading} ${folded(sentence)}`.trim();
    return under;
  });
}

/** "Within 45 days of delivery": the delivery only says when the days begin. */
const FROM_DELIVERY =
  /(?<=[a-z] )(?:depois|apos|a partir|contados?|corridos|desde|a contar|from|of|after|since|upon|following|nach|ab|seit|a compter|apres|suivant|a partir)(?: (?:de|da|do|del|que|lo|la|el|le|du|der|dem|the|you|your|a|o|as|it|sua|suya|votre))* (?:entregas?|recebimento|receber|recebe|recebido|chegada|deliver[a-z]*|receipt|receiv[a-z]*|arriv[a-z]*|recepcion|recib[a-z]*|llegada|erhalt|lieferung|zustellung|empfang|ankunft|livraison|recepti?on|recu|recevoir)(?![a-z])/gu;

/** What a sentence says; "Guarantee" over "90 days against faults" is read as one sentence. */
function durationsUnder(heading: string, whole: string, list: 'guarantee' | 'delivery'): Duration[] {
  const sentence = whole.replace(FROM_DELIVERY, ' ');
  const durations = findDurations(sentence, list);
  const other = list === 'guarantee' ? 'delivery' : 'guarantee';
  const isPlain =
    isTopic(heading, list) &&
    !ASKS_WHAT.test(heading) &&
    !isTopic(heading, other) &&
    findDurations(sentence, other).length === 0;
  if (durations.length > 0 || !isPlain) return durations;
  const amount = sentence.replace(BEFORE_THE_NUMBER, '$1');
  const under = findDurations(`${heading.replace(/\W+$/u, '')} ${amount}`, list);
  return under.length > 0 ? under : findDurations(`${TOPIC[list]} ${amount}`, list);
}

/** "Delivery in 5 days and 60 days of guarantee": the time of the delivery stands beside both. */
function guaranteesUnder(heading: string, sentence: string): Duration[] {
  const found = durationsUnder(heading, sentence, 'guarantee');
  const delivery = findDurations(sentence, 'delivery').map(({ days }) => days);
  const others = found.filter(({ days }) => !delivery.includes(days));
  return others.length > 0 ? others : found;
}

/** "What you receive" asks for no time. */
const ASKS_WHAT = /^\W*(?:o que|que|what|was|ce que|lo que)(?![a-z])/u;

/** What a question asks in words of its own: "How long until I get it?" */
const TOPIC = { guarantee: 'garantia', delivery: 'entrega' } as const;

/** The patterns look as far back from a number. */
const BEFORE_THE_NUMBER = /^\D*?([^\d.,;!?·|•]{0,40})(?=\d)/u;

const SOON_ENOUGH =
  /(?<![a-z])(?:max[a-z]*|at (?:the )?most|no maximo|como mucho|hochstens|au plus|(?:within|in|em(?: ate)?|en|sous|binnen|innerhalb von) \d+ (?:[a-z]+ )?(?:days|weeks|dias|semanas|tagen?|wochen|jours|semaines))(?![a-z])/u;

/** How long a repair takes, which is no time of a guarantee. */
function isOfRepair(sentence: string): boolean {
  return ordinary.weRepair.test(sentence) && SOON_ENOUGH.test(sentence) && !FROM_ITS_DELIVERY.test(sentence);
}

function isAboutReturns(sentence: string): boolean {
  return (
    phrases('refund').test(sentence) ||
    phrases('refundRule').test(sentence) ||
    isOfRepair(sentence) ||
    ordinary.label.test(sentence) ||
    ordinary.runsOut.test(sentence) ||
    /garant|guarant|warranty/u.test(sentence)
  );
}

/** Letters and digits alone: "Vita-Lis" is "Vitalis". */
function squashed(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function compareName({ blocks, page, sheet, url, contentWords }: Reading): Seen[] {
  const names = [sheet.name, sheet.shortName, ...(sheet.spellings ?? [])].filter(
    (name) => name !== undefined,
  );
  if (names.length === 0 || contentWords === 0) return [];
  const seen = [page.title, ...blocks.map(({ text }) => text), ...page.images.map(({ alt }) => alt)];
  const written = squashed(seen.join('\n'));
  const words = new Set(wordsOf(`${seen.join('\n')} ${url?.pathname ?? ''}`));
  const host = squashed(url?.hostname ?? '');
  const isSeen = (word: string) =>
    words.has(word) ||
    (word.length >= LONG_WORD && host.includes(word)) ||
    (word.length >= WORD_OF_A_PLACE && words.has(word.replace(/er$/u, '')));
  return names.some(
    (name) =>
      (squashed(name) !== '' && written.includes(squashed(name))) || saysTheWords(wordsOf(name), isSeen),
  )
    ? []
    : [{ code: 'product_name_missing', excerpt: page.title }];
}

const LONG_WORD = 4;
/** "Ebersgrunder" is from Ebersgrund. */
const WORD_OF_A_PLACE = 7;
/** Of a name with as many words, one may be left out: "Switchback Harness" is the "Switchback Dog Harness". */
const WORDS_OF_A_LONG_NAME = 4;

/** The brand and the name of a product often stand apart: "Switchback Harness | Pack & Paddock". */
function saysTheWords(wanted: readonly string[], isSeen: (word: string) => boolean): boolean {
  const missing = wanted.filter((word) => !isSeen(word));
  return (
    wanted.length > 1 &&
    missing.every((word) => !/\d/u.test(word)) &&
    missing.length <= (wanted.length >= WORDS_OF_A_LONG_NAME ? 1 : 0)
  );
}

/** How much of it is sold, at the end of a name: "60 capsules", "500 g". */
const HOW_MUCH = /(?<![\s,(])[\s,(]+\d[\d.,]* ?\p{L}+\)?\s*$/u;

/** The words of a text without the ending of the plural, and without how much is sold. */
function wordsOf(text: string): string[] {
  const words = folded(text.replace(HOW_MUCH, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.map((word) => word.replace(/(?<=[a-z]{3})(?:es|[sn])$/u, '').replace(/(?<=[a-z]{3})[aeo]$/u, '')),
    ),
  ];
}

function compareLanguage({ language, sheet, blocks, contentWords }: Reading): Seen[] {
  if (language === null || sheet.language === undefined || language === sheet.language || contentWords < 30)
    return [];
  const [longest] = [...blocks].sort((a, b) => b.words - a.words);
  return [
    { code: 'mixed_language', excerpt: excerptAround(longest?.text ?? ''), where: longest?.where ?? '' },
  ];
}
