import { hiddenFromSearch, type Seen } from './finding-codes.ts';
import { excerptAround, folded, pageLanguageCodes, phrases, phrasesOf } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { countCommonWords, detectLanguage } from './page-language.ts';
import {
  addressOf,
  isNetworkLink,
  isTracker,
  leadsThroughNetwork,
  type Reading,
  type ReadLink,
  siteOf,
} from './reading.ts';

/** How the page is built: forms, robots, traps, downloads, links and words of its own. */
export function findTechnique(reading: Reading): Seen[] {
  return [
    ...findForms(reading),
    ...findRobots(reading),
    ...findCloaking(reading),
    ...findTraps(reading),
    ...findDownloads(reading),
    ...findLostClicks(reading),
    ...findThinness(reading),
    ...findMixedLanguage(reading),
  ];
}

function findForms({ page, url }: Reading): Seen[] {
  const open = page.forms.find(({ action, fields }) => {
    const asks = fields.some(
      (type) =>
        !['hidden', 'submit', 'button', 'search', 'checkbox', 'radio', 'image', 'reset'].includes(type),
    );
    const target = addressOf(action === '' ? (url?.href ?? '') : action, page.base ?? undefined, url);
    return asks && target?.protocol === 'http:';
  });
  const sends = page.forms.length > 0 ? page.scripts.find((script) => SENDS_OPENLY.test(script)) : undefined;
  const frame = page.media.find(({ tag, src }) => tag === 'iframe' && OPEN_FORM.test(src));
  if (!open && (sends !== undefined || frame))
    return [
      {
        code: 'form_without_https',
        excerpt: frame?.src ?? excerptAround(sends ?? '', SENDS_OPENLY.exec(sends ?? '')?.index),
        where: frame?.where ?? 'script',
      },
    ];
  return open
    ? [{ code: 'form_without_https', excerpt: `<form action="${open.action}">`, where: open.where }]
    : [];
}

/** A script that sends what a form asks, and a form in a frame, by an address that is not protected. */
const SENDS_OPENLY =
  /(?:fetch\(\s*|\.open\(\s*['"`]post['"`]\s*,\s*|\.post\(\s*|\burl\s*:\s*|\.action\s*=\s*|sendbeacon\(\s*)['"`]http:\/\/(?!localhost|127\.)/iu;
const OPEN_FORM =
  /^http:\/\/[^\s]*(?:form|lead|contact|contat|kontakt|subscri|inscri|opt-?in|sign-?up|checkout|order|pedido|newsletter)/iu;

const SHUT = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/iu;

/** A script that writes the mark, which AdsBot runs. */
const SHUTS_BY_SCRIPT =
  /['"`](?:robots|googlebot|adsbot-google\w*)['"`][\s\S]{0,200}noindex|noindex[\s\S]{0,120}['"`](?:robots|googlebot|adsbot-google\w*)['"`]/iu;
/** A script that asks whether Google's robot reads the page, and then shows or opens something else. */
const TURNS_ON_ROBOTS =
  /(?:(?:adsbot|googlebot|mediapartners|bot\|)[\s\S]{0,160}useragent|useragent[\s\S]{0,160}(?:adsbot|googlebot|mediapartners))[\s\S]{0,300}(?:location|document\.write|innerhtml|\.display|\.remove\(|replacewith|\.hidden)/iu;

function findCloaking({ page }: Reading): Seen[] {
  const script = page.scripts.find((each) => !isRouter(each) && TURNS_ON_ROBOTS.test(each));
  return script === undefined
    ? []
    : [
        {
          code: 'cloaking',
          excerpt: excerptAround(script.trim(), TURNS_ON_ROBOTS.exec(script)?.index),
          where: 'script',
        },
      ];
}

function findRobots({ page }: Reading): Seen[] {
  const isShut = (names: RegExp) =>
    page.metas.find(({ name, content }) => names.test(name) && SHUT.test(content));
  const own = isShut(/(?:^|[\s,])adsbot-google(?:-mobile(?:-apps)?)?(?:$|[\s,])/u);
  if (own)
    return [
      {
        code: 'noindex_adsbot',
        excerpt: `<meta name="${own.name}" content="${own.content}">`,
        where: 'head',
      },
    ];
  const all = isShut(/^(?:robots|googlebot|x-robots-tag)$/u);
  const script = page.scripts.find((each) => SHUTS_BY_SCRIPT.test(each));
  if (!all && script !== undefined)
    return [
      {
        ...hiddenFromSearch,
        excerpt: excerptAround(script.trim(), SHUTS_BY_SCRIPT.exec(script)?.index),
        where: 'script',
      },
    ];
  return all
    ? [{ ...hiddenFromSearch, excerpt: `<meta name="${all.name}" content="${all.content}">`, where: 'head' }]
    : [];
}

/** The Back button is heard, and the page goes on, elsewhere, or shows something new. */
const BACK_TRAP =
  /(?:popstate|hashchange)[\s\S]{0,800}(?:history\.(?:pushstate|forward|go)|location(?:\.href)?\s*=|location\.(?:replace|assign)|window\.open|alert\(|confirm\(|modal|popup|\.style\.|classlist|\.show\()|(?:history\.pushstate|history\.replacestate|location\.hash)[\s\S]{0,800}(?:popstate|hashchange)|history\.forward\(\)/iu;
/** An application that shows the page of its own to which the button leads. */
const OBEYS_BACK =
  /popstate[\s\S]{0,300}(?:\.state\b|location\.(?:pathname|hash|search)|render|route|navigate|loadpage|setpage|closemodal|close\()/iu;
const GOES_ON =
  /history\.(?:forward\(|go\(\s*\+?1)|(?:popstate|hashchange)['"`]?\s*[,=]\s*(?:function\s*\w*\([^)]*\)|\(?\w*\)?\s*=>)?(?:(?!function|=>)[\s\S]){0,400}(?:history\.pushstate|(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\()\s*['"`](?:https?:)?\/\/)/iu;
/** Asks whoever leaves to stay. A script that only counts the visit asks nothing. */
const STAYS =
  /(?:onbeforeunload|['"`]beforeunload['"`])[\s\S]{0,300}(?:returnvalue|preventdefault|return\s*['"`(!]|return \w+\s*[;}]|location|alert\(|confirm\()/iu;
/** What was typed would be lost. */
const GUARDS_INPUT =
  /dirty|unsaved|haschanges|ischanged|\bchanged\b|modified|touched|alterad|pendente|naosalv|gespeichert|geaendert|modifi|oninput|['"`](?:input|change|keyup)['"`]|formdata|\.value\b/iu;

function trapsBack(script: string): boolean {
  if (STAYS.test(script) && !GUARDS_INPUT.test(script)) return true;
  return BACK_TRAP.test(script) && (!OBEYS_BACK.test(script) || GOES_ON.test(script));
}

const PLAYS_SOUND =
  /new audio\([\s\S]{0,300}\.play\(\)|\.muted\s*=\s*false[\s\S]{0,120}\.play\(\)|\.play\(\)[\s\S]{0,120}\.muted\s*=\s*false/iu;
/** A click has to come first. */
const BY_CLICK = /addeventlistener\(\s*['"`](?:click|touchstart|pointerdown)|onclick/iu;

function findTraps({ page, scripts }: Reading): Seen[] {
  const loud =
    page.media.find(({ autoplays, isMuted, tag }) => autoplays && !isMuted && tag !== 'iframe') ??
    page.media.find(({ autoplays, isMuted }) => autoplays && !isMuted);
  if (loud)
    return [
      {
        code: 'autoplay_or_back_trap',
        excerpt: `<${loud.tag} autoplay src="${loud.src}">`,
        where: loud.where,
      },
    ];
  const trap =
    page.scripts.find((script) => trapsBack(script) && !isRouter(script)) ??
    page.scripts.find((script) => PLAYS_SOUND.test(script) && !BY_CLICK.test(script));
  if (!trap && !(trapsBack(scripts) && page.scripts.length < 12 && !page.scripts.some(isRouter))) return [];
  const script = trap ?? scripts;
  return [
    {
      code: 'autoplay_or_back_trap',
      excerpt: excerptAround(script.replace(/\s+/gu, ' '), BACK_TRAP.exec(script)?.index),
      where: 'script',
    },
  ];
}

/** Bundles of whole applications hold a router, which listens to the Back button to obey it. */
function isRouter(script: string): boolean {
  return script.length > 50_000;
}

const PROGRAM = /\.(?:exe|msi|apk|dmg|pkg|bat|cmd|scr|jar|crx|xapk|appx|vbs)(?:$|[?#])/iu;
const STARTS_DOWNLOAD =
  /\.download\s*=[\s\S]{0,200}\.click\(\)|setattribute\(\s*['"`]download[\s\S]{0,200}\.click\(\)|(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\(|window\.open\()\s*['"`][^'"`]{0,300}\.(?:exe|msi|apk|dmg|pkg|zip|rar|jar|crx)/iu;

function findDownloads({ links, page, blocks }: Reading): Seen[] {
  const link = links.find(
    ({ href, download, isAside }) => !isAside && (PROGRAM.test(href) || PROGRAM.test(download ?? '')),
  );
  if (link) return [{ code: 'download_prompt', excerpt: `${link.text} (${link.href})`, where: link.where }];
  const refresh = page.metas.find(
    ({ name, content }) => name === 'refresh' && (PROGRAM.test(content) || /\.(?:zip|rar)/iu.test(content)),
  );
  const frame = page.media.find(({ src }) => PROGRAM.test(src));
  const script = page.scripts.find((each) => STARTS_DOWNLOAD.test(each));
  const prompt = blocks.find(({ folded: text }) => phrases('download').test(text));
  if (prompt) return [{ code: 'download_prompt', excerpt: excerptAround(prompt.text), where: prompt.where }];
  if (!refresh && !frame && script === undefined) return [];
  return [
    {
      code: 'download_prompt',
      excerpt:
        refresh?.content ??
        frame?.src ??
        excerptAround(script ?? '', STARTS_DOWNLOAD.exec(script ?? '')?.index),
      where: refresh ? 'head' : 'script',
    },
  ];
}

const CARRIES =
  /location\.search|urlsearchparams|searchparams|gclid|location\.href\.split\(\s*['"`]\?|window\.location\.href\.match|getparam|utm_/iu;
/** Scripts of trackers that write the parameters of the address into the links. */
const CARRIER =
  /utm|track|redtrack|voluum|clickmagick|bemob|binom|keitaro|param|xtracky|linker|affiliate|clickid|gclid|vturb|smartplayer/iu;
const CUTS =
  /\.split\(\s*['"`]\?['"`]\s*\)\s*\[\s*0\s*\]|\.search\s*=\s*['"`]['"`]|replacestate\([^)]*location\.pathname/iu;

/** `location.href = …`, `location.replace(…)`: the address begins at the end of the match. */
const GOES =
  /(?<![\w$])location(?:\.href)?\s*=(?!=)\s*|(?<![\w$])location\.(?:replace|assign)\(\s*|(?:replace|push)state\(/giu;
/** The page's own address, or what is left of it without the query. */
const OWN_ADDRESS = /\.(?:pathname|origin|host)\b|\.(?:split|replace|substr(?:ing)?|slice)\(/iu;
/** An address that the script made before. */
const MADE_ADDRESS = /^\w+(?:\.href|\.tostring\(\))?\s*[);,}]/iu;
/** A new address with a query of its own keeps nothing unless it takes it from the old one. */
const KEEPS_QUERY = /\.search\b(?!params)|searchparams|urlsearchparams|\?['"`]\s*\+\s*\w|\?\$\{/iu;
const DROPS_CLICK =
  /\.delete\(\s*['"`](?:gclid|gbraid|wbraid)|\.search\s*=\s*['"`]['"`]|\[\s*\w+(?:\s*,\s*\w+)?\s*\]\s*=[^;\n]*\.split\(\s*['"`]\?|\.split\(\s*['"`]\?['"`]\s*\)\s*\[\s*0\s*\]/iu;
/** A page that went to itself without a query at every visit would go round for ever. */
const ASKS_FOR_QUERY = /\.search\b|gclid|utm_|['"`]\?['"`]/iu;
const MOST_OF_AN_ADDRESS = 400;
const BY_HAND = /on(?:click|change|submit|input)\b|addeventlistener\(\s*['"`](?:click|change|submit|input)/iu;
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

const LOCATION_BY_A_NAME = /(?:const|let|var)\s+(\w{1,20})\s*=\s*(?:window\.|document\.)?location\s*[;,\n]/u;

/** Whether a script takes the query off the page's own address before a tag reads the click's id in it. */
function dropsOwnQuery(written: string, url: URL | null): boolean {
  const alias = LOCATION_BY_A_NAME.exec(written)?.[1];
  const script =
    alias === undefined ? written : written.replace(new RegExp(`(?<![\\w.])${alias}\\.`, 'gu'), 'location.');
  if (KEEPS_CLICK.test(script) || BY_HAND.test(script)) return false;
  if (
    url !== null &&
    COMPARES_ADDRESS.test(script) &&
    fixedAddresses(script).some((each) => isSamePage(each, url))
  )
    return true;
  if (!ASKS_FOR_QUERY.test(script)) return false;
  return [...script.matchAll(GOES)].some((match) => {
    const rest = script.slice(match.index + match[0].length, match.index + MOST_OF_AN_ADDRESS);
    const isState = match[0].toLowerCase().includes('state(');
    const target = (isState ? rest.split(',').slice(2).join(',') : rest).split(/[;\n]/u)[0] ?? '';
    if (MADE_ADDRESS.test(target.trim()) && DROPS_CLICK.test(script)) return true;
    return OWN_ADDRESS.test(target) && !/\.split\(\s*['"`]#/u.test(target) && !KEEPS_QUERY.test(target);
  });
}

/** Ways out that are no links: a page that forwards, a form, a script. */
const GOES_OUT =
  /(?:location(?:\.href)?\s*=\s*|location\.(?:replace|assign)\(\s*|window\.open\(\s*|\.href\s*=\s*)(['"`])(https?:\/\/[^'"`\s]+)\1\s*(?!\s*\+)/giu;

function otherWaysOut({ page, url }: Reading): { href: string; where: string }[] {
  const refresh = page.metas
    .filter(({ name }) => name === 'refresh')
    .map(({ content }) => ({ href: content.split(/url\s*=\s*/iu)[1] ?? '', where: 'head' }));
  const forms = page.forms.map(({ action, where }) => ({ href: action, where }));
  const scripts = page.scripts
    .filter((script) => !isRouter(script))
    .flatMap((script) =>
      [...script.matchAll(GOES_OUT)].map((match) => ({ href: match[2] ?? '', where: 'script' })),
    );
  return [...refresh, ...forms, ...scripts].filter(({ href }) => {
    const target = addressOf(href.replace(/^['"]|['"]$/gu, ''), page.base ?? undefined, url);
    return target !== null && isTracker(target) && siteOf(target.hostname) !== siteOf(url?.hostname ?? '');
  });
}

/**
 * A way to the network without the click's id, on a page that has no script to add it, or a page that takes the id off
 * its own address. The seller's own checkout has the seller's own tag, so that only the latter loses the click there.
 */
function findLostClicks(reading: Reading): Seen[] {
  const { links, page, scripts, isAffiliate } = reading;
  const drops = page.scripts.find((script) => !isRouter(script) && dropsOwnQuery(script, reading.url));
  if (drops !== undefined)
    return [{ code: 'gclid_lost', excerpt: excerptAround(drops.trim()), where: 'script' }];
  const cuts = CUTS.test(scripts);
  const carries =
    !cuts && (CARRIES.test(scripts) || page.scriptAddresses.some((address) => CARRIER.test(address)));
  if (carries) return [];
  const isOffer = (link: ReadLink) =>
    !link.isAside &&
    (((isAffiliate || cuts) && leadsThroughNetwork(link)) || (cuts && isAffiliate && link.isOutbound));
  const hasClick = ({ href }: { href: string }) =>
    /gclid|\{(?:click_?id|gclid|subid)\}|\[\[?gclid/iu.test(href);
  const lost = links.find((link) => isOffer(link) && !hasClick(link));
  if (lost) return [{ code: 'gclid_lost', excerpt: `${lost.text} (${lost.href})`, where: lost.where }];
  const exit = otherWaysOut(reading).find((each) => !hasClick(each));
  return exit ? [{ code: 'gclid_lost', excerpt: excerptAround(exit.href), where: exit.where }] : [];
}

/** The words of its own that a page cannot do without. */
const FEWEST_WORDS = 45;
const WORDS_BESIDE_LINKS_OUT = 130;
/** A page of many buttons to one shop says little between two of them. */
const WORDS_BETWEEN_LINKS_OUT = 45;
const MANY_LINKS_OUT = 4;
const PARKED =
  /(?:domain (?:is |may be )?for sale|domain (?:name )?(?:is registered|has (?:been registered|expired)|is available)|get this domain|related searches|busquedas relacionadas|pesquisas relacionadas|dominio (?:registrado|expirado|disponivel|disponible)|(?:domain|dominio|domaine)[^.]{0,20}(?:expirou|caduco|expire|abgelaufen)|site em breve|proximamente|buy this domain|this domain is parked|dominio (?:esta )?(?:a venda|en venta)|domain steht zum verkauf|domaine (?:est )?a vendre|sedoparking|future home of|under construction|em construcao|en construccion|coming soon|hugedomains|site em manutencao)/u;
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
  return contentWords < 150 && (PARKED.test(text) || (isNamedLikeHost && contentWords < FEWEST_WORDS));
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

function isNamedRule({ folded: text }: ReadLink): boolean {
  return (['privacy', 'terms', 'refund', 'contact', 'companyLink'] as const).some((list) =>
    phrases(list).test(text),
  );
}

const LEGAL_TOPICS = ['company', 'companyLink', 'privacy', 'terms', 'refund'] as const;

/** Who sells and under which terms: every page says it, so that it is nothing of this page's own. */
function isLegalNotice({ folded: text, tag }: ReadBlock): boolean {
  const topics = LEGAL_TOPICS.filter((list) => phrases(list).test(text)).length;
  const names = phrases('company').test(text) || phrases('companyLink').test(text);
  return tag === 'address' || topics >= (names ? 2 : 3);
}

function findThinness(reading: Reading): Seen[] {
  const { contentWords, page, links, url, text, content } = reading;
  const found: Seen[] = [];
  // A page may stand in its footer as a whole.
  const isAllAside = reading.blocks.some(({ tag, isAside }) => isAside && tag === 'h1');
  const ownWords = (isAllAside ? reading.blocks : content).reduce(
    (sum, block) => sum + (isLegalNotice(block) ? 0 : block.words),
    0,
  );
  const isForm = page.forms.some(({ fields }) => fields.filter((type) => type !== 'hidden').length >= 3);
  if (isParked({ contentWords, text, page, url }))
    return [{ code: 'parked', excerpt: excerptAround(content[0]?.text ?? page.title) }];
  if (ownWords < FEWEST_WORDS && !isForm)
    found.push({ code: 'thin_page', excerpt: excerptAround(content.map((block) => block.text).join(' ')) });
  else if (ownWords >= FEWEST_WORDS && shareRepeated(content) >= MOST_REPEATED)
    found.push({ code: 'thin_page', excerpt: excerptAround(content.map((block) => block.text).join(' ')) });
  const isRule = (link: ReadLink) => link.isAside || isNamedRule(link);
  const leading = links.filter(
    (link) =>
      link.url !== null &&
      /^https?:$/u.test(link.url.protocol) &&
      !isRule(link) &&
      !(link.isOutbound && SOCIAL.test(link.url.hostname)),
  );
  const outside = leading.filter(({ isOutbound }) => isOutbound);
  const sites = new Set(outside.map((link) => siteOf(link.url?.hostname ?? '')));
  const relative = links.filter(
    (link) =>
      link.url === null &&
      url === null &&
      link.isReachable &&
      !link.href.startsWith('#') &&
      !isRule(link) &&
      !/^(?:mailto|tel):/iu.test(link.href),
  );
  const all =
    outside.length > 0 &&
    outside.length === leading.length &&
    relative.length === 0 &&
    sites.size === 1 &&
    page.forms.length === 0;
  const hasOwnLinks = links.some((link) => link.isReachable && !link.isOutbound);
  const fewest = hasMenu(links) || sellsItself(reading) ? FEWEST_WORDS : WORDS_BESIDE_LINKS_OUT;
  const isAllButtons =
    outside.length >= MANY_LINKS_OUT &&
    contentWords / outside.length < WORDS_BETWEEN_LINKS_OUT &&
    !sellsItself(reading);
  const isBridge = all && (contentWords < fewest || (!hasOwnLinks && contentWords < 400));
  if (isBridge || (isAllButtons && sites.size === 1 && page.forms.length === 0 && !hasMenu(links))) {
    const [first] = outside;
    found.push({
      code: 'link_out_only',
      excerpt: `${first?.text ?? ''} (${first?.href ?? ''})`,
      where: first?.where ?? '',
    });
  }
  return found;
}

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

/** Statements that networks ask for in English, whatever the page's language. */
const OBLIGATORY =
  /clickbank|buygoods|digistore24|food and drug administration|facebook|meta platforms|copyright|all rights reserved|registered trademark|google/u;

function findMixedLanguage({ language, blocks }: Reading): Seen[] {
  if (language === null) return [];
  let words = 0;
  let parts = 0;
  let first: (typeof blocks)[number] | undefined;
  const short = blocks.filter((block) => isShortIn(block, language));
  const buttons = blocks.filter(({ words, folded: text }) => words < 7 && isForeignButton(text, language));
  if (short.length >= MANY_SHORT || (short.length === MANY_SHORT - 1 && buttons.length > 0))
    return [
      { code: 'mixed_language', excerpt: excerptAround(short[0]?.text ?? ''), where: short[0]?.where ?? '' },
    ];
  for (const block of blocks) {
    if (OBLIGATORY.test(block.folded) || block.isMarkedForeign || namesThings(block.text)) continue;
    const isForeign =
      block.words >= 7 ? isIn(block.folded, language) : isForeignButton(block.folded, language);
    if (!isForeign) continue;
    words += block.words;
    parts++;
    first ??= block;
  }
  if (!first || (words < 12 && parts < 2)) return [];
  return [{ code: 'mixed_language', excerpt: excerptAround(first.text), where: first.where }];
}

/** As many short texts in another language, without a small word of the page's own, are no accident. */
const MANY_SHORT = 3;

function isShortIn(block: ReadBlock, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const { folded: text, words, isMarkedForeign } = block;
  if (words < 4 || OBLIGATORY.test(text) || isMarkedForeign || namesThings(block.text)) return false;
  const own = detectLanguage(text);
  const counts = countCommonWords(text);
  return own !== null && own !== language && counts[own] >= 2 && counts[language] === 0;
}

/** The share of words in capitals, from which on a text lists names: wines, books, companies. */
const MOST_CAPITALS = 0.5;

function namesThings(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const later = words.slice(1).filter((word) => word.length > 1);
  return (
    later.length >= 4 && later.filter((word) => /^\p{Lu}/u.test(word)).length > later.length * MOST_CAPITALS
  );
}

function isIn(text: string, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const own = detectLanguage(text);
  if (own === null || own === language) return false;
  const counts = countCommonWords(text);
  return counts[own] >= 3 && counts[own] >= counts[language] * 2 + 1;
}

function isForeignButton(text: string, language: keyof ReturnType<typeof countCommonWords>): boolean {
  const isWhole = (code: typeof language) =>
    phrasesOf(code, 'buttons').exec(text)?.[0].length === text.replace(/[^\p{L}\s']/gu, '').trim().length;
  return !isWhole(language) && pageLanguageCodes.some((code) => code !== language && isWhole(code));
}
