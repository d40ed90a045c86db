import { type PageLanguage, pageLanguageCodes, pageLanguages, withDigits } from './phrases.ts';

export interface Duration {
  days: number;
  unit: 'day' | 'week' | 'month' | 'year' | 'hour';
  /** Days on which people work. */
  isBusiness: boolean;
  written: string;
}

const inDays = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 } as const;

const BUSINESS = new RegExp(pageLanguageCodes.map((code) => pageLanguages[code].businessDay).join('|'), 'u');

const compiled = new Map<string, RegExp[]>();

const BETWEEN_NUMBERS = ' ?(?:-|/) ?| (?:a|ate|to|bis|e|y|und|and|et|ou|o|or|oder) ';

/** A number or a range of two, with its unit. */
function amountOf(code: PageLanguage): string {
  const { units, businessDay } = pageLanguages[code];
  const named = Object.entries(units)
    .map(([unit, source]) => `(?<${unit}>${source})`)
    .join('|');
  return `(?<first>\\d{1,4})(?:(?:${BETWEEN_NUMBERS})(?<second>\\d{1,4}))?[- ]?(?:${named})(?: ${businessDay}[a-z]*)?`;
}

const UNIT =
  '(?:dias?|days?|tage?n?|jours?|semanas?|weeks?|wochen?|semaines?|mes(?:es)?|months?|monate?n?|mois|anos?|years?|jahre?n?|ans?|annees?)(?![a-z])';
const WHOLE =
  '(?:whole|full|entire|good|inteir[oa]s?|complet[oa]s?|ganze[nmrs]?|volle?[nmrs]?|enter[oa]s?|entiers?|entieres?|pleine?s?|bons?)';
const ONE = new RegExp(
  `(?<![a-z])(?<!(?:once|twice|thrice|times) )(?:uma?|an?|one|una|une?|ein(?:e[nmrs]?)?)(?: ${WHOLE})? (?=${UNIT})`,
  'gu',
);
const WHOLE_BEFORE = new RegExp(`(?<=\\d )${WHOLE} (?=${UNIT})`, 'gu');
const WHOLE_AFTER = new RegExp(`(?<=\\d ${UNIT}) ${WHOLE}(?![a-z])`, 'gu');

/** "A 1,095-day guarantee". */
const THOUSANDS = new RegExp(`(?<=(?<![\\d.,])\\d)[.,](?=\\d{3}[- ]${UNIT})`, 'gu');

/** "In 3 months without interest" is how it is paid. */
const IN_PARTS =
  /(?<![\d.,])\d{1,2} (?:meses|months|mois|monate?n?) (?:sin intereses|sem juros|interest[- ]free|without interest|sans (?:frais|interets)|zinsfrei|ohne zinsen)(?![a-z])/gu;

/** A warranty for life is counted as one of a hundred years. */
const FOR_LIFE =
  /(?<![a-z])(?:garantia (?:e )?(?:vitalicia|(?:para|por) toda (?:a |la )?vida|de por vida|para sempre)|(?:lifetime|life-?long) (?:warranty|guarantee)|(?:warrant(?:y|ed)|guaranteed?) for life|lebenslange[rsmn]? [a-z]*garantie|[a-z]*garantie (?:ein|auf) leben(?:slang| lang)?|garantie? (?:est )?a vie)(?![a-z])/gu;
/** "Zweijährige Garantie". */
const OF_YEARS = /(?<![a-z])([a-z]+?|\d+)-?(jahr|monat)ige[nrsm]?(?![a-z])/gu;

/** Lengths of time in digits: "a full month", "ein ganzer Monat" and "um mês inteiro" are one month. Takes folded text. */
export function withPlainDurations(text: string): string {
  return withDigits(text.replace(OF_YEARS, '$1 $2e'))
    .replace(THOUSANDS, '')
    .replace(IN_PARTS, '')
    .replace(FOR_LIFE, 'garantia 100 anos')
    .replace(/(?<![a-z])(?:a |one )?fortnight(?![a-z])/gu, '14 days')
    .replace(
      /(?<![a-z])(?:uma quinzena|una quincena|une quinzaine(?: de jours)?)(?![a-z]| d[e'])/gu,
      '15 dias',
    )
    .replace(/(?<![a-z])(?:eineinhalb|anderthalb) monate?n?(?![a-z])/gu, '45 tagen')
    .replace(/(?<=\d)[- ](?:nights?|noites?|noches?|nachte?n?|nuits?)(?![a-z])/gu, ' days')
    .replace(/(?<![a-z])(?:half a year|meio ano|medio ano|ein halbes jahr)(?![a-z])/gu, '6 months')
    .replace(ONE, '1 ')
    .replace(WHOLE_BEFORE, '')
    .replace(WHOLE_AFTER, '');
}

let any: readonly RegExp[] | undefined;

/** Every length of time in a text, whatever it is about. */
export function everyDuration(text: string): Duration[] {
  any ??= pageLanguageCodes.map((code) => new RegExp(`(?<![a-z\\d])(?:${amountOf(code)})(?![a-z])`, 'gu'));
  return any.flatMap((expression) => matchesOf(expression, text));
}

function patternsOf(list: 'guarantee' | 'delivery'): RegExp[] {
  const known = compiled.get(list);
  if (known) return known;
  const made = pageLanguageCodes.flatMap((code) => {
    const amount = amountOf(code);
    return pageLanguages[code][list].map(
      (source) => new RegExp(`(?<![a-z\\d])${source.replace('#', `(?:${amount})(?![a-z])`)}(?![a-z])`, 'gu'),
    );
  });
  compiled.set(list, made);
  return made;
}

/** Sentences without such a word say nothing of it: the patterns themselves take much longer. */
const topics = {
  guarantee: /garant|guarant|warranty|money|dinheiro|satisf|devoluc|geld|rembours|gewahrleist/u,
  delivery:
    /entreg|com voce em|please allow|transit|package|parcel|encomenda|standard|despues del pago|apos (?:a confirmacao|o pagamento)|reception|lieferung|deliver|arriv|ship|receb|recib|receive|prazo|plazo|liefer|geliefert|versand|zustell|bei ihnen|erhalten|livr|recev|delai|expedi|cheg|lleg|envio|frete|door|postage|\bpost\b|despach|quando (?:chega|vou ter|recebo)|cuando (?:la |lo )?(?:llega|tendr|recib)|when will you have|wann (?:haben|ist)|quand (?:l.aure|l.aurai|sera)|quanto (?:tempo )?demora|cuanto (?:tiempo )?(?:tarda|demora)|how long (?:does|will|until|before|is)|when (?:will|do|does) (?:it|i|my)|wie lange dauert|wann (?:kommt|bekomme|erhalte)|quand (?:vais|arrive|est-ce)/u,
} as const;

export function isTopic(sentence: string, list: 'guarantee' | 'delivery'): boolean {
  return topics[list].test(sentence);
}

/** How long the sentence says that a guarantee or a delivery takes; of a range its end. */
export function findDurations(sentence: string, list: 'guarantee' | 'delivery'): Duration[] {
  if (!isTopic(sentence, list)) return [];
  return patternsOf(list).flatMap((expression) => matchesOf(expression, sentence));
}

function matchesOf(expression: RegExp, text: string): Duration[] {
  return [...text.matchAll(expression)].flatMap((match) => {
    const groups = match.groups ?? {};
    const unit = (['day', 'week', 'month', 'year', 'hour'] as const).find(
      (each) => groups[each] !== undefined,
    );
    const last = groups['second'] ?? groups['first'];
    if (unit === undefined || last === undefined) return [];
    return [
      {
        unit,
        written: match[0],
        days: Math.round(Number(last) * inDays[unit]),
        isBusiness: BUSINESS.test(match[0]),
      },
    ];
  });
}
