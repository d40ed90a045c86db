import type { PageModel, ReadBlock } from '../page-model.ts';
import { excerptAround, folded, wholeWords, withNumbers } from '../phrases.ts';
import { isPriced, namesBody, namesThings } from './bodies.ts';
import type { Shown } from './pair-of-moments.ts';
import { isPortrait, showsPeople } from './people.ts';
import { personSources as source, personWords as says } from './person-words.ts';

/** "The same woman": another picture of her is beside it. */
const SAME_PERSON = wholeWords([`${source.same} (?:[a-z]+ )?${source.person}`]);
/** "Same mirror, same jumper": a sentence that vouches for what nobody would ask of a jar. */
const SAME_SETTING = wholeWords([
  `${source.same} ${source.setting}[^.!?]{0,40}(?<![a-z])${source.same} ${source.setting}`,
]);
const COUNTED_SPAN = wholeWords([`\\d+ ${source.span}`]);
const BOTH_SIDES = wholeWords([`${source.side}[^?]{0,120}(?<![a-z])${source.side}`]);
/** "Gail, tin one": a name and what sets this picture of her apart. */
const NAMED_CAPTION = /^(\p{Lu}\p{Ll}+)(?:,| \p{Ll}{1,3}) .+/u;
const MOST_WORDS_OF_A_NAMED_CAPTION = 8;
const WORDS_OF_A_POSE = 3;

/** Two pictures of one person, vouched by what is said of her and by what vouches for the pictures. */
export function onePersonTwice(
  page: PageModel,
  content: readonly ReadBlock[],
  isNutra: boolean,
): Shown | undefined {
  const shown = page.images.map(({ alt, src, where }) => ({ alt: alt || src, name: folded(alt), where }));
  const hasTwo = shown.length > 1;
  const again = hasTwo ? shown.find(({ name }) => SAME_PERSON.test(name) && !namesThings(name)) : undefined;
  const alike =
    again ??
    (isNutra ? shown.find((one) => shown.some((other) => isAlike(one.name, other.name))) : undefined);
  if (alike) return { excerpt: alike.alt, where: `${alike.where} > img` };
  if (!isNutra || shown.length === 0 || !showsPeople(page.images)) return undefined;
  const own = content.filter(({ isQuote, folded: text }) => !isQuote && !namesThings(text));
  const found =
    own.find(({ folded: text }) => vouches(withNumbers(text), hasTwo)) ??
    (hasTwo ? namedTwice(page, own) : undefined);
  return found && { excerpt: excerptAround(found.text), where: found.where };
}

/** "Slide to see left and right", "same light, same dress", "12 weeks lie between the photos". */
function vouches(plain: string, hasTwo: boolean): boolean {
  const isOfPhotos = says.photo.test(plain);
  if ((says.slide.test(plain) || isOfPhotos) && BOTH_SIDES.test(plain)) return true;
  return (
    hasTwo && (SAME_SETTING.test(plain) || (isOfPhotos && says.apart.test(plain) && COUNTED_SPAN.test(plain)))
  );
}

/** "Selfie in the mirror, wide waist" beside "Selfie in the mirror, narrow waist". */
function isAlike(one: string, other: string): boolean {
  const pose = (name: string) => name.split(' ').slice(0, WORDS_OF_A_POSE).join(' ');
  return one !== other && pose(one) === pose(other) && isPortrait(one) && namesBody(one) && namesBody(other);
}

/** Two captions that begin with the same name and go on otherwise. */
function namedTwice({ title }: PageModel, content: readonly ReadBlock[]): ReadBlock | undefined {
  const seen = new Map<string, string>();
  return content
    .filter(({ words, folded: text }) => words <= MOST_WORDS_OF_A_NAMED_CAPTION && !isPriced(text))
    .find(({ text }) => {
      const name = NAMED_CAPTION.exec(text)?.[1];
      if (name === undefined || title.includes(name)) return false;
      const other = seen.get(name);
      seen.set(name, text);
      return other !== undefined && other !== text;
    });
}
