import { hasAffiliateNotice } from './affiliate-notice.ts';
import { newsBrands, newsBrandsOfWords } from './famous-names.ts';
import type { Seen } from './finding-codes.ts';
import type { ReadBlock } from './page-model.ts';
import { paperSources as source, paperWords as says } from './paper-words.ts';
import { excerptAround, folded, phrases, wholeWords } from './phrases.ts';
import { isOfReader } from './quotes.ts';
import { metaOf, type Reading } from './reading.ts';

/** As many signs of a newspaper make a page look like one. */
const ENOUGH_SIGNS = 4;
/** Where a paper marks what is paid for. */
const BLOCKS_AT_THE_TOP = 12;

/** An advertisement with the parts of a paper: its name, its sections, who wrote it and when, its readers' comments. */
export function findNewsLayout(reading: Reading): Seen[] {
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
      !says.cited.test(head) &&
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
    [!isNamedLikePaper && namesOf(page, blocks).some(isMasthead), 1],
    [content.some(({ folded: text, isQuote }) => !isQuote && says.speaksAsPress.test(text)), 2],
    [content.filter(({ text }) => isOfReader(text)).length >= 2, 1],
    [content.some(({ text }) => DATELINE.test(text)), 4],
    [newsBrands.test(folded(metaOf(page, 'og:site_name') ?? '')), 2],
    [page.structuredData.some(isPublishedByPaper), 2],
    [sections.size >= 3, 2],
    // A shop's menu leads somewhere. A paper that is none has only the names.
    [page.hasDeadMenu, sections.size >= 3 ? 1 : 2],
    [
      new Set(
        blocks.flatMap(({ folded: text, words }) => (words <= MOST_WORDS_OF_A_BAR ? furnitureOf(text) : [])),
      ).size >= 2,
      2,
    ],
    [content.some(({ text, words }) => words >= FEWEST_WORDS_OF_A_REPORT && FROM_A_PLACE.test(text)), 2],
    [content.some(({ text }) => TOLD_TO_THE_PAPER.test(text)), 1],
    [top.some(({ folded: text, words }) => words <= 14 && phrases('breaking').test(text)), 2],
    [
      content.some(
        ({ folded: text, words }) =>
          words <= MOST_WORDS_OF_A_BYLINE &&
          (phrases('byline').test(text) || MINUTE_OF_NEWS.test(text) || isSigned(text)),
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
    content.some(({ folded: text, words }) => words <= 8 && says.moreToRead.test(text)),
    top.some(({ folded: text, words }) => words <= 12 && DAY_OF_THE_PAPER.test(text)),
    content.some(({ folded: text, words }) => words <= 14 && CREDIT.test(text)),
    content.some(({ folded: text, words }) => words <= 5 && COUNTED_COMMENTS.test(text)),
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

const furniture = new RegExp(wholeWords([source.furniture]), 'gu');

/** What only papers have: the weather, the crossword, the obituaries, the printed paper. */
function furnitureOf(text: string): string[] {
  return [...text.matchAll(furniture)].map(([name]) => name);
}

const FEWEST_WORDS_OF_A_REPORT = 15;
/** "MERTHYR VALE — A retired engineer…" */
const FROM_A_PLACE = /^\p{Lu}{3,}[\p{Lu}\s,.'’-]{0,30}(?:\([^)]{2,20}\) ?)?\s?[.,/]?[—–-]\s\p{Lu}/u;
/** "He told the Ledger": whom people talk to has a name of its own. */
const TOLD_TO_THE_PAPER =
  /(?<!\p{L})(?:told (?:the |our )\p{Lu}|(?:contou|disse|afirmou|revelou) (?:ao|à) \p{Lu}|(?:contó|dijo|declaró|explicó|aseguró) (?:a|al) (?:este |esta |El |La )\p{L}|(?:sagte|erzählte|berichtete|verriet) (?:sie |er )?(?:dem|der|unserer) \p{Lu}|(?:confi[ée]|déclaré|raconté|expliqu[ée])(?:-t-(?:il|elle))? (?:au|à) (?:La |L’|L')?\p{Lu})/u;

const DAY_OF_THE_PAPER = new RegExp(`(?<![a-z])${source.weekday},? (?:[a-z]+ )?\\d{1,2}`, 'u');
const ONLY_A_SLOT = new RegExp(`^\\W*${source.slot}\\W*$`, 'u');
const CREDIT =
  /(?<![a-z])(?:foto|fotos|imagem|imagen|photo|picture|bild|credit|credito)s? ?(?::|by|de|von|\/)? ?(?:reproduc[a-z]*|divulgac[a-z]*|arquivo pessoal|getty|reuters|afp|efe|dpa|ap(?![a-z])|shutterstock)/u;

/** How agencies begin: "(Reuters) -", "MADRID (EFE)". */
const DATELINE =
  /^(?:\p{Lu}[\p{Lu}\s.,]{2,30})?\((?:Reuters|AFP|AP|EFE|dpa|DPA|ANSA|Agência Brasil|Europa Press)\)/u;
const COUNTED_COMMENTS =
  /(?:comentarios|comments|kommentare|commentaires|reagissent|opinan|opinam|reagieren|leser[a-z]*|lecteurs|leitores|lectores|readers)[^()]{0,20}\(\d+\)|^\d+ (?:comentarios|comments|kommentare|commentaires)$/u;

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
  /\d{1,2}[./ -]?(?:[a-z]{3,9}|\d{1,2})\.?[./ -]\d{4}[^\d]{1,12}\d{1,2}(?:h|:)\d{2}|(?<!\d)\d+ (?:hours?|minutes?) ago|(?:hace|ha|vor|il y a) \d+ (?:horas?|minutos?|stunden?|minuten|heures?|minutes)/u;
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

const MOST_WORDS_OF_A_BYLINE = 32;

/** What a page calls itself: the end of its title, the name for networks and its first line. */
function namesOf(page: Reading['page'], blocks: readonly ReadBlock[]): string[] {
  return [
    page.title.split(/ [|–—·-] /u).at(-1) ?? '',
    metaOf(page, 'og:site_name') ?? '',
    ...blocks.slice(0, FIRST_LINES).map(({ text }) => text),
  ];
}

const FIRST_LINES = 3;

function isMasthead(name: string): boolean {
  const words = name.trim().split(/\s+/u).length;
  return (
    words > 1 &&
    words <= MOST_WORDS_OF_A_MASTHEAD &&
    !/[.!?:]/u.test(name) &&
    says.ofAPaper.test(folded(name))
  );
}

const MOST_WORDS_OF_A_MASTHEAD = 5;

/** Who wrote it, and how long it takes to read, how often it was shared or at what minute it came. */
function isSigned(text: string): boolean {
  return WRITTEN_BY.test(text) && OF_AN_ARTICLE.test(text);
}

const WRITTEN_BY = /^(?:por|by|par|von|words|texto|texte|text|redaccion|redacao)(?: ?[:/])? [a-z]/u;
const OF_AN_ARTICLE =
  /(?<!\d)\d{1,2} ?(?:h|:|uhr) ?\d{2}(?!\d)|(?<!\d)\d[\d ]* (?:partages|shares|compartilhamentos|compartidos|mal geteilt)(?![a-z])|(?<![a-z])(?:desk|ressort)(?![a-z])/u;
