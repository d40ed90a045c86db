import { famousNames, newsBrands } from './famous-names.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords } from './phrases.ts';
import { metaOf, type ReadBlock, type Reading } from './reading.ts';

/** Finds disguises of a page: a newspaper, a before-and-after transformation, a famous person's endorsement. */
export function findPretences(reading: Reading): Seen[] {
  return [...findBeforeAfter(reading), ...findCelebrity(reading), ...findNewsLayout(reading)];
}

const FILE_OF_BOTH =
  /before[-_ ]?(?:and[-_ ]?)?after|antes[-_ ]?(?:e|y|x)?[-_ ]?(?:depois|despues)|vorher[-_ ]?(?:und[-_ ]?)?nachher|avant[-_ ]?(?:et[-_ ]?)?apres/u;
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

function findBeforeAfter({ content, page }: Reading): Seen[] {
  const said = content.find(({ text, words }) =>
    words <= MOST_WORDS_OF_A_CAPTION
      ? saysBoth(folded(text))
      : sentencesOf(text).some((sentence) => showsBoth(folded(sentence))),
  );
  if (said)
    return [
      {
        code: 'before_after',
        excerpt: excerptAround(said.text, phrases('beforeAfter').exec(said.folded)?.index),
        where: said.where,
      },
    ];
  const before = content.find(({ folded: text }) => ONLY_BEFORE.test(text));
  if (before && content.some(({ folded: text }) => ONLY_AFTER.test(text)))
    return [{ code: 'before_after', excerpt: before.text, where: before.where }];
  const names = page.images.map((image) => ({
    image,
    name: folded(`${image.alt} ${image.src.split('/').at(-1) ?? ''}`),
  }));
  const both =
    names.find(({ name }) => FILE_OF_BOTH.test(name)) ??
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

function saysBoth(text: string): boolean {
  return (
    phrases('beforeAfter').test(text.replace(new RegExp(phrases('beforeAfterInnocent'), 'gu'), ' ')) &&
    !phrases('disclaimer').test(text)
  );
}

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

function findCelebrity({ content, page }: Reading): Seen[] {
  const isOf = (block: ReadBlock) =>
    !phrases('disclaimer').test(block.folded) &&
    (NAMES.test(block.folded) || phrases('fameClaims').test(block.folded) || namesFamous(block));
  const said = content.find(isOf);
  if (said)
    return [
      {
        code: 'celebrity_claim',
        excerpt: excerptAround(said.text, NAMES.exec(said.folded)?.index),
        where: said.where,
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

function findNewsLayout(reading: Reading): Seen[] {
  const { blocks, page, content, links } = reading;
  const isMarked = blocks.some(({ folded: text, words }) => words <= 14 && phrases('adMark').test(text));
  const top = content.slice(0, 14);
  const heads = [
    page.title,
    ...top.map(({ text }) => text),
    ...page.images.map(({ alt, src }) => `${alt} ${src.split('/').at(-1) ?? ''}`),
    metaOf(page, 'og:site_name') ?? '',
  ].map(folded);
  const brand = heads.find((head) => newsBrands.test(head) && head.length < 160);
  const sections = new Set(
    [
      ...links.map((link) => link.folded),
      ...blocks
        .filter(({ isAside, tag }) => isAside || tag === 'li')
        .flatMap((block) => block.folded.split(/[|·•,/]| {2,}/u)),
    ]
      .map((name) => name.trim())
      .filter((name) => name.length < 24 && wholeSection(name)),
  );
  const isNamedLikePaper = heads.some((head) => head.split(' ').length <= 6 && phrases('paper').test(head));
  const signs = [
    [brand !== undefined, 2],
    [isNamedLikePaper, 2],
    [sections.size >= 3, 2],
    [top.some(({ folded: text, words }) => words <= 14 && phrases('breaking').test(text)), 2],
    [content.some(({ folded: text, words }) => words <= 24 && phrases('byline').test(text)), 2],
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
  const score = signs.reduce((sum, [isSeen, weight]) => sum + (isSeen ? weight : 0), 0);
  if (score < ENOUGH_SIGNS + (isMarked ? 3 : 0)) return [];
  return [
    {
      code: 'fake_news_layout',
      excerpt: excerptAround(brand ?? top[0]?.text ?? page.title),
      where: top[0]?.where ?? '',
    },
  ];
}

function wholeSection(name: string): boolean {
  const match = phrases('sections').exec(name);
  return match?.index === 0 && match[0].length === name.length;
}
