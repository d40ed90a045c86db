import type { Context } from 'hono';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const bindingsSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }),
});

/**
 * Tells whose request it is: the socket's address, or, behind proxies that are trusted, the last address of
 * `X-Forwarded-For` that none of them has. Whatever else a caller writes there is not believed.
 * @param trusted addresses and networks in CIDR form.
 */
export function clientAddressReader(trusted: readonly string[]): (c: Context) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (c) => {
    const socket = bindingsSchema.safeParse(c.env).data?.incoming.socket.remoteAddress;
    const peer = plain(socket ?? '127.0.0.1'); // no socket: a request made in process
    const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => plain(part.trim()));
    const chain = [...forwarded.filter((address) => isIP(address) !== 0), peer].reverse();
    return chain.find((address) => !isProxy(address)) ?? chain.at(-1) ?? peer;
  };
}

/** An IPv4 address as it is, not dressed as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
