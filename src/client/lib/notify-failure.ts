import { ApiError, errorMessage } from './api.ts';
import { notifyError } from './notify.ts';

/**
 * Tells of a call that failed while somebody is signed in. That the session or the subscription ended is told by the
 * session's keeper, in its own words, and not covered by these.
 */
export function notifyFailure(title: string, error: unknown, message = errorMessage(error)): void {
  const isOver =
    error instanceof ApiError && (error.status === 401 || error.code === 'subscription_required');
  if (!isOver) notifyError(title, message);
}
