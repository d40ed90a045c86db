import type { LanguageCode } from '#domain/ads/languages.ts';

interface Negation {
  /** Words that deny what comes after them. */
  negators: string;
  /**
   * What a negation is about when the claim stands: a need, a wait, a doubt, a limit, a first time, what others say or
   * know. "You need no diet to lose 8 kg", "never so easy", "doctors do not want you to know".
   */
  ofOtherThings: string;
  /** Begins a condition: "if you do not lose 8 kg, we pay you back". */
  conditions: string;
}

/** The negations of the languages that we know well enough. All of it is folded text. */
const negations: Partial<Record<LanguageCode, Negation>> = {
  pt: {
    negators: 'nao|nunca|jamais|nem|ninguem|nenhuma?|tampouco|nada',
    ofOtherThings:
      'precis\\w*|necess\\w*|exig\\w*|requer\\w*|obrigad\\w*|ter? que|espere? mais|esperar|demor\\w*|hesit\\w*|duvid\\w*|perc?[ad] (?:a |esta |essa |sua |mais |tempo|o )\\w*|perder? (?:a |esta |essa |sua |mais |tempo)\\w*|acredit\\w*|imagin\\w*|so|apenas|somente|mais|tarde|foi tao|quer(?:em)?|sabi\\w*|sabem?|contam?|revel\\w*|falh\\w*|arrepend\\w*|import\\w*|ate|sem|exceto|deix\\w*|sofr\\w*|cobr\\w*|acaso|toa|sorte|segredo|risco|problema|consegui\\w*|medic\\w+ (?:diz|fal|cont)\\w*|igual|compar\\w*|fique de fora|preocup\\w*|em (?:farmacias?|lojas?|mercados?)',
    conditions: 'se|caso',
  },
  en: {
    negators: "not|[a-z]+n't|never|no|no one|nobody|nothing|none|neither|nor|cannot",
    ofOtherThings:
      'need\\w*|necessary|requir\\w*|have to|has to|wait\\w*|delay|hesitat\\w*|doubt\\w*|miss\\w*|worr\\w*|believe (?:how|what|it|your|this)|only|just|merely|more|longer|anymore|late|been|before|again|want\\w*|know\\w*|tell|hide|until|unless|except|without|let|suffer\\w*|fail\\w*|regret\\w*|matter\\w*|charg\\w*|wonder|notice\\w*|catch|problem|risk|like it|lose (?:your|the|this|a|out|hope|time)|chance|doctors?|equal|compar\\w*|surpris\\w*|in (?:stores?|pharmac\\w+|shops?)|special|sweat|diet\\w*|gym|exercis\\w*|surger\\w*|pills?|injections?|effort',
    conditions: 'if|should you|in case',
  },
  es: {
    negators: 'no|nunca|jamas|tampoco|ni|nadie|ningun[oa]?|nada',
    ofOtherThings:
      'precis\\w*|necesit\\w*|neces\\w*|falta|exig\\w*|requier\\w*|tienes que|hay que|esper\\w* mas|tard\\w*|demor\\w*|dud\\w*|pierdas?|perder (?:la|esta|tu|mas|tiempo)|cre(?:er|eras|as) (?:lo|como)|imagin\\w*|solo|solamente|mas|fue tan|habia sido|vuelv\\w*|quier\\w*|sab\\w*|cuent\\w*|fall\\w*|arrepent\\w*|import\\w*|hasta|sin|salvo|excepto|dej\\w*|sufr\\w*|cobr\\w*|casualidad|suerte|secreto|riesgo|problema|trampa|pud\\w+|medic\\w+ (?:dic|cuent)\\w*|igual|compar\\w*|preocup\\w*|pagu\\w*|en (?:farmacias?|tiendas?)',
    conditions: 'si|en caso',
  },
  de: {
    negators: 'nicht|nie|niemals|kein(?:e[nmrs]?)?|niemand\\w*|nichts|weder',
    ofOtherThings:
      'brauch\\w*|muss\\w*|notig|notwendig|erforderlich|wart\\w*|zoger\\w*|zweif\\w*|verpass\\w*|glauben (?:wie|was)|nur|bloss|mehr|erst|langer|allein|umsonst|spat|so (?:einfach|leicht|schnell)|war (?:es|noch)|wieder|zuvor|woll\\w*|wiss\\w*|weiss|verrat\\w*|bis|ausser|ohne|lass\\w*|leid\\w*|versag\\w*|bereu\\w*|egal|zufall|wunder\\w*|risiko|haken|problem\\w*|merkt|anders|diat\\w*|sport|hunger\\w*|verzicht\\w*|anstreng\\w*|pille\\w*|tablette\\w*|operation\\w*|spritze\\w*|insulin|medikament\\w*|zahlen|sorgen|arzte?',
    conditions: 'wenn|falls|sofern|sollten',
  },
  fr: {
    negators: "ne|n'[a-z]+|aucune?s?|personne|jamais|rien|ni|pas (?:de|d'|un|une)",
    ofOtherThings:
      'besoin|necessa\\w*|faut|exig\\w*|requi\\w*|oblig\\w*|devez|doit|plus|attend\\w*|tard\\w*|hesit\\w*|dout\\w*|rat(?:ez|er)|perdez (?:pas )?(?:de temps|la|votre|plus)|croir\\w*|imagin\\w*|seulement|uniquement|(?:perd|brul|gard|pay|mang)\\w* que|a(?:vait)? ete|ete aussi|veulent|veut|sa(?:it|vent|chiez)|dis(?:ent|e)|cach\\w*|revel\\w*|jusqu\\w*|sans|sauf|laiss\\w*|souffr\\w*|echou\\w*|regrett\\w*|import\\w*|hasard|secret|risque|piege|probleme|remarqu\\w*|medecins?|egal\\w*|compar\\w*|inquiet\\w*|payez|en (?:pharmacie|magasin)s?',
    conditions: "si|s'il",
  },
  it: {
    negators: 'non|mai|nessun[a-z]*|neppure|nemmeno|neanche|niente|nulla',
    ofOtherThings:
      'serv\\w*|bisogn\\w*|occorr\\w*|necess\\w*|dev\\w*|aspett\\w*|esit\\w*|dubit\\w*|perd(?:ere|a|erti) (?:l|la|tempo|questa)\\w*|cred\\w*|solo|soltanto|piu|tardi|stato|vogliono|sann?o|dicono|finche|senza|tranne|soffr\\w*|fallisc\\w*|importa|caso|segreto|rischio|diet\\w*|palestra',
    conditions: 'se|qualora',
  },
  nl: {
    negators: 'niet|nooit|geen|niemand|niets|noch',
    ofOtherThings:
      'hoef\\w*|nodig|moet\\w*|wacht\\w*|aarzel\\w*|twijfel\\w*|mis|gelo\\w*|alleen|slechts|meer|laat|eerder|zo (?:makkelijk|snel|eenvoudig)|weer|wil\\w*|wet\\w*|tot|behalve|zonder|lijd\\w*|spijt|uitmaak\\w*|toeval|risico|addertje|dieet|sport\\w*|artsen',
    conditions: 'als|indien',
  },
  sv: {
    negators: 'inte|aldrig|ingen|inget|inga|ingenting|varken',
    ofOtherThings:
      'behov\\w*|maste|vant\\w*|tvek\\w*|tvivl\\w*|missa|bara|endast|mer|sent|varit|igen|vill|vet|forran|utan|lid\\w*|angra|slump|risk|diet|gym',
    conditions: 'om',
  },
  da: {
    negators: 'ikke|aldrig|ingen|intet|ingenting|hverken',
    ofOtherThings:
      'behov\\w*|skal|vent\\w*|tov\\w*|tvivl\\w*|glip\\w*|kun|bare|mere|laengere|sent|vaeret|igen|vil|ved|for end|uden|lid\\w*|fortryd\\w*|tilfaeld\\w*|risiko|kur|slankekur',
    conditions: 'hvis',
  },
  pl: {
    negators: 'nie|nigdy|zad[a-z]*|nikt|nic|ani',
    ofOtherThings:
      'potrzeb\\w*|musi\\w*|trzeba|czeka\\w*|zwlek\\w*|wah\\w*|watp\\w*|przegap\\w*|tylko|wiecej|juz|pozno|bylo|chc\\w*|wie\\w*|dopoki|bez|oprocz|cierp\\w*|zaluj\\w*|przypad\\w*|ryzyk\\w*|diet\\w*|silown\\w*',
    conditions: 'jesli|jezeli',
  },
  no: {
    negators: 'ikke|aldri|ingen|intet|ingenting|verken',
    ofOtherThings:
      'behov|trenger?|ma|vent\\w*|nol\\w*|tvil\\w*|bare|kun|mer|lenger|sent|vaert|igjen|vil|vet|for|uten|lid\\w*|angre\\w*|tilfeld\\w*|risiko|diett',
    conditions: 'hvis',
  },
};

/** "Doctors never tell you that it cures": what they hide is claimed. */
const AUTHORITIES =
  /(?<![a-z])(?:doctors?|big pharma|pharma[a-z]*|laborator[a-z]*|medic[oa]s|doutores|doctores|industria|governo|gobierno|government|arzte|arztinnen|regierung|medecins|laboratoires?|gouvernement|medici|dottori|artsen|lakare|laeger|leger|lekarze)(?![a-z])/u;

interface Compiled {
  negator: RegExp;
  ofOtherThings: RegExp;
  condition: RegExp;
}

const compiled = new Map<LanguageCode, Compiled>();

function negationOf(language: LanguageCode): Compiled | undefined {
  const known = compiled.get(language);
  const words = negations[language];
  if (known !== undefined || words === undefined) return known;
  const made = {
    // "Why not" and "with no" deny nothing.
    negator: new RegExp(
      `(?<![a-z']|(?<![a-z])(?:why|warum|porque|por que|pourquoi|with|com|con|mit|avec) )(?:${words.negators})(?![a-z])`,
      'u',
    ),
    ofOtherThings: new RegExp(`(?<![a-z])(?:${words.ofOtherThings})(?![a-z])`, 'u'),
    condition: new RegExp(`^(?:[a-z]+ ){0,2}(?:${words.conditions}) `, 'u'),
  };
  compiled.set(language, made);
  return made;
}

/**
 * Where a negation begins that takes in what comes after it; -1 when the clause has none, or one about something else.
 * Only the languages of the table are known. Takes folded text.
 */
export function negationAt(clause: string, language: LanguageCode | undefined): number {
  const words = language && negationOf(language);
  const found = words?.negator.exec(clause);
  if (!words || !found || words.condition.test(clause)) return -1;
  if (AUTHORITIES.test(clause.slice(0, found.index))) return -1;
  // A German verb stands before its negation.
  const scope = language === 'de' ? clause : clause.slice(found.index);
  return words.ofOtherThings.test(scope) ? -1 : found.index;
}
