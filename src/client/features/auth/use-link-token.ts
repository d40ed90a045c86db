import { useLocation } from 'react-router';

/** The token of a link sent by mail. It is in the fragment, which browsers never send to a server. */
export function useLinkToken(): string {
  return new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
}
