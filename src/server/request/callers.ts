import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import { addressReader, networkOf, peerAddress } from './client-address.ts';
import type { Pausable } from './fair-limiter.ts';

/** The most sessions whose account is remembered. */
const MOST_KNOWN = 20_000;
const HELD_MS = 1000;

/**
 * Identifies the caller for fair shares; it grants no access. Of a session that is known, the caller is the account, with
 * all its sessions and addresses. Of others, and of visitors, it is the network address.
 */
export interface Callers {
  ofRequest: (request: IncomingMessage) => string;
  ofCall: (c: Context) => string;
  isKnown: (token: string) => boolean;
  /** @param token of a session that was found in the database. */
  remember: (token: string, userId: string) => void;
  /** The caller has written more than it may. For a second, its further writes are refused before their bodies are read. */
  holdBack: (caller: string) => void;
  isHeldBack: (caller: string) => boolean;
  /** @param path of a secret address that was found in the database. Its calls get a share of their own. */
  rememberPath: (path: string, owner: string) => void;
}

/** Reads the session's token from a Cookie header. */
interface TokenReader {
  tokenOf: (header: string) => string | null;
}

export function createCallers(cookies: TokenReader, trusted: readonly string[]): Callers {
  const accounts = new Map<string, string>();
  const paths = new Map<string, string>();
  const heldUntil = new Map<string, number>();
  const readAddress = addressReader(trusted);
  const callerOf = (cookie: string | undefined, peer: string | undefined, forwarded: string | undefined) => {
    const token = cookie === undefined ? null : cookies.tokenOf(cookie);
    const account = token === null ? undefined : accounts.get(token);
    return account ?? networkOf(readAddress(peer, forwarded));
  };
  return {
    ofRequest({ headers, socket, url = '' }) {
      const ofPath = paths.size > 0 ? paths.get(url.split('?', 1)[0] ?? '') : undefined;
      if (ofPath !== undefined) return ofPath;
      const forwarded = headers['x-forwarded-for'];
      return callerOf(headers.cookie, socket.remoteAddress, forwarded?.toString());
    },
    ofCall: (c) => callerOf(c.req.header('Cookie'), peerAddress(c), c.req.header('X-Forwarded-For')),
    isKnown: (token) => accounts.has(token),
    remember(token, userId) {
      if (accounts.has(token)) return;
      if (accounts.size >= MOST_KNOWN) accounts.clear();
      accounts.set(token, userId);
    },
    holdBack(caller) {
      if (heldUntil.size >= MOST_KNOWN) heldUntil.clear();
      heldUntil.set(caller, performance.now() + HELD_MS);
    },
    isHeldBack: (caller) => (heldUntil.get(caller) ?? 0) > performance.now(),
    rememberPath(path, owner) {
      if (paths.has(path)) return;
      if (paths.size >= MOST_KNOWN) paths.clear();
      paths.set(path, owner);
    },
  };
}

/** The request's turn at the server, which it gives back while it waits. Undefined inside tests. */
export function slotOf(c: Context): Pausable | undefined {
  const bindings = c.env as { outgoing?: { slot?: Pausable | null } } | undefined; // http/server.ts sets it
  return bindings?.outgoing?.slot ?? undefined;
}
