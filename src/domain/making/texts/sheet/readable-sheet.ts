import { emptySheet, type ProductSheet, productSheetSchema } from './product-sheet.ts';

/**
 * A sheet without the fields that cannot be read, and a message for each problem. For checks that only compare with the
 * sheet: one field too long or unknown does not keep the others from being compared.
 */
export function readableSheet(given: unknown): { sheet: ProductSheet; problems: string[] } {
  const written = withPriceAsText(given);
  const whole = productSheetSchema.safeParse(written);
  if (whole.success) return { sheet: whole.data, problems: [] };
  const { issues } = whole.error;
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1),
    ),
  );
  const fields = Object.entries(Object(written) as object).filter(([name]) => !wrong.has(name)); // Object() makes one
  const rest = productSheetSchema.safeParse(Object.fromEntries(fields));
  return { sheet: rest.data ?? emptySheet, problems: issues.map(({ message }) => message) };
}

/** Programs write a price as a number. */
function withPriceAsText(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('price' in given)) return given;
  return typeof given.price === 'number' ? { ...given, price: given.price.toFixed(2) } : given;
}
