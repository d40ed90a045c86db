/** The values of `code` in failed API calls. The client decides by the code, never by the message. */
export const errorCodes = [
  'bad_request',
  'validation',
  'unauthenticated',
  'subscription_required',
  'forbidden',
  'proof_required',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'storage_full',
  'profile_failed',
  'internal',
  'unavailable',
  'computing',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every failed API call. `fields` maps the wrong form fields to their messages. */
export interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}
