import { type FormErrors, schemaResolver, useForm, type UseFormInput } from '@mantine/form';
import type { z } from 'zod';
import { ApiError } from './api.ts';

/**
 * A form checked by a schema of the domain: the schema's rules and messages, and on submit the schema's output.
 * Problems stand beside their fields; `form.onSubmit(send, refuse)` calls `refuse` where a toast is specified too.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Output>(
  schema: z.ZodType<Output, Values>,
  options: Omit<UseFormInput<Values, Output>, 'validate' | 'transformValues'>,
) {
  return useForm<Values, Output>({
    ...options,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
  });
}

/** Puts the field problems of the server's answer beside their fields. */
export function showFieldErrors(form: { setErrors: (errors: FormErrors) => void }, error: unknown): void {
  if (error instanceof ApiError && error.body.fields) form.setErrors(error.body.fields);
}

/** The message of the first field that was refused, in the schema's order. */
export function firstProblem(errors: FormErrors): string {
  const [message] = Object.values(errors);
  return typeof message === 'string' ? message : '';
}
