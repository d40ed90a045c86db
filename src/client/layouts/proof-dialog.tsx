import { useEffect, useState } from 'react';
import { onProofNeeded } from '#client/data/proof.ts';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';

const Dialog = lazyDialog(async () => (await import('./proof-dialog-body.tsx')).ProofDialogBody);

/** Opens when a call of `withProof` needs a proof, and resolves that call. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => onProofNeeded(() => new Promise((done) => setAnswer(() => done))), []);
  const close = (isProven: boolean) => {
    answer?.(isProven);
    setAnswer(null);
  };
  return <Dialog opened={answer !== null} onClose={() => close(false)} onProven={() => close(true)} />;
}
