import { pageLanguageCodes, pageLanguages } from './phrases.ts';

export interface Duration {
  days: number;
  unit: 'day' | 'week' | 'month' | 'year' | 'hour';
  /** Days on which people work. */
  isBusiness: boolean;
  written: string;
}

const inDays = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 } as const;

interface Pattern {
  expression: RegExp;
  language: (typeof pageLanguages)[keyof typeof pageLanguages];
}

const compiled = new Map<string, Pattern[]>();

function patternsOf(list: 'guarantee' | 'delivery'): Pattern[] {
  const known = compiled.get(list);
  if (known) return known;
  const made = pageLanguageCodes.flatMap((code) => {
    const language = pageLanguages[code];
    const number = `\\d{1,4}|${Object.keys(language.numbers).join('|')}`;
    const units = Object.entries(language.units)
      .map(([unit, source]) => `(?<${unit}>${source})`)
      .join('|');
    const amount = `(?<first>${number})(?:(?: ?(?:-|/) ?| (?:a|ate|to|bis|e|y|und|and|et|ou|o|or|oder) )(?<second>${number}))?[- ]?(?:${units})(?: ${language.businessDay}\\p{L}*)?`;
    return language[list].map((source) => ({
      language,
      expression: new RegExp(
        `(?<![\\p{L}\\p{N}])${source.replace('#', `(?:${amount})(?![\\p{L}])`)}(?!\\p{L})`,
        'gu',
      ),
    }));
  });
  compiled.set(list, made);
  return made;
}

/** Sentences without such a word say nothing of it: the patterns themselves take much longer. */
const topics = {
  guarantee: /garant|guarant|warranty|money|dinheiro|satisf|devoluc|geld|rembours|gewahrleist/u,
  delivery:
    /entreg|deliver|arriv|ship|receb|recib|receive|prazo|plazo|liefer|geliefert|versand|zustell|bei ihnen|erhalten|livr|recev|delai|expedi|cheg|lleg|envio|frete|door|postage|\bpost\b|quanto (?:tempo )?demora|cuanto (?:tiempo )?(?:tarda|demora)|how long (?:does|will|until|before|is)|when (?:will|do|does) (?:it|i|my)|wie lange dauert|wann (?:kommt|bekomme|erhalte)|quand (?:vais|arrive|est-ce)/u,
} as const;

export function isTopic(sentence: string, list: 'guarantee' | 'delivery'): boolean {
  return topics[list].test(sentence);
}

/** How long the sentence says that a guarantee or a delivery takes; of a range its end. */
export function findDurations(sentence: string, list: 'guarantee' | 'delivery'): Duration[] {
  if (!isTopic(sentence, list)) return [];
  return patternsOf(list).flatMap(({ expression, language }) =>
    [...sentence.matchAll(expression)].flatMap((match) => {
      const groups = match.groups ?? {};
      const unit = (['day', 'week', 'month', 'year', 'hour'] as const).find(
        (each) => groups[each] !== undefined,
      );
      const last = groups['second'] ?? groups['first'];
      if (unit === undefined || last === undefined) return [];
      const count = /^\d/u.test(last)
        ? Number(last)
        : Number(Object.entries(language.numbers).find(([name]) => name === last)?.[1]);
      return [
        {
          ...{ unit, written: match[0], days: Math.round(count * inDays[unit]) },
          isBusiness: new RegExp(language.businessDay, 'u').test(match[0]),
        },
      ];
    }),
  );
}
