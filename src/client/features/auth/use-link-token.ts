import { useLocation } from 'react-router';

/** The token of a link sent by mail. It stands in the fragment, which browsers keep to themselves. */
export function useLinkToken(): string {
  return new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
}
