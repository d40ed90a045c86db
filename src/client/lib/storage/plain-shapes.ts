import type { Shape } from './store.ts';

/** Shapes of single values, for the stores that every screen reads: zod would weigh 10 KiB on each first visit. */
function shapeOf<T>(isOfType: (value: unknown) => value is T): Shape<T> {
  return {
    safeParse: (value) => (isOfType(value) ? { success: true, data: value } : { success: false }),
  };
}

export const textShape = shapeOf((value) => typeof value === 'string');
export const numberShape = shapeOf((value) => typeof value === 'number');
export const flagShape = shapeOf((value) => typeof value === 'boolean');
