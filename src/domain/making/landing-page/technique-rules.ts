import { hiddenFromSearch, type Seen } from './finding-codes.ts';
import { findLostClicks, otherWaysOut } from './lost-clicks.ts';
import { findMixedLanguage } from './mixed-language.ts';
import type { ReadBlock } from './page-model.ts';
import { excerptAround, folded, phrases, sentencesOf } from './phrases.ts';
import { addressOf, isNetworkLink, type Reading, type ReadLink, siteOf } from './reading.ts';
import { withWholeTexts } from './readable-scripts.ts';
import { runsAtLoad } from './runs-at-load.ts';
import { isRouter, TURNS_ON_ROBOTS, turnsOnRobots } from './scripts.ts';
import { findTraps } from './traps.ts';

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
  const hasFields = page.forms.length + page.looseFields.length > 0;
  const sends = hasFields ? page.scripts.find(sendsOpenly) : undefined;
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
/** An address that a script gives a name, and then sends to. */
const NAMED_ADDRESS =
  /(?:const|let|var)\s+(\w{1,40})\s*=\s*['"`]http:\/\/(?!localhost|127\.|www\.w3\.org|schema\.org)/giu;

/** An address that is put together: `['http:', '', host].join('/')`, `'http:' + '//host'`. */
const MADE_OPEN =
  /(?:\.action\b|['"`]action['"`]\s*,|\.open\(\s*['"`]post|fetch\(|sendbeacon\(|\.post\()[\s\S]{0,300}['"`]http:(?:\/\/)?['"`]|['"`]http:(?:\/\/)?['"`][\s\S]{0,300}(?:\.action\b|['"`]action['"`]\s*,|\.open\(\s*['"`]post|fetch\(|sendbeacon\(|\.post\()/iu;
/** "http:" that is turned into "https:" is mended. */
const MENDS =
  /replace\(\s*(?:['"`]http:|\/\^?http:)[^,]{0,12},\s*['"`]https:|[!=]==?\s*['"`]http:|['"`]http:['"`]\s*[!=]==?/iu;
const SETS_OPEN = /(?:\.action\s*=|['"`]action['"`]\s*,)\s*['"`]http:\/\/(?!localhost|127\.)/iu;

function sendsOpenly(script: string): boolean {
  if (SENDS_OPENLY.test(script) || SETS_OPEN.test(script)) return true;
  if (MADE_OPEN.test(script) && !MENDS.test(script)) return true;
  return [...script.matchAll(NAMED_ADDRESS)].some(([, name = '']) =>
    new RegExp(
      `(?:fetch|\\.post|sendbeacon|axios)\\(\\s*[\`'"$\\{]*${name}\\b|\\.open\\([^)]{0,20}\\b${name}\\b|(?:action|url)\\s*[:=]\\s*${name}\\b`,
      'iu',
    ).test(script),
  );
}

const OPEN_FORM =
  /^http:\/\/[^\s]*(?:form|lead|contact|contat|kontakt|subscri|inscri|opt-?in|sign-?up|checkout|order|pedido|newsletter)/iu;

const SHUT = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/iu;

/** A script that writes the mark, which AdsBot runs. */
const SHUTS_BY_SCRIPT =
  /['"`](?:robots|googlebot|adsbot-google\w*)['"`][\s\S]{0,200}noindex|noindex[\s\S]{0,120}['"`](?:robots|googlebot|adsbot-google\w*)['"`]/iu;
/** What a script does to a robot that shall read nothing: an empty page, an error, a mark that shuts it out. */
const SHOWS_NOTHING =
  /(?:innerhtml|textcontent|innertext)\s*=\s*(['"`])\s*\1|\.remove\(|replacechildren\(\s*\)|window\.stop\(|document\.open\(|(?<!\w)throw\b|noindex|about:blank|(?<!\d)4(?:0[1345]|10)(?!\d)|not-?found/iu;
const MOST_AFTER_THE_QUESTION = 400;

/** Asks whether Google's robot reads the page: it then sees nothing, or something else than people see. */
function findCloaking({ page }: Reading): Seen[] {
  const script = page.scripts.find((each) => !isRouter(each) && turnsOnRobots(each));
  if (script === undefined) return [];
  const at = TURNS_ON_ROBOTS.exec(script)?.index ?? 0;
  return [
    {
      code: SHOWS_NOTHING.test(script.slice(at, at + MOST_AFTER_THE_QUESTION))
        ? 'noindex_adsbot'
        : 'cloaking',
      excerpt: excerptAround(script.trim(), at),
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
  const script = page.scripts.map(withWholeTexts).find((each) => SHUTS_BY_SCRIPT.test(each));
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

const PROGRAM = /\.(?:exe|msi|apk|dmg|pkg|bat|cmd|scr|jar|crx|xapk|appx|vbs)(?:$|[?#])/iu;
/** What no browser shows, so that it is saved. */
const SAVED = /\.(?:zip|rar|7z|tar|t?gz|iso|img|bin|exe|msi|apk|dmg|pkg|jar|crx|xapk|appx)(?:$|[?#])/iu;
const GETS_PROGRAM =
  /(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\(|window\.open\()\s*['"`][^'"`]{0,300}\.(?:exe|msi|apk|dmg|pkg|jar|crx)/iu;
/** A script saves a file by a link that it clicks itself, by the file's address, or by what it has fetched. */
const SAVES =
  /\.click\(\)|\.src\s*=\s*['"`][^'"`]{0,300}\.(?:zip|rar|7z|t?gz|iso|exe|msi|apk|dmg|pkg)\b|(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\(|window\.open\()\s*(?:['"`][^'"`]{0,300}\.(?:zip|rar|7z|t?gz|iso)\b|\w{1,20}\b)/giu;
const MAKES_A_FILE =
  /createelement\(\s*['"`]a['"`]|createobjecturl\(|\.download\s*=|setattribute\(\s*['"`]download|['"`][^'"`\s]{1,300}\.(?:zip|rar|7z|t?gz|iso|exe|msi|apk|dmg|pkg)\b/iu;
const MOST_SAVES = 30;

/** Whether a script saves a file on the visitor's device: a program at any time, anything else as the page opens. */
function startsDownload(script: string): boolean {
  if (GETS_PROGRAM.test(script)) return true;
  return (
    MAKES_A_FILE.test(script) &&
    [...script.matchAll(SAVES)].slice(0, MOST_SAVES).some(({ index }) => {
      const fetched = script.lastIndexOf('fetch(', index);
      return runsAtLoad(script, fetched < 0 ? index : fetched);
    })
  );
}

/** A script clicks, as the page opens, on a link of the page that saves a file. */
const CLICKS = /\.click\(\)/giu;

function clicksAFile(script: string, links: Reading['links']): boolean {
  return (
    links.some(({ href, download }) => download !== null || SAVED.test(href)) &&
    [...script.matchAll(CLICKS)].slice(0, MOST_SAVES).some(({ index }) => runsAtLoad(script, index))
  );
}

/** "setup.zip is ready. Save it on your computer before you read on." */
const SAVE_A_FILE =
  /[\w-]\.(?:zip|rar|7z|exe|msi|apk|dmg|pkg|iso)(?!\w)[^?]{0,60}(?<![a-z])(?:sauvegard[a-z]*|enregistr[a-z]*|telecharg[a-z]*|salv[ae][a-z]*|guard[ae][a-z]*|baix[ae][a-z]*|save|download|keep|descarg[a-z]*|baj[ae][a-z]*|speicher[a-z]*|sicher[a-z]*|lade[nt]?)(?![a-z])/u;

/** A file is being saved while the visitor reads, whatever it is called. */
const IS_BEING_SAVED =
  /(?<![a-z])(?:(?:(?:is|are|being) (?:now |being )?(?:saved|downloaded|stored)|downloading|(?:esta|estao) sendo (?:salv|baixad|gravad)[oa]s?|(?:baixando|salvando)|(?:se )?(?:esta|estan) (?:guardando|descargando|bajando)|wird (?:gerade|jetzt|soeben)|en cours d(?:'enregistrement|e telechargement)|s'enregistre|se telecharge)(?![a-z])[^.!?]{0,60}(?<![a-z])(?:device|computer|phone|pc|mac|aparelho|dispositivo|celular|computador|equipo|ordenador|telefono|movil|gerat|rechner|handy|appareil|ordinateur|telephone))(?![a-z])/u;
/** "Open it and run Setup.exe": a program by its name, and what to do with it. */
const RUN_A_PROGRAM = new RegExp(
  `(?<![a-z])(?:execut[a-z]*|rod[ae]|abra|abr[ai]l?[ao]?|instal[a-z]*|run|open|launch|start|double-?click|ejecut[a-z]*|inici[ae]|lance[zr]?|ouvre[zr]?|startet?|starten|offne[nt]?|fuhren|doppelklick[a-z]*)(?![a-z])[^.!?]{0,40}[\\w-]+\\.(?:exe|msi|apk|dmg|pkg|bat|scr|jar)(?![a-z])`,
  'u',
);
/** What people are told when their system warns. */
const RUN_ANYWAY =
  /(?<![a-z])(?:run anyway|keep anyway|(?:executar|abrir|manter) (?:assim )?mesmo assim|executar mesmo assim|ejecutar de todas (?:formas|maneras)|trotzdem (?:ausfuhren|offnen|behalten)|(?:executer|ouvrir|conserver) quand meme)(?![a-z])/u;
/** It comes by itself: "your copy is on its way down". */
const COMES_BY_ITSELF =
  /(?<![a-z])(?:(?:seu|sua|o|a) (?:arquivo|pasta|copia|instalador|kit|programa)(?: [a-z]+){0,3} (?:(?:ja )?esta (?:descendo|baixando|chegando)|comecou a (?:baixar|descer))|your (?:copy|file|folder|download|installer|bundle)(?: [a-z]+){0,3} (?:is on its way down|is coming down|has started|will start|starts by itself|is arriving)|(?:tu|su) (?:archivo|carpeta|copia|instalador|descarga)(?: [a-z]+){0,3} (?:(?:ya )?(?:se )?(?:esta|estan) (?:bajando|descargando|llegando)|ha empezado)|ya esta bajando (?:tu|su)|(?:ihre?|deine?) (?:kopie|datei|ordner|download|mappe)(?: [a-z]+){0,3} (?:ladt|wird geladen|kommt gerade|startet)|votre (?:dossier|fichier|copie|telechargement|pack)(?: [a-z]+){0,3} (?:est en train d[e']|arrive|a commence|descend))(?![a-z])/u;

function urgesToRun(text: string): boolean {
  return (
    SAVE_A_FILE.test(text) || RUN_A_PROGRAM.test(text) || RUN_ANYWAY.test(text) || COMES_BY_ITSELF.test(text)
  );
}

const OF_DATA = /(?<![a-z])(?:cookies?|dados|data|datos|daten|donnees)(?![a-z])/u;

function findDownloads({ links, page, blocks }: Reading): Seen[] {
  const link = links.find(
    ({ href, download, isAside }) => !isAside && (PROGRAM.test(href) || PROGRAM.test(download ?? '')),
  );
  if (link) return [{ code: 'download_prompt', excerpt: `${link.text} (${link.href})`, where: link.where }];
  const prompt = blocks.find(
    ({ folded: text }) =>
      phrases('download').test(text) ||
      urgesToRun(text) ||
      (IS_BEING_SAVED.test(text) && !OF_DATA.test(text)),
  );
  if (prompt) return [{ code: 'download_prompt', excerpt: excerptAround(prompt.text), where: prompt.where }];
  const refresh = page.metas.find(({ name, content }) => name === 'refresh' && SAVED.test(content));
  const frame = page.media.find(({ src }) => SAVED.test(src));
  const script = page.scripts.find((each) => startsDownload(each) || clicksAFile(each, links));
  const excerpt = refresh?.content ?? frame?.src ?? script;
  return excerpt === undefined
    ? []
    : [
        {
          code: 'download_prompt',
          excerpt: excerptAround(excerpt.trim()),
          where: refresh ? 'head' : (frame?.where ?? 'script'),
        },
      ];
}

/** Speaks of the place where the visitor should go instead of the product. */
const LEADS_AWAY =
  /(?<![a-z])(?:cli(?:que|car|cando)|toque n[oa]|botao|acess[ae]r?|(?:site|pagina|loja|canal) (?:oficial|da marca|do fabricante|do produtor)|click|tap|buttons?|links? (?:below|above)|(?:official|maker's|manufacturer's|seller's|brand's) (?:site|website|page|store|shop)|haz clic|pulsa|boton|(?:sitio|web|pagina|tienda) (?:oficial|del fabricante|de la marca)|klick[a-z]*|knopf|button|(?:offizielle[a-z]*|zur|der) (?:seite|website|shop|herstellerseite|webseite)|clique[rz]|bouton|(?:site|boutique|page) (?:officiel[a-z]*|du fabricant|de la marque))(?![a-z])/u;
const MOST_OF_A_SIGNPOST = 400;
const SHARE_OF_A_SIGNPOST = 0.5;
const MOST_WORDS_OF_A_SIGN = 25;

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

function findThinness(reading: Reading): Seen[] {
  const { contentWords, page, links, url, text, content } = reading;
  const found: Seen[] = [];
  // A page may stand in its footer as a whole.
  const isAllAside = reading.blocks.some(({ tag, isAside }) => isAside && tag === 'h1');
  const ownWords = (isAllAside ? reading.blocks : content).reduce(
    (sum, block) => sum + (isLegalNotice(block) ? 0 : block.words),
    0,
  );
  const isForm = page.forms.some(
    ({ action, fields }) => !ORDERS.test(action) && fields.filter((type) => type !== 'hidden').length >= 3,
  );
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
  // A short sentence about the maker's site leads away, and not the whole text around it.
  const leads = content
    .flatMap(({ text }) => sentencesOf(text).map(folded))
    .filter((sentence) => LEADS_AWAY.test(sentence))
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
    .reduce((sum, words) => sum + (words <= MOST_WORDS_OF_A_SIGN ? words : 0), 0);
  const saysOnlyWhere =
    outside.length > 0 &&
    outside.length === leading.length &&
    relative.length === 0 &&
    contentWords < MOST_OF_A_SIGNPOST &&
    leads >= contentWords * SHARE_OF_A_SIGNPOST &&
    !sellsItself(reading);
  const isBridge = saysOnlyWhere || (all && (ownWords < fewest || (!hasOwnLinks && contentWords < 400)));
  if (isBridge || (isAllButtons && sites.size === 1 && page.forms.length === 0 && !hasMenu(links))) {
    const [first] = outside;
    found.push({
      code: 'link_out_only',
      excerpt: `${first?.text ?? ''} (${first?.href ?? ''})`,
      where: first?.where ?? '',
    });
  }
  const wayOut = scriptedWayOut(reading, leading.length, ownWords);
  if (wayOut !== undefined && !found.some(({ code }) => code === 'link_out_only'))
    found.push({ code: 'link_out_only', excerpt: excerptAround(wayOut.href), where: wayOut.where });
  return found;
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
