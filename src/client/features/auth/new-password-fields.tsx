import { PasswordInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MIN_PASSWORD_LENGTH } from '#domain/account/credentials.ts';
import { passwordToggleProps } from '#client/components/password-toggle.ts';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldsProps {
  label: string;
  form: {
    values: { password: string };
    getInputProps: (field: 'password' | 'confirmPassword', options: object) => GetInputPropsReturnType;
  };
  /** What whoever guesses knows of this person, such as the name and the e-mail. */
  own?: readonly string[];
}

/** A new password and its repetition. What is wrong with them is told by a toast, as specified. */
export function NewPasswordFields({ label, form, own = [] }: NewPasswordFieldsProps) {
  const common = {
    size: 'md',
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
    visibilityToggleButtonProps: passwordToggleProps,
  } as const;
  return (
    <>
      <PasswordInput
        label={label}
        placeholder={`Pelo menos ${MIN_PASSWORD_LENGTH} caracteres`}
        {...common}
        {...form.getInputProps('password', { withError: false })}
      />
      <PasswordMeter password={form.values.password} own={own} />
      <PasswordInput
        label="Confirmar senha"
        placeholder="Repita a senha"
        {...common}
        {...form.getInputProps('confirmPassword', { withError: false })}
      />
    </>
  );
}
