import { ApiError, errorMessage } from './api.ts';
import { notifyError } from './notify.ts';

/**
 * Shows a toast for a failed call of a signed-in person. It skips three errors: SessionKeeper already reports
 * an expired session or subscription, and a person who closed the proof dialog knows why the call failed.
 */
export function notifyFailure(title: string, error: unknown, message = errorMessage(error)): void {
  const isKnown =
    error instanceof ApiError &&
    (error.status === 401 || ['subscription_required', 'proof_required'].includes(error.code));
  if (!isKnown) notifyError(title, message);
}
