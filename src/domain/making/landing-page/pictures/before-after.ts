import type { Seen } from '../finding-codes.ts';
import type { PageModel, ReadBlock } from '../page-model.ts';
import { excerptAround, folded, phrases, sentencesOf } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { namesBody, namesThings } from './bodies.ts';
import { changeShown } from './change-shown.ts';
import { momentsOf, namesFirstAndLast } from './moments.ts';
import { onePersonTwice } from './one-person.ts';
import { pairOfMoments, type Shown } from './pair-of-moments.ts';
import { personWords } from './person-words.ts';
import { shownSources as source, shownWords as says } from './shown-words.ts';

/** A heading or a caption shows what it names. */
const MOST_WORDS_OF_A_CAPTION = 5;
const FEWEST_WORDS_OF_THINGS = 6;

/** A body at two moments: Google's rule is about the human body, and a kettle may be shown before and after. */
export function findBeforeAfter({ stated: content, page, text, productKind }: Reading): Seen[] {
  const isNutra = productKind === 'nutra';
  if (!isNutra && !namesBody(text) && !page.images.some(({ alt }) => namesBody(folded(alt)))) return [];
  const headings = content.filter(({ tag }) => tag === 'h1').map((block) => block.text);
  const about = folded([page.title, ...headings].join(' '));
  const isOfBody = (shown: string) => isNutra || namesBody(`${about} ${shown}`);
  const seen =
    saidOfBoth(page, content, isNutra, isOfBody) ??
    columnsOfBoth(page, content, isNutra, isOfBody) ??
    pairOfMoments(page, content, isOfBody) ??
    changeShown(page, content, isNutra) ??
    (productKind === 'digital' ? undefined : onePersonTwice(page, content, isNutra)) ??
    filesOfBoth(page, isOfBody);
  return seen ? [{ code: 'before_after', ...seen }] : [];
}

/** A sentence or a heading that names both. */
function saidOfBoth(
  page: PageModel,
  content: readonly ReadBlock[],
  isNutra: boolean,
  isOfBody: (shown: string) => boolean,
): Shown | undefined {
  const found = content.find((block, index) => {
    const shown = /^h[1-6]$/u.test(block.tag) ? shownUnder(page, block) : undefined;
    // A heading over pictures is about what they show, and one over none shows nothing of a thing.
    if (!isNutra && shown === null && BOTH_NAMES.test(block.folded)) return false;
    const isTold = typeof shown === 'string' && shown !== '';
    if (isTold && !isNutra && showsThings(shown)) return false;
    if (!isOfBody(isTold ? shown : around(content, index))) return false;
    const isName = block.words <= MOST_WORDS_OF_A_CAPTION;
    const sentences = sentencesOf(block.text);
    return sentences.some((sentence, at) => {
      const answer = sentences[at + 1] ?? content[index + 1]?.text ?? '';
      // A question claims nothing unless the answer does.
      if (sentence.endsWith('?') && !YES.test(answer)) return false;
      return namesBoth(folded(sentence)) && (isName || showsPictures(folded(sentence)));
    });
  });
  const at = found && phrases('beforeAfter').exec(found.folded)?.index;
  return found && { excerpt: excerptAround(found.text, at), where: found.where };
}

const YES = /^\W*(?:sim|yes|sí|ja|oui|claro|of course|sure)(?!\p{L})/iu;
/** The names of both, one beside the other: "El antes y el después". */
const BOTH_NAMES = new RegExp(
  `^\\W*(?:[a-z]{1,3} )?${source.before}\\W+(?:(?!(?:ou|or|oder|o|do|da|de|a|as)\\W)[a-z]{1,3}\\W+){0,2}${source.after}\\W*$`,
  'u',
);

const BOTH = `${source.before}\\W+(?:[a-z]{1,3}\\W+){0,2}${source.after}`;
/** A verb of showing, denied. "You will not believe the pictures" shows them. */
const DOES_NOT_SHOW = [
  '(?:nao|nunca|jamais) (?:[a-z]+ ){0,2}(?:mostr|public|us|post|exib|divulg|faz|trabalh|encontr|ve[jr]|ha|tem)[a-z]*(?! (?:so|somente|apenas) )',
  '(?:no|nunca|jamas) (?:[a-z]+ ){0,2}(?:mostr|muestr|ensen|public|us|pon|hay|ten|encontr|ver|sub|trabaj)[a-z]*(?! (?:solo|unicamente) )',
  "(?:[a-z]+n't|not|never) (?:[a-z]+ ){0,2}(?:show|publish|post|use|find|see|have|print|share|put)(?! (?:only|just) )",
  "n(?:e |')(?:[a-z]+ ){0,2}(?:montr|publi|affich|utilis|trouv|verr|mett|fais)[a-z]* (?:pas|jamais|aucune?)(?! (?:que|seulement) )",
].join('|');
const NO =
  "(?:sem|nada de|nenhuma?|sin|ningun[ao]?s?|no|kein[a-z]*|pas d[e']|sans|aucune?) ?(?:(?:de|d'|of|o|el|the|fotos?|imagens|imagenes|photos?|pictures?|bilder|images?)[ -])";
/** "We show no before and after pictures", "Vorher-Nachher-Bilder finden Sie hier nicht". "No retouching: before and after" shows them. */
const REFUSED = new RegExp(
  `(?<![a-z])(?:(?:${DOES_NOT_SHOW}) (?:[a-z']+[ -]){0,5}?|${NO}{0,3})${BOTH}|(?<![a-z])${BOTH}[a-z-]* (?:[a-z]+ )?(?:finde|zeig|gibt|mach|veroffentlich|nutz|verwend)[a-z]*(?: [a-z]+){0,3} nicht(?! nur)(?![a-z])`,
  'gu',
);

function namesBoth(sentence: string): boolean {
  const text = sentence.replace(REFUSED, ' ');
  const innocent = new RegExp(phrases('beforeAfterInnocent'), 'gu');
  return (
    (BOTH_NAMES.test(text) || phrases('beforeAfter').test(text.replace(innocent, ' '))) &&
    !phrases('disclaimer').test(text) &&
    !namesThings(text)
  );
}

const LOOK = new RegExp(`^\\W*${source.look}(?![a-z])`, 'u');

/**
 * Words for pictures, or for results that somebody had. Without them, the sentence is about two moments
 * of another kind: "seque antes e depois de guardar".
 */
function showsPictures(text: string): boolean {
  return LOOK.test(text) || says.shown.test(text);
}

/** Whether texts of pictures say what they show, and it is no body, nobody and no moment. */
function showsThings(shown: string): boolean {
  return (
    (shown.match(/[a-z\d]+/gu)?.length ?? 0) >= FEWEST_WORDS_OF_THINGS &&
    !namesBody(shown.replaceAll('creme', '')) &&
    !personWords.person.test(shown) &&
    momentsOf(shown) === ''
  );
}

/** What the pictures between a heading and the next one show, by their texts and captions; null without a picture. */
function shownUnder({ blocks, images }: PageModel, { where, text }: ReadBlock): string | null {
  const from = blocks.findIndex((block) => block.where === where && block.text === text);
  const next = blocks.findIndex((block, at) => at > from && /^h[1-6]$/u.test(block.tag));
  const to = next < 0 ? blocks.length : next;
  const alts = images.filter(({ at }) => at > from && at <= to).map(({ alt }) => alt);
  if (alts.length === 0) return null;
  const captions = blocks.slice(from + 1, to).filter((block) => block.tag === 'figcaption');
  return folded([...alts, ...captions.map((block) => block.text)].join(' ')).trim();
}

/** A text with the one before and the one after it. */
function around(content: readonly ReadBlock[], index: number): string {
  return content
    .slice(Math.max(0, index - 1), index + 2)
    .map((block) => block.folded)
    .join(' ');
}

/** The name of a column or a picture, alone or before what the picture shows: "Before: 98 kg". */
const ONLY_BEFORE = new RegExp(`^${source.before}(?: ?[:-][^.!?]{0,40})?$`, 'u');
const ONLY_AFTER = new RegExp(`^${source.after}(?: (?:de |of )?\\d+ [a-z]+)?(?: ?[:-][^.!?]{0,40})?$`, 'u');

const FEWEST_WORDS_OF_A_THING = 3;

/** "Before: three years of spilt coffee" names what is seen, and no body. */
function captionsAThing(text: string): boolean {
  const named = text.split(/[:-]/u).slice(1).join(' ');
  return (
    (named.match(/[a-z]+/gu)?.length ?? 0) >= FEWEST_WORDS_OF_A_THING &&
    !/\d/u.test(named) &&
    !namesBody(named) &&
    !personWords.person.test(named)
  );
}

function columnsOfBoth(
  { images }: PageModel,
  content: readonly ReadBlock[],
  isNutra: boolean,
  isOfBody: (shown: string) => boolean,
): Shown | undefined {
  const alts = folded(images.map(({ alt }) => alt).join(' '));
  const shown = namesThings(alts) ? '' : alts;
  const before = content.find(
    ({ folded: text }, index) =>
      ONLY_BEFORE.test(text) &&
      (isNutra || !captionsAThing(text)) &&
      isOfBody(`${around(content, index)} ${shown}`),
  );
  return before && content.some(({ folded: text }) => ONLY_AFTER.test(text))
    ? { excerpt: before.text, where: before.where }
    : undefined;
}

const FILE_OF_BOTH = new RegExp(`${source.before}[-_ ]?(?:(?:and|e|y|x|und|et)[-_ ]?)?${source.after}`, 'u');
const BEFORE = new RegExp(`(?:^|[\\W_])${source.before}(?:[\\W_]|$)`, 'u');
const AFTER = new RegExp(`(?:^|[\\W_])${source.after}(?:[\\W_]|$)`, 'u');

/** The texts and the files' names of pictures: "antes-depois.jpg", or one "antes" and one "depois". */
function filesOfBoth({ images }: PageModel, isOfBody: (shown: string) => boolean): Shown | undefined {
  const names = images
    .map(({ alt, src, where }) => ({
      alt,
      src,
      where,
      name: folded(`${alt} ${src.split('/').at(-1) ?? ''}`),
    }))
    .filter(({ name }) => {
      const words = name.replace(/[-_]/gu, ' ');
      return !namesThings(words) && isOfBody(words);
    });
  const both =
    names.find(({ name }) => FILE_OF_BOTH.test(name) || namesFirstAndLast(name)) ??
    (names.some(({ name }) => AFTER.test(name)) ? names.find(({ name }) => BEFORE.test(name)) : undefined);
  return both && { excerpt: both.alt || both.src, where: `${both.where} > img` };
}
