import type { LanguagePack, SitelinkSlot, TextSlot } from '../language-pack.ts';

const textTypes = ['titles', 'descriptions', 'callouts', 'promotions'] as const;

/** Every line of a language: ad texts, keywords, negatives and the words of its niches and markets. */
export function allLines(pack: LanguagePack): string[] {
  const nicheLines = Object.values(pack.niches).flatMap((niche) => [
    ...niche.problems.flatMap(({ noun, definite, described }) => [noun, definite, described]),
    ...niche.questions,
    ...niche.ingredients,
    ...niche.forbidden.flatMap((pair) => [pair.claim, pair.rewrite]),
    ...niche.negatives,
  ]);
  const keywords = Object.values(pack.keywords).flatMap((levels) => Object.values(levels).flat());
  const negatives = [...Object.values(pack.negatives.groups).flat(), ...pack.negatives.oneClick];
  const markets = Object.values(pack.countries).flatMap((words) => [
    words.inCountry,
    words.postalCode,
    ...words.names,
  ]);
  return [
    ...allTexts(pack),
    ...nicheLines,
    ...[...keywords, ...pack.marketKeywords].map(({ text }) => text),
    ...negatives,
    ...markets,
  ];
}

/** Every wording of the ad texts. */
export function allTexts(pack: LanguagePack): string[] {
  const slots = [
    ...textTypes.flatMap((type) => Object.values(pack[type]).flat()),
    ...Object.values(pack.niches).flatMap(({ claims }) => claims),
  ];
  const links = Object.values(pack.sitelinks).flat();
  return [
    ...slots.flatMap(({ variants }: TextSlot) => variants),
    ...links.flatMap(({ text, desc1, desc2 }: SitelinkSlot) => [...text, ...desc1, ...desc2]),
  ].map(({ text }) => text);
}
