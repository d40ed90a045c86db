import { useMutation } from '@tanstack/react-query';
import type { Proof } from '#domain/account/credentials.ts';
import { api, ApiError, read } from '#client/lib/api.ts';

/** Asks the person for a proof. Resolves to true when the server accepted it. */
type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof = () => Promise.resolve(false);

/**
 * Registers the one dialog that asks.
 * @returns a function that removes it.
 */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    askForProof = () => Promise.resolve(false);
  };
}

/**
 * Sends a call that the server guards with `requireProof`. When the server answers that it needs a proof, a
 * dialog asks for the password or a code, and the call is sent again. If the person closes the dialog, the
 * call fails with `proof_required`, which `notifyFailure` does not show.
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
