import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type * as z from 'zod/mini';
import { validationError } from '../request/errors.ts';

/** Validates one part of the request with a schema of the domain. The error answer lists the wrong fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) {
  const validationFunction = (known: Schema, value: unknown) => parse(known, value) as never; // the library names zod's full types only
  return zValidator(
    target,
    schema,
    (result) => {
      if (!result.success) throw validationError(result.error);
    },
    { validationFunction },
  );
}

/** The most values of a form. */
const FORM_VALUES = 2000;
/**
 * Stops at the first problem. Zod knows this option for `validate` alone and does not name it; without it, lists in lists
 * make a problem of each wrong value, which fills the memory.
 */
const first: z.core.ParseContext<z.core.$ZodIssue> & { abortEarly: true } = { abortEarly: true };

/** Reports all problems of a form, but only the first problem of a larger value. */
function parse(schema: z.ZodMiniType, value: unknown) {
  const parsed = schema.safeParse(value, first);
  return parsed.success || !isForm(value) ? parsed : schema.safeParse(value);
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
