import type { Seen } from '../finding-codes.ts';
import { otherWaysOut } from '../lost-clicks.ts';
import type { ReadBlock } from '../page-model.ts';
import { excerptAround, folded, phrases, sentencesOf } from '../phrases.ts';
import { isNetworkLink, type Reading, type ReadLink, siteOf } from '../reading.ts';
import { thinWords as says } from './thin-words.ts';

const MOST_OF_A_SIGNPOST = 400;
const SHARE_OF_A_SIGNPOST = 0.5;
const MOST_WORDS_OF_A_SIGN = 25;

/** The words of its own that a page cannot do without. */
const FEWEST_WORDS = 45;
/** Of a bridge most words say where it leads. */
const FEWEST_WORDS_OF_A_BRIDGE = 75;
const WORDS_BESIDE_LINKS_OUT = 130;
/** A page of many buttons to one shop says little between two of them. */
const WORDS_BETWEEN_LINKS_OUT = 45;
const MANY_LINKS_OUT = 4;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|twitter|x|youtube|tiktok|linkedin|pinterest|whatsapp|google|trustpilot|reclameaqui|vimeo|apple|t)\.(?:com|com\.br|me|co)$|^wa\.me$|(?:^|\.)(?:gov|edu|gov\.br|planalto\.gov\.br|europa\.eu|wikipedia\.org|nih\.gov)$/u;

/** The words of a waiting page, or little more than its own host name as a heading. */
export function isParked({
  contentWords,
  text,
  page,
  url,
}: Pick<Reading, 'contentWords' | 'text' | 'page' | 'url'>): boolean {
  const host = url?.hostname.replace(/^www\./u, '') ?? '';
  const isNamedLikeHost = host !== '' && folded(page.title).replace(/^www\./u, '') === host;
  return contentWords < 150 && (says.parked.test(text) || (isNamedLikeHost && contentWords < FEWEST_WORDS));
}

/** The owner's page, which leads to a checkout that a network runs. */
function sellsItself({ sheet, isAffiliate, links }: Reading): boolean {
  return sheet.seller === 'owner' || (!isAffiliate && links.some(isNetworkLink));
}

/** A bridge has no site behind it, whose other pages a menu names. */
function hasMenu(links: Reading['links']): boolean {
  const own = links.filter(
    (link) =>
      link.isReachable && !link.isOutbound && !isNamedRule(link) && !/^(?:#|mailto:|tel:)/iu.test(link.href),
  );
  return new Set(own.map(({ href }) => href)).size >= 2;
}

/** "Details", which leads to the privacy policy. */
const ADDRESS_OF_RULES =
  /\/(?:privacy|privacidad[e]?|datenschutz|confidentialite|cookies?|terms|termos|terminos|agb|cgv|impressum|imprint|mentions-legales|refunds?|returns?|devoluc[a-z]*|contact[a-z]*|contato|kontakt)(?:[/?#.-]|$)/iu;

function isNamedRule({ folded: text, href, isOutbound }: ReadLink): boolean {
  return (
    (!isOutbound && ADDRESS_OF_RULES.test(href)) ||
    (['privacy', 'terms', 'refund', 'contact', 'companyLink'] as const).some((list) =>
      phrases(list).test(text),
    )
  );
}

const LEGAL_TOPICS = ['company', 'companyLink', 'privacy', 'terms', 'refund'] as const;

/** Who sells and under which terms: every page says it, so that it is nothing of this page's own. */
function isLegalNotice({ folded: text, tag, words }: ReadBlock): boolean {
  const topics = LEGAL_TOPICS.filter((list) => phrases(list).test(text)).length;
  const names = phrases('company').test(text) || phrases('companyLink').test(text);
  if (tag === 'address' || phrases('affiliateNotice').test(text) || topics >= (names ? 2 : 3)) return true;
  return (names && REACHED.test(text)) || (topics >= 2 && words <= MOST_WORDS_OF_RULES);
}

/** An address or a number under which somebody is reached. */
const REACHED = /\S@\S+\.\w|(?:\d[ ()/.-]{0,2}){8,}/u;
/** The names of the rules beside each other. */
const MOST_WORDS_OF_RULES = 14;

/** Where an order goes: its form tells nothing of the product. */
const ORDERS =
  /check-?out|order|cart|pedido|compra|carrinho|carrito|kasse|kassa|warenkorb|bestell|panier|commande/iu;

/** Pages that have nothing of their own: waiting, thin, or only a bridge to another site. */
export function findThinness(reading: Reading): Seen[] {
  const { page, content } = reading;
  if (isParked(reading)) return [{ code: 'parked', excerpt: excerptAround(content[0]?.text ?? page.title) }];
  const found: Seen[] = [];
  const ownWords = wordsOfItsOwn(reading);
  const ways = waysOnward(reading);
  const [first] = ways.outside;
  const leadsOut = first !== undefined && isBridge(reading, ways, ownWords);
  const fewest = leadsOut ? FEWEST_WORDS_OF_A_BRIDGE : FEWEST_WORDS;
  const isThin = ownWords < fewest ? !asksMuch(reading) : shareRepeated(content) >= MOST_REPEATED;
  if (isThin)
    found.push({ code: 'thin_page', excerpt: excerptAround(content.map((block) => block.text).join(' ')) });
  if (leadsOut)
    return [
      ...found,
      { code: 'link_out_only', excerpt: `${first.text} (${first.href})`, where: first.where },
    ];
  const wayOut = scriptedWayOut(reading, ways.leading.length, ownWords);
  return wayOut === undefined
    ? found
    : [...found, { code: 'link_out_only', excerpt: excerptAround(wayOut.href), where: wayOut.where }];
}

function wordsOfItsOwn({ blocks, content }: Reading): number {
  // A page may stand in its footer as a whole.
  const isAllAside = blocks.some(({ tag, isAside }) => isAside && tag === 'h1');
  return (isAllAside ? blocks : content).reduce(
    (sum, block) => sum + (isLegalNotice(block) ? 0 : block.words),
    0,
  );
}

/** A form that asks for some things is what a short page is for. */
function asksMuch({ page }: Reading): boolean {
  return page.forms.some(
    ({ action, fields }) => !ORDERS.test(action) && fields.filter((type) => type !== 'hidden').length >= 3,
  );
}

interface Ways {
  leading: readonly ReadLink[];
  outside: readonly ReadLink[];
  /** Whether all links of the text leave the site. */
  areAllOut: boolean;
  isOneSite: boolean;
}

/** The links of the text, without the rules' and those to networks of people. */
function waysOnward({ links, url, page }: Reading): Ways {
  const own = links.filter((link) => !link.isAside && !isNamedRule(link));
  const leading = own.filter(
    (link) =>
      link.url !== null &&
      /^https?:$/u.test(link.url.protocol) &&
      !(link.isOutbound && SOCIAL.test(link.url.hostname)),
  );
  const outside = leading.filter(({ isOutbound }) => isOutbound);
  const sites = new Set(outside.map((link) => siteOf(link.url?.hostname ?? '')));
  // Without the page's address, nobody knows where these lead.
  const hasRelative = own.some(
    (link) =>
      link.url === null &&
      url === null &&
      link.isReachable &&
      !link.href.startsWith('#') &&
      !/^(?:mailto|tel):/iu.test(link.href),
  );
  return {
    leading,
    outside,
    areAllOut: outside.length > 0 && outside.length === leading.length && !hasRelative,
    isOneSite: sites.size === 1 && page.forms.length === 0,
  };
}

function isBridge(reading: Reading, { outside, areAllOut, isOneSite }: Ways, ownWords: number): boolean {
  const { contentWords, content, links } = reading;
  const isOwners = sellsItself(reading);
  // A short sentence about the maker's site leads away, and not the whole text around it.
  const leads = content
    .flatMap(({ text }) => sentencesOf(text).map(folded))
    .filter((sentence) => says.leadsAway.test(sentence))
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
    .reduce((sum, words) => sum + (words <= MOST_WORDS_OF_A_SIGN ? words : 0), 0);
  const saysOnlyWhere =
    areAllOut &&
    !isOwners &&
    contentWords < MOST_OF_A_SIGNPOST &&
    leads >= contentWords * SHARE_OF_A_SIGNPOST;
  const hasOwnLinks = links.some((link) => link.isReachable && !link.isOutbound);
  const fewest = hasMenu(links) || isOwners ? FEWEST_WORDS : WORDS_BESIDE_LINKS_OUT;
  const saysLittle =
    areAllOut && isOneSite && (ownWords < fewest || (!hasOwnLinks && contentWords < MOST_OF_A_SIGNPOST));
  const isAllButtons =
    isOneSite &&
    !isOwners &&
    !hasMenu(links) &&
    outside.length >= MANY_LINKS_OUT &&
    contentWords / outside.length < WORDS_BETWEEN_LINKS_OUT;
  return saysOnlyWhere || saysLittle || isAllButtons;
}

/** An affiliate's page of few words, of which the only way leads out by a script or a redirect of its own. */
function scriptedWayOut(
  reading: Reading,
  leading: number,
  ownWords: number,
): { href: string; where: string } | undefined {
  const isBridge =
    reading.isAffiliate &&
    !sellsItself(reading) &&
    leading <= 1 &&
    ownWords < WORDS_BESIDE_LINKS_OUT &&
    !hasMenu(reading.links);
  if (!isBridge) return undefined;
  const own = reading.links.find(
    ({ url, isOutbound, isAside }) => url !== null && !isOutbound && !isAside && REDIRECT.test(url.pathname),
  );
  return otherWaysOut(reading)[0] ?? own;
}

/** An address of the own site that sends visitors on to another one. */
const REDIRECT =
  /\/(?:go|out|weiter|weiterleitung|zum-(?:shop|anbieter|haendler)|ir|salir|saida|sair|visitar|visit|vers|sortie|aller|redirect|redir|r|link|offer|oferta)(?:\/|\.php|$)/iu;

/** Of three words in a row, the share that a page with something to say repeats is below 0.09. */
const MOST_REPEATED = 0.12;

/** A page made for the search says the same words again and again. */
function shareRepeated(content: Reading['content']): number {
  const words = content.flatMap(({ folded: text }) => text.match(/\p{L}+/gu) ?? []);
  const counts = new Map<string, number>();
  for (let at = 2; at < words.length; at++) {
    const three = words.slice(at - 2, at + 1).join(' ');
    counts.set(three, (counts.get(three) ?? 0) + 1);
  }
  const repeated = [...counts.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  return repeated / Math.max(1, words.length - 2);
}
