import { useMutation } from '@tanstack/react-query';
import type { Proof } from '#domain/account/credentials.ts';
import { api, ApiError, read } from '#client/lib/api.ts';

/** Asks the person for a proof; resolves to whether the server accepted one. */
type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof = () => Promise.resolve(false);

/** @returns ends it: for the one dialog that asks. */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    askForProof = () => Promise.resolve(false);
  };
}

/**
 * Sends a call that the server guards with `requireProof`. When it answers that a proof is needed, a dialog asks for
 * the password or a code, and the call is sent again. Whoever closes the dialog gets the server's `proof_required`,
 * which `notifyFailure` does not show.
 */
export async function withProof<Output>(send: () => Promise<Output>): Promise<Output> {
  try {
    return await send();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'proof_required';
    if (isNeeded && (await askForProof())) return send();
    throw error;
  }
}

export function useProve() {
  return useMutation({ mutationFn: (proof: Proof) => read(api.auth.prove.$post({ json: proof })) });
}
