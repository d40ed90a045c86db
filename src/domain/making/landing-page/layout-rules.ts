import { hasAffiliateNotice } from './affiliate-notice.ts';
import { withoutDenials } from './denials.ts';
import { borrowsFame } from './fame.ts';
import { famousNames, newsBrands, newsBrandsOfWords } from './famous-names.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { metaOf, type Reading } from './reading.ts';

/** Finds disguises of a page: a newspaper, a before-and-after transformation, a famous person's endorsement. */
export function findPretences(reading: Reading): Seen[] {
  return [...findBeforeAfter(reading), ...findCelebrity(reading), ...findNewsLayout(reading)];
}

const FILE_OF_BOTH =
  /before[-_ ]?(?:and[-_ ]?)?after|antes[-_ ]?(?:e|y|x)?[-_ ]?(?:depois|despues)|vorher[-_ ]?(?:und[-_ ]?)?nachher|avant[-_ ]?(?:et[-_ ]?)?apres/u;
const TIME = '(?:day|dia|tag|jour|week|semana|woche|semaine|month|mes|monat|mois)[-_ ]?\\d+';
/** "Day 1 vs day 10" shows the same as before and after. */
const ORDINAL_DAY =
  /^\d{1,3} ?(?:[ºª°o.]|st|nd|rd|th|er|e|eme)? ?(?:dia|day|tag|jour|semana|week|woche|semaine|mes|month|monat|mois)$/u;
const FIRST_AND_LAST = new RegExp(
  `${TIME}[-_ .,/]{0,3}(?:vs\\.?|x|and|e|y|und|et|to)?[-_ .,/]{0,3}${TIME}`,
  'u',
);
/** Viewers that lay one picture over another. */
const SLIDER =
  /twenty-?(?:twenty|20)|juxtapose|img-?comp|image-?compar|compar(?:e|ison)-slider|beer-slider|cocoen|before-?after|ba-slider|antes-?(?:e-?|y-?)?(?:depois|despues)|vorher-?nachher|avant-?apres/u;
/** What sets one picture of a person apart from a later one: the day, the month, the size or the weight. */
const MOMENT = new RegExp(
  `${TIME}|(?:primeir[oa]|ultim[oa]|first|last|erste[rn]?|letzte[rn]?|premiere?|derniere?|primer|\\d+[ºª°o]?\\.?)[-_ ](?:dia|day|tag|jour|semana|week|woche|semaine|mes|month|monat|mois)(?!\\p{L})|\\d+[-_ ]?(?:days?|dias?|tage|jours|weeks?|semanas?|wochen|semaines|months?|mes(?:es)?|monate|mois)|(?:size|manequim|talla|taille|grosse)[-_ ]?\\d+|\\d+[-_ ]?(?:kg|lbs?|quilos|kilos)|(?<!\\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?!\\p{L})`,
  'gu',
);
const MOST_WORDS_OF_LABELS = 8;
const BEFORE = /(?:^|[\W_])(?:before|antes|vorher|avant)(?:[\W_]|$)/u;
const AFTER = /(?:^|[\W_])(?:after|depois|despues|nachher|apres)(?:[\W_]|$)/u;
/** The name of a column or a picture, alone or before what the picture shows: "Before: 98 kg". */
const ONLY_BEFORE = /^(?:before|antes|vorher|avant)(?: ?[:-][^.!?]{0,40})?$/u;
const ONLY_AFTER = /^(?:after|depois|despues|nachher|apres)(?: ?[:-][^.!?]{0,40})?$/u;
/**
 * Words for pictures, or for results that somebody had. Without them, the sentence is about two moments
 * of another kind: "seque antes e depois de guardar".
 */
const SHOWS_BOTH =
  /^\W*(?:veja|confira|olh[ae]|mir[ae]n?|vea|look|see|sehen|seht|voyez|regardez|decouvrez)(?!\p{L})|(?<!\p{L})(?:fotos?|imagens|imagen(?:es)?|bilder?|photos?|pictures?|images?|resultad\p{L}*|results?|ergebniss\p{L}*|resultats?|transform\p{L}*|verwandlung\p{L}*|client\p{L}*|customers?|kund\p{L}+|emagre\p{L}*|real|reais|reales|echte?)(?!\p{L})/u;
/** A heading or a caption shows what it names. */
const MOST_WORDS_OF_A_CAPTION = 5;

/** Google's rule is about the human body; a kettle may be shown before and after. */
const BODY =
  /(?<!\p{L})(?:pele|cabelo\p{L}*|fios|dentes?|sorriso|barriga|cintura|rugas?|rosto|corpo|emagre\p{L}*|quilos?|kilos?|kg|celulite|acne|manchas?|unhas?|cilios|olheiras|joelhos?|postura|calv\p{L}*|skin|hair|teeth|smile|belly|waist|wrinkl\p{L}*|face|body|weight|pounds|lbs|cellulite|eyelids?|lash\p{L}*|nails?|posture|bald\p{L}*|piel|pelo|cabello|dientes|sonrisa|vientre|arrugas?|(?:la|su|tu|mi) cara|rostro|cuerpo|peso|adelgaz\p{L}*|haut|haare?|zahne|bauch|falten|gesicht|korper|gewicht|abnehm\p{L}*|peau|cheveux|dents|sourire|ventre|rides?|visage|corps|poids|maigri\p{L}*|cils|creme)(?!\p{L})/u;

function findBeforeAfter({ content, page, text, productKind }: Reading): Seen[] {
  if (productKind !== 'nutra' && !BODY.test(text) && !page.images.some(({ alt }) => BODY.test(folded(alt))))
    return [];
  const about = folded(
    [page.title, ...content.filter(({ tag }) => tag === 'h1').map((block) => block.text)].join(' '),
  );
  const isOfBody = (shown: string) => productKind === 'nutra' || BODY.test(`${about} ${shown}`);
  const comparison = content.find(({ text, words }, index) => {
    if (!isOfBody(around(content, index))) return false;
    const sentences = sentencesOf(text);
    return sentences.some((sentence, at) => {
      const answer = sentences[at + 1] ?? content[index + 1]?.text ?? '';
      if (sentence.endsWith('?') && !YES.test(answer)) return false;
      return words <= MOST_WORDS_OF_A_CAPTION ? saysBoth(folded(sentence)) : showsBoth(folded(sentence));
    });
  });
  if (comparison)
    return [
      {
        code: 'before_after',
        excerpt: excerptAround(comparison.text, phrases('beforeAfter').exec(comparison.folded)?.index),
        where: comparison.where,
      },
    ];
  const before = content.find(
    ({ folded: text }, index) => ONLY_BEFORE.test(text) && isOfBody(around(content, index)),
  );
  if (before && content.some(({ folded: text }) => ONLY_AFTER.test(text)))
    return [{ code: 'before_after', excerpt: before.text, where: before.where }];
  const pair = pairOfMoments(page, content, isOfBody);
  if (pair) return [{ code: 'before_after', ...pair }];
  const names = page.images
    .map((image) => ({
      image,
      name: folded(`${image.alt} ${image.src.split('/').at(-1) ?? ''}`),
    }))
    .filter(
      ({ name }) => !OF_THINGS.test(name.replace(/[-_]/gu, ' ')) && isOfBody(name.replace(/[-_]/gu, ' ')),
    );
  const both =
    names.find(({ name }) => FILE_OF_BOTH.test(name) || FIRST_AND_LAST.test(name)) ??
    (names.some(({ name }) => AFTER.test(name)) ? names.find(({ name }) => BEFORE.test(name)) : undefined);
  return both
    ? [
        {
          code: 'before_after',
          excerpt: both.image.alt || both.image.src,
          where: `${both.image.where} > img`,
        },
      ]
    : [];
}

/** A text with the one before and the one after it. */
function around(content: readonly ReadBlock[], index: number): string {
  return content
    .slice(Math.max(0, index - 1), index + 2)
    .map((block) => block.folded)
    .join(' ');
}

/** Two pictures of the same body at two moments: "Day 1" beside "Day 42", "March, size 18" beside "May, size 12". */
function pairOfMoments(
  page: Reading['page'],
  content: readonly ReadBlock[],
  isOfBody: (shown: string) => boolean,
): { excerpt: string; where: string } | undefined {
  const images = page.images.map(({ src, alt, where }) => {
    const name = folded(alt || (src.split('/').at(-1) ?? ''));
    return { where, alt: alt || src, name, rest: name.replace(MOMENT, '').replace(/[\W_]+/gu, ' ') };
  });
  const slider = images.find(({ where, name }) => SLIDER.test(where.toLowerCase()) && BODY.test(name));
  if (slider) return { excerpt: slider.alt, where: `${slider.where} > img` };
  const shown = images.filter(
    ({ name, rest }) => rest !== name.replace(/[\W_]+/gu, ' ') && rest.trim() !== '',
  );
  const names = new Map<string, string>();
  const first = shown.find(({ name, rest }) => {
    const other = names.get(rest);
    if (other === undefined) names.set(rest, name);
    return other !== undefined && other !== name;
  });
  if (first && isOfBody(first.name)) return { excerpt: first.alt, where: `${first.where} > img` };
  const subjects = new Map<string, string>();
  const same = shown
    .filter(({ name }) => BODY.test(name))
    .find(({ name, rest }) => {
      const subject = rest.trim().split(' ').slice(0, WORDS_OF_A_SUBJECT).join(' ');
      const other = subjects.get(subject);
      if (other === undefined) subjects.set(subject, name);
      return other !== undefined && momentsOf(other) !== momentsOf(name);
    });
  if (same) return { excerpt: same.alt, where: `${same.where} > img` };
  if (!images.some(({ name }) => BODY.test(name))) return undefined;
  const days = content.filter(({ folded: text }) => ORDINAL_DAY.test(text));
  if (new Set(days.map(({ folded: text }) => text)).size > 1 && days[0])
    return { excerpt: days.map(({ text }) => text).join(' · '), where: days[0].where };
  const labels = content.find(
    ({ folded: text, words }) => words <= MOST_WORDS_OF_LABELS && FIRST_AND_LAST.test(text),
  );
  return labels && { excerpt: labels.text, where: labels.where };
}

/** Of whom or what a picture is: "Rosto da Dóris no dia 28". */
const WORDS_OF_A_SUBJECT = 2;

function momentsOf(name: string): string {
  return [...name.matchAll(MOMENT)].map(([moment]) => moment).join(' ');
}

/** A question claims nothing unless the answer does. */
const YES = /^\W*(?:sim|yes|sí|ja|oui|claro|of course|sure)(?!\p{L})/iu;

/** The names of both, one beside the other: "El antes y el después". */
const BOTH_NAMES =
  /^\W*(?:\p{L}{1,3} )?(?:before|antes|vorher|avant)\W+(?:(?!(?:ou|or|oder|o|do|da|de|a|as)\W)\p{L}{1,3}\W+){0,2}(?:after|depois|despues|nachher|apres)\W*$/u;

function saysBoth(text: string): boolean {
  return (
    (BOTH_NAMES.test(text) ||
      phrases('beforeAfter').test(text.replace(new RegExp(phrases('beforeAfterInnocent'), 'gu'), ' '))) &&
    !phrases('disclaimer').test(text) &&
    !OF_THINGS.test(text)
  );
}

/** What is done to things: a picture of them before and after promises nothing about a body. */
const OF_THINGS =
  /(?<!\p{L})(?:lava(?:gem|do|da)|limp(?:eza|o|a)|polimento|pul(?:ir|ido|idas?)|lij(?:ar|ado|amento)|sand(?:ing|ed)|schleif\p{L}*|poncage|suelo|piso|floor|boden|sol|parquet|madera|madeira|wood|holz|bois|movel|mueble|reform\p{L}*|pintura|restaur\p{L}*|instala\p{L}*|conserto|costura|lavado|limpieza|pulido|pintado|wash\p{L}*|clean\p{L}*|polish\p{L}*|renovat\p{L}*|restor\p{L}*|repair\p{L}*|paint\p{L}*|descal\p{L}*|install\p{L}*|waschen|wasche|reinig\p{L}*|polier\p{L}*|renovier\p{L}*|reparatur|lavage|nettoy\p{L}*|polissage|renov\p{L}*|peinture|reparation|sofa|carpet|tapete|alfombra|teppich|tapis|oven|forno|horno|backofen|kettle|shoes?|sapato|tenis|car|carro|coche|auto|voiture|wall|parede|pared|wand|mur|kitchen|cozinha|cocina|kuche|cuisine|garden|jardim|jardin|garten|photo edit\p{L}*|preset\p{L}*)(?!\p{L})/u;

function showsBoth(text: string): boolean {
  return saysBoth(text) && SHOWS_BOTH.test(text);
}

const NAMES = wholeWords(famousNames);
let roleBeforeName: RegExp | undefined;

/** "The actress Ana Silva": a role before a name in capitals. Read in the text as written. */
function namesFamous(block: ReadBlock): boolean {
  roleBeforeName ??= new RegExp(`${phrases('famous').source}$`, 'u');
  for (const match of block.text.matchAll(
    /\s(?=\p{Lu}[\p{Ll}'-]+ (?:de |da |von |del )?\p{Lu}[\p{Ll}'-]+)/gu,
  )) {
    if (roleBeforeName.test(folded(block.text.slice(Math.max(0, match.index - 30), match.index))))
      return true;
  }
  return false;
}

/** Streets, schools and theatres are named after famous people. */
const PLACE = new RegExp(
  `(?<!\\p{L})(?:${'rua|r\\.|avenida|av\\.|praça|praca|calle|plaza|paseo|street|road|straße|strasse|platz|rue|boulevard|place|teatro|theater|theatre|théâtre|hospital|escola|colégio|colegio|escuela|school|schule|école|estadio|estádio|ginásio'
    .split('|')
    .map((word) => `[${word[0] ?? ''}${(word[0] ?? '').toUpperCase()}]${word.slice(1)}`)
    .join('|')})(?: (?:de|da|do|del|de la|des|du|der))? (?:\\p{Lu}[\\p{L}.'-]*[ ,]*){1,4}`,
  'gu',
);

function withoutPlaces(block: ReadBlock): ReadBlock {
  const text = block.text.replace(PLACE, ' ');
  return text === block.text ? block : { ...block, text, folded: folded(text) };
}

function findCelebrity({ content, page, language: own }: Reading): Seen[] {
  const language = own ?? undefined;
  const isOf = (block: ReadBlock) => borrowsName(withoutPlaces(block));
  const borrowsName = (block: ReadBlock) =>
    !phrases('disclaimer').test(block.folded) &&
    (NAMES.test(block.folded) ||
      phrases('fameClaims').test(block.folded) ||
      namesFamous(block) ||
      sentencesOf(block.text).some((sentence) => borrowsFame(withoutDenials(folded(sentence), language))));
  const claim = content.find(isOf);
  if (claim)
    return [
      {
        code: 'celebrity_claim',
        excerpt: excerptAround(claim.text, NAMES.exec(claim.folded)?.index),
        where: claim.where,
      },
    ];
  const shown = page.images.find(({ alt, src }) =>
    NAMES.test(folded(`${alt} ${src.split('/').at(-1)?.replace(/[-_]/gu, ' ') ?? ''}`)),
  );
  return shown
    ? [{ code: 'celebrity_claim', excerpt: shown.alt || shown.src, where: `${shown.where} > img` }]
    : [];
}

/** As many signs of a newspaper make a page look like one. */
const ENOUGH_SIGNS = 4;
/** Where a paper marks what is paid for. */
const BLOCKS_AT_THE_TOP = 12;

function findNewsLayout(reading: Reading): Seen[] {
  const { blocks, page, content, links, url } = reading;
  // A mark at the top tells every reader. A line at the foot of a page that copies a paper tells nobody.
  const marks = blocks.findIndex(({ folded: text, words }) => words <= 14 && phrases('adMark').test(text));
  const isMarked = marks >= 0 && marks < BLOCKS_AT_THE_TOP;
  const isNoted = marks >= 0 || hasAffiliateNotice(reading);
  const top = content.slice(0, 14);
  const written = [
    page.title,
    ...top.flatMap(({ text }) => text.split(BETWEEN_NAMES)),
    ...page.images.map(({ alt, src }) => `${alt} ${src.split('/').at(-1) ?? ''}`),
    metaOf(page, 'og:site_name') ?? '',
  ];
  const heads = written.map(folded);
  const brand = heads.find(
    (head) => head.length < 160 && newsBrands.test(head) && (!newsBrandsOfWords.test(head) || isName(head)),
  );
  const sections = new Set(
    [
      ...links.map((link) => link.folded),
      ...blocks
        .filter(({ isAside, tag }) => isAside || tag === 'li' || tag === 'td')
        .flatMap((block) => block.folded.split(BETWEEN_NAMES)),
      ...[...top, ...blocks.filter(({ isAside }) => isAside)]
        .filter(({ words }) => words <= MOST_WORDS_OF_A_BAR)
        .flatMap(barOfSections),
    ]
      .map((name) => name.trim())
      .filter((name) => name.length < 24 && wholeSection(name)),
  );
  const isNamedLikePaper = written.some(
    (head) => isTitleCase(head) && phrases('paper').test(folded(head)) && !newsBrands.test(folded(head)),
  );
  const signs = [
    [brand !== undefined, 2],
    [isNamedLikePaper, 2],
    [sections.size >= 3, 2],
    [top.some(({ folded: text, words }) => words <= 14 && phrases('breaking').test(text)), 2],
    [
      content.some(
        ({ folded: text, words }) =>
          words <= 24 && (phrases('byline').test(text) || MINUTE_OF_NEWS.test(text)),
      ),
      2,
    ],
    [
      content.filter(({ folded: text, words }) => words <= 6 && phrases('comments').test(text)).length >= 2,
      1,
    ],
    [
      (metaOf(page, 'og:type') ?? '').includes('article') ||
        page.structuredData.some((data) => data.includes('NewsArticle')),
      1,
    ],
    [
      blocks.some(({ where }) =>
        /(?:breaking|news-?(?:header|bar|ticker|paper)|masthead|byline|noticia|manchete|plantao|eilmeldung)/u.test(
          where.toLowerCase(),
        ),
      ),
      2,
    ],
  ] as const;
  const strong = signs.reduce((sum, [isSeen, weight]) => sum + (isSeen ? weight : 0), 0);
  // What papers have around their articles, and magazines of shops, too.
  const around = [
    content.some(({ folded: text, words }) => words <= 8 && MORE_TO_READ.test(text)),
    top.some(({ folded: text, words }) => words <= 12 && DAY_OF_THE_PAPER.test(text)),
    content.some(({ folded: text, words }) => words <= 14 && CREDIT.test(text)),
  ].filter(Boolean).length;
  const score = strong + (strong >= 2 ? around : 0);
  // A lone "Advertisement" labels a place between the articles of the paper that is copied.
  const copiesAPaper =
    [page.title, url?.pathname ?? '', metaOf(page, 'og:site_name') ?? ''].some((name) =>
      newsBrands.test(folded(name).replaceAll('/', ' ')),
    ) && ONLY_A_SLOT.test(blocks[marks]?.folded ?? '');
  if (score < ENOUGH_SIGNS + (isMarked && !copiesAPaper ? 3 : isNoted ? 1 : 0)) return [];
  return [
    {
      code: 'fake_news_layout',
      excerpt: excerptAround(brand ?? top[0]?.text ?? page.title),
      where: top[0]?.where ?? '',
    },
  ];
}

const ONLY_A_SLOT =
  /^\W*(?:publicidade|anuncio|advertisement|ads?|publicidad|anuncio|anzeige|werbung|publicite|annonce)\W*$/u;
const MORE_TO_READ =
  /(?<!\p{L})(?:(?:as |os )?mais (?:lidas|lidos|vistas)|leia tambem|veja tambem|most (?:read|popular)|related (?:stories|articles)|trending(?: now)?|lo mas leido|lea tambien|te puede interesar|meistgelesen|lesen sie auch|mehr zum thema|les plus lus|a lire aussi|lire aussi)(?!\p{L})/u;
const DAY_OF_THE_PAPER =
  /(?<!\p{L})(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:-feira)?,? (?:\p{L}+ )?\d{1,2}/u;
const CREDIT =
  /(?<!\p{L})(?:foto|fotos|imagem|imagen|photo|picture|bild|credit|credito)s? ?(?::|by|de|von|\/)? ?(?:reproduc\p{L}*|divulgac\p{L}*|arquivo pessoal|getty|reuters|afp|efe|dpa|ap(?!\p{L})|shutterstock)/u;

const MOST_WORDS_OF_A_NAME = 4;

/** "Der Stern" is a paper, and "marked by a star" is none. */
function isName(head: string): boolean {
  return (
    head.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_NAME && newsBrandsOfWords.exec(head)?.index === 0
  );
}

/** Names have capitals: "Daily Health News", not "order yours today". A single word is the name of a link. */
function isTitleCase(head: string): boolean {
  const words = head.trim().split(/\s+/u);
  return (
    words.length > 1 &&
    words.length <= 6 &&
    words.every((word) => word.length <= 3 || /^[\p{Lu}\d"“«|]/u.test(word))
  );
}

/** News say the minute of the day, or how many hours ago. */
const MINUTE_OF_NEWS =
  /\d{1,2}[./ -]?(?:\p{L}{3,9}|\d{1,2})\.?[./ -]\d{4}[^\d]{1,12}\d{1,2}(?:h|:)\d{2}|\d+ (?:hours?|minutes?) ago|(?:hace|ha|vor|il y a) \d+ (?:horas?|minutos?|stunden?|minuten|heures?|minutes)/u;
const BETWEEN_NAMES = /[|·•,/]| {2,}/u;
const MOST_WORDS_OF_A_BAR = 16;

/** The sections that one line names, when they are most of it. */
function barOfSections({ folded: text, words }: ReadBlock): string[] {
  const names = [...text.matchAll(new RegExp(phrases('sections'), 'gu'))].map(([name]) => name);
  return names.length >= 3 && names.length * 2.5 >= words ? names : [];
}

function wholeSection(name: string): boolean {
  const match = phrases('sections').exec(name);
  return match?.index === 0 && match[0].length === name.length;
}
