import * as z from 'zod/mini';

/** The most values of a form. */
const FORM_VALUES = 2000;
/**
 * Stops at the first problem. Zod knows this option for `validate` alone and does not name it; without it, lists in lists
 * make a problem of each wrong value, which fills the memory.
 */
const first: z.core.ParseContext<z.core.$ZodIssue> & { abortEarly: true } = { abortEarly: true };

/** Reports all problems of a form, but only the first problem of a larger value. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  endLists(schema, false);
  const parsed = z.safeParse(schema, value, first);
  return parsed.success || !isForm(value) ? parsed : z.safeParse(schema, value);
}

const outsideLists = new WeakSet<z.core.$ZodType>();
const insideLists = new WeakSet<z.core.$ZodType>();

/**
 * Lets the first wrong item end the reading of its list. Zod would continue after a check that failed, such as a
 * length, and thousands of problems take ten times as long as a right list and then overflow the stack.
 */
function endLists(schema: z.core.$ZodType, isInList: boolean): void {
  const seen = isInList ? insideLists : outsideLists;
  if (seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  if (isInList)
    for (const check of [...(def.checks ?? []), schema]) Object.assign(check._zod.def, { abort: true });
  for (const inner of schemasIn(Object.values(def))) endLists(inner, isInList || def.type === 'array');
}

/** The schemas that a definition names, alone, in a list or by their fields. */
function schemasIn(values: readonly unknown[]): z.core.$ZodType[] {
  return values.flatMap((value) => {
    if (value instanceof z.core.$ZodType) return [value];
    return typeof value === 'object' && value !== null ? schemasOf(Object.values(value)) : [];
  });
}

function schemasOf(values: readonly unknown[]): z.core.$ZodType[] {
  return values.filter((value) => value instanceof z.core.$ZodType);
}

function isForm(value: unknown): boolean {
  const left = [value];
  for (let seen = 0; left.length > 0; seen += 1) {
    const next = left.pop();
    if (seen > FORM_VALUES) return false;
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (inside.length > FORM_VALUES) return false;
    left.push(...inside);
  }
  return true;
}
