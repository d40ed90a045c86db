import type { PageModel } from '../page-model.ts';
import { folded, wholeWords, withDigits } from '../phrases.ts';
import { isBadState, isPriced, namesBody, namesThings } from './bodies.ts';
import { timesIn } from './moments.ts';
import type { Shown } from './pair-of-moments.ts';
import { showsPeople } from './people.ts';
import { personSources as source, personWords as says } from './person-words.ts';
import { shownWords } from './shown-words.ts';

const MOST_BETWEEN_PICTURES = 3;
const MOST_WORDS_UNDER_A_PICTURE = 10;
const THEN_ALONE = wholeWords([`^\\W*(?:${source.then})\\W*$`]);
const NOW_ALONE = wholeWords([`^\\W*(?:${source.today})\\W*$`]);

/** Two pictures beside each other whose lines, under or over them, name another time. */
export function picturesToldApart(page: PageModel, isNutra: boolean): Shown | undefined {
  const { images, blocks } = page;
  for (const [index, second] of images.entries()) {
    const first = images[index - 1];
    if (first === undefined || second.at - first.at > MOST_BETWEEN_PICTURES) continue;
    const ofBoth = folded(`${first.alt} ${second.alt}`);
    if (nameOtherTimes(folded(first.alt), folded(second.alt)) && namesBody(ofBoth) && !namesThings(ofBoth))
      return { excerpt: `${first.alt} · ${second.alt}`, where: `${second.where} > img` };
    for (const [one = -1, other = -1] of placesOfLines(first.at, second.at)) {
      const [a, b] = [blocks[one], blocks[other]];
      if (a === undefined || b === undefined || !areToldApart(folded(a.text), folded(b.text))) continue;
      const shown = folded(`${a.text} ${b.text} ${first.alt} ${second.alt}`);
      if (namesThings(shown) || shownWords.harvest.test(shown) || isPriced(shown)) continue;
      if (namesBody(shown) || isBadState(shown) || (isNutra && showsPeople([first, second])))
        return { excerpt: `${a.text} · ${b.text}`, where: b.where };
    }
  }
  return undefined;
}

/** Where the lines of two pictures stand: behind or before each, or both behind or before a row of two. */
function placesOfLines(first: number, second: number): (readonly [number, number])[] {
  return first === second
    ? [
        [first, first + 1],
        [first - 2, first - 1],
      ]
    : [
        [first, second],
        [first - 1, second - 1],
      ];
}

/** Lines of a thing, of how it is taken and how much is in it, are none of a person. */
function areToldApart(one: string, other: string): boolean {
  const isLong = (text: string) => (text.match(/[a-z\d]+/gu)?.length ?? 0) > MOST_WORDS_UNDER_A_PICTURE;
  if ([one, other].some((text) => isLong(text) || says.pack.test(text))) return false;
  return (THEN_ALONE.test(one) && NOW_ALONE.test(other)) || nameOtherTimes(one, other);
}

function nameOtherTimes(one: string, other: string): boolean {
  const [then, later] = [one, other].map((text) => timesIn(withDigits(text)));
  return then !== '' && later !== '' && then !== later;
}
