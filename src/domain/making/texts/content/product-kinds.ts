/** `nutra`: supplements. `digital`: courses, e-books, apps and services. `physical`: every other product. */
export const productKinds = ['nutra', 'physical', 'digital'] as const;
export type ProductKind = (typeof productKinds)[number];
