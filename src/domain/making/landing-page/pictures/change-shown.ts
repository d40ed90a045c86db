import type { PageModel, ReadBlock } from '../page-model.ts';
import { excerptAround, folded, wholeWords, withDigits } from '../phrases.ts';
import { isBadState, isGoodState, isPriced, namesBody, namesThings } from './bodies.ts';
import { isLater, momentsOf, namesBothSides, namesTwoMoments, shownMoments, weightsIn } from './moments.ts';
import { isSlider, type Shown } from './pair-of-moments.ts';
import { showsPeople } from './people.ts';
import { shownSources as source, shownWords as says } from './shown-words.ts';
import { picturesToldApart } from './told-apart.ts';

const MOST_WORDS_BESIDE_PICTURES = 20;
const MOST_WORDS_OF_A_DATED_CAPTION = 16;
const BESIDE = new RegExp(`(?<![a-z])${source.beside}`, 'u');
const WAS_AND_IS = wholeWords([`${source.was}[^.!?]{0,50}(?<![a-z])${source.is}`]);

interface Picture {
  alt: string;
  src: string;
  where: string;
  name: string;
}

/**
 * A change of the body that pictures show without the words before and after: two states, two weights, two moments
 * under them, or a viewer that lays one over the other.
 */
export function changeShown(
  page: PageModel,
  content: readonly ReadBlock[],
  isNutra: boolean,
): Shown | undefined {
  const pictures = page.images
    .map(({ alt, src, where }) => ({ alt, src, where, name: folded(alt) }))
    .filter(({ name }) => !namesThings(name));
  if (pictures.length === 0) return undefined;
  const names = pictures.map(({ name }) => name).join(' ');
  const picture = pictureOfBoth(pictures, isNutra);
  if (picture) return ofPicture(picture);
  const dated = datedCaptions(content);
  const captions = dated.map(({ folded: text }) => text).join(' ');
  if (
    dated[0] &&
    ((isNutra && !says.harvest.test(captions) && showsPeople(page.images)) ||
      isOfBody(`${captions} ${names}`) ||
      says.unmended.test(captions))
  )
    return { excerpt: dated.map(({ text }) => text).join(' · '), where: dated[0].where };
  const apart = picturesToldApart(page, isNutra);
  if (apart) return apart;
  const hasTwo = page.images.length > 1;
  const own = content.filter(({ isQuote, folded: text }) => !isQuote && !namesThings(text));
  const later = hasTwo
    ? own.find(
        ({ folded: text }) =>
          says.photographed.test(text) && isLater(withDigits(text)) && (isNutra || isOfBody(text)),
      )
    : undefined;
  const sentence =
    later ??
    own.find(
      ({ folded: text, words }) =>
        words <= MOST_WORDS_BESIDE_PICTURES &&
        !isPriced(text) &&
        (saysWasAndIs(text)
          ? isNutra || isOfBody(`${text} ${names}`)
          : namesTwoMoments(withDigits(text)) && (hasTwo || namesBothSides(text)) && isOfBody(text)),
    );
  if (sentence) return { excerpt: excerptAround(sentence.text), where: sentence.where };
  const slider = pictures.find(({ where }) => isSlider(where));
  const isBody =
    isNutra ||
    content.some(({ folded: text, words }) => words <= MOST_WORDS_BESIDE_PICTURES && namesBody(text));
  return slider && isBody ? ofPicture(slider) : undefined;
}

function ofPicture({ alt, src, where }: Picture): Shown {
  return { excerpt: alt || src, where: `${where} > img` };
}

function isOfBody(text: string): boolean {
  return namesBody(text) || isBadState(text);
}

function saysWasAndIs(text: string): boolean {
  return WAS_AND_IS.test(text) || says.onePerson.test(text);
}

/** The picture that shows two weights, sides or moments; or the bad state, the first weight, beside one that shows another. */
function pictureOfBoth(pictures: readonly Picture[], isNutra: boolean): Picture | undefined {
  const both = pictures.find(
    ({ name }) =>
      new Set(weightsIn(name)).size > 1 ||
      (namesBothSides(name) && isBadState(name)) ||
      (BESIDE.test(name) && isOfBody(name) && momentsOf(name).includes(' ')),
  );
  if (both) return both;
  const bad = pictures.find(({ name }) => isBadState(name));
  if (bad && pictures.some(({ name }) => isGoodState(name))) return bad;
  const weighed = pictures.filter(({ name }) => weightsIn(name).length > 0);
  const differ = new Set(weighed.map(({ name }) => weightsIn(name)[0])).size > 1;
  return isNutra && differ ? weighed[0] : undefined;
}

/** The names of pictures when two of them name another day, another time of use or another measure. */
function datedCaptions(content: readonly ReadBlock[]): ReadBlock[] {
  const captions = content
    .filter(
      ({ tag, where, words, folded: text }) =>
        words <= MOST_WORDS_OF_A_DATED_CAPTION &&
        (tag === 'figcaption' || where.includes('figure')) &&
        !namesThings(text) &&
        !isPriced(text),
    )
    .map((block) => ({ block, moments: shownMoments(withDigits(block.folded)) }));
  const dated = captions.filter(({ moments }) => moments !== '');
  const differ = new Set(dated.map(({ moments }) => moments)).size > 1;
  const isOneLater = captions.length > 1 && dated.some(({ moments }) => moments.includes('later'));
  if (!differ && !isOneLater) return [];
  return (differ ? dated : captions).map(({ block }) => block);
}
