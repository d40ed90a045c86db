import type { LanguageCode } from '#domain/ads/languages.ts';

/** Words that deny what comes after them. Japanese, Korean and Thai write no blank after each word and have none. */
const denyLater: Partial<Record<LanguageCode, string>> = {
  pt: 'não|nao|nem|sem|nunca|jamais|nenhuma?|nada de',
  en: "no|not|never|without|cannot|neither|nor|none of the|\\p{L}+n['’]t",
  es: 'no|ni|sin|nunca|jam[aá]s|ning[uú]n|ninguna|tampoco|nada de',
  ar: 'لا|ليس|ليست|بدون|دون|بلا|غير|لن|لم|وليس|ولا',
  da: 'ikke|ingen|intet|uden|aldrig|hverken',
  de: 'nicht|kein(?:e[nmr]?)?|ohne|nie|niemals|weder|noch',
  fil: 'hindi|walang|wala|huwag|di',
  fr: 'pas|sans|aucune?|jamais|ni|non',
  is: 'ekki|engin|engar|enginn|ekkert|engan|engum|enga|án|aldrei|hvorki',
  it: 'non|senza|n[ée]|mai|nessun[ao]?|niente',
  nl: 'niet|geen|zonder|nooit|noch',
  no: 'ikke|ingen|intet|uten|aldri|verken',
  pl: 'nie|bez|żadnych|żaden|żadnej|żadna|nigdy|ani',
  ru: 'не|нет|без|никаких|ни|никогда|никакой',
  sk: 'nie|bez|žiadne|žiadny|žiadna|žiadnych|nikdy|ani',
  sl: 'ne|ni|brez|nobenih|noben|nobene|nikoli|niti|nismo',
  sv: 'inte|ej|ingen|inget|inga|utan|aldrig|varken',
};
/** Words that deny what goes before them: "Gicht heilt er nicht". */
const denyEarlier: Partial<Record<LanguageCode, string>> = {
  da: 'ikke|aldrig|ingen',
  de: 'nicht|nie|niemals|kein(?:e[nmr]?)?',
  fr: 'pas|jamais|aucune?',
  is: 'ekki|aldrei|engin|ekkert',
  nl: 'niet|nooit|geen',
  no: 'ikke|aldri|ingen',
  sv: 'inte|ej|aldrig|ingen|inga',
  tr: 'değil(?:dir|iz)?|yok(?:tur)?|olmadan|\\p{L}+(?:m[ae]z|m[ıiuü]yor\\p{L}*|m[ae]yan|m[ae]yız|m[ae]dan)',
};
/** A word with up to two short ones ("an", "er") between it and its negator. What comes after it is not denied: "no fees". */
const WORD = "[\\p{L}\\p{N}'’%-]+";
const SHORT = '\\p{L}{1,3}';

export interface Negated {
  /** The text without its negators. */
  asserted: string;
  /** The text without its negators and the words that they deny, too. */
  rest: string;
}

/** Reads the negations of a language: "uten kjøpte følgere" asserts bought followers, and without them nothing is left. */
export function negationsOf(language: LanguageCode): (text: string) => Negated[] {
  const [later, earlier] = [denyLater[language], denyEarlier[language]];
  const negations = [
    ...(later
      ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${later})((?:\\s+${SHORT}){0,2}\\s+${WORD})`, 'giu')]
      : []),
    ...(earlier
      ? [
          new RegExp(
            `(?<![\\p{L}\\p{N}])(${WORD}\\s+(?:${SHORT}\\s+){0,2})(?:${earlier})(?![\\p{L}\\p{N}])`,
            'giu',
          ),
        ]
      : []),
  ];
  return (text) =>
    negations
      .map((negation) => ({
        asserted: text.replace(negation, '$1'),
        rest: text.replace(negation, ' '),
      }))
      .filter(({ rest }) => rest !== text);
}
