import type { LanguagePack, NichePack } from './language-pack.ts';
import type { NicheId } from './niches.ts';

const emptyNiche: NichePack = {
  problems: [],
  questions: [],
  ingredients: [],
  claims: [],
  forbidden: [],
  negatives: [],
};

/** The texts of a niche. They are empty where the niche has none in this language. */
export function nicheOf(pack: LanguagePack, id: NicheId): NichePack {
  return pack.niches[id] ?? emptyNiche;
}
