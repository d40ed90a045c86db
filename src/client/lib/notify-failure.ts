import { ApiError, errorMessage } from './api.ts';
import { notifyError } from './notify.ts';

/**
 * Tells of a call that failed while somebody is signed in. That the session or the subscription ended is told by the
 * session's keeper, in its own words, and not covered by these. Somebody who closed the dialog that asks for a proof
 * knows it.
 */
export function notifyFailure(title: string, error: unknown, message = errorMessage(error)): void {
  const isKnown =
    error instanceof ApiError &&
    (error.status === 401 || ['subscription_required', 'proof_required'].includes(error.code));
  if (!isKnown) notifyError(title, message);
}
