import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { TOTP_DIGITS } from '#domain/account/limits.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { PasswordField } from '#client/components/password-field.tsx';
import { twoFactorOptions } from '#client/data/account.ts';
import { onProofNeeded, useProve } from '#client/data/proof.ts';
import { errorMessage } from '#client/lib/api.ts';
import { CodeInput } from '#client/parts/code-input.tsx';

/** Opens when a call of `withProof` needs a proof, and resolves that call. It stands above the dialog that asks for it. */
export function ProofDialog({ zIndex }: { zIndex: number }) {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => onProofNeeded(() => new Promise((done) => setAnswer(() => done))), []);
  const close = (isProven: boolean) => {
    answer?.(isProven);
    setAnswer(null);
  };
  return (
    <Modal opened={answer !== null} onClose={() => close(false)} title="Confirme que é você" zIndex={zIndex}>
      <ProofForm onProven={() => close(true)} onCancel={() => close(false)} />
    </Modal>
  );
}

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [value, setValue] = useState('');
  /** The key of the input: after each refused code it is remounted, empty and focused. */
  const [refusals, setRefusals] = useState(0);
  const { data: twoFactor } = useQuery(twoFactorOptions);
  const prove = useProve();
  const isWhole = kind === 'code' ? value.length === TOTP_DIGITS : value !== '';
  const begin = (next: typeof kind) => {
    setKind(next);
    setValue('');
    prove.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    prove.mutate(kind === 'code' ? { code: value } : { password: value }, {
      onSuccess: onProven,
      onError: () => {
        setValue('');
        setRefusals(refusals + 1);
      },
    });
  };
  const problem = prove.error && errorMessage(prove.error);
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">Esta ação pede a sua senha de novo.</Text>
        {kind === 'password' ? (
          <PasswordField
            key={refusals}
            label="Senha"
            autoComplete="current-password"
            data-autofocus
            autoFocus={refusals > 0}
            error={problem}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        ) : (
          <>
            <CodeInput key={refusals} autoFocus size="md" value={value} onChange={setValue} />
            {problem !== null && (
              <Text size="sm" c="red" role="alert">
                {problem}
              </Text>
            )}
          </>
        )}
        {twoFactor?.enabled && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="left"
            onClick={() => begin(kind === 'code' ? 'password' : 'code')}
          >
            {kind === 'code' ? 'Usar a senha' : 'Usar um código do aplicativo'}
          </Anchor>
        )}
        <FormButtons onCancel={onCancel} type="submit" disabled={!isWhole} loading={prove.isPending}>
          Confirmar
        </FormButtons>
      </Stack>
    </form>
  );
}
