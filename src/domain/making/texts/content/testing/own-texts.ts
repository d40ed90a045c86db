import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyQuestion } from '#domain/making/review/policy.ts';
import { slotsOf } from '../../engine/ad-text-list.ts';
import { fillFacts, readFacts } from '../../engine/facts.ts';
import { poolOf } from '../../engine/kind-pool.ts';
import type { ProductSheet } from '../../sheet/product-sheet.ts';
import type { Fact } from '../facts.ts';
import type { LanguagePack, SitelinkSlot } from '../language-pack.ts';
import { niches } from '../niches.ts';
import { fullSheet } from './sheets.ts';

export const textTypes = ['titles', 'descriptions', 'callouts', 'promotions'] as const;
type TextType = (typeof textTypes)[number] | 'sitelinks';

interface TextsWanted {
  type: TextType;
  language: LanguageCode;
  pack: LanguagePack;
  sheet: ProductSheet;
}

/** Every text of a type that the facts of a sheet allow. The product is called `NAME`. */
export function textsOf({ type, language, pack, sheet }: TextsWanted): string[] {
  const wording = readFacts('NAME', sheet, pack, language);
  const isKnown = ({ needs }: { needs: readonly Fact[] }) =>
    needs.every((fact) => wording.facts[fact] !== undefined);
  const variants =
    type === 'sitelinks'
      ? poolOf(pack.sitelinks, sheet.kind)
          // A sitelink stands only with all three of its texts.
          .filter((link) => isKnown(link) && linkTexts(link).every((texts) => texts.some(isKnown)))
          .flatMap((link) => linkTexts(link).flat())
      : slotsOf(type, { pack, language, product: 'NAME', sheet }).flatMap((slot) => slot.variants);
  return variants.filter(isKnown).map(({ text }) => fillFacts(text, wording));
}

function linkTexts({ text, desc1, desc2 }: SitelinkSlot) {
  return [text, desc1, desc2];
}

/** Every text of a language, each once, as a question to the policy reader. */
export function ownTexts(language: LanguageCode, pack: LanguagePack): PolicyQuestion[] {
  const questions = new Map<string, PolicyQuestion>();
  for (const { id, kind } of niches)
    for (const type of [...textTypes, 'sitelinks'] as const)
      for (const text of textsOf({ type, language, pack, sheet: fullSheet(language, id, pack) }))
        if (!questions.has(text))
          questions.set(text, { kind: type, text, product: 'NAME', productKind: kind });
  return [...questions.values()];
}
