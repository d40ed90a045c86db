import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password field whose eye button is reached by keyboard, and which says to a screen reader when it is wrong. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou ocultar a senha', tabIndex: 0 }}
      {...props}
    />
  );
}
