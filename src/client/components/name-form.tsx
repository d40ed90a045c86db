import { Stack, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { FormButtons } from './form-buttons.tsx';

interface NameFormProps {
  schema: z.ZodMiniType<{ name: string }, { name: string }>;
  initial: string;
  label: string;
  /** False while the dialog is closing, so that a second click sends nothing. */
  isOpen: boolean;
  isSaving?: boolean;
  submitLabel?: string;
  /** Shown beside the buttons. */
  aside?: ReactNode;
  onSubmit: (name: string) => void | Promise<void>;
  /** Called instead of `onSubmit` when the schema refuses the name. */
  onRefused: (errors: FormErrors, name: string) => void;
  onCancel: () => void;
}

/** The content of a dialog that asks for a name. */
export function NameForm(props: NameFormProps) {
  const { schema, initial, label, isOpen, aside, onSubmit, onRefused, onCancel } = props;
  const { isSaving = false, submitLabel = 'Salvar' } = props;
  const form = useSchemaForm(schema, { initialValues: { name: initial } });
  return (
    <form
      onSubmit={form.onSubmit(
        ({ name }) => onSubmit(name),
        (errors, values) => onRefused(errors, values.name),
      )}
    >
      <Stack>
        <TextInput
          label={label}
          {...form.getInputProps('name')}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <FormButtons
          onCancel={onCancel}
          aside={aside}
          type="submit"
          loading={form.submitting || isSaving}
          disabled={!isOpen}
        >
          {submitLabel}
        </FormButtons>
      </Stack>
    </form>
  );
}
