/** Gender and number of the noun that a product's name has: `f` for a knife in Portuguese, `mp` for trousers in Italian. */
export const genders = ['m', 'f', 'n', 'mp', 'fp'] as const;
export type Gender = (typeof genders)[number];
