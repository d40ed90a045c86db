import { withoutDeniedQuestions } from './answers.ts';
import type { Seen } from './finding-codes.ts';
import { ordinary } from './ordinary-words.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords, withNumbers } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { pressureSources as source, pressureWords as says } from './pressure-words.ts';
import type { Reading } from './reading.ts';
import { isRouter } from './scripts.ts';
import { hasStyledClock } from './styled-clocks.ts';
import {
  findScriptedNumbers,
  IDLE,
  inventsNumbers,
  inventsText,
  mayCountDown,
  playsStock,
  runsOutWithTheVisit,
  type ScriptedNumber,
  textsOfScript,
  timesSomethingElse,
} from './scripted-numbers.ts';

/** Clocks that start again and counts that nobody can check. */
export function findPressure(reading: Reading): Seen[] {
  const scripted = findScriptedNumbers(reading);
  return [...findCountdown(reading, scripted), ...findStock(reading, scripted)];
}

/** A script that counts from now on, so that every visitor has the same minutes. */
const COUNTS_FROM_NOW =
  /(?:date\.now\(\)|gettime\(\)|\+ ?new date)\s*\+\s*\(?(?:\d{4,8}\b|\d+(?:\.\d+)?e[4-7])|(?:date\.now\(\)|new date\(\)(?:\.gettime\(\))?|\+new date\(?\)?|\bnow\b)\s*\+\s*\(?\s*[\d\w.]+\s*\*|(?:min(?:ute|uto)?s?|sec(?:ond|onde)?s?|seg(?:undo)?s?|sek(?:unden)?|time ?left|timeleft|remaining|restante|duration|countdown|timer|tempo|tiempo|temps|zeit|total|left|t|s|m)\s*=\s*(?:\d+\s*\*\s*)*\d+\b[\s\S]{0,600}(?:setinterval|settimeout|requestanimationframe)|setinterval\([\s\S]{0,400}(?:--|-= ?1)|\b\w+\s*=\s*\d{2,5}\b[\s\S]{0,200}setinterval\([\s\S]{0,200}\w\s*-\s*1\b/iu;
/** A script that writes minutes and seconds. */
const TICKS =
  /setinterval[\s\S]{0,800}%\s*60|%\s*60[\s\S]{0,800}setinterval|setinterval[\s\S]{0,400}toisostring\(\)\.(?:slice|substr)/iu;
const MOST_WORDS_BESIDE_A_CLOCK = 14;
const RESTARTS = /set(?:hours|minutes|date)\([^)]{0,40}(?:get(?:hours|minutes|date)\(\)|23)/iu;
/** A date that is the same for everybody. */
const FIXED_DATE =
  /\d{4}-\d{2}-\d{2}|new date\(\s*\d{4}\s*,|\d{1,2}\/\d{1,2}\/\d{4}|date\.utc\(\s*\d{4}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}/iu;
const CLOCK =
  /(?<!\d)\d{1,2}\s?:\s?\d{2}(?:\s?:\s?\d{2})?(?!\d)|(?<!\d)\d+\s?m(?:in[a-z]{0,6}\.?)?,?(?: (?:e|and|y|und|et))?\s?\d+\s?s/iu;

function findCountdown(reading: Reading, scripted: readonly ScriptedNumber[]): Seen[] {
  const { content, page } = reading;
  const scripts = page.scripts.filter(mayCountDown).join('\n');
  const hasFixedDate =
    FIXED_DATE.test(scripts) || page.blocks.some(({ isTimer, text }) => isTimer && FIXED_DATE.test(text));
  const countsFromNow = COUNTS_FROM_NOW.test(scripts) || RESTARTS.test(scripts);
  const says = content.find(
    ({ folded, isQuote }) =>
      !isQuote && phrases('countdown').test(folded) && !DATE_SAID.test(folded) && !IDLE.test(folded),
  );
  const shows = content.find(
    (block, index) =>
      block.isTimer &&
      (CLOCK.test(block.text) || /^\d{1,2}$/u.test(block.text)) &&
      (countsFromNow || !DATE_SAID.test(around(content, index))),
  );
  const ticks =
    countsFromNow && TICKS.test(scripts)
      ? content.find(
          ({ text, folded, words, isQuote }) =>
            !isQuote &&
            !timesSomethingElse(folded) &&
            words <= MOST_WORDS_BESIDE_A_CLOCK &&
            (text.match(new RegExp(CLOCK, 'gu')) ?? []).length === 1,
        )
      : undefined;
  const today = content.find(({ folded }) => phrases('onlyToday').test(folded));
  const writesDate = /tolocaledatestring|todatestring|getdate\(\)/iu.test(scripts);
  const deadline =
    writesToday(scripts) || (countsFromNow && REMEMBERS.test(scripts)) || hasEvergreenScript(page)
      ? content.find(
          ({ folded, words, isQuote }) =>
            !isQuote && words <= MOST_WORDS_OF_A_DEADLINE && DEADLINE.test(folded) && !DATE_SAID.test(folded),
        )
      : undefined;
  const runsOut =
    hasStyledClock(page.styles) ||
    page.scripts.some(
      (script) =>
        writesAnHourFromNow(script) ||
        (runsOutWithTheVisit(script, page) &&
          !FIXED_DATE.test(script) &&
          !content.some(({ folded }) => IDLE.test(folded))),
    );
  const reserved =
    runsOut || hasEvergreenSettings(page)
      ? content.find(
          ({ folded, words, isQuote }) => !isQuote && words <= MOST_WORDS_OF_A_DEADLINE && isHeld(folded),
        )
      : undefined;
  const rolled = page.styles.some((style) => style.includes('@keyframes'))
    ? content.find((block, index) => {
        const text = content
          .slice(index, index + DIGITS_OF_A_CLOCK)
          .map(({ folded }) => folded)
          .join(' ');
        return HELD.test(block.folded) && ROLLED_DIGITS.test(text) && !timesSomethingElse(text);
      })
    : undefined;
  const isFalse = (block: ReadBlock | undefined): block is ReadBlock =>
    block !== undefined && !(hasFixedDate && !countsFromNow);
  const sinceOpened = content.find(
    ({ folded, isQuote }) =>
      !isQuote &&
      (endsAfterOpening(folded) || isSetAside(folded) || endsWithTheVisit(folded) || priceRunsOut(folded)),
  );
  const written = hasFixedDate ? undefined : scripted.find(({ kind }) => kind === 'ticking');
  const seen =
    [says, shows, ticks, sinceOpened].find(isFalse) ??
    (written && { text: written.around || written.text, where: written.where }) ??
    (writesDate && !hasFixedDate ? today : undefined) ??
    (hasFixedDate ? undefined : deadline) ??
    reserved ??
    rolled ??
    (page.evergreenTimer === null ? undefined : { text: '', where: page.evergreenTimer }) ??
    timerWithoutText({ page, countsFromNow, hasFixedDate });
  return seen === undefined
    ? []
    : [{ code: 'fake_countdown', excerpt: excerptAround(seen.text), where: seen.where }];
}

/** Minutes that begin as the page opens, and a price that ends with them. */
const SINCE_OPENED =
  /(?<![a-z])(?:\d+|dez|quinze|vinte|trinta|ten|fifteen|twenty|thirty|diez|quince|veinte|treinta|zehn|funfzehn|zwanzig|dreissig|dix|quinze|vingt|trente) (?:min[a-z]*|h|horas?|hours?|stunden?|heures?)[^.!?]{0,40}(?:desde que (?:[a-z]+ )?(?:abri[a-z]*|entr[a-z]*)|a partir de (?:agora|ahora)|a contar de agora|from (?:now|when you|the moment you)|since you (?:opened|came)|ab (?:jetzt|dem (?:offnen|aufruf))|nachdem sie|depuis (?:l'ouverture|votre arrivee|que vous)|a partir de maintenant|des maintenant)|(?:ab jetzt|desde ahora|a partir de agora|from now)(?: [a-z]+){0,3} (?:\d+|zehn|funfzehn|zwanzig|dreissig|diez|quince|veinte|dez|quinze|vinte|ten|fifteen|twenty) min/u;
const OF_A_PRICE =
  /(?<![a-z])(?:precos?|valor|ofertas?|descontos?|prices?|offers?|deals?|discounts?|precios?|descuentos?|preis[a-z]*|angebot[a-z]*|rabatt[a-z]*|prix|offres?|remises?)(?![a-z])/u;

function endsAfterOpening(text: string): boolean {
  return SINCE_OPENED.test(text) && OF_A_PRICE.test(text);
}

/** "Close this tab and the price goes back up." */
const GOES_WITH_THE_WINDOW = wholeWords([
  `${source.closes} (?:[a-z]+ ){0,3}${source.window}`,
  `${source.window} ${source.closes}`,
]);
const QUARTER = new RegExp(source.quarter, 'gu');
const HALF = new RegExp(source.half, 'gu');
const MINUTES_SINCE_ARRIVAL = wholeWords([
  `\\d+ min[a-z]*[^.;!?]{0,20}${source.arrival}`,
  `${source.arrival}[^.;!?]{0,20}\\d+ min[a-z]*`,
]);
/** "The discount flies off in 06:15", whatever the verb. */
const PRICE_RUNS_OUT = new RegExp(
  `(?<![a-z])${source.price}(?![a-z])[^.!?]{0,40} ${source.within} (?:(?:so|apenas|just|only|solo|nur|seulement) )?(?:\\d{1,2} ?: ?\\d{2}(?!\\d| ?(?:h|uhr|am|pm)(?![a-z]))|\\d{1,2} ?min[a-z]*)`,
  'u',
);

/** Minutes that begin as a visitor comes, and a price that goes as one leaves. Takes folded text. */
function endsWithTheVisit(text: string): boolean {
  const plain = withNumbers(text.replace(QUARTER, '15 min').replace(HALF, '30 min'));
  if (MINUTES_SINCE_ARRIVAL.test(plain)) return says.price.test(plain);
  return GOES_WITH_THE_WINDOW.test(plain) && says.goesUp.test(plain) && says.price.test(plain);
}

function priceRunsOut(text: string): boolean {
  return PRICE_RUNS_OUT.test(text) && !DATE_SAID.test(text) && !timesSomethingElse(text);
}

/** A thing of the offer that waits for the visitor, for some minutes. */
const SET_ASIDE =
  /(?<![a-z])(?:(?:held|kept|reserved|set aside|saved|(?:we|we'll|we will) (?:hold|keep|save)|reservad[oa]s?|guardad[oa]s?|separad[oa]s?|segurad[oa]s?|(?:te|lhe|voce|os|le)? ?(?:guardamos|reservamos|apartamos|seguramos|separamos)|apartad[oa]s?|reserviert|gehalten|zuruckgelegt|zuruckgehalten|vorgemerkt|(?:mis|mise|mises) de cote|garde[es]?s?|reserve[es]?s?|retenue?s?|bloque[es]?s?)[^.!?]{0,40} \d{1,2} ?min|\d{1,2} ?min[a-z]*(?: [a-z]+){0,2} (?:lang )?(?:held|kept|reserved|reservad[oa]|guardad[oa]|separad[oa]|apartad[oa]|reserviert|gehalten|zuruckgelegt|vorgemerkt|mise? de cote|gardee?|reservee?))/u;
/** Whoever comes late to a table, a class or a meeting. */
const OF_COMING_LATE =
  /(?<![a-z])(?:late|atras[a-z]*|retras[a-z]*|verspat[a-z]*|retard[a-z]*|mesa|table|tisch|toler[a-z]*|fridge|geladeira|nevera|kuhlschrank|oven|forno|horno|ofen|four)(?![a-z])/u;

function isSetAside(text: string): boolean {
  return SET_ASIDE.test(withNumbers(text)) && !OF_COMING_LATE.test(text) && !timesSomethingElse(text);
}

const DIGITS_OF_A_CLOCK = 12;
/** The digits of a clock under each other, which a style moves: they begin where the visit does. */
const ROLLED_DIGITS = /(?<!\d)[59]\s+[48]\s+[37]\s+[26]\s+[15]\s+[04](?!\d)/u;

/** A time that is kept for each visitor. */
const REMEMBERS = /(?:local|session)storage|document\.cookie|cookies\.(?:get|set)/iu;

/** Settings of an app's clock, in a script or as data: it begins with the visit. */
const EVERGREEN_SETTINGS =
  /(?:count-?_?down|timer)[\s\S]{0,200}(?:evergreen|per[_-]?visitor|per[_-]?session)|(?:evergreen|per[_-]?visitor)[\s\S]{0,200}(?:count-?_?down|timer)|countdown\(\s*\{[^}]{0,80}until['"]?\s*:\s*['"]?\+\s?\d/iu;

function hasEvergreenSettings({ scripts, structuredData }: Reading['page']): boolean {
  return [...scripts, ...structuredData].some((each) => EVERGREEN_SETTINGS.test(each));
}

function hasEvergreenScript({ scriptAddresses }: Reading['page']): boolean {
  return scriptAddresses.some((address) => /evergreen|deadline-?funnel|scarcity/iu.test(address));
}

function around(content: readonly ReadBlock[], index: number): string {
  return content
    .slice(Math.max(0, index - 2), index + 3)
    .map((block) => block.folded)
    .join(' ');
}

/** An offer that ends on a day which the script names anew each day. */
const DEADLINE =
  /(?<![a-z])(?:(?:oferta|promo[a-z]*|desconto|preco|tarifa|condicao|cupom|offer|deal|sale|discount|price|coupon|descuento|precio|cupon|angebot|rabatt|aktion|preis|tarif|gutschein|offre|remise|prix|reduction)(?![a-z])[^.!?]{0,40}(?:ate|valid[a-z]*|vale|termina|acaba|encerra|expira|until|till|ends?|closes?|expires?|through|hasta|caduca|bis|endet|gilt|nur|jusqu|expire|finit|valable|prend fin)|(?:compre|peca|pida|pide|order|buy|bestell[a-z]*|kauf[a-z]*|commandez|achetez)(?![a-z])[^.!?]{0,30}(?:ate|antes d|before|until|hasta|bis|vor|avant|jusqu)[^.!?]{0,60}(?:preco|desconto|price|discount|precio|descuento|preis|rabatt|prix|remise)|(?:deal|offer|oferta|preco|desconto|descuento|precio|angebot|rabatt|offre|remise|prix)(?![a-z])[^.!?]{0,40}(?:gone|zero|cero|null|acaba|ends|over)|(?:so ate|somente ate|only until|solo hasta|nur bis|seulement jusqu))/u;
const MOST_WORDS_OF_A_DEADLINE = 30;

/** The hour of the day a few minutes from now, which is another one for every visitor. */
function writesAnHourFromNow(script: string): boolean {
  return (
    /gethours\(\)|tolocaletimestring|timestyle|hour:/iu.test(script) &&
    /(?:date\.now\(\)|gettime\(\)|\+ ?new date\(?\)?)\s*\+|set(?:minutes|hours|seconds|time)\([^;]{0,60}\+/iu.test(
      script,
    ) &&
    !/fetch\(|xmlhttprequest|\.ajax\(/iu.test(script)
  );
}

/** An offer, a price or a place that is kept until then. */
const HELD =
  /(?<![a-z])(?:ofert[a-z]*|promo[a-z]*|descont[a-z]*|prec(?:o|os|io|ios)|condic[a-z]*|cup(?:om|on)|vagas?|lugar|carrinho|kit|reserv[a-z]*|guardad[oa]s?|segurad[oa]s?|offers?|deal|sale|discounts?|prices?|coupons?|spot|seat|basket|cart|held|hold[a-z]*|kept|locked|descuent[a-z]*|plaza|carrito|apartad[oa]|[a-z]*angebot[a-z]*|[a-z]*rabatt[a-z]*|aktion[a-z]*|[a-z]*preis[a-z]*|gutschein[a-z]*|warenkorb|platz|gehalten|zuruckgelegt|offres?|remises?|prix|reductions?|panier|place|garde|gardee|valable|bloque|tarifas?|tarif[a-z]*)(?![a-z])/u;

function isHeld(text: string): boolean {
  return (
    HELD.test(text) &&
    !DATE_SAID.test(text) &&
    !timesSomethingElse(text.replace(/best(?:ell|ill)[a-z]*/gu, ' '))
  );
}

function writesToday(scripts: string): boolean {
  return (
    /tolocale(?:date)?string|todatestring|getdate\(\)|getday\(\)|intl\.datetimeformat/iu.test(scripts) &&
    /textcontent|innertext|innerhtml|document\.write|\.(?:text|html)\(/iu.test(scripts)
  );
}

/** "Ends on 30 November at 23:59" names a moment. */
const DATE_SAID =
  /\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?!\d*:)|\d{1,2}(?:st|nd|rd|th|\.|er)? (?:de |of )?(?:jan|feb|fev|mar|apr|abr|avr|mai|may|jun|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec|dic)[a-z]*|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}/u;

/** The script fills the clock in, so that the element itself is empty. */
function timerWithoutText({
  page,
  countsFromNow,
  hasFixedDate,
}: {
  page: Reading['page'];
  countsFromNow: boolean;
  hasFixedDate: boolean;
}): { text: string; where: string } | undefined {
  if (!countsFromNow || hasFixedDate) return undefined;
  const id = [...page.ids].find((each) =>
    /count-?down|timer|cronometro|relogio|contador|clock|decompte|rebours/iu.test(each),
  );
  return id === undefined ? undefined : { text: '', where: `#${id}` };
}

/** A batch whose size and next date are stated can be checked, as Google asks of an offer. */
const BATCH =
  /(?<![a-z])(?:fornada|lote|tiragem|edicao limitada|safra|numerad[oa]s?|batch|numbered|print run|limited edition|tirada|hornada|edicion limitada|auflage|charge|nummeriert[a-z]*|tirage|serie limitee|numerote[a-z]*|fournee)(?![a-z])/u;
const NEXT_ONE =
  /(?<![a-z])(?:proxim[ao]|next (?:one|batch|run)|siguiente|nachste[a-z]*|prochaine?)(?![a-z])/u;
const INVENTS = /math\.random|setinterval/iu;

const NO_PIECES =
  '(?! ?(?:[%°:/]|\\p{Sc}|(?:dias?|days?|tage?n?|jours?|horas?|hours?|stunden?|heures?|h|min[a-z]*|seg[a-z]*|sec[a-z]*|sek[a-z]*|semanas?|weeks?|wochen?|semaines?|mes(?:es)?|months?|monat[a-z]*|mois|anos?|years?|jahre?n?|ans?|kg|g|cm|mm|m|km|l|ml|parcelas|cuotas|raten|aulas|lessons|licoes|clases|lektionen|lecons|payments|pagos|passos|steps|pasos|schritte)(?![a-z])))';
/** How many of them are left, by a number beside the word for it. */
const FEW_LEFT = new RegExp(
  `(?<![a-z])(?:(?:restam?|sobra(?:m|ram)|quedan?|sobran|il (?:n'|s')?en reste(?: que| plus que)?|(?<!il )restent?|remain|noch|encore|ainda|aun)(?: (?:apenas|so|solo|only|just|nur|que))? \\d{1,3}(?!\\d)${NO_PIECES}(?= [a-z]|[.!,;]|$)(?! (?:[a-z]+ ){0,2}(?:gratis|versand|anos|jahre))|\\d{1,3}${NO_PIECES}(?: [a-z]+){0,2} (?:remain|to go|restantes?|ubrig|bleiben))(?![a-z])`,
  'u',
);
/** "91 % are gone". */
const SHARE_IS_GONE =
  /\d{2} ?%(?: [a-z]+){0,2} (?:sold|gone|spoken for|claimed|taken|vendid[oa]s?|foi|foram|se foi|esgotad[a-z]*|agotad[a-z]*|verkauft|weg|vergriffen|vendue?s?|parti(?:e?s?)|ecoulee?s?|epuise[a-z]*)(?![a-z])/u;
const OF_A_BATCH =
  /(?<![a-z])(?:lotes?|fornada|remessa|pecas?|unidades?|estoque|batch|pieces?|units?|stock|shelf|hornada|piezas?|unidades|existencias|wochencharge|stuck|lager|vorrat|regal|fournee|lots?|exemplaires?|pieces|rayon)(?![a-z])/u;

function countsWhatIsLeft(text: string): boolean {
  return SHARE_IS_GONE.test(text) || (FEW_LEFT.test(text) && OF_A_BATCH.test(text));
}

/** "Places free right now: 2". */
const COUNTED_NOW = new RegExp(
  `^\\W*(?:${source.goods}[^.:;!?]{0,30}(?:${source.free}|${source.now}|${source.shelf})|${source.free} ${source.goods}|${source.shelf}[^.:;!?]{0,20}${source.now})[^.:;!?\\d]{0,30}: ?\\d{1,2}(?: ${source.goods})?\\W*$`,
  'u',
);
/** "Nine out of ten of this batch have found a home." */
const SHARE_OF_A_BATCH = new RegExp(`(?<![a-z])${source.thisBatch}(?![a-z])`, 'u');
const OUT_OF = new RegExp(
  `(?<!\\d)\\d+ (?:[a-z]+ )?(?:out of(?: every)?|of every|de cada|em cada|in|of|de|von|sur) (?:[a-z]+ )?\\d+`,
  'u',
);
/** "Someone in Derby has just taken the last but two." */
const LAST_IS_TAKEN = wholeWords([`${source.justTaken}[^.!?]{0,40}${source.lastOne}`]);

function tellsTheShelf(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const plain = withNumbers(folded(sentence));
    return (
      COUNTED_NOW.test(plain) ||
      LAST_IS_TAKEN.test(plain) ||
      (SHARE_OF_A_BATCH.test(plain) && OUT_OF.test(plain) && says.gone.test(plain))
    );
  });
}

function isBatch(text: string, scripts: string): boolean {
  return BATCH.test(text) && (NEXT_ONE.test(text) || DATE_SAID.test(text)) && !INVENTS.test(scripts);
}

/** What a script makes up: a number of things where they lie. */
const COUNTS_ON_A_SHELF =
  /(?<!\d)7 (?:[a-z]+ ){0,3}(?:(?:na|no|em|on|in|in the|on the|en|im|en el|auf|au) )?(?:the |el |la )?(?:prateleira|estoque|shelf|stock|estante|almacen|lager|regal|vorrat|rayon|reserve|left|restantes?|ubrig)(?![a-z])/u;

function findStock(reading: Reading, scripted: readonly ScriptedNumber[]): Seen[] {
  const { blocks, scripts } = reading;
  const isOfStock = (text: string): boolean =>
    phrases('stock').test(folded(text)) ||
    countsWhatIsLeft(folded(text)) ||
    (tellsTheShelf(text) && !DATE_SAID.test(folded(text)));
  const isOfTime = (text: string): boolean =>
    phrases('countdown').test(folded(text)) || CLOCK.test(folded(text));
  const seen = withoutDeniedQuestions(blocks).find(
    ({ isQuote, text }) =>
      !isQuote &&
      !ordinary.runsOut.test(folded(text)) &&
      isOfStock(text) &&
      (!isOfTime(text) || sentencesOf(text).some((each) => isOfStock(each) && !isOfTime(each))) &&
      !isBatch(folded(text), scripts),
  );
  if (!seen) {
    const [number] = scripted.filter(({ kind }) => kind === 'invented');
    if (number) return [{ code: 'fake_stock', excerpt: excerptAround(number.around), where: number.where }];
    const text = reading.page.scripts
      .filter(inventsText)
      .map(textsOfScript)
      .find(
        (each) =>
          phrases('stock').test(folded(each)) ||
          COUNTS_ON_A_SHELF.test(folded(each)) ||
          says.stillThere.test(folded(each)),
      );
    const played =
      text ??
      reading.page.scripts.filter(playsStock).map(textsOfScript)[0] ??
      reading.page.scripts.find((script) => !isRouter(script) && inventsNumbers(script));
    return played === undefined
      ? []
      : [{ code: 'fake_stock', excerpt: excerptAround(played), where: 'script' }];
  }
  const at = phrases('stock').exec(seen.folded)?.index;
  return [{ code: 'fake_stock', excerpt: excerptAround(seen.text, at), where: seen.where }];
}
