import { type AffiliateNetworkId, affiliateNetworks } from '#domain/ads/affiliate-networks.ts';

/** What the script writes into a link: the suffix of the network, without what is the same in all links. */
export function linkParameters(network: AffiliateNetworkId): string {
  const own = affiliateNetworks[network].finalUrlSuffix.split('&').filter((pair) => pair.includes('{'));
  // A TID refuses the click's own id, so our short code goes there.
  return [...own, ...(network === 'clickbank' ? ['tid={codigo}'] : [])].join('&');
}

export interface ClickScript {
  /** The address of this product, from which the script comes. */
  origin: string;
  /** The public name of the account's pages. */
  site: string;
  /** As a person types them: apart by commas or blanks. */
  hosts: string;
  parameters: string;
}

/** The element to paste into a page. */
export function clickScriptTag({ origin, site, hosts, parameters }: ClickScript): string {
  const named = [
    ['src', `${origin}/clique.js`],
    [
      'data-dominios',
      hosts
        .split(/[\s,]+/u)
        .filter(Boolean)
        .join(', '),
    ],
    ['data-parametros', parameters],
    ...(parameters.includes('{codigo}')
      ? [
          ['data-site', site],
          ['data-faisca', origin],
        ]
      : []),
  ];
  return `<script ${named.map(([name = '', value = '']) => `${name}="${escaped(value)}"`).join('\n  ')}></script>`;
}

function escaped(value: string): string {
  return value.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;');
}
