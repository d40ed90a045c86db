import { folded } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';

const IN_QUOTES = /^[“"«„‟❝'‘].{15,}[”"»“❞'’]/su;
/** "Helga aus Ulm: „…“", "Carmen, 58, Murcia: «…»". */
const INTRODUCED = /^\p{Lu}[^“"«„:.!?]{2,50}:\s*(?=[“"«„‟❝])/u;
/** What stands behind the quotation marks of a buyer's words: a name, a place, some stars. */
const MOST_BEHIND_A_QUOTE = 60;
const SIGNED = /(?:^|\s|[”"»“.!?])[—–-]\s?\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)?(?:,|\s*\(|\s*$)/u;
const AGED = /(?<!\p{L})\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?, \d{2}(?:,| anos| años| ans| Jahre|\.?$)/u;

/** A name and how long ago: "El Güero (hace 41 min): …", "Marinette39 — il y a 2 h : …". */
const COMMENTED =
  /^[\p{L}\p{N}][\p{L}\p{N} ._'’-]{1,30}[(—–-] ?(?:há|hace|vor|il y a)? ?\d{1,2} ?(?:s|sec|seg|sek|min|h|d|hours?|horas?|stunden?|heures?|minut\p{L}*|dias?|days?|tagen?|jours?)\b[^:]{0,12}:/iu;

/** A name and where it lives before its words: "Doreen, Chemnitz: …", "Wanda, 66, Knoxville TN – …". */
const NAMED =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?[\p{L}'’-]*)?,(?: \d{2},?)? \p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s? |de la |am |an der |sur )?\p{Lu}[\p{L}'’.-]*)?(?:,? \p{Lu}{2})?(?: ?:|,? [–—-]) ?\S.{15,}/su;

/** Whether a text begins with who says it. Such texts stand together: one alone may be "Color, Size: …". */
export function isNamedStory(text: string): boolean {
  return NAMED.test(text);
}

const STAR = '[★☆⭐✩✭✮✯]\\u{FE0F}?\\s*';
const RATING = `(?:${STAR}){3,5}`;
const NAME = "\\p{Lu}[\\p{L}'’.-]+(?: (?:d[aeio]s?|del|de la|van|von|\\p{Lu}[\\p{L}'’.-]*)){0,3}";
/** A name alone may be that of a shop. */
const BUYER = `${NAME}(?:, | from | aus | de | em | in | \\()${NAME}\\)?`;
const RATED_BY = new RegExp(`^${BUYER}\\s*${RATING}`, 'u');
const BEGINS_RATED = new RegExp(`^${RATING}`, 'u');
const ENDS_WITH_BUYER = new RegExp(`(?:[.!?…”»"]\\s*(?:[—–-]\\s?)?| \\()${BUYER}$`, 'u');
const MOST_OF_A_BUYER = 80;

/** Stars, a name and a place: "Graça, Viseu ★★★★★ …", "★★★☆☆ … Silvio, Cottbus". */
export function isRated(text: string): boolean {
  return (
    RATED_BY.test(text.slice(0, MOST_OF_A_BUYER)) ||
    (BEGINS_RATED.test(text) && ENDS_WITH_BUYER.test(text.slice(-MOST_OF_A_BUYER)))
  );
}

/** What a reader wrote under an article. */
export function isOfReader(text: string): boolean {
  return COMMENTED.test(text);
}

/** A text in quotation marks, or signed with a name. */
export function looksLikeQuote({ text, isQuote, tag }: Pick<ReadBlock, 'text' | 'isQuote' | 'tag'>): boolean {
  if (/^h[1-3]$/u.test(tag)) return false;
  return isQuote || isWhollyQuoted(text) || (text.length > 30 && isSigned(text.slice(-60)));
}

function isSigned(end: string): boolean {
  // Few texts have an age, and names take long to look for.
  return SIGNED.test(end) || (/, \d\d/u.test(end) && AGED.test(end));
}

/** One quotation from the beginning on, and little behind it. A text that quotes and answers is no buyer's. */
function isWhollyQuoted(written: string): boolean {
  const whole = written.replace(STARS, '');
  const name = INTRODUCED.exec(whole)?.[0] ?? '';
  const isOfOthers =
    name !== '' && (OWN_SIDE.test(folded(name)) || name.split(/\s+/u).length > MOST_OF_A_NAME);
  const text = isOfOthers ? whole : whole.slice(name.length);
  if (!IN_QUOTES.test(text)) return false;
  const behind = text.replace(QUOTED, '');
  return behind.trim().length <= MOST_BEHIND_A_QUOTE;
}

/** What a buyer gave, before the words. */
const STARS = new RegExp(`^(?:${STAR})+(?:\\d(?:[.,]\\d)?(?: ?/ ?5)? )?`, 'u');

const MOST_OF_A_NAME = 6;

const QUOTED = /“[^”]{1,600}”|"[^"]{1,600}"|«[^»]{1,600}»|„[^“”]{1,600}[“”]|‟[^”]{1,600}”|❝[^❞]{1,600}❞/gu;
/** Whoever speaks of oneself tells a story. */
const OF_ONESELF =
  /(?<![a-z])(?:eu|meus?|minhas?|i|i'm|i've|my|yo|mis?|mio|ich|mein[a-z]*|mir|mich|je|j'[a-z]+|mon|moi)(?![a-z])|(?<![a-z])(?:perdi|emagreci|ganhei|fiquei|parei|consegui|voltei|baje|perdi|gane|deje)(?![a-z])/u;

/** Takes folded text. */
export function speaksOfOneself(text: string): boolean {
  return OF_ONESELF.test(text);
}

/**
 * A text without the words in quotation marks that it only reports: what others wrote, said or called it. A person's own
 * story and an expert's word stay: whoever prints them says the same. Quotation marks around the whole are no report, and
 * a headline says what it quotes.
 */
export function withoutReportedWords({ text, tag }: Pick<ReadBlock, 'text' | 'tag'>): string {
  if (/^h[1-3]$/u.test(tag)) return text;
  const rest = text.replace(QUOTED, ' ');
  if ((rest.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_WORDS_AROUND || OWN_SIDE.test(folded(rest))) return text;
  return text.replace(QUOTED, (quote) => (OF_ONESELF.test(folded(quote)) ? quote : ' “…” '));
}

/** What a person tells of oneself in the middle of a text: "“I lost 12 kg”, she says". */
export function ownStories(text: string): string[] {
  const rest = text.replace(QUOTED, ' ');
  if ((rest.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_WORDS_AROUND || isOfExpert(folded(text))) return [];
  return [...text.matchAll(QUOTED)]
    .map(([quote]) => quote.slice(1, -1).trim())
    .filter((quote) => OF_ONESELF.test(folded(quote)));
}

/** Whoever speaks for the product, or used it: the page lets them claim. */
const OWN_SIDE =
  /(?<![a-z])(?:farmaceutic[oa]s?|pharmacists?|apotheker(?:in)?|pharmacien(?:ne)?s?|herborist[a-z]*|naturopat[a-z]*|heilpraktiker(?:in)?|biolog[oa]s?|medic[oa]s?|dra?|doctor[ae]?s?|doutora?|[a-z]*pesquisador[a-z]*|investigador[a-z]*|cientist[a-z]*|cientific[a-z]*|professor[a-z]*|especialist[a-z]*|nutricionist[a-z]*|researchers?|scientists?|physicians?|specialists?|experts?|forscher[a-z]*|arzt|arztin|arzte|wissenschaftler[a-z]*|chercheu[a-z]*|medecins?|docteure?s?|scientifiques?|specialistes?|makers?|manufacturers?|spokes[a-z]*|fabricantes?|porta-?voz|hersteller[a-z]*|sprecher[a-z]*|fabricants?|porte-parole|founders?|fundador[a-z]*|grunder[a-z]*|fondat[a-z]*|inventor[a-z]*|criador[a-z]*|creador[a-z]*|creators?|customers?|clientes?|clients?|kund(?:e|in|en|innen)|users?|usuari[oa]s?|pacientes?|patient[a-z]*)(?![a-z])/u;

/** As many words around a quotation make a report of it. */
const FEWEST_WORDS_AROUND = 4;

const SAYS =
  '(?:explica|afirma|diz|assegura|garante|revela|conta|dice|asegura|senala|sostiene|says?|explains?|claims?|reveals?|told|sagt|erklart|versichert|explique|affirme|assure|dit|confie)';
const EXPERT =
  '(?:farmaceutic[oa]s?|pharmacists?|apotheker(?:in)?|pharmacien(?:ne)?s?|herborist[a-z]*|naturopat[a-z]*|heilpraktiker(?:in)?|biolog[oa]s?|medic[oa]s?|dra?|doctor[ae]?s?|doutora?|investigadora?|pesquisadora?|cientista|cientific[oa]|professora?|especialista|endocrin[a-z]*|researcher|scientist|physician|specialist|expert|forscher(?:in)?|arzt|arztin|wissenschaftler(?:in)?|chercheu[a-z]*|medecin|docteure?|scientifique|specialiste|nutricionista|founders?|inventors?|makers?|fundador(?:a|es)?|inventor(?:a|es)?|fabricantes?|grunder(?:in)?|erfinder(?:in)?|hersteller(?:in)?|fondat(?:eur|rice)s?|fabricants?)';
const EXPERT_SAYS = new RegExp(`(?<![a-z])${SAYS}(?![a-z]).{0,60}(?<![a-z])${EXPERT}(?![a-z])`, 'su');

/** Words that a page puts into an expert's mouth are the page's own claim, not a buyer's result. */
export function isOfExpert(text: string): boolean {
  return EXPERT_SAYS.test(text);
}
