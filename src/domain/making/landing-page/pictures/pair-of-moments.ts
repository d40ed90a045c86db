import type { PageModel, ReadBlock } from '../page-model.ts';
import { folded } from '../phrases.ts';
import { namesBody, namesThings } from './bodies.ts';
import { isOrdinalDay, momentsOf, namesFirstAndLast, tellsSidesApart, withoutMoments } from './moments.ts';
import { showsPeople } from './people.ts';
import { shownSources as source } from './shown-words.ts';

export interface Shown {
  excerpt: string;
  where: string;
}

/** Viewers that lay one picture over another. */
const SLIDER =
  /twenty-?(?:twenty|20)|juxtapose|img-?comp|image-?compar|compar(?:e|ison)-slider|beer-slider|cocoen|before-?after|ba-slider|antes-?(?:e-?|y-?)?(?:depois|despues)|vorher-?nachher|avant-?apres/u;

export function isSlider(where: string): boolean {
  return SLIDER.test(where.toLowerCase());
}

const MOST_WORDS_OF_SIDES = 40;
const MOST_WORDS_OF_LABELS = 8;
/** Of whom or what a picture is: "Rosto da Dóris no dia 28". */
const WORDS_OF_A_SUBJECT = 2;
const SMALL_WORDS = new RegExp(`(?<![a-z])${source.small}(?![a-z])`, 'gu');

/** Two pictures of the same body at two moments: "Day 1" beside "Day 42", "March, size 18" beside "May, size 12". */
export function pairOfMoments(
  page: PageModel,
  content: readonly ReadBlock[],
  isOfBody: (shown: string) => boolean,
): Shown | undefined {
  const images = page.images.map(({ src, alt, where }) => {
    const name = folded(alt || (src.split('/').at(-1) ?? ''));
    return { where, alt: alt || src, name, rest: withoutMoments(name) };
  });
  const ofImage = (image: { alt: string; where: string }) => ({
    excerpt: image.alt,
    where: `${image.where} > img`,
  });
  const slider = images.find(({ where, name }) => isSlider(where) && namesBody(name));
  if (slider) return ofImage(slider);
  const dated = images.filter(
    ({ name, rest }) => rest !== name.replace(/[\W_]+/gu, ' ') && rest.trim() !== '',
  );
  // The same text but for the moment.
  const first = secondOf(
    dated,
    ({ rest }) => rest,
    (one, other) => one.name !== other.name,
  );
  if (first && isOfBody(first.name) && showsPeople(page.images)) return ofImage(first);
  // The same subject at another moment.
  const again = secondOf(dated, subjectOf, (one, other) => {
    const isAnother = momentsOf(one.name) !== momentsOf(other.name);
    return isAnother && (namesBody(one.name) || namesBody(other.name));
  });
  if (again) return ofImage(again);
  return images.some(({ name }) => namesBody(name)) ? toldBeside(content) : undefined;
}

function subjectOf({ rest }: { rest: string }): string {
  return rest.replace(SMALL_WORDS, '').trim().split(/ +/u).slice(0, WORDS_OF_A_SUBJECT).join(' ');
}

/** The first that differs from the one before it with the same key. */
function secondOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  differs: (item: Item, other: Item) => boolean,
): Item | undefined {
  const seen = new Map<string, Item>();
  return items.find((item) => {
    const other = seen.get(keyOf(item));
    if (other === undefined) seen.set(keyOf(item), item);
    return other !== undefined && differs(item, other);
  });
}

/** Lines beside the pictures: the left side and the right one, the 1st day and the 30th. */
function toldBeside(content: readonly ReadBlock[]): Shown | undefined {
  const sides = content.find(
    ({ folded: text, words, isQuote }) => !isQuote && words <= MOST_WORDS_OF_SIDES && tellsSidesApart(text),
  );
  if (sides && !namesThings(sides.folded)) return { excerpt: sides.text, where: sides.where };
  const days = content.filter(({ folded: text }) => isOrdinalDay(text));
  if (new Set(days.map(({ folded: text }) => text)).size > 1 && days[0])
    return { excerpt: days.map(({ text }) => text).join(' · '), where: days[0].where };
  const labels = content.find(
    ({ folded: text, words }) => words <= MOST_WORDS_OF_LABELS && namesFirstAndLast(text),
  );
  return labels && { excerpt: labels.text, where: labels.where };
}
