import type { PageModel } from '../page-model.ts';
import { folded, wholeWords } from '../phrases.ts';
import { namesBody } from './bodies.ts';
import { personSources as source, personWords as says } from './person-words.ts';

/** "Bev on April 19": a name and a time. */
const NAME_AND_TIME = /^\p{Lu}\p{Ll}{2,}(?:,| (?:on|in|at|no|na|em|en|el|am|im|au|le)) /u;
const BEGINS_WITH_A_PERSON = wholeWords([
  `^(?:(?:the|a|an|o|um|uma|el|la|un|una|der|die|das|ein|eine|le|une) )?(?:${source.same} )?${source.person}`,
]);

/** Whether the text of a picture says whom it shows. */
export function isPortrait(alt: string): boolean {
  return (NAME_AND_TIME.test(alt) && /\d/u.test(alt)) || BEGINS_WITH_A_PERSON.test(folded(alt));
}

/** Whether a picture shows somebody, as far as its text tells. */
export function showsPeople(images: PageModel['images']): boolean {
  return (
    images.every(({ alt }) => alt === '') ||
    images.some(({ alt }) => {
      const text = folded(alt);
      return isPortrait(alt) || says.person.test(text) || namesBody(text);
    })
  );
}
