export const productKinds = ['nutra', 'physical'] as const;
export type ProductKind = (typeof productKinds)[number];
