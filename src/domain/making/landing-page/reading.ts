import type { LanguageCode } from '#domain/ads/languages.ts';
import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { pricesOf } from './amounts.ts';
import { withoutDeniedQuestions } from './answers.ts';
import { languageOfPage } from './page-language.ts';
import { isNamedStory } from './quotes.ts';
import type { Block, PageLink, PageModel, ReadBlock } from './page-model.ts';
import { folded, type PageLanguage, phrases } from './phrases.ts';
import { wordsUnderNames } from './words-under-names.ts';

export interface ReadLink extends PageLink {
  folded: string;
  /** Resolved against the page's address; null when it is no address of the web. */
  url: URL | null;
  /** Whether it leads to another site. */
  isOutbound: boolean;
  /** Whether a click leads somewhere: `#` and `javascript:` do not. */
  isReachable: boolean;
}

/** A page prepared for the rules: folded texts, resolved links, language and kind of product. */
export interface Reading {
  page: PageModel;
  /** What a person sees. */
  blocks: readonly ReadBlock[];
  /** Seen texts outside footers, navigations and notices. */
  content: readonly ReadBlock[];
  /** The content without the questions that the page denies itself. */
  stated: readonly ReadBlock[];
  links: readonly ReadLink[];
  text: string;
  contentWords: number;
  language: PageLanguage | null;
  url: URL | null;
  sheet: ProductSheet;
  productKind: ProductKind;
  isAffiliate: boolean;
  sells: boolean;
  scripts: string;
}

export interface PageContext {
  url?: string;
  sheet?: ProductSheet;
}

export function readPage(page: PageModel, { url: typed, sheet = {} }: PageContext): Reading {
  const url = addressOf(typed ?? page.canonical ?? metaOf(page, 'og:url') ?? ownAddress(page) ?? '');
  const first = firstBlocks(page);
  const underNames = wordsUnderNames(first);
  const blocks = first
    .map((block) => ({ ...block, folded: folded(block.text), words: countWords(block.text) }))
    .map((block, index, all) => ({
      ...block,
      isQuote:
        block.isQuote ||
        underNames.has(index) ||
        isComment(block, all[index + 1]) ||
        isOneOfStories(all, index),
    }));
  const content = blocks.filter(({ isAside }) => !isAside);
  const links = page.links.map((link) => readLink(link, page, url));
  const text = blocks.map((block) => block.folded).join('\n');
  const language = languageOfPage(blocks, page.lang);
  const sells =
    phrases('sells').test(text) ||
    sheet.seller === 'owner' ||
    links.some(isNetworkLink) ||
    pricesOf(blocks).length > 0;
  return {
    page,
    blocks,
    content,
    stated: withoutDeniedQuestions(content),
    links,
    text,
    language,
    url,
    sheet,
    sells,
    contentWords: content.reduce((sum, { words }) => sum + words, 0),
    productKind:
      sheet.kind ??
      (isAboutSupplements(page, text) ? 'nutra' : phrases('digital').test(text) ? 'digital' : 'physical'),
    isAffiliate: sheet.seller === undefined ? links.some(isAffiliateLink) : sheet.seller === 'affiliate',
    scripts: page.scripts.join('\n'),
  };
}

/** A buyer's words after a name and a place, beside another's. */
function isOneOfStories(blocks: readonly Block[], index: number): boolean {
  const isStory = (at: number) => isNamedStory(blocks[at]?.text ?? '');
  return isStory(index) && (isStory(index - 1) || isStory(index + 1));
}

/** Whether the page speaks of a supplement in its title or more than once: one capsule in a story sells no supplement. */
function isAboutSupplements({ title }: PageModel, text: string): boolean {
  const names = phrases('supplement');
  if (names.test(folded(title))) return true;
  const times = [...text.matchAll(new RegExp(names, 'gu'))].length;
  return times > 1 || (times > 0 && (phrases('use').test(text) || TAKEN.test(text)));
}

/** What is swallowed: "one at breakfast, with a glass of water". */
const TAKEN =
  /(?<![a-z])(?:tom[ae][a-z]*|se toman?|ing(?:ira|erir)|take (?:one|two|\d)|takes?|swallow|nehmen|einnehmen|einnahme|prenez|prendre|avale[zr]|com agua|with (?:a glass of )?water|con agua|mit (?:einem (?:glas )?)?wasser|avec (?:un verre d')?eau|porcao|serving|racion|portion)(?![a-z])/u;

/** Sites of affiliate networks and of the checkouts that they run. */
const NETWORK =
  /(?:^|\.)(?:hotmart\.com|clickbank\.net|buygoods\.com|digistore24\.com|maxweb\.com|ticto\.(?:com\.br|app)|kiwify\.(?:com\.br|app)|monetizze\.com\.br|eduzz\.com|braip\.(?:com|co)|perfectpay\.com\.br|awin1\.com|shareasale\.com|jvzoo\.com|warriorplus\.com|anrdoezrs\.net|linksynergy\.com|tradedoubler\.com|adcell\.com|belboon\.com|cartpanda\.com|cakto\.com\.br|kirvano\.com|hub\.la|lastlink\.com|greenn\.com\.br|appmax\.com\.br|payt\.com\.br|guru\.com\.br|digitalmanager\.guru|herospark\.com|yampi\.com\.br|doppus\.(?:com|app)|pepper\.com\.br|copecart\.com|samcart\.com|thrivecart\.com)$/u;
const AFFILIATE_HOST =
  /^(?:go\.hotmart\.com|hop\.clickbank\.net|.*\.hop\.clickbank\.net|www\.awin1\.com)$|^(?:go|track|tracking|click|clk|trk|aff|afiliados?|affiliates?|redir)\./u;
const AFFILIATE_PARAMETER =
  /[?&](?=\w+=)(?:\w*aff\w*|hop|ref|ref_?id|referr?er|partner(?:_?id)?|a_aid|afid|awc|aw(?:in)?mid|tid|tag|clickref|irclickid)=/iu;
const AFFILIATE_PATH =
  /\/(?:aff|affiliate|go|out|redir|redirect|recommends|hop|ref|partner|click|clk|track|trk|r)(?:\/|$)/iu;
/** Parameters that networks alone give to their links. */
const NETWORK_PARAMETER = /[?&](?:aw(?:in)?(?:mid|affid)|awc|hop|a_aid|afid|clickref|irclickid)=/iu;
const OFFICIAL_SITE =
  /(?:site|website|sitio|web|seite|pagina|store|loja|tienda|shop)s? (?:web )?(?:oficial|officiel|official)|(?:official|offizielle\w*|officiel\w*) (?:site|website|store|seite|shop)/u;

/** Whether the link leads to another site in an affiliate's name. */
function isAffiliateLink({ url, isOutbound, folded: text }: ReadLink): boolean {
  if (url === null || !isOutbound) return false;
  return isTracker(url) || AFFILIATE_PARAMETER.test(url.search) || OFFICIAL_SITE.test(text);
}

/** Whether an affiliate's link or a network's counter has such an address. */
export function isTracker({ hostname, pathname, search }: URL): boolean {
  return AFFILIATE_HOST.test(hostname) || AFFILIATE_PATH.test(pathname) || NETWORK_PARAMETER.test(search);
}

/** Whether the link leads to a network or in an affiliate's name to a shop. */
export function isNetworkLink(link: ReadLink): boolean {
  return isAffiliateLink(link) || leadsThroughNetwork(link);
}

/**
 * Whether a network or a tracker counts the click, which needs its id to know the campaign of a sale. A shop that runs
 * its own programme takes none.
 */
export function leadsThroughNetwork({ url, isOutbound }: ReadLink): boolean {
  return url !== null && isOutbound && (isTracker(url) || NETWORK.test(url.hostname));
}

/** Whether an address is a network's or a tracker's, and no page of the site itself. */
export function isOfNetwork(target: URL, url: URL | null): boolean {
  return (isTracker(target) || NETWORK.test(target.hostname)) && isOtherSite(target, url);
}

function readLink(link: PageLink, page: PageModel, url: URL | null): ReadLink {
  const resolved = addressOf(link.href, page.base ?? undefined, url);
  const target = /^#(.+)/u.exec(link.href)?.[1];
  // A script of the page opens what such an address names.
  const isOpener = /^#(?:elementor-action|[#.])/iu.test(link.href);
  const isScript = /^javascript:/iu.test(link.href);
  return {
    ...link,
    folded: folded(link.text),
    url: isScript || link.href.startsWith('#') ? null : resolved,
    isOutbound: resolved !== null && /^https?:\/\/|^\/\//iu.test(link.href) && isOtherSite(resolved, url),
    isReachable:
      link.href !== '' &&
      !link.isHidden &&
      !isScript &&
      (!link.href.startsWith('#') || isOpener || (target !== undefined && page.ids.has(target))),
  };
}

/** What a reader wrote under an article: "Like · Reply · 2 h" stands in it or under it. */
function isComment({ folded: text, words }: ReadBlock, next: ReadBlock | undefined): boolean {
  const bar = (each: string) =>
    new Set([...each.matchAll(new RegExp(phrases('comments'), 'gu'))].map(([word]) => word)).size;
  if (words <= MOST_WORDS_OF_A_BAR) return false;
  return bar(text) > 1 || (next !== undefined && next.words <= MOST_WORDS_OF_A_BAR && bar(next.folded) > 1);
}

const MOST_WORDS_OF_A_BAR = 6;

/** The characters that are read of what a person sees: the length of a book. */
const MOST_READ = 200_000;

/** Text beyond the limit is left out, except the end of the page, which usually has contact and policies. */
function firstBlocks(page: PageModel): Block[] {
  const seen = page.blocks.filter(({ isHidden }) => !isHidden);
  if (!isTooLong(page)) return seen;
  let length = 0;
  const first = seen.filter(({ text }) => (length += text.length) <= MOST_READ);
  return [...first, ...seen.slice(Math.max(first.length, seen.length - 40))];
}

/** Whether the page has more text than is read. */
export function isTooLong({ blocks }: PageModel): boolean {
  return blocks.reduce((sum, { text }) => sum + text.length, 0) > MOST_READ;
}

/** The address of the page's own policies, used when nothing else gives the address of the page. */
function ownAddress(page: PageModel): string | undefined {
  return page.links.find(
    ({ text, href }) =>
      /^https?:/iu.test(href) &&
      (phrases('privacy').test(folded(text)) || phrases('terms').test(folded(text))),
  )?.href;
}

function isOtherSite(target: URL, url: URL | null): boolean {
  return url === null || siteOf(target.hostname) !== siteOf(url.hostname);
}

/** The site of a host: its last two names, or three under endings such as `com.br`. */
export function siteOf(host: string): string {
  const names = host.toLowerCase().replace(/\.$/u, '').split('.');
  const isShared =
    /^(?:com?|org|net|gov|edu|ac)$/u.test(names.at(-2) ?? '') && (names.at(-1)?.length ?? 0) === 2;
  return names.slice(isShared ? -3 : -2).join('.');
}

export function addressOf(href: string, base?: string, page?: URL | null): URL | null {
  try {
    const own = page ?? undefined;
    return new URL(href, base === undefined ? own : new URL(base, own));
  } catch {
    return null;
  }
}

export function languageOf({ language, sheet }: Reading): LanguageCode | undefined {
  return language ?? sheet.language;
}

export function metaOf(page: PageModel, wanted: string): string | undefined {
  return page.metas.find(({ name }) => name === wanted)?.content;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
