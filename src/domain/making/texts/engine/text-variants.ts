import { adTextWidth } from '#domain/ads/text.ts';
import type { TextSlot, Variant } from '../content/language-pack.ts';
import { fillFacts, type FillContext } from './facts.ts';

/** A wording that fits, with its facts filled in. */
export interface FittingText {
  text: string;
  /** The wording with its tokens. */
  template: string;
  needs: Variant['needs'];
}

/**
 * Returns the first wording that fits and whose facts are known. It stops there, because most slots have
 * several wordings.
 */
export function firstVariant(
  variants: readonly Variant[],
  limit: number,
  wording: FillContext,
): FittingText | undefined {
  for (const variant of variants) {
    const [worded] = variantsOf([variant], limit, wording);
    if (worded) return worded;
  }
  return undefined;
}

/** The wordings of a slot that fit and whose facts are known, the preferred one first. */
export function variantsOf(variants: readonly Variant[], limit: number, wording: FillContext): FittingText[] {
  return variants
    .filter(({ needs }) => needs.every((fact) => wording.facts[fact] !== undefined))
    .map(({ text, needs }) => ({ text: fillToFit(text, limit, wording), template: text, needs }))
    .filter(({ text }) => text !== '' && adTextWidth(text) <= limit);
}

/** With the product's name, or with its short name where the name is too long. */
function fillToFit(template: string, limit: number, wording: FillContext): string {
  const text = fillFacts(template, wording);
  const { shortName, facts } = wording;
  if (shortName === null || adTextWidth(text) <= limit) return text;
  return fillFacts(template, { ...wording, facts: { ...facts, product: shortName } });
}

/**
 * Another way to say a text: the next wording of its slot, then the other slots of its angle, then all
 * others. Skips texts already shown. Null when none is left.
 */
export function suggestAnother(
  slots: readonly TextSlot[],
  {
    text,
    shown,
    limit,
    wording,
  }: { text: string; shown: readonly string[]; limit: number; wording: FillContext },
): string | null {
  const worded = slots.map(({ angle, variants }) => ({
    angle,
    texts: variantsOf(variants, limit, wording).map((one) => one.text),
  }));
  const own = worded.find(({ texts }) => texts.includes(text));
  const after = own?.texts.slice(own.texts.indexOf(text) + 1) ?? [];
  const sameAngle = worded.filter((slot) => slot !== own && slot.angle === own?.angle);
  const rest = worded.filter((slot) => slot !== own && slot.angle !== own?.angle);
  const choices = [...after, ...[...sameAngle, ...rest].flatMap(({ texts }) => texts.slice(0, 1))];
  return choices.find((choice) => choice !== text && !shown.includes(choice)) ?? null;
}
