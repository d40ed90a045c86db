import { type FormErrors, schemaResolver, useForm, type UseFormInput } from '@mantine/form';
import type * as z from 'zod/mini';
import { ApiError } from './api.ts';

/**
 * A form validated by a schema of the domain; `onSubmit` gets the schema's output. Errors appear beside their
 * fields, and the first wrong field gets the focus. `form.onSubmit(send, refuse)` also calls `refuse` when the
 * specification asks for a toast.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Output>(
  schema: z.ZodMiniType<Output, Values>,
  options: Omit<UseFormInput<Values, Output>, 'validate' | 'transformValues'>,
) {
  const form = useForm<Values, Output>({
    ...options,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
  });
  const onSubmit: typeof form.onSubmit = (send, refuse) => {
    const submit = form.onSubmit(send, (errors, values, event) => {
      if (event?.target instanceof HTMLElement) focusWrongField(event.target);
      refuse?.(errors, values, event);
    });
    return (event) => {
      // In React's tree a dialog's form may stand inside another form, which must not be sent with it.
      event?.stopPropagation();
      submit(event);
    };
  };
  return { ...form, onSubmit };
}

/** Focuses the first field with an error, once the errors are on the screen. */
function focusWrongField(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

interface FieldErrors {
  setErrors: (errors: FormErrors) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Shows the field errors of the server's answer beside their fields, and focuses the first of them. */
export function showFieldErrors(form: FieldErrors, error: unknown): void {
  if (!(error instanceof ApiError) || !error.body.fields) return;
  form.setErrors(error.body.fields);
  const [first] = Object.keys(error.body.fields);
  if (first !== undefined) form.getInputNode(first)?.focus();
}

/** The message of the first wrong field, in the schema's order. */
export function firstProblem(errors: FormErrors): string {
  const [message] = Object.values(errors);
  return typeof message === 'string' ? message : '';
}
