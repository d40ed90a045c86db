import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { BRAND_OR_MODEL, copySources as source, copyWords as says, FAMOUS_BRAND } from './copies-words.ts';
import { ordinary } from './ordinary-words.ts';
import { phrases, wholeWords } from './phrases.ts';

const names = {
  brand: wholeWords([FAMOUS_BRAND]),
  brandOrModel: wholeWords([BRAND_OR_MODEL]),
};
/** Google names fakes, clones and imitations of a brand. "Faux leather" copies none. */
const COPY_OF_A_BRAND = wholeWords([
  `${source.copy}[^.]{0,20} ${FAMOUS_BRAND}`,
  `${FAMOUS_BRAND}[^.]{0,20}[ -]${source.copy}`,
]);
/** Grades of copies: "AAA+", "1:1". */
const GRADE = /(?<![a-z\d])(?:(?:aaa\+*|1 ?: ?1|5a|7a)[- ][a-z]+|[a-z]+ (?:aaa\+*|1 ?: ?1))(?![a-z\d])/u;
/** What is real need not look so. */
const SEEMS_REAL = wholeWords([`${source.seems}[^.!?]{0,60}${source.proof}`]);
/** "Imitation leather" imitates a material, and a replica of a Roman lamp copies no brand. */
const OF_MATERIAL = wholeWords([
  source.keepsake,
  `imita[a-z]* (?:(?:de|do|da|d'|of|a|en|von|zu)? ?)?${source.material}`,
]);
/** A page of a museum's shop says once what its replicas are of. */
const OF_MUSEUM = /(?<![a-z])(?:museums?|museus?|museos?|musees?|museen)(?![a-z-]| quality)/u;
/** What the reader of ad texts takes for a copy ("you will notice") needs something that is copied. */
const OF_SOMETHING_COPIED = wholeWords([
  source.copy,
  source.copied,
  source.trade,
  FAMOUS_BRAND,
  '1 ?: ?1',
  'aaa',
]);
/** The same mark or part as the other has. */
const EVERY_SAME_MARK = wholeWords(
  [`${source.same} (?:[a-z]+ ){0,3}${source.mark}`, `${source.mark} (?:[a-z]+ )?${source.same}`],
  'gu',
);
/** Whoever should know sees no difference. */
const NO_ONE_SEES = wholeWords([
  `${source.seer}[^.;!?]{0,50}${source.seesNothing}`,
  `${source.nobody} [^.;!?]{0,50}${source.seesNothing}`,
]);
/** The brand's name stands on the thing: "Omega on the dial and the clasp". */
const NAME_ON_A_PART = wholeWords([
  `${FAMOUS_BRAND}[^.;!?]{0,10} ${source.on} ${source.part}`,
  `${source.part}[^.;!?]{0,12} ${FAMOUS_BRAND}`,
]);
/** Of the seller's own house or the past: nothing is copied. */
const OF_A_YEAR = /(?<!\d)1[89]\d\d(?!\d)/u;

/** Takes folded text. */
export function isOwnCopy(text: string): boolean {
  return says.ownCopies.test(text);
}

/** What is offered instead: "no cheap toys, but replicas". */
const INSTEAD =
  /(?:[,;:]|(?<= )-) ?(?:so|apenas|somente|mas|sino|solo|pero|but|only|just|sondern|nur|aber|mais|seulement|des|nuestr[oa]s|noss[oa]s|our|unsere|nos)(?= )|: /u;
const DENIED =
  /(?<![a-z])(?:nao|nem|no|not|nor|ni|nicht|kein[a-z]*|ne|pas|sem|sin|without|ohne|sans)(?![a-z])/u;

/** Copies that are sent away, and whoever warns of them. Takes folded text. */
export function warnsOfCopies(text: string): boolean {
  const instead = text.split(INSTEAD).slice(1).join(' ');
  if (OF_SOMETHING_COPIED.test(instead) && says.copy.test(instead) && !DENIED.test(instead)) return false;
  return (phrases('noCounterfeit').test(text) || says.sentAway.test(text)) && !isOwnCopy(text);
}

/** What a lamp needs is no grade of a copy: "two AAA cells", "dos pilas AAA". */
const CELLS =
  /(?<![a-z])(?:a{2,3}[- ](?:zell|batt?er|pil|akku|accu|cell)[a-z]*|(?:zelle|batt?er|pil|akku|accu|cell)[a-z]*,? (?:(?:do tipo|tipo|type|typ|de tipo|size|tamanho|tamano) )?a{2,3}(?![a-z+]))/gu;

/** The first line of a text, and what tastes of no fruit: nothing is copied. */
const OF_WORDS_OR_TASTE =
  /(?<![a-z])(?:(?:na|desde a) primeira linha(?! d[eao] )|fake (?:[a-z]+ )?(?:flavou?rs?|taste|sugar|fur|tan|nails|lashes|grass|plants?|flowers?|raspberry|strawberry|vanilla|cherry|banana|lemon|orange|mint|cheese|smiles?|news))(?![a-z])/gu;

interface OfPage {
  /** The folded text of the page. */
  text: string;
  productKind: ProductKind;
  /** Whether the reader of ad texts finds a copy in it. */
  isInAds: boolean;
}

/** Whether a sentence offers a copy of another's goods. A course or a file copies no brand unless it names it. Takes folded text. */
export function offersCopies(written: string, { text, productKind, isInAds }: OfPage): boolean {
  const sentence = written.replace(CELLS, ' ').replace(OF_WORDS_OR_TASTE, ' ');
  const namesBrand = names.brand.test(sentence);
  const copiesNoBrand =
    (OF_MATERIAL.test(sentence) && !namesBrand) || (OF_MUSEUM.test(text) && !names.brand.test(text));
  if (copiesNoBrand) return false;
  if (warnsOfCopies(sentence) || (productKind === 'digital' && !namesBrand)) return false;
  return (
    (isInAds && OF_SOMETHING_COPIED.test(sentence)) ||
    phrases('counterfeit').test(sentence) ||
    COPY_OF_A_BRAND.test(sentence) ||
    GRADE.test(sentence) ||
    SEEMS_REAL.test(sentence) ||
    (namesBrand && (says.trade.test(sentence) || says.after.test(sentence)))
  );
}

/**
 * Whether some sentences together describe goods as those of a brand, named or not: two of what is said of a copy, or one
 * beside a brand. Takes folded sentences.
 */
export function describesACopy(sentences: readonly string[]): boolean {
  const meant = sentences.filter((sentence) => !warnsOfCopies(sentence) && !OF_MATERIAL.test(sentence));
  const has = (sign: RegExp) => meant.some((sentence) => sign.test(sentence));
  if (has(says.honest)) return false;
  const isSame = meant.some((sentence) => {
    const rest = sentence.replace(EVERY_SAME_MARK, ' ');
    const marks = sentence.match(EVERY_SAME_MARK)?.length ?? 0;
    return marks > 2 || (marks > 0 && !says.ours.test(rest) && !OF_A_YEAR.test(rest));
  });
  const signs = [
    isSame,
    has(NO_ONE_SEES),
    meant.some((sentence) => says.fraction.test(sentence) && ordinary.price.test(sentence)) ||
      has(says.shopPrice),
    has(says.backDoor),
    has(says.fittings) || has(NAME_ON_A_PART),
    has(says.trade) || (has(says.after) && has(names.brandOrModel)),
  ].filter(Boolean).length;
  return signs >= 2 || (signs === 1 && (has(says.unnamed) || has(names.brandOrModel)));
}
