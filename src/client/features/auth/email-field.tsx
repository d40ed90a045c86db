import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail field of every account form. */
export function EmailField(props: Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error'>) {
  return (
    <TextInput
      label="E-mail"
      type="email"
      autoComplete="username"
      size="md"
      required
      withAsterisk={false}
      {...props}
    />
  );
}
