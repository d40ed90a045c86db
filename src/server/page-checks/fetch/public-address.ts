import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out: whatever is outside it reaches a machine of ours, or no machine. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** A public address that answers each machine of a cloud about itself: Azure's. */
const ABOUT_THE_MACHINE = ['168.63.129.16'];

/**
 * Whether the server may connect to an address for somebody else. Forms that hold an IPv4 address (mapped, NAT64, 6to4)
 * are refused whatever they hold.
 * @param allowed addresses or networks that are open for tests.
 */
export function isOpenAddress(address: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (allowed.some((network) => isIn(parsed, network))) return true;
  if (parsed.range() !== 'unicast' || ABOUT_THE_MACHINE.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT);
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [base, bits] = network.includes('/')
    ? ipaddr.parseCIDR(network)
    : [ipaddr.parse(network), ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128];
  return base.kind() === address.kind() && address.match(base, bits);
}
