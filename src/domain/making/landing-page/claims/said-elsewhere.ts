import type { ReadBlock } from '../page-model.ts';
import { folded } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { FOR_MACHINES, saidForMachines } from '../structured-data.ts';

const MOST_OF_A_NAME = 3;
const DESCRIPTIONS = new Set([
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
]);

/** What the page says in its title, in the texts for networks and search engines, and in those of its pictures. */
export function saidElsewhere({ page, blocks }: Reading): ReadBlock[] {
  const seen = new Set(blocks.map(({ text }) => text));
  const texts: { text: string; where: string; isReview?: boolean }[] = [
    ...page.title.split(' | ').map((text) => ({ text, where: 'head > title' })),
    ...page.metas
      .filter(({ name }) => DESCRIPTIONS.has(name))
      .map(({ name, content }) => ({ text: content, where: `head > meta ${name}` })),
    ...page.images.map(({ alt, where }) => ({ text: alt, where: `${where} > img` })),
    ...saidForMachines(page).map((each) => ({ ...each, where: FOR_MACHINES })),
  ];
  return texts
    .filter(({ text, where }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew && (where.endsWith('img') || text.split(' ').length > MOST_OF_A_NAME);
    })
    .map(({ text, where, isReview = false }) => ({
      text,
      where,
      crossedOut: '',
      tag: 'p',
      isAside: false,
      isTimer: false,
      isHidden: false,
      isQuote: isReview,
      isMarkedForeign: false,
      folded: folded(text),
      words: text.split(/\s+/u).length,
    }));
}
