import '@mantine/core/styles/PinInput.layer.css';
import { PinInput } from '@mantine/core';
import { TOTP_DIGITS } from '#domain/account/limits.ts';

interface CodeInputProps {
  size: 'md' | 'lg';
  autoFocus?: boolean;
  value: string;
  onChange: (code: string) => void;
}

/** The digit fields of an authenticator app's code. They share the available width. */
export function CodeInput(props: CodeInputProps) {
  return (
    <PinInput
      length={TOTP_DIGITS}
      type="number"
      oneTimeCode
      aria-label="Código de verificação"
      gap={6}
      styles={{ root: { maxWidth: '100%' }, pinInput: { flex: '0 1 auto', width: '3.125rem', minWidth: 0 } }}
      {...props}
    />
  );
}
