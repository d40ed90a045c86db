import { isImprint } from './claims/cautions.ts';
import { withoutDenials } from './denials.ts';
import { findBeforeAfter } from './pictures/before-after.ts';
import { borrowsFame, isKnownFromAScreen, isSwornByByName, tellsFromBackstage } from './fame.ts';
import { famousNames } from './famous-names.ts';
import type { Seen } from './finding-codes.ts';
import { findNewsLayout } from './news-layout.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { looksLikeQuote } from './quotes.ts';
import type { Reading } from './reading.ts';

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
    )})(?: (?:de|da|do|del|de la|des|du|der))? (?:\\p{Lu}[\\p{L}.'-]*[ ,]*){1,4}|(?:\\p{Lu}[\\p{L}.'-]* ){1,3}(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ss]quare|[Ll]ane|[Hh]ospital|[Ss]chool|[Tt]heatre|[Tt]heater|[Ss]tadium)(?!\\p{L})`,
  'gu',
);

function withoutPlaces(block: ReadBlock): ReadBlock {
  const text = block.text.replace(PLACE, ' ');
  return text === block.text ? block : { ...block, text, folded: folded(text) };
}

function findCelebrity({ stated, page, language: own, productKind, sheet }: Reading): Seen[] {
  const language = own ?? undefined;
  // A book about somebody has the name.
  const sold = folded(sheet.name ?? '');
  const isOf = (block: ReadBlock) => borrowsName(withoutPlaces(block));
  const borrowsName = (block: ReadBlock) =>
    !phrases('disclaimer').test(block.folded) &&
    (NAMES.test(sold === '' ? block.folded : block.folded.replaceAll(sold, ' ')) ||
      phrases('fameClaims').test(block.folded) ||
      namesFamous(block) ||
      (productKind !== 'digital' &&
        tellsFromBackstage(block.text, folded, folded(`${sheet.name ?? page.title}\n${page.title}`))) ||
      sentencesOf(block.text).some(
        (sentence) =>
          borrowsFame(withoutDenials(folded(sentence), language)) ||
          isKnownFromAScreen(withoutDenials(folded(sentence), language)) ||
          (!looksLikeQuote(block) &&
            isSwornByByName(sentence, folded, folded(`${sheet.name ?? page.title}\n${page.title}`))),
      ));
  const claim = stated.find((block) => !isImprint(block.folded) && isOf(block));
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
