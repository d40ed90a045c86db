import { braip } from './braip.ts';
import { buygoods } from './buygoods.ts';
import { cake } from './cake.ts';
import { cakto } from './cakto.ts';
import { clickbank } from './clickbank.ts';
import { digistore24 } from './digistore24.ts';
import { digistore24S2s } from './digistore24-s2s.ts';
import { eduzz } from './eduzz.ts';
import { everflow } from './everflow.ts';
import { generic } from './generic.ts';
import { hotmart } from './hotmart.ts';
import { hubla } from './hubla.ts';
import { kirvano } from './kirvano.ts';
import { kiwify } from './kiwify.ts';
import { maxweb } from './maxweb.ts';
import { monetizze } from './monetizze.ts';
import { perfectpay } from './perfectpay.ts';
import type { PostbackNetwork } from './postback.ts';
import { shopify } from './shopify.ts';
import { stripe } from './stripe.ts';
import { ticto } from './ticto.ts';
import { tune } from './tune.ts';

/** The networks whose sales arrive by themselves, by the name in their address. */
export const postbackNetworks = {
  clickbank,
  digistore24,
  'digistore24-s2s': digistore24S2s,
  buygoods,
  maxweb,
  hotmart,
  kiwify,
  monetizze,
  eduzz,
  perfectpay,
  braip,
  ticto,
  cakto,
  kirvano,
  hubla,
  stripe,
  shopify,
  everflow,
  tune,
  cake,
  generic,
} as const satisfies Record<string, PostbackNetwork>;

export type PostbackNetworkId = keyof typeof postbackNetworks;
// The table is not empty, and Object.keys loses the types of the keys.
export const postbackNetworkIds = Object.keys(postbackNetworks) as [
  PostbackNetworkId,
  ...PostbackNetworkId[],
];

/** The network of a name in an address, as their common type; undefined when there is none. */
export function postbackNetworkOf(name: string): PostbackNetwork | undefined {
  return postbackNetworkIds.some((id) => id === name)
    ? postbackNetworks[name as PostbackNetworkId] // one of the ids
    : undefined;
}
