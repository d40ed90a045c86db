/** What a failed API call answers in `code`. The client acts on these, never on the message. */
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
  'profile_failed',
  'internal',
  'unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every failed API call. `fields` names the form fields at fault, each with its message. */
export interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}
