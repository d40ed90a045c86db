import type { LanguageCode } from '#domain/ads/languages.ts';

type Ending = readonly [ending: RegExp, replacement: string];

/** The first matching ending gives the other number. Endings for gender are separate. */
interface Endings {
  numbers: readonly Ending[];
  genders: readonly Ending[];
  /** Words without other forms. */
  fixed: RegExp;
}

/** Names, which have only one form in every language. */
const NAMES =
  /^(?:youtube|wikip[eé]dia|instagram|facebook|tiktok|twitter|telegram|whatsapp|reddit|pinterest|google|canva|netflix|monetizze|eduzz|hotmart|braip|kiwify|jusbrasil|enjoei|olx|enem|linkedin|amazon|walmart|ebay|shopee|magalu|pdf|quiz|login|ozempic|mounjaro|wegovy|saxenda|victoza|viagra|cialis|rivotril|ritalina|xenical|\p{L}+(?:glutid[ea]|patid[ea]|tramina|enafil[ao]?|alafil[ao]?|metformina))$/u;

const endings: Partial<Record<LanguageCode, Endings>> = {
  pt: {
    fixed:
      /(?:[^aeiouáéíóúâêôãõrnm]s|[íiuú]s|mente|x|[^\p{L}].*)$|^(?:.{0,3}|sem|como|grátis|gratis|significados?|atacado|mercado|cuidado|resultado)$/u,
    numbers: [
      [/ões$/u, 'ão'],
      [/ão$/u, 'ões'],
      [/coes$/u, 'cao'],
      [/cao$/u, 'coes'],
      [/(?<=or|z)es$/u, ''],
      [/(?<=or|z)$/u, 'es'],
      [/(?<=\p{L}{3})ens$/u, 'em'],
      [/(?<=\p{L}{3})em$/u, 'ens'],
      [/ais$/u, 'al'],
      [/al$/u, 'ais'],
      [/éis$/u, 'el'],
      [/el$/u, 'éis'],
      [/il$/u, 'is'],
      [/ol$/u, 'óis'],
      [/(?<=[aeoáéóâêôã])s$/u, ''],
      [/(?<=[aeiouáéíóúâêôã])$/u, 's'],
    ],
    genders: [
      [/(?<=[aiu][dt]|os|iv|uit|ur|nov)o(s?)$/u, 'a$1'],
      [/(?<=ad|uit|os|iv)a(s?)$/u, 'o$1'],
    ],
  },
  es: {
    fixed:
      /(?:[^aeiouáéíóúnrldj]s|[íiuú]s|mente|[^\p{L}].*)$|^(?:.{0,3}|gratis|como|cómo|sin|significados?|mercado|cuidado|resultado)$/u,
    numbers: [
      [/ágenes$/u, 'agen'],
      [/agenes$/u, 'agen'],
      [/agen$/u, 'ágenes'],
      [/iones$/u, 'ión'],
      [/ión$/u, 'iones'],
      [/ces$/u, 'z'],
      [/z$/u, 'ces'],
      [/(?<=or|[nldj])es$/u, ''],
      [/(?<=or|[nldj])$/u, 'es'],
      [/(?<=[aeoáéó])s$/u, ''],
      [/(?<=[aeiouáéó])$/u, 's'],
    ],
    genders: [
      [/(?<=[aiu][dt]|os|iv|uit|nuev)o(s?)$/u, 'a$1'],
      [/(?<=ad|uit|os|iv)a(s?)$/u, 'o$1'],
    ],
  },
  en: {
    fixed:
      /(?:ss|us|is|ed|ing|ly|free|made|[^\p{L}].*)$|^(?:.{0,2}|how|what|near|second|cheap|secondhand|diy|wholesale)$/u,
    numbers: [
      [/(?<=[^aeiou])ies$/u, 'y'],
      [/(?<=[^aeiou])y$/u, 'ies'],
      [/(?<=x|ch|sh)es$/u, ''],
      [/(?<=x|ch|sh)$/u, 'es'],
      [/s$/u, ''],
      [/$/u, 's'],
    ],
    genders: [],
  },
};

/** The word in its other number and gender. Names and fixed words have none. */
export function otherForms(word: string, language: LanguageCode): string[] {
  const rules = endings[language];
  if (!rules || rules.fixed.test(word) || NAMES.test(word)) return [];
  const other = (form: string): string[] => {
    const rule = rules.numbers.find(([ending]) => ending.test(form));
    return rule ? [form.replace(...rule)] : [];
  };
  const gendered = rules.genders.flatMap(([ending, to]) =>
    ending.test(word) ? [word.replace(ending, to)] : [],
  );
  return [word, ...gendered].flatMap((form) => [form, ...other(form)]).filter((form) => form !== word);
}

/** Letters with a mark that are separate letters: `anos` is not a spelling of `años`. */
const ownLetters: Partial<Record<LanguageCode, string>> = {
  da: 'å',
  de: 'äöü',
  es: 'ñ',
  fil: 'ñ',
  is: 'áéíóúýö',
  no: 'å',
  sv: 'åäö',
  tr: 'çğöşü',
};

/**
 * Removes the accents of Latin letters only. The marks of other scripts are part of their letters: Japanese
 * `が` without its mark is `か`, Russian `й` is not `и`.
 */
export function withoutAccents(text: string, language: LanguageCode | ''): string {
  const keptLetters = (language === '' ? 'ñ' : ownLetters[language]) ?? '';
  return text
    .normalize('NFC')
    .replace(/\p{Script=Latin}/gu, (letter) =>
      keptLetters.includes(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
    );
}
