import type { Shape } from './store.ts';

/** Schemas of single values, for the stores that every screen reads. zod would add 10 KiB to each first visit. */
function shapeOf<T>(isOfType: (value: unknown) => value is T): Shape<T> {
  return {
    safeParse: (value) => (isOfType(value) ? { success: true, data: value } : { success: false }),
  };
}

export const textShape = shapeOf((value) => typeof value === 'string');
export const numberShape = shapeOf((value) => typeof value === 'number');
export const flagShape = shapeOf((value) => typeof value === 'boolean');
export const textsShape = shapeOf(
  (value): value is Readonly<Record<string, string>> =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string'),
);
