/** https://support.google.com/google-ads/answer/6305348 */
const valueTrackNames: readonly string[] = [
  'campaignid',
  'adgroupid',
  'creative',
  'keyword',
  'matchtype',
  'network',
  'device',
  'devicemodel',
  'targetid',
  'loc_physical_ms',
  'loc_interest_ms',
  'placement',
  'target',
  'random',
  'gclid',
  'feeditemid',
  'extensionid',
  'ignore',
  'param1',
  'param2',
  'gbraid',
  'wbraid',
  'lpurl',
  'unescapedlpurl',
  'escapedlpurl',
];
/** Tags that contain the text to show after a colon: `{ifmobile:sim}`. */
const valueTrackConditions: readonly string[] = ['ifmobile', 'ifnotmobile', 'ifsearch', 'ifcontent'];

/** Frequent mistakes, each with the tag that Google Ads has instead. */
const mistaken: Readonly<Record<string, string>> = {
  campaignname: 'campaignid',
  campaign: 'campaignid',
  adgroupname: 'adgroupid',
  adgroup: 'adgroupid',
  adid: 'creative',
  searchterm: 'keyword',
  query: 'keyword',
  keywordid: 'targetid',
  country: 'loc_physical_ms',
  city: 'loc_physical_ms',
};

export interface UnknownTag {
  /** As written, `{campaignname}`. */
  tag: string;
  /** The tag that Google Ads has instead. */
  instead: string | null;
}

/** The tags in braces that Google Ads does not know. It would leave them unchanged in the address. */
export function unknownTags(template: string): UnknownTag[] {
  const tags = template.match(/\{[^{}]*\}/g) ?? [];
  return [...new Set(tags)]
    .filter((tag) => !isKnownTag(tag.slice(1, -1)))
    .map((tag) => {
      const instead =
        mistaken[
          tag
            .slice(1, -1)
            .toLowerCase()
            .replace(/[\s_-]/g, '')
        ];
      return { tag, instead: instead === undefined ? null : `{${instead}}` };
    });
}

function isKnownTag(inside: string): boolean {
  const [name = '', shown] = inside.split(/:(.*)/s);
  if (shown !== undefined) return valueTrackConditions.includes(name.toLowerCase());
  // Custom parameters have names of their owner's choice. `{lpurl+2}` is the final URL encoded for two
  // redirects.
  return name.startsWith('_') || valueTrackNames.includes(name.toLowerCase().replace(/\+\d$/, ''));
}

/**
 * Whether the template contains the final URL or one of its variants. A tracking template above the ad level
 * must contain it.
 */
export function holdsFinalUrl(template: string): boolean {
  return /\{(?:un)?(?:escaped)?lpurl(?:\+\d)?\}/i.test(template);
}

interface AffiliateNetwork {
  label: string;
  /** Appended to the final URL. The affiliate network stores the click's id and returns it with each sale. */
  finalUrlSuffix: string;
}

/** Parameters that the networks read from an affiliate's link. */
export const affiliateNetworks = {
  buygoods: {
    label: 'BuyGoods',
    finalUrlSuffix: 'subid2={gclid}&subid3={campaignid}&subid4={adgroupid}&subid5={keyword}',
  },
  clickbank: { label: 'ClickBank', finalUrlSuffix: 'tid={gclid}' },
  hotmart: { label: 'Hotmart', finalUrlSuffix: 'src={campaignid}&sck={gclid}' },
  monetizze: {
    label: 'Monetizze',
    finalUrlSuffix: 'src={gclid}&utm_source=google&utm_campaign={campaignid}&utm_term={keyword}',
  },
  digistore24: {
    label: 'Digistore24',
    finalUrlSuffix: 'sid1={campaignid}&sid2={adgroupid}&sid3={keyword}&cid={gclid}',
  },
  maxweb: {
    label: 'MaxWeb',
    finalUrlSuffix: 'subid2={gclid}&subid3={campaignid}&subid4={adgroupid}&subid5={keyword}',
  },
} as const satisfies Record<string, AffiliateNetwork>;

export type AffiliateNetworkId = keyof typeof affiliateNetworks;
// The table is not empty, and Object.keys loses the types of the keys.
export const affiliateNetworkIds = Object.keys(affiliateNetworks) as [
  AffiliateNetworkId,
  ...AffiliateNetworkId[],
];

/** Google publishes no limit, but refused longer addresses in practice. */
const URL_LIMIT = 2000;

export type UrlProblem = 'missing' | 'not_an_address' | 'not_https' | 'no_domain' | 'has_blanks' | 'too_long';

/** The reason why an ad should not lead to this address; null when there is none. */
export function findUrlProblem(url: string): UrlProblem | null {
  if (url === '') return 'missing';
  if (/\s/u.test(url)) return 'has_blanks';
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i.exec(url);
  if (!parts) return 'not_an_address';
  if (parts[1]?.toLowerCase() !== 'https') return 'not_https';
  if (!isDomain(parts[2] ?? '')) return 'no_domain';
  return url.length > URL_LIMIT ? 'too_long' : null;
}

function isDomain(host: string): boolean {
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?$/u.test(host);
}

/**
 * The domain of an address: `loja.com.br` for `https://www.loja.com.br/oferta`; '' when it is not an address.
 */
export function domainOf(url: string): string {
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#:]*)/i.exec(url)?.[1] ?? '';
  return host.toLowerCase().replace(/^www\./, '');
}
