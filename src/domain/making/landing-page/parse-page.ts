import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { cutText } from '#domain/shared/cut-text.ts';
import { parseWithinLimits } from './limited-tree.ts';
import { ofBase64 } from './readable-scripts.ts';
import { listenedNames, openedBy, type Opener, openerOf } from './openers.ts';
import type { Block, PageForm, PageImage, PageLink, PageMedia, PageModel, PageNumber } from './page-model.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The characters of a page that are read: as many as the bytes that are fetched. */
const MOST_CHARACTERS = 5 * 1024 * 1024;
const MOST_SCRIPT = 200_000;
const MOST_BLOCK = 4000;
const MOST_BLOCKS = 20_000;
const MOST_NUMBERS = 500;
/** The length of a quote or an example in another language; a longer text is the page's own. */
const MOST_FOREIGN = 300;
const NUMBER = /^[\s\d:.,hms'"_–-]{0,14}$/u;
const MOST_PARTS_OF_A_NUMBER = 12;

const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp script small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const unseen = new Set(
  'script style template noscript head title svg math select option datalist'.split(' '),
);
/** Their language is the page's. */
const WHOLE = new Set(['html', 'body', 'main']);
const QUOTE =
  /testimon|review|\bjdgm-rev|\bspr-|\bloox|\byotpo|\bstamped|depoiment|opinion|opini[oõ]|\bavis\b|bewertung|temoignage|témoignage|kundenstimm|comment|comentario|feedback|quote|historia/u;
const TIMER =
  /count-?down|timer|cron[oó]metro|relogio|relógio|contador|clock|decompte|compte-a-rebours|rebours|regressiv/u;
const ASIDE = /cookie|consent|gdpr|lgpd|breadcrumb/u;
const OLD_PRICE =
  /old-?price|price-?old|was-?price|preco-(?:antigo|de)\b|precio-(?:antes|anterior)|ancien-prix|prix-barre|alter-preis|strike|riscado|tachado|line-through|regular-price/u;

/** The whole address in an attribute; one that a script adds to is read in the script. */
const BY_CLICK =
  /(?:location(?:\.href)?\s*=\s*|location\.(?:assign|replace)\(\s*|window\.open\(\s*)(['"`])(https?:\/\/[^'"`\s]+)\1\s*(?!\s*\+)/iu;

/** Nobody sees it, or nobody can read it: a notice of one pixel is none. */
const INVISIBLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[0-3](?:\.\d+)?(?:px|pt)?\s*(?:;|$|!)|opacity\s*:\s*0(?:\.0\d*)?\s*(?:;|$|!)|(?:left|top|text-indent)\s*:\s*-\d{3,}(?:px|em|rem)|(?:^|;)\s*color\s*:\s*(?:transparent|rgba\([^)]*,\s*0\s*\))/iu;

/** Letters in the colour of what is behind them. */
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;]+)/iu;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/iu;

function isInvisible(style: string): boolean {
  const colour = COLOUR.exec(style)?.[1]?.trim().toLowerCase();
  return (
    INVISIBLE.test(style) ||
    (colour !== undefined && colour === BACKGROUND.exec(style)?.[1]?.trim().toLowerCase())
  );
}

/** A day, or a moment as computers count it. */
const DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|(?<!\d)1[6-9]\d{8}(?:\d{3})?(?!\d)/u;

const STARTS = /^(?:true|1|autostart|autoplay)$/iu;

/** The menu of a page, which a phone shows after a click. */
const MENU =
  /(?:^|[\s_-])(?:\w{0,40}menu|nav|navbar|navigation|drawer|off-?canvas|sidenav|sidebar)(?:$|[\s_-])/u;
const BURGER = /menu|burger|menü|menú|(?:nav|drawer|offcanvas|off-canvas|sidenav)[\w-]*/iu;

function opensMenu(tag: string, attributes: Record<string, string>): boolean {
  const canBeClicked =
    ['button', 'label', 'summary'].includes(tag) ||
    attributes['onclick'] !== undefined ||
    attributes['role'] === 'button' ||
    (tag === 'a' && /^(?:#|javascript:)/iu.test(attributes['href'] ?? ''));
  return canBeClicked && BURGER.test(Object.values(attributes).join(' '));
}

const FEWEST_OF_A_MENU = 5;
const MOST_OF_A_MENU = 20;
/** A name or two in a menu: "Sport", "Home & Garden". */
const NAME_IN_A_MENU = /^[\p{L}][\p{L}&' .-]{1,18}$/u;

/** Names beside each other that look like a menu, and of which none leads anywhere. */
function isDeadMenu({ childNodes }: Element): boolean {
  const inside = childNodes.filter((child) => defaultTreeAdapter.isElementNode(child));
  if (inside.length < FEWEST_OF_A_MENU || inside.length > MOST_OF_A_MENU) return false;
  const names = inside.filter(
    (each) =>
      ['a', 'span', 'li', 'td', 'b', 'div'].includes(each.tagName) &&
      NAME_IN_A_MENU.test(wholeTextOf(each).trim()) &&
      !leadsSomewhere(each),
  );
  return names.length >= FEWEST_OF_A_MENU && names.length >= inside.length - 2;
}

function leadsSomewhere(element: Element): boolean {
  const href = attributesOf(element)['href'];
  if (href !== undefined) return !/^(?:#|javascript:|$)/iu.test(href.trim());
  return element.childNodes.some((child) => defaultTreeAdapter.isElementNode(child) && leadsSomewhere(child));
}

/** Texts for screen readers alone stand apart from what is beside them. */
const FOR_READERS = /visually-?hidden|sr-only|screen-reader/u;

/** The state of the walk, which an element passes on to its children. */
interface WalkState {
  path: readonly string[];
  tag: string;
  isAside: boolean;
  isQuote: boolean;
  isTimer: boolean;
  isHidden: boolean;
  /** In a menu that a click shows, and that is hidden by nothing else. */
  isInMenu: boolean;
  isForeign: boolean;
  isCrossedOut: boolean;
  link: { parts: string[] } | null;
}

/** Reads a page's HTML into what the rules ask for. Runs nothing of it and loads nothing. */
export function parsePage(html: string): PageModel {
  const { document, cutBy } = parseWithinLimits(cutText(html, MOST_CHARACTERS));
  return new PageReading().read(document, html.length > MOST_CHARACTERS ? 'size' : cutBy);
}

/** Something to click on. Its address is null when only a script may know it. */
interface FoundLink extends Omit<PageLink, 'text' | 'href'> {
  href: string | null;
  isInMenu: boolean;
  parts: string[];
  opener: Opener | null;
}

class PageReading {
  private readonly blocks: Block[] = [];
  private readonly numbers: PageNumber[] = [];
  /** The letters of the block that stand in code or in an element with a language of its own. */
  private foreignLetters = 0;
  /** The numbers in the block that is read now. */
  private numbersInside: Omit<PageNumber, 'around'>[] = [];
  private readonly links: FoundLink[] = [];
  /** The types of fields outside of every form, which a script sends. */
  private readonly looseFields: string[] = [];
  private readonly forms: (PageForm & { fields: string[] })[] = [];
  private readonly images: PageImage[] = [];
  private readonly media: PageMedia[] = [];
  private readonly metas: { name: string; content: string }[] = [];
  private readonly scripts: string[] = [];
  private readonly styles: string[] = [];
  private readonly dataAddresses: string[] = [];
  private readonly scriptAddresses: string[] = [];
  private readonly structuredData: string[] = [];
  private readonly ids = new Set<string>();
  private title = '';
  private lang = '';
  private base: string | null = null;
  private canonical: string | null = null;
  private evergreenTimer: string | null = null;
  private blockingFiles = 0;
  private namesDates = false;
  private hasDeadMenu = false;
  private hasHeading = false;
  /** Whether something shows the menu of the page. */
  private hasBurger = false;
  private text: string[] = [];
  private crossedOut: string[] = [];
  private current: WalkState | null = null;

  read(document: DefaultTreeAdapterTypes.Document, cutBy: PageModel['cutBy']): PageModel {
    this.walk(document);
    const { blocks, numbers, forms, images, media, metas, scripts, scriptAddresses, structuredData, ids } =
      this;
    const { looseFields, styles, dataAddresses } = this;
    const listened = listenedNames(scripts);
    const { title, lang, base, canonical, blockingFiles, evergreenTimer } = this;
    const { namesDates, hasDeadMenu } = this;
    return {
      blocks,
      numbers,
      forms,
      images,
      media,
      metas,
      scripts,
      scriptAddresses,
      structuredData,
      ids,
      title,
      lang,
      base,
      canonical,
      blockingFiles,
      evergreenTimer,
      namesDates,
      hasDeadMenu,
      cutBy,
      looseFields,
      styles,
      dataAddresses,
      links: this.links.flatMap(({ parts, opener, isInMenu, ...link }) => {
        const opened = opener === null ? null : openedBy(opener, ids, listened);
        // A button that opens nothing is no link.
        if (link.href === null && opened === null) return [];
        const isHidden = link.isHidden && !(isInMenu && this.hasBurger);
        return [{ ...link, isHidden, href: opened ?? link.href ?? '', text: clean(parts.join('')) }];
      }),
    };
  }

  /** Walks without recursion: a page may be hundreds of elements deep. */
  private walk(document: DefaultTreeAdapterTypes.Document): void {
    const start: WalkState = {
      path: [],
      tag: 'body',
      isAside: false,
      isQuote: false,
      isTimer: false,
      isHidden: false,
      isForeign: false,
      isInMenu: false,
      isCrossedOut: false,
      link: null,
    };
    const waiting: ({ node: Node; state: WalkState } | { end: WalkState } | { gap: WalkState })[] = [
      { node: document, state: start },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if ('end' in next) {
        this.endBlock();
        continue;
      }
      if ('gap' in next) {
        this.addText(' ', next.gap);
        continue;
      }
      const { node, state } = next;
      if (defaultTreeAdapter.isTextNode(node)) this.addText(node.value.replace(/\s+/gu, ' '), state);
      if (!('childNodes' in node)) continue;
      const inside = defaultTreeAdapter.isElementNode(node) ? this.enter(node, state) : state;
      if (inside === null) continue;
      if (nameOf(node) === 'a') this.addText(' ', inside);
      if (!standsInLine(node)) {
        this.endBlock();
        waiting.push({ end: state });
      }
      for (let index = node.childNodes.length - 1; index >= 0; index--) {
        const child = node.childNodes[index];
        if (child) waiting.push({ node: child, state: inside });
        if (child && standApart(node.childNodes[index - 1], child)) waiting.push({ gap: inside });
      }
    }
    this.endBlock();
  }

  /** Notes what the element is; null when what is inside it is not for people to read. */
  private enter(element: Element, state: WalkState): WalkState | null {
    const attributes = attributesOf(element);
    const tag = element.tagName;
    const marks = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.toLowerCase();
    const style = attributes['style'] ?? '';
    if (attributes['id']) this.ids.add(attributes['id']);
    if (attributes['name'] && tag === 'a') this.ids.add(attributes['name']);
    for (const [name, value] of Object.entries(attributes))
      if (name.startsWith('on') && value.trim() !== '') this.addScript(`${name}=${value}`);
    this.hasHeading ||= tag === 'h1';
    this.hasDeadMenu ||= !this.hasHeading && isDeadMenu(element);
    this.namesDates ||= Object.entries(attributes).some(
      ([name, value]) => name.startsWith('data-') && DATE.test(value),
    );
    const isHiddenHere = 'hidden' in attributes || isInvisible(style);
    this.hasBurger ||= opensMenu(tag, attributes);
    const isInline = standsInLine(element);
    const path = isInline ? state.path : [...state.path.slice(-3), label(tag, attributes)];
    const inside: WalkState = {
      path,
      tag: isInline ? state.tag : tag,
      isAside: state.isAside || tag === 'footer' || tag === 'nav' || ASIDE.test(marks),
      isQuote: state.isQuote || tag === 'blockquote' || QUOTE.test(marks),
      isTimer: state.isTimer || TIMER.test(marks) || 'data-countdown' in attributes,
      isHidden: state.isHidden || isHiddenHere,
      isInMenu: state.isHidden ? state.isInMenu : isHiddenHere && (tag === 'nav' || MENU.test(marks)),
      isForeign:
        state.isForeign || ('lang' in attributes && !WHOLE.has(tag)) || tag === 'pre' || tag === 'code',
      isCrossedOut:
        state.isCrossedOut ||
        ['del', 's', 'strike'].includes(tag) ||
        style.includes('line-through') ||
        OLD_PRICE.test(marks),
      link: state.link,
    };
    if (isEvergreen(marks, attributes)) this.evergreenTimer ??= path.join(' > ');
    this.note(tag, attributes, inside);
    if (!isInline) this.endBlock();
    this.noteNumber(element, attributes, path.join(' > '));
    if (tag === 'a' && attributes['href'] !== undefined)
      inside.link = this.addLink(attributes['href'], attributes, inside);
    else inside.link ??= this.noteButton(tag, attributes, inside);
    if (tag === 'br') this.addText('\n', state);
    if (tag === 'title') this.title ||= clean(textOf(element));
    if (tag === 'script') this.noteScript(attributes, textOf(element));
    if (tag === 'style') this.styles.push(cutText(textOf(element), MOST_SCRIPT));
    return unseen.has(tag) && tag !== 'head' ? null : inside;
  }

  private note(tag: string, attributes: Record<string, string>, state: WalkState): void {
    const where = state.path.join(' > ');
    const src = attributes['src'] ?? attributes['data-src'] ?? '';
    this.dataAddresses.push(...addressesOfData(attributes));
    if (tag === 'html') this.lang = (attributes['lang'] ?? '').trim().toLowerCase();
    if (tag === 'base') this.base ??= attributes['href'] ?? null;
    if (tag === 'meta') this.noteMeta(attributes);
    if (tag === 'link') this.noteLinkElement(attributes);
    const isDrawn = attributes['role'] === 'img' && attributes['aria-label'] !== undefined;
    const isImageButton = tag === 'input' && attributes['type']?.toLowerCase() === 'image';
    if (tag === 'img' || tag === 'amp-img' || isDrawn || isImageButton) {
      const alt = attributes['alt'] ?? attributes['aria-label'] ?? '';
      this.images.push({ src, alt, where, at: this.blocks.length });
    }
    if (tag === 'form') {
      const action = attributes['action'] ?? attributes['hx-post'] ?? attributes['data-action'] ?? '';
      this.forms.push({ action, where, fields: [] });
    }
    if (tag === 'area' && attributes['href'] !== undefined)
      this.addLink(attributes['href'], attributes, state);
    if (['input', 'textarea', 'select'].includes(tag)) {
      const type = tag === 'input' ? (attributes['type'] ?? 'text').toLowerCase() : tag;
      (this.forms.at(-1)?.fields ?? this.looseFields).push(type);
      this.noteFormAction(attributes);
      if (type === 'submit' || type === 'button') this.addText(` ${attributes['value'] ?? ''} `, state);
    }
    if (tag === 'button') this.noteFormAction(attributes);
    if (
      tag === 'bgsound' ||
      (tag === 'embed' && STARTS.test(attributes['autostart'] ?? attributes['autoplay'] ?? ''))
    )
      this.media.push({ tag: 'audio', src, where, autoplays: true, isMuted: false });
    else if (tag === 'embed' || tag === 'object')
      this.media.push({
        tag: 'iframe',
        src: src || (attributes['data'] ?? ''),
        where,
        autoplays: false,
        isMuted: true,
      });
    if (tag === 'video' || tag === 'audio' || tag === 'iframe' || tag === 'frame') {
      const frame = tag === 'iframe' || tag === 'frame';
      this.media.push({
        tag: tag === 'frame' ? 'iframe' : tag,
        src,
        where,
        autoplays: frame ? /[?&]autoplay=(?:1|true)/iu.test(src) : 'autoplay' in attributes,
        isMuted: frame ? /[?&]muted?=(?:1|true)/iu.test(src) : 'muted' in attributes,
      });
    }
  }

  /** A button may send its form elsewhere. */
  private noteFormAction({ formaction }: Record<string, string>): void {
    const form = this.forms.at(-1);
    if (formaction !== undefined && form !== undefined) this.forms.push({ ...form, action: formaction });
  }

  private noteNumber(element: Element, attributes: Record<string, string>, where: string): void {
    const { id, class: classes } = attributes;
    const parent =
      element.parentNode && defaultTreeAdapter.isElementNode(element.parentNode) ? element.parentNode : null;
    // A script finds an element without a name by its parent's: `#deal span`.
    const data = Object.keys(attributes).filter((name) => name.startsWith('data-'));
    const own =
      `${id ?? ''} ${classes ?? ''} ${data.join(' ')}`.trim() ||
      (parent ? (attributesOf(parent)['id'] ?? '') : '');
    const names = own.split(/\s+/u).filter((name) => name !== '');
    if (names.length === 0 || unseen.has(element.tagName)) return;
    const text = wholeTextOf(element).trim();
    // Icons are empty, and have classes alone or are `i`.
    const isIcon =
      text === '' && id === undefined && (element.tagName === 'i' || !inline.has(element.tagName));
    if (NUMBER.test(text) && !isIcon) this.numbersInside.push({ names, text, where });
  }

  private noteMeta(attributes: Record<string, string>): void {
    const name =
      attributes['name'] ?? attributes['property'] ?? attributes['http-equiv'] ?? attributes['itemprop'];
    if (name !== undefined) {
      this.metas.push({ name: name.trim().toLowerCase(), content: attributes['content'] ?? '' });
    }
  }

  private noteLinkElement(attributes: Record<string, string>): void {
    const rel = (attributes['rel'] ?? '').toLowerCase();
    if (rel === 'canonical') this.canonical ??= attributes['href'] ?? null;
    if (rel === 'stylesheet' && (attributes['media'] ?? 'all') !== 'print') this.blockingFiles++;
  }

  private noteScript(attributes: Record<string, string>, text: string): void {
    const type = (attributes['type'] ?? '').toLowerCase();
    if (type.includes('json')) this.structuredData.push(cutText(text, MOST_SCRIPT));
    else this.addScript(text);
    if (attributes['src'] === undefined) return;
    this.scriptAddresses.push(attributes['src']);
    if (!('async' in attributes || 'defer' in attributes || type === 'module')) this.blockingFiles++;
  }

  private addScript(text: string): void {
    if (text.trim() !== '') this.scripts.push(cutText(text, MOST_SCRIPT));
  }

  private addLink(
    href: string | null,
    attributes: Record<string, string>,
    state: WalkState,
  ): { parts: string[] } {
    const parts = [attributes['aria-label'] ?? attributes['title'] ?? '', ' '];
    const { isAside, isHidden, isInMenu } = state;
    const leadsNowhere = href === null || /^(?:#|$|javascript:)/iu.test(href.trim());
    this.links.push({
      href: href?.trim() ?? null,
      parts,
      isAside,
      isHidden,
      isInMenu,
      where: state.path.join(' > '),
      opener: leadsNowhere ? openerOf(attributes) : null,
      download: attributes['download'] ?? null,
    });
    return { parts };
  }

  /** A button that leads somewhere by a script is a link to people: `onclick="location.href='…'"`, `data-url="…"`. */
  private noteButton(
    tag: string,
    attributes: Record<string, string>,
    state: WalkState,
  ): { parts: string[] } | null {
    const click = attributes['onclick'];
    const href =
      (click === undefined ? undefined : BY_CLICK.exec(click)?.[2]) ??
      ['data-href', 'data-url', 'data-link']
        .map((name) => attributes[name])
        .find((value) => value !== undefined && /^https?:\/\//iu.test(value));
    if (href !== undefined) return this.addLink(href, attributes, state);
    const isButton =
      tag === 'button' || tag === 'a' || click !== undefined || attributes['role'] === 'button';
    return isButton ? this.addLink(null, attributes, state) : null;
  }

  private addText(text: string, state: WalkState): void {
    if (state.isCrossedOut) {
      this.crossedOut.push(text);
      // Text before the old price does not belong to the price after it.
      if (text.trim() !== '') this.text.push('\n');
    } else this.text.push(text);
    if (state.isForeign) this.foreignLetters += text.trim().length;
    state.link?.parts.push(text);
    this.current ??= text.trim() === '' ? null : state;
  }

  private endBlock(): void {
    const text = clean(this.text.join(''));
    const crossedOut = clean(this.crossedOut.join(''));
    const { current } = this;
    if (current !== null && this.blocks.length < MOST_BLOCKS && text + crossedOut !== '') {
      const { path, tag, isAside, isQuote, isTimer, isHidden } = current;
      const isMarkedForeign = text.length <= MOST_FOREIGN && this.foreignLetters * 2 > text.length;
      for (const piece of piecesOf(text)) {
        this.blocks.push({
          text: piece,
          crossedOut,
          where: path.join(' > '),
          tag,
          isAside,
          isQuote,
          isTimer,
          isHidden,
          isMarkedForeign,
        });
      }
    }
    for (const number of this.numbersInside.slice(0, MOST_NUMBERS - this.numbers.length))
      this.numbers.push({ ...number, around: text });
    this.numbersInside = [];
    this.text = [];
    this.crossedOut = [];
    this.foreignLetters = 0;
    this.current = null;
  }
}

/** A page may hold its whole text in one element. Its pieces end where a line, a sentence or a word does. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > MOST_BLOCK) {
    const most = text.slice(from, from + MOST_BLOCK);
    const end = [most.lastIndexOf('\n'), most.lastIndexOf('. '), most.lastIndexOf(' ')].find(
      (at) => at > MOST_BLOCK / 2,
    );
    const length = end === undefined ? cutText(most, MOST_BLOCK - 1).length : end + 1;
    pieces.push(text.slice(from, from + length).trim());
    from += length;
  }
  return [...pieces, text.slice(from).trim()];
}

function standsInLine(node: Node): boolean {
  if (!defaultTreeAdapter.isElementNode(node)) return inline.has(nameOf(node));
  const marks = node.attrs.find(({ name }) => name === 'class')?.value ?? '';
  return inline.has(node.tagName) && !FOR_READERS.test(marks);
}

/** Two elements in a line with a word each, such as the names of a menu: their style sets them apart. */
function standApart(before: Node | undefined, after: Node): boolean {
  if (before === undefined || nameOf(before) !== nameOf(after) || !inline.has(nameOf(after))) return false;
  return (
    defaultTreeAdapter.isElementNode(before) &&
    defaultTreeAdapter.isElementNode(after) &&
    /\p{L}{2}$/u.test(textOf(before)) &&
    /^\p{L}{2}/u.test(textOf(after))
  );
}

/** A clock of a page builder that begins anew for every visitor, as its own mark says. */
function isEvergreen(marks: string, attributes: Record<string, string>): boolean {
  return (
    marks.split(/[^\w-]+/u).some((mark) => mark.includes('evergreen') && /timer|count-?down/u.test(mark)) ||
    Object.entries(attributes).some(
      ([name, value]) =>
        name.startsWith('data-evergreen') || (name.startsWith('data-') && IS_EVERGREEN.test(value)),
    ) ||
    (TIMER.test(marks) && (beginsWithVisit(attributes) || hasMinutesOfItsOwn(attributes)))
  );
}

/** The setting of a clock, alone or in a list of settings. */
const IS_EVERGREEN = /^evergreen$|["'](?:\w*type|mode|kind)["']\s*:\s*["']evergreen/iu;
const NAMES_MINUTES =
  /(?:^|-)(?:min(?:ute|uto)?[sn]?|minuten|sec(?:ond|onde)?s?|segundos?|sekunden|hours?|horas?|stunden?|heures?|count-?down|timer)$/u;
const ONLY_A_TIME = /^\s*(?:\d{1,5}|\d{1,2}:\d{2}(?::\d{2})?)\s*(?:m|s|h|min|sec|seg)?\s*$/u;

/** "data-minutes=15": a clock that knows how long it runs, and no day on which it ends. */
function hasMinutesOfItsOwn(attributes: Record<string, string>): boolean {
  const data = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
  return (
    !data.some(([, value]) => DATE.test(value)) &&
    data.some(([name, value]) => NAMES_MINUTES.test(name) && ONLY_A_TIME.test(value))
  );
}

/** "data-start=page-load", "data-expira=visita": the visit alone begins the time. */
function beginsWithVisit(attributes: Record<string, string>): boolean {
  return Object.entries(attributes).some(
    ([name, value]) =>
      name.startsWith('data-') &&
      /^(?:(?:on-?)?(?:page-?)?load|(?:first-?|per-?)?(?:visit|visita|visite|besuch|visitor|visitante|besucher|user|usuario|session|sesion|sessao)|fixed-?minutes|relative)$/iu.test(
        value.trim(),
      ),
  );
}

const WHOLE_ADDRESS = /^https?:\/\/[^\s'"<>]{4,}$/iu;

/** The whole addresses that a script may find in the data attributes of an element. */
function addressesOfData(attributes: Record<string, string>): string[] {
  return Object.entries(attributes)
    .filter(([name]) => name.startsWith('data-') && !IS_OF_A_PICTURE.test(name))
    .flatMap(([, value]) => [
      value,
      ofBase64(value),
      value.length > MOST_ADDRESS ? '' : Array.from(value).reverse().join(''),
    ])
    .filter((value) => value.length <= MOST_ADDRESS && WHOLE_ADDRESS.test(value));
}

const MOST_ADDRESS = 500;
const IS_OF_A_PICTURE = /src|image|img|poster|background|bg|video|share/u;

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

function nameOf(node: Node): string {
  return defaultTreeAdapter.isElementNode(node) ? node.tagName : '';
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
}

/** The text of an element and of those in it; a clock has few. */
function wholeTextOf(element: Element): string {
  if (element.childNodes.length > MOST_PARTS_OF_A_NUMBER) return '?';
  return element.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      return defaultTreeAdapter.isElementNode(child) ? textOf(child) : '';
    })
    .join('');
}

function label(tag: string, attributes: Record<string, string>): string {
  const id = attributes['id']?.trim();
  if (id) return `${tag}#${cutText(id, 30)}`;
  const name = attributes['class']?.trim().split(/\s+/u)[0];
  return name ? `${tag}.${cutText(name, 30)}` : tag;
}

/** Blanks of the source are one blank; a line break stays one. */
function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
}
