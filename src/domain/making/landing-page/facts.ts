import { folded } from './phrases.ts';

/** The words of the five languages for one unit, and what one of it is in the unit in which its number is stated. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [
    /^(?:x|×|vez(?:es)?|parcelas?|cuotas?|pagos|plazos|rate(?:n)?|fois|mensualites?|payments|instal?lments?)$/u,
    'x',
    1,
  ],
  [/^(?:%|por cento|percent|por ciento|prozent|pour cent)$/u, '%', 1],
  [/^(?:h|hs|hrs?|horas?|hours?|std|stunden?|heures?)$/u, 'hour', 1],
  [/^(?:d|dias?|days?|tage?n?|jours?)$/u, 'day', 1],
  [/^(?:semanas?|weeks?|wochen?|semaines?)$/u, 'day', 7],
  [/^(?:mes(?:es)?|months?|monate?n?|mois)$/u, 'month', 1],
  [/^(?:anos?|years?|jahre?n?|ans?)$/u, 'month', 12],
];

const MONEY = 'r\\$|us\\$|mx\\$|\\$|€|£';
const FACT = new RegExp(
  `(?<sign>${MONEY})? ?(?<![a-z\\d])(?<number>\\d+(?:[.,]\\d+)*) ?-?(?<unit>por cento|por ciento|pour cent|%|×|${MONEY}|[a-z]+)?`,
  'gu',
);

/** A number with what it counts: `12 x`, `90 day`, `20 %`, `50 money`, or the number alone. */
export interface Fact {
  number: string;
  unit: string | null;
}

/** The facts of a text, so that "12x", "12 vezes" and "12 parcelas" are one, and "1 ano" is "12 meses". */
export function factsOf(text: string): Fact[] {
  return [...folded(text).matchAll(FACT)].map(({ groups = {} }) => {
    const number = plainNumber(groups['number'] ?? '');
    const word = groups['unit'] ?? '';
    if (groups['sign'] !== undefined || new RegExp(`^(?:${MONEY}|reais|euros?)$`, 'u').test(word))
      return { number, unit: 'money' };
    const [, unit, factor] = units.find(([pattern]) => pattern.test(word)) ?? [];
    return unit === undefined || factor === undefined
      ? { number, unit: null }
      : { number: String(Number(number) * factor), unit };
  });
}

/** "1.200,00" is 1200, and "4,9" is 4.9. */
function plainNumber(written: string): string {
  const whole = written.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return Number.isNaN(Number(whole)) ? written : String(Number(whole));
}
