import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type * as z from 'zod/mini';
import { validationError } from '../request/errors.ts';
import { parseInput } from '../request/parse-input.ts';

/** Validates one part of the request with a schema of the domain. The error answer lists the wrong fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) {
  const validationFunction = (known: Schema, value: unknown) => parseInput(known, value) as never; // the library names zod's full types only
  return zValidator(
    target,
    schema,
    (result) => {
      if (!result.success) throw validationError(result.error);
    },
    { validationFunction },
  );
}
