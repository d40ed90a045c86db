import type { Intent } from '#domain/language/intents.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';

/** The funnel stage of a person with this intent, used when the list has no stage. */
export const stageOf: Readonly<Record<Intent, FunnelLevel>> = {
  name: 'bottom',
  official: 'bottom',
  buy: 'bottom',
  price: 'bottom',
  coupon: 'bottom',
  delivery: 'bottom',
  marketplace: 'bottom',
  pharmacy: 'bottom',
  country: 'bottom',
  misspelling: 'bottom',
  about: 'middle',
  reviews: 'middle',
  choice: 'middle',
  safety: 'middle',
  complaint: 'middle',
  ingredients: 'middle',
  usage: 'middle',
  form: 'middle',
  problem: 'top',
};
