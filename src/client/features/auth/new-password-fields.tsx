import { PasswordInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MIN_PASSWORD_LENGTH } from '#domain/account/credentials.ts';
import { passwordToggleProps } from '#client/components/password-toggle.ts';

interface NewPasswordFieldsProps {
  label: string;
  password: GetInputPropsReturnType;
  confirmation: GetInputPropsReturnType;
}

/** A new password and its repetition. The screen validates both, in order. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
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
        {...password}
      />
      <PasswordInput label="Confirmar senha" placeholder="Repita a senha" {...common} {...confirmation} />
    </>
  );
}
