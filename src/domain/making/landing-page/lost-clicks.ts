import { carriesClick } from './carried-clicks.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround } from './phrases.ts';
import {
  addressOf,
  isNetworkLink,
  isOfNetwork,
  isTracker,
  leadsThroughNetwork,
  type Reading,
  type ReadLink,
  siteOf,
} from './reading.ts';
import { withOwnNames, withWholeTexts } from './readable-scripts.ts';
import { runsAtLoad } from './runs-at-load.ts';
import { isRouter, turnsOnRobots } from './scripts.ts';

const CUTS =
  /\.delete\(\s*['"`](?:gclid|gbraid|wbraid)|\.split\(\s*['"`]\?['"`]\s*\)\s*\[\s*0\s*\](?!\s*\+)|\.search\s*=\s*['"`]['"`]|replacestate\([^)]*location\.pathname/iu;

/** Every link loses what stands after its question mark. */
const CUTS_LINKS =
  /(?<!\w)(\w+)\.href\s*=\s*\1\.(?:href\.split\(\s*['"`]\?['"`]\s*\)\s*\[\s*0\s*\](?!\s*\+)|origin\s*\+\s*\1\.pathname\s*(?:[;})\n]|$))|(?:document\.links|queryselectorall\(\s*['"`]a\b|getelementsbytagname\(\s*['"`]a['"`])[\s\S]{0,200}\.search\s*=\s*(['"`])\2/iu;

/** `location.href = …`, `location.replace(…)`: the address begins at the end of the match. */
const GOES =
  /(?<![\w$])location(?:\.href)?\s*=(?!=)\s*|(?<![\w$])location\.(?:replace|assign)\(\s*|(?:replace|push)state\(/giu;
/** The page's own address, or what is left of it without the query. */
const OWN_ADDRESS = /\.(?:pathname|origin|host)\b|\.(?:split|replace|substr(?:ing)?|slice)\(/iu;
/** An address that the script made before. */
const MADE_ADDRESS = /^\w+(?:\.href|\.tostring\(\))?\s*[);,}]/iu;
/** A new address with a query of its own keeps nothing unless it takes it from the old one. */
const KEEPS_QUERY = /\.search\b(?!params)|searchparams|urlsearchparams|\?['"`]\s*\+\s*\w|\?\$\{/iu;
/** The click's id goes by its name, alone or in a list. */
const DELETES_CLICK =
  /\.delete\(\s*['"`](?:gclid|gbraid|wbraid)|\[[^\]]*['"`](?:gclid|gbraid|wbraid)['"`][^\]]*\][\s\S]{0,200}\.delete\(\s*\w+\s*\)/iu;
const DROPS_CLICK =
  /\.delete\(\s*['"`](?:gclid|gbraid|wbraid)|\.search\s*=\s*['"`]['"`]|\[\s*\w+(?:\s*,\s*\w+)?\s*\]\s*=[^;\n]*\.split\(\s*['"`]\?|\.split\(\s*['"`]\?['"`]\s*\)\s*\[\s*0\s*\]/iu;
/** A page that went to itself without a query at every visit would go round for ever. */
const ASKS_FOR_QUERY = /\.search\b|gclid|utm_|['"`]\?['"`]/iu;
const MOST_OF_AN_ADDRESS = 400;
/** What runs when somebody clicks or types: the page was read before that. */
const BY_HAND =
  /(?:on(?:click|change|submit|input)\s*=\s*|addeventlistener\(\s*['"`](?:click|change|submit|input)['"`]\s*,\s*|\.on\(\s*['"`](?:click|change|submit|input)[^,]{0,60},\s*)(?:async\s*)?(?:function|\(?\w*\)?\s*=>)/giu;

/** Whether the place in a script is inside of a function that a click or a key runs. */
function runsByHand(script: string, at: number): boolean {
  return [...script.slice(0, at).matchAll(BY_HAND)].some(({ index }) => {
    const between = script.slice(index, at);
    const open = between.split('{').length - between.split('}').length;
    return open > 0 || (!between.includes('{') && !between.includes(';'));
  });
}

/** The script leaves, or renames the page, by an address that it names: `location.href = '/new'`. */
const NAMES_ADDRESS =
  /(?:(?<![\w$])location(?:\.href)?\s*=(?!=)\s*|(?<![\w$])location\.(?:replace|assign)\(\s*|(?:replace|push)state\([^,]{0,100},[^,]{0,100},\s*)(['"`])([^'"`\n]{1,300})\1\s*(?!\s*\+)/giu;
const MOST_ADDRESSES = 30;
const EMPTIES_QUERY = /(?<![\w$])location\.search\s*=\s*(['"`])\1/giu;

/** A file is saved, and no page that is opened. */
const FILE = /\.(?!html?$|php\d?$|aspx?$|jsp$)[a-z\d]{2,5}$/iu;

/** Whether the address stays on the page's site and has no query to hold the click's id. */
function dropsQuery(address: string, { page, url }: Reading): boolean {
  if (/^(?:[#?]|\w+:(?!\/\/))/u.test(address) || address.includes('${')) return false;
  const target = addressOf(address, page.base ?? undefined, url);
  return (
    target !== null &&
    /^https?:$/u.test(target.protocol) &&
    (url === null ? !/^https?:/iu.test(address) : siteOf(target.hostname) === siteOf(url.hostname)) &&
    !/gclid/iu.test(target.search) &&
    !FILE.test(target.pathname)
  );
}

/** Sends every visitor on without the click's id as soon as the page opens. */
function movesOn(script: string, reading: Reading): boolean {
  if (KEEPS_CLICK.test(script)) return false;
  const leaves = [...script.matchAll(NAMES_ADDRESS)]
    .slice(0, MOST_ADDRESSES)
    .some((match) => dropsQuery(match[2] ?? '', reading) && runsAtLoad(script, match.index));
  return (
    leaves ||
    [...script.matchAll(EMPTIES_QUERY)]
      .slice(0, MOST_ADDRESSES)
      .some(({ index }) => runsAtLoad(script, index))
  );
}

/** A page that shows itself again every half hour leads nobody away. */
const MOST_SECONDS = 60;

function refreshesAway(reading: Reading): string | undefined {
  return reading.page.metas.find(({ name, content }) => {
    const [, seconds = '', address = ''] =
      /^\s*(\d+)\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/iu.exec(content) ?? [];
    return (
      name === 'refresh' && address !== '' && Number(seconds) <= MOST_SECONDS && dropsQuery(address, reading)
    );
  })?.content;
}

const KEEPS_CLICK = /(?:cookie|storage)[\s\S]{0,300}gclid|gclid[\s\S]{0,300}(?:cookie|storage)/iu;

/** "If this is not the plain address, go to it": a click's id is part of the address, too. */
const COMPARES_ADDRESS =
  /location\.href\s*!==?[\s\S]{0,200}(?:location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\()/iu;

function fixedAddresses(script: string): string[] {
  return [...script.matchAll(/['"`](https?:\/\/[^'"`\s?]{4,200})['"`]/giu)].map(
    ([, address = '']) => address,
  );
}

function isSamePage(address: string, url: URL): boolean {
  const target = addressOf(address);
  const path = (each: URL) => each.pathname.replace(/\/$/u, '');
  return target !== null && siteOf(target.hostname) === siteOf(url.hostname) && path(target) === path(url);
}

/** Whether a script takes the query off the page's own address before a tag reads the click's id in it. */
function dropsOwnQuery(written: string, url: URL | null): boolean {
  const script = withOwnNames(written);
  if (KEEPS_CLICK.test(script)) return false;
  if (
    url !== null &&
    COMPARES_ADDRESS.test(script) &&
    fixedAddresses(script).some((each) => isSamePage(each, url))
  )
    return true;
  const asks = ASKS_FOR_QUERY.test(script);
  return [...script.matchAll(GOES)].some((match) => {
    // An attribute such as onclick is a script of its own.
    if (/^on(?:click|change|submit|input)=/iu.test(script) || runsByHand(script, match.index)) return false;
    const rest = script.slice(match.index + match[0].length, match.index + MOST_OF_AN_ADDRESS);
    const isState = match[0].toLowerCase().includes('state(');
    if (!asks && !match[0].toLowerCase().startsWith('replacestate')) return false;
    const target = (isState ? rest.split(',').slice(2).join(',') : rest).split(/[;\n]/u)[0] ?? '';
    if (MADE_ADDRESS.test(target.trim()) && DROPS_CLICK.test(script)) return true;
    if (isState && DELETES_CLICK.test(script)) return true;
    return OWN_ADDRESS.test(target) && !/\.split\(\s*['"`]#/u.test(target) && !KEEPS_QUERY.test(target);
  });
}

/** Ways out that are no links: a page that forwards, a form, a script. */
const GOES_OUT =
  /(?:location(?:\.href)?\s*=\s*|location\.(?:replace|assign)\(\s*|window\.open\(\s*|\.(?:href|action)\s*=\s*|(?:attr|attribute)\(\s*['"`]href['"`]\s*,\s*)(['"`])(https?:\/\/[^'"`\s]+)\1\s*(?!\s*\+)/giu;

/** The beginning of an address that a script puts together: `location.href = 'https://shop.com/' + to + '?partner=me'`. */
const GOES_TO_PARTS =
  /(?:(?<![\w$])location(?:\.href)?\s*=(?!=)\s*|location\.(?:replace|assign)\(\s*|window\.open\(\s*)(['"`])(https?:\/\/[^'"`\s]+)\1\s*\+/giu;

function isTrackerAddress(address: string, url: URL | null): boolean {
  const target = addressOf(address, undefined, url);
  return target !== null && isTracker(target);
}

/** The script names an address and goes there by that name: `const to = new URL('https://…'); location.href = to`. */
const NAMED_WAY_OUT =
  /(?:const|let|var|,)\s*(\w{1,40})\s*=\s*(?:new URL\(\s*)?(['"`])(https?:\/\/[^'"`\s]+)\2/giu;

/** The script looks up where a link leads: `location.replace(routes[href])`. */
const LOOKED_UP =
  /(?<![\w$])location(?:\.href)?\s*=(?!=)\s*\w+\[|location\.(?:replace|assign)\(\s*\w+\[|window\.open\(\s*\w+\[/iu;

const ADDRESS = /(.{0,20})(https?:\/\/[^'"`\s<>\\;]{4,300})/giu;
/** What a script loads or reports to is no way out. */
const LOADS =
  /(?:src\s*=\s*\\?|fetch\(|beacon\(|import\(|import |open\(\s*['"`](?:get|post)['"`]\s*,\s*)['"`]?$/iu;

/** Every address of a network that a script holds: it leads there, however it is written. */
function networksIn(script: string, url: URL | null): string[] {
  return [...script.matchAll(ADDRESS)]
    .slice(0, MOST_ADDRESSES)
    .filter(([, before = '', address = '']) => {
      const target = addressOf(address);
      return (
        target !== null && !LOADS.test(before) && !FILE.test(target.pathname) && isOfNetwork(target, url)
      );
    })
    .map(([, , address = '']) => address);
}

function lookedUpWaysOut(script: string): string[] {
  return LOOKED_UP.test(script)
    ? [...script.matchAll(/['"`](https?:\/\/[^'"`\s]{4,300})['"`]/giu)]
        .slice(0, MOST_ADDRESSES)
        .map(([, address = '']) => address)
    : [];
}

function namedWaysOut(script: string): string[] {
  return [...script.matchAll(NAMED_WAY_OUT)]
    .slice(0, MOST_ADDRESSES)
    .flatMap(([, name = '', , address = '']) => (isGoneTo(script, name) ? [address] : []));
}

/** Whether the script leads to the address that it calls by this name. */
function isGoneTo(script: string, name: string): boolean {
  return new RegExp(
    `(?<![\\w$])location(?:\\.href)?\\s*=\\s*${name}\\b|location\\.(?:replace|assign)\\(\\s*${name}\\b|window\\.open\\(\\s*${name}\\b|\\.href\\s*=\\s*${name}\\b`,
    'u',
  ).test(script);
}

/** The script goes where a data attribute says: `location.href = this.dataset.to`. */
const GOES_BY_DATA =
  /(?:(?<![\w$])location(?:\.href)?\s*=(?!=)|location\.(?:replace|assign)\(|window\.open\(|\.href\s*=(?!=))[^;}\n]{0,160}(?:dataset|getattribute\(|\.data\(|\.attr\()/iu;
const READS_DATA =
  /(?:const|let|var)\s+(\w{1,30})\s*=[^;\n]{0,160}(?:dataset|getattribute\(\s*['"`]data-|\.data\()/giu;

function goesByData(script: string): boolean {
  return (
    GOES_BY_DATA.test(script) ||
    [...script.matchAll(READS_DATA)].slice(0, MOST_ADDRESSES).some(([, name = '']) => isGoneTo(script, name))
  );
}

/** Links that a script makes for sharing, and measures. */
const NO_OFFER =
  /facebook|twitter|whatsapp|wa\.me|pinterest|linkedin|t\.me|google|doubleclick|bing\.com|tiktok|hotjar|clarity/iu;

export function otherWaysOut({ page, url, isAffiliate }: Reading): { href: string; where: string }[] {
  const refresh = page.metas
    .filter(({ name }) => name === 'refresh')
    .map(({ content }) => ({ href: content.split(/url\s*=\s*/iu)[1] ?? '', where: 'head' }));
  const isPlain = (type: string) => ['hidden', 'submit', 'button', 'image'].includes(type);
  const forms = page.forms
    .filter(({ action, fields }) => fields.every(isPlain) || isTrackerAddress(action, url))
    .map(({ action, where }) => ({ href: action, where }));
  const scripts = page.scripts
    .filter((script) => !isRouter(script))
    .map(withWholeTexts)
    .flatMap((script) =>
      [
        ...(goesByData(script) ? page.dataAddresses : []),
        ...[...script.matchAll(GOES_OUT), ...script.matchAll(GOES_TO_PARTS)].map((match) => match[2] ?? ''),
        ...namedWaysOut(script),
        ...lookedUpWaysOut(script),
        ...(isAffiliate ? networksIn(script, url) : []),
      ].map((href) => ({
        href,
        where: 'script',
      })),
    );
  return [...refresh, ...forms, ...scripts].filter(({ href }) => {
    const target = addressOf(href.replace(/^['"]|['"]$/gu, ''), page.base ?? undefined, url);
    return (
      target !== null &&
      /^https?:$/u.test(target.protocol) &&
      (isOfNetwork(target, url) || (isAffiliate && !NO_OFFER.test(target.hostname))) &&
      siteOf(target.hostname) !== siteOf(url?.hostname ?? '')
    );
  });
}

/** A short address opens the address that it was made with, and nothing of the click. */
const SHORTENER =
  /^(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|acortar\.link|encurtador\.com\.br|is\.gd|v\.gd|ow\.ly|rebrand\.ly|shorturl\.at|tiny\.cc|rb\.gy|bl\.ink|short\.io|buff\.ly|abrir\.link|goo\.su|kurzelinks\.de|urlz\.fr)$/u;

/** Words of which services for short addresses are named. */
const NAMED_AS_SHORT =
  /(?:encurt|curt[oa]|short|corto|cort[ae]\b|kurz|court|raccourci|tiny|mini-?url|(?:^|\.|-)(?:url|lnk|link)s?\b|redir)/iu;

function isShortened({ url }: ReadLink): boolean {
  if (url === null) return false;
  const isOneWord = /^\/[\w-]{2,16}\/?$/u.test(url.pathname) && url.search === '';
  return SHORTENER.test(url.hostname) || (isOneWord && NAMED_AS_SHORT.test(url.hostname));
}

/**
 * A way to the network without the click's id, on a page that has no script to add it, or a page that takes the id off
 * its own address. The seller's own checkout has the seller's own tag, so that only the latter loses the click there.
 */
export function findLostClicks(reading: Reading): Seen[] {
  const { links, page, scripts, isAffiliate } = reading;
  const refresh = refreshesAway(reading);
  if (refresh !== undefined) return [{ code: 'gclid_lost', excerpt: refresh, where: 'head' }];
  const drops = page.scripts.find(
    (script) =>
      !isRouter(script) &&
      !turnsOnRobots(script) &&
      (dropsOwnQuery(script, reading.url) || movesOn(script, reading)),
  );
  if (drops !== undefined)
    return [{ code: 'gclid_lost', excerpt: excerptAround(drops.trim()), where: 'script' }];
  const cuts = CUTS.test(scripts);
  if (!cuts && carriesClick(scripts, page.scriptAddresses)) return [];
  const isOffer = (link: ReadLink) =>
    !link.isAside &&
    (((isAffiliate || cuts) && (leadsThroughNetwork(link) || isShortened(link))) ||
      (cuts && isAffiliate && link.isOutbound));
  const hasClick = ({ href }: { href: string }) =>
    /gclid|\{(?:click_?id|gclid|subid)\}|\[\[?gclid/iu.test(href);
  const cutsLinks = CUTS_LINKS.test(scripts);
  const lost = links.find((link) => isOffer(link) && (cutsLinks || !hasClick(link)));
  if (lost) return [{ code: 'gclid_lost', excerpt: `${lost.text} (${lost.href})`, where: lost.where }];
  const exit = otherWaysOut(reading).find((each) => !hasClick(each));
  if (exit) return [{ code: 'gclid_lost', excerpt: excerptAround(exit.href), where: exit.where }];
  const hidden = isAffiliate
    ? page.scripts.find((script) => !isRouter(script) && leavesByAName(script))
    : undefined;
  if (hidden !== undefined)
    return [{ code: 'gclid_lost', excerpt: excerptAround(hidden.trim()), where: 'script' }];
  const isToShop = (link: ReadLink) =>
    !NO_OFFER.test(link.url?.hostname ?? '') && (isNetworkLink(link) || BUYS.test(link.folded));
  const toShop = links.find(
    (link) => isAffiliate && link.isOutbound && !link.isAside && !hasClick(link) && isToShop(link),
  );
  return toShop === undefined
    ? []
    : [{ ...lostInAShop, excerpt: `${toShop.text} (${toShop.href})`, where: toShop.where }];
}

const BUYS =
  /(?<![a-z])(?:compr[a-z]*|pedir|encomend[a-z]*|loja|precos?|buy|order|shop|prices?|offers?|tienda|precios?|oferta|pide|kauf[a-z]*|bestell[a-z]*|preise?|angebot|hersteller|achet[a-z]*|command[a-z]*|reserv[a-z]*|prix|boutique)(?![a-z])/u;

/** A shop with a programme of its own often takes no click's id: only its owner knows. */
const lostInAShop = {
  code: 'gclid_lost',
  severity: 'dica',
  fix: 'Se o programa da loja aceita um código de rastreio (subid), passe o gclid nele. Sem isso, a venda não volta para a campanha.',
} as const satisfies Seen;

/** The script goes to an address that it made before, and that cannot be read here. The address of a link is the link's. */
const GOES_BY_NAME =
  /(?:(?<![\w$])location(?:\.href)?\s*=(?!=)\s*|location\.(?:replace|assign)\(\s*|(?<![\w$])(?:window\.)?open\(\s*)(?!(?:window|document|self|top|location|this|null|event|ev?|evt|url|function)\b)[A-Za-z_$][\w$]*(?!\s*\.(?:href|pathname|currentTarget|target|value|getAttribute|dataset|action)\b|\w)/iu;
/** Part of an address of another site, or what hides one. */
const HOLDS_AN_ADDRESS =
  /['"`]h?t?tps?(?::|['"`])|['"`]:?\/\/['"`]|['"`]\/\/\w|atob\(|fromcharcode|reverse\(\)/iu;

function leavesByAName(script: string): boolean {
  return HOLDS_AN_ADDRESS.test(script) && GOES_BY_NAME.test(script);
}
