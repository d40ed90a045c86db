import type { Intent } from '#domain/language/intents.ts';
import type { Angle } from '../content/language-pack.ts';
import type { AngledTexts } from './ad-text-list.ts';

/** The subject with which an ad begins. Each intent of a keyword has one of these sets. */
const sets = {
  brand: ['name', 'benefit', 'price'],
  price: ['price', 'benefit', 'guarantee'],
  offer: ['action', 'price', 'delivery'],
  delivery: ['delivery', 'price', 'action'],
  trust: ['guarantee', 'proof', 'question'],
  howItWorks: ['benefit', 'question', 'proof'],
} as const satisfies Record<string, readonly Angle[]>;

const setOf: Readonly<Record<Intent, keyof typeof sets>> = {
  name: 'brand',
  official: 'brand',
  misspelling: 'brand',
  form: 'brand',
  buy: 'offer',
  coupon: 'offer',
  marketplace: 'offer',
  price: 'price',
  delivery: 'delivery',
  pharmacy: 'delivery',
  country: 'delivery',
  reviews: 'trust',
  safety: 'trust',
  complaint: 'trust',
  about: 'howItWorks',
  choice: 'howItWorks',
  ingredients: 'howItWorks',
  usage: 'howItWorks',
  problem: 'howItWorks',
};

/**
 * Texts for the people who type keywords with this intent: those of its angles in turn. Groups with the same intent
 * begin at other texts, by their turn.
 */
export function textsOfIntent(
  angled: AngledTexts,
  intent: Intent,
  rotation: number,
  count: number,
): string[] {
  const rows = sets[setOf[intent]].map((angle) => rotated(angled[angle], rotation));
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1)))
    .flat()
    .slice(0, count);
}

function rotated(texts: readonly string[], rotation: number): readonly string[] {
  const start = texts.length === 0 ? 0 : rotation % texts.length;
  return [...texts.slice(start), ...texts.slice(0, start)];
}
