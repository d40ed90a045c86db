import { describe, expect, it } from 'vitest';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { intentFinder } from '../engine/intent-of.ts';
import { PROBLEM_TOKEN, listKeywords } from '../engine/keyword-list.ts';
import { listNegatives } from '../engine/negative-list.ts';
import { type ProductKind, productKinds } from './product-kinds.ts';
import { type LanguagePack, negativeGroupIds } from './language-pack.ts';
import { niches } from './niches.ts';
import { writtenFolders } from './testing/folders.ts';
import { funnelLevels } from './funnel.ts';

/** Languages whose words are not separated by blanks. Google finds a negative inside a row of letters. */
const WITHOUT_BLANKS = ['ja', 'ko', 'th'];
/** A person who selects this group wants to block searches with the name of a marketplace. */
const meantToBlock = ['marketplaces'];

describe.each(writtenFolders)('the searches in $language', ({ language, pack }) => {
  /** With a sheet, so that the lines beyond the specified lists are among them. */
  const searchesOf = (kind: ProductKind) =>
    funnelLevels.flatMap((funnel) =>
      listKeywords({ pack, language, kind, funnel, product: 'vitalmax', sheet: { kind, price: '10' } }).map(
        ({ text }) => text,
      ),
    );
  const delivered = (['nutra', 'physical'] as const).flatMap(searchesOf);
  const searches = productKinds.flatMap(searchesOf);
  const payments = Object.values(pack.payments).map((payment) => `vitalmax ${payment}`);
  const deliveredNiches = niches.filter(({ kind }) => kind !== 'digital');
  const questions = deliveredNiches.flatMap(({ id }) => pack.niches[id].questions);

  it('are blocked by no group of negatives', () => {
    const groups = negativeGroupIds.filter((id) => !meantToBlock.includes(id) && id !== 'digital');
    const all = [
      ...delivered,
      ...payments,
      ...questions,
      ...deliveredNiches.flatMap(({ id }) => problemsOf(pack, id)),
    ];
    expect(
      blocked(
        groups.flatMap((id) => pack.negatives.groups[id]),
        all,
      ),
    ).toEqual([]);
  });

  it('of a digital product are blocked by no group of negatives that it is offered', () => {
    const groups = negativeGroupIds.filter((id) => !meantToBlock.includes(id));
    const negatives = listNegatives(pack, { groups }, { kind: 'digital' });
    const own = niches
      .filter(({ kind }) => kind === 'digital')
      .flatMap(({ id }) => pack.niches[id].questions);
    expect(blocked(negatives, [...searchesOf('digital'), ...own])).toEqual([]);
  });

  it.each(niches)('of the niche $id are blocked by none of its negatives', ({ id, kind }) => {
    const own = kind === 'nutra' ? problemsOf(pack, id) : [];
    expect(
      blocked(pack.niches[id].negatives, [...searchesOf(kind), ...pack.niches[id].questions, ...own]),
    ).toEqual([]);
  });

  it('have an intent that is known from their text alone', () => {
    expect(searches.filter((text) => intentFinder(pack, 'vitalmax')(text) === null)).toEqual([]);
  });

  if (WITHOUT_BLANKS.includes(language))
    it('hold no one-click negative in a row of letters', () => {
      const held = pack.negatives.oneClick.map((line) => parseNegativeKeyword(line).text);
      const all = [...delivered, ...payments, ...questions];
      expect(all.filter((search) => held.some((negative) => search.includes(negative)))).toEqual([]);
    });
});

/** The searches of the top of the funnel for each problem of a niche. */
function problemsOf(pack: LanguagePack, id: (typeof niches)[number]['id']): string[] {
  return pack.niches[id].problems.flatMap(({ noun }) =>
    pack.keywords.nutra.top.map(({ text }) => text.replace(PROBLEM_TOKEN, noun)),
  );
}

function blocked(negatives: readonly string[], searches: readonly string[]): string[] {
  const find = negativeFinder(negatives.map(parseNegativeKeyword));
  return searches.flatMap((search) => find(search).map(({ text }) => `${text}: ${search}`));
}
