import { Center, Loader, Modal } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofNeeded } from '#client/data/proof.ts';

const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }));

/** Opens when a call of `withProof` needs a proof, and resolves that call. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => onProofNeeded(() => new Promise((done) => setAnswer(() => done))), []);
  const close = (isProven: boolean) => {
    answer?.(isProven);
    setAnswer(null);
  };
  return (
    <Modal opened={answer !== null} onClose={() => close(false)} title="Confirme que é você">
      <Suspense fallback={<Waiting />}>
        <ProofForm onProven={() => close(true)} onCancel={() => close(false)} />
      </Suspense>
    </Modal>
  );
}

function Waiting() {
  return (
    <Center h={160}>
      <Loader aria-label="Abrindo" />
    </Center>
  );
}
