import { type FormErrors, schemaResolver, useForm, type UseFormInput } from '@mantine/form';
import type { z } from 'zod';
import { ApiError } from './api.ts';

/**
 * A form validated by a schema of the domain; `onSubmit` gets the schema's output. Errors appear beside their
 * fields. `form.onSubmit(send, refuse)` also calls `refuse` when the specification asks for a toast.
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

/** Shows the field errors of the server's answer beside their fields. */
export function showFieldErrors(form: { setErrors: (errors: FormErrors) => void }, error: unknown): void {
  if (error instanceof ApiError && error.body.fields) form.setErrors(error.body.fields);
}

/** The message of the first wrong field, in the schema's order. */
export function firstProblem(errors: FormErrors): string {
  const [message] = Object.values(errors);
  return typeof message === 'string' ? message : '';
}
