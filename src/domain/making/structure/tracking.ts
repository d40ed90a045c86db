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
  searchkeyword: 'keyword',
  locphysical: 'loc_physical_ms',
  locinterest: 'loc_interest_ms',
  googleclickid: 'gclid',
  clickid: 'gclid',
  searchterm: 'keyword',
  query: 'keyword',
  keywordid: 'targetid',
  country: 'loc_physical_ms',
  city: 'loc_physical_ms',
};

export interface UnknownTag {
  /** As written: `{campaignname}`, `{{keyword}}`, `%7Bgclid%7D` or `{keyword`. */
  tag: string;
  /** The tag that Google Ads has instead. */
  instead: string | null;
}

/** Braces around a name, whole, doubled, encoded for an address, or with one of them missing. */
const BRACED =
  /(?<!\{)\{\{+([^{}]*)\}\}+|\{([^{}]*)\}|(?:\{|%7B)([^{}%&#?=/]*)(?:\}|%7D)|\{([a-z_]\w*)(?=[&#?/|]|$)|(?<==)([a-z_]\w*)\}/giu;
const WHOLE = /^\{[^{}]*\}$/u;

/** The tags that Google Ads does not know. It would leave them unchanged in the address. */
export function unknownTags(template: string): UnknownTag[] {
  const tags = new Map<string, string>();
  for (const [tag, ...names] of template.matchAll(BRACED)) tags.set(tag, names.find(Boolean) ?? '');
  const wrong = [...tags].filter(([tag, name]) => !WHOLE.test(tag) || !isKnownTag(name));
  return wrong.map(([tag, name]) => ({ tag, instead: knownName(name) }));
}

/** The template with the right tag in each place of a wrong one. */
export function replaceTag(template: string, { tag, instead }: UnknownTag): string {
  if (instead === null) return template;
  return template.replace(BRACED, (written) => (written === tag ? instead : written));
}

function knownName(name: string): string | null {
  if (isKnownTag(name) && name !== '') return `{${name}}`;
  const plain = name.toLowerCase().replace(/[\s_-]/g, '');
  const instead = valueTrackNames.includes(plain) ? plain : mistaken[plain];
  return instead === undefined ? null : `{${instead}}`;
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

/** The address as somebody meant it who left out `https://`; anything else as it is. */
export function completeAddress(written: string): string {
  const url = written.trim();
  const whole = `https://${url}`;
  return findUrlProblem(url) === 'not_an_address' && findUrlProblem(whole) === null ? whole : written;
}

/** Whether it leads nowhere yet, be it empty or half an address. */
export function isNoAddress(written: string): boolean {
  const problem = findUrlProblem(written.trim());
  return problem !== null && problem !== 'not_https' && problem !== 'too_long';
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
