import { hasAffiliateNotice } from './affiliate-notice.ts';
import { withoutDenials } from './denials.ts';
import { findBeforeAfter } from './before-after.ts';
import { borrowsFame, tellsFromBackstage } from './fame.ts';
import { famousNames, newsBrands, newsBrandsOfWords } from './famous-names.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { metaOf, type Reading } from './reading.ts';

/** Finds disguises of a page: a newspaper, a before-and-after transformation, a famous person's endorsement. */
export function findPretences(reading: Reading): Seen[] {
  return [...findBeforeAfter(reading), ...findCelebrity(reading), ...findNewsLayout(reading)];
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
    .join(
      '|',
    )})(?: (?:de|da|do|del|de la|des|du|der))? (?:\\p{Lu}[\\p{L}.'-]*[ ,]*){1,4}|(?:\\p{Lu}[\\p{L}.'-]* ){1,3}(?:Street|Road|Avenue|Square|Lane|Hospital|School|Theatre|Theater|Stadium)(?!\\p{L})`,
  'gu',
);

function withoutPlaces(block: ReadBlock): ReadBlock {
  const text = block.text.replace(PLACE, ' ');
  return text === block.text ? block : { ...block, text, folded: folded(text) };
}

function findCelebrity({ content, page, language: own, productKind, sheet }: Reading): Seen[] {
  const language = own ?? undefined;
  const isOf = (block: ReadBlock) => borrowsName(withoutPlaces(block));
  const borrowsName = (block: ReadBlock) =>
    !phrases('disclaimer').test(block.folded) &&
    (NAMES.test(block.folded) ||
      phrases('fameClaims').test(block.folded) ||
      namesFamous(block) ||
      (productKind !== 'digital' &&
        tellsFromBackstage(block.text, folded, folded(`${sheet.name ?? page.title}\n${page.title}`))) ||
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
    // A sentence that reports of a paper is no masthead.
    ...top
      .filter(({ isQuote }) => !isQuote)
      .flatMap(({ text }) => (ENDS_A_SENTENCE.test(text) ? [text] : text.split(BETWEEN_NAMES))),
    ...page.images.map(({ alt, src }) => `${alt} ${src.split('/').at(-1) ?? ''}`),
    metaOf(page, 'og:site_name') ?? '',
  ];
  const heads = written.map(folded);
  const brand = heads.find(
    (head) =>
      head.length < 160 &&
      newsBrands.test(head) &&
      !IS_CITED.test(head) &&
      (!newsBrandsOfWords.test(head) || isName(head)),
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
    [content.some(({ text }) => DATELINE.test(text)), 4],
    [newsBrands.test(folded(metaOf(page, 'og:site_name') ?? '')), 2],
    [page.structuredData.some(isPublishedByPaper), 2],
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
    content.some(({ folded: text, words }) => words <= 4 && COUNTED_COMMENTS.test(text)),
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

/** What a paper wrote is told of it, and not the page's name. */
const IS_CITED =
  /(?<!\p{L})(?:publicou|noticiou|escreveu|published|reported|wrote|publico|escribio|veroffentlichte|berichtete|schrieb|a (?:publie|ecrit)|publiait)(?!\p{L})/u;
const ONLY_A_SLOT =
  /^\W*(?:publicidade|anuncio|advertisement|ads?|publicidad|anuncio|anzeige|werbung|publicite|annonce)\W*$/u;
const MORE_TO_READ =
  /(?<!\p{L})(?:(?:as |os )?mais (?:lidas|lidos|vistas)|leia tambem|veja tambem|most (?:read|popular)|related (?:stories|articles)|trending(?: now)?|lo mas leido|las mas leidas|lea tambien|te puede interesar|meistgelesen|lesen sie auch|mehr zum thema|les plus lus|a lire aussi|lire aussi)(?!\p{L})/u;
const DAY_OF_THE_PAPER =
  /(?<!\p{L})(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:-feira)?,? (?:\p{L}+ )?\d{1,2}/u;
const CREDIT =
  /(?<!\p{L})(?:foto|fotos|imagem|imagen|photo|picture|bild|credit|credito)s? ?(?::|by|de|von|\/)? ?(?:reproduc\p{L}*|divulgac\p{L}*|arquivo pessoal|getty|reuters|afp|efe|dpa|ap(?!\p{L})|shutterstock)/u;

/** How agencies begin: "(Reuters) -", "MADRID (EFE)". */
const DATELINE =
  /^(?:\p{Lu}[\p{Lu}\s.,]{2,30})?\((?:Reuters|AFP|AP|EFE|dpa|DPA|ANSA|Agência Brasil|Europa Press)\)/u;
const COUNTED_COMMENTS = /^(?:comentarios|comments|kommentare|commentaires) ?\(\d{2,}\)/u;

/** The publisher in the data for search engines is a paper. */
function isPublishedByPaper(data: string): boolean {
  const name = /"publisher"\s*:\s*\{[^}]{0,200}"name"\s*:\s*"([^"]{1,80})"/u.exec(data)?.[1] ?? '';
  return (
    data.includes('NewsArticle') && (phrases('paper').test(folded(name)) || newsBrands.test(folded(name)))
  );
}

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
  /\d{1,2}[./ -]?(?:\p{L}{3,9}|\d{1,2})\.?[./ -]\d{4}[^\d]{1,12}\d{1,2}(?:h|:)\d{2}|(?<!\d)\d+ (?:hours?|minutes?) ago|(?:hace|ha|vor|il y a) \d+ (?:horas?|minutos?|stunden?|minuten|heures?|minutes)/u;
const BETWEEN_NAMES = /[|·•,/]| {2,}/u;
const ENDS_A_SENTENCE = /[.!?]\W*$/u;
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
