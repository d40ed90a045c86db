import type { FormErrors, GetInputPropsReturnType } from '@mantine/form';
import { type ComponentType, lazy, Suspense } from 'react';
import { MIN_PASSWORD_LENGTH } from '#domain/account/limits.ts';
import { PasswordField } from '#client/components/password-field.tsx';
import classes from './new-password-fields.module.css';
import type { MeterProps } from './password-meter.tsx';

/** Fetched when a password is typed. If that fails, there is no meter. */
const PasswordMeter = lazy<ComponentType<MeterProps>>(() =>
  import('./password-meter.tsx').then(
    ({ PasswordMeter: Meter }) => ({ default: Meter }),
    () => ({ default: () => null }),
  ),
);

interface NewPasswordFieldsProps {
  label: string;
  form: {
    values: { password: string; confirmPassword: string };
    errors: FormErrors;
    getInputProps: (field: 'password' | 'confirmPassword') => GetInputPropsReturnType;
  };
  /** Words that an attacker may know about this person, such as the name and the e-mail. */
  own?: readonly string[];
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, form, own = [] }: NewPasswordFieldsProps) {
  const { password, confirmPassword } = form.values;
  const common = { size: 'md', required: true, withAsterisk: false, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField
        label={label}
        placeholder={`Pelo menos ${MIN_PASSWORD_LENGTH} caracteres`}
        {...common}
        {...form.getInputProps('password')}
      />
      {password !== '' && (
        <div className={classes.meter}>
          <Suspense>
            <PasswordMeter password={password} own={own} />
          </Suspense>
        </div>
      )}
      <PasswordField
        label="Confirmar senha"
        placeholder="Repita a senha"
        {...common}
        {...form.getInputProps('confirmPassword')}
        // Correcting either of the two fields removes the error.
        error={password === confirmPassword ? null : form.errors['confirmPassword']}
      />
    </>
  );
}
