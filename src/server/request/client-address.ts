import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { BlockList, isIP } from 'node:net';

/**
 * Reads the client's address: the socket's address, or, behind trusted proxies, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Earlier entries come from the caller and are ignored.
 * @param trusted addresses and networks in CIDR form.
 */
export function clientAddressReader(trusted: readonly string[]): (c: Context) => string {
  const read = addressReader(trusted);
  return (c) => read(peerAddress(c), c.req.header('X-Forwarded-For'));
}

/** The same from the socket's address and the header. */
export function addressReader(trusted: readonly string[]) {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (socketAddress: string | undefined, forwardedFor = ''): string => {
    const peer = plain(socketAddress ?? '127.0.0.1');
    if (!isProxy(peer)) return peer;
    const forwarded = forwardedFor.split(',').map((part) => plain(part.trim()));
    const chain = [...forwarded.filter((address) => isIP(address) !== 0), peer].reverse();
    return chain.find((address) => !isProxy(address)) ?? chain.at(-1) ?? peer;
  };
}

/** The key for limits: the address, or the /64 network of an IPv6 address, because one caller may own the whole network. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}

/** Undefined for a request made inside the process, as in tests. */
export function peerAddress(c: Context): string | undefined {
  const bindings = c.env as { incoming?: unknown } | undefined; // Hono types it as the app's own bindings
  return bindings?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
}

/** Converts an IPv4 address mapped into IPv6 back to IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
