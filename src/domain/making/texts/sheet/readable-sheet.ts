import { emptySheet, type ProductSheet, productSheetSchema } from './product-sheet.ts';

/**
 * The facts of a sheet that can be read, and a message for each that cannot. For checks that only compare with the
 * sheet: one fact too long or unknown does not keep the others from being compared.
 */
export function readableSheet(written: unknown): { sheet: ProductSheet; problems: string[] } {
  const rest: unknown = JSON.parse(JSON.stringify(written));
  const problems: string[] = [];
  for (;;) {
    const result = productSheetSchema.safeParse(rest);
    if (result.success) return { sheet: result.data, problems };
    problems.push(...result.error.issues.map(({ message }) => message));
    // From the end, so that the places of a list's first values stay.
    const paths = result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    );
    if (paths.some((path) => path.length === 0)) return { sheet: emptySheet, problems };
    for (const path of paths.toReversed()) remove(rest, path);
  }
}

/** Removes the value at a path of an object, which is changed. */
function remove(from: unknown, path: readonly PropertyKey[]): void {
  const [key, ...deeper] = path;
  if (key === undefined || typeof from !== 'object' || from === null) return;
  if (deeper.length > 0) remove(Reflect.get(from, key), deeper);
  else if (Array.isArray(from)) from.splice(Number(key), 1);
  else Reflect.deleteProperty(from, key);
}
