import { type FormErrors, schemaResolver, useForm, type UseFormInput } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiError } from './api.ts';
import type { LazyCode } from './lazy-code.ts';
import { notifyError } from './notify.ts';

type Schema<Values, Output> = z.ZodMiniType<Output, Values> | LazyCode<z.ZodMiniType<Output, Values>>;

/**
 * A form validated by a schema of the domain; `onSubmit` gets the schema's output. Errors appear beside their
 * fields, and the first wrong field gets the focus. `form.onSubmit(send, refuse)` also calls `refuse` when the
 * specification asks for a toast. A form that is sent before its schema has come waits for it.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Output>(
  schema: Schema<Values, Output>,
  options: Omit<UseFormInput<Values, Output>, 'validate' | 'transformValues'>,
) {
  const { isHere, read, whenHere } = useSchema(schema);
  const form = useForm<Values, Output>({
    ...options,
    validate: (values) => schemaResolver(read(), { sync: true })(values),
    transformValues: (values) => read().parse(values),
  });
  const onSubmit: typeof form.onSubmit = (send, refuse) => {
    const submit = form.onSubmit(send, (errors, values, event) => {
      if (event?.target instanceof HTMLElement) focusWrongField(event.target);
      refuse?.(errors, values, event);
    });
    return (event) => {
      if (isHere()) {
        submit(event);
        return;
      }
      event?.preventDefault();
      whenHere(() => flushSync(() => submit(event))); // the errors are on the screen before one gets the focus
    };
  };
  return { ...form, onSubmit };
}

/** The schema of a form, which may be on its way. */
function useSchema<Values, Output>(schema: Schema<Values, Output>) {
  const lazy = 'prefetch' in schema ? schema : null;
  const isAwaited = useRef(false);
  useEffect(() => lazy?.prefetch(), [lazy]);
  function read(): z.ZodMiniType<Output, Values> {
    const here = 'prefetch' in schema ? schema.read() : schema;
    if (!here) throw new Error('the schema was read before it had come');
    return here;
  }
  /** The last of several impatient clicks counts no more than the first. */
  function whenHere(act: () => void): void {
    if (isAwaited.current) return;
    isAwaited.current = true;
    void lazy
      ?.fetch()
      .then(act, () => notifyError('Sem conexão', 'Verifique sua conexão e tente novamente.'))
      .finally(() => (isAwaited.current = false));
  }
  return { isHere: () => lazy === null || lazy.read() !== undefined, read, whenHere };
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
