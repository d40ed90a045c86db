import { contentStems } from '#domain/language/language-words.ts';
import type { KnownGroup } from './ad-groups.ts';

/**
 * Returns a function that finds the ad group whose keywords are closest to a search: the largest share of common words
 * between the search and one of its keywords; of equal ones the group with more such keywords. Null when no keyword
 * shares a word.
 */
export function groupFinder(groups: readonly KnownGroup[]): (search: string) => KnownGroup | null {
  const keywords = groups.flatMap((group) =>
    group.keywords.map(({ text }) => ({ group, stems: new Set(contentStems(text)) })),
  );
  const byStem = new Map<string, number[]>();
  keywords.forEach(({ stems }, at) => {
    for (const stem of stems) {
      const known = byStem.get(stem);
      if (known) known.push(at);
      else byStem.set(stem, [at]);
    }
  });

  return (search) => {
    const wanted = new Set(contentStems(search));
    const common = new Map<number, number>();
    for (const stem of wanted)
      for (const at of byStem.get(stem) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    const scores = new Map<KnownGroup, { share: number; count: number }>();
    for (const [at, count] of common) {
      const keyword = keywords[at];
      if (!keyword) continue;
      const share = count / (keyword.stems.size + wanted.size - count);
      const known = scores.get(keyword.group) ?? { share: 0, count: 0 };
      if (share > known.share) scores.set(keyword.group, { share, count: 1 });
      else if (share === known.share) known.count += 1;
    }
    const [best] = [...scores].sort(
      ([, one], [, other]) => other.share - one.share || other.count - one.count,
    );
    return best?.[0] ?? null;
  };
}
