/** Text between two block elements, as a person sees it. */
export interface Block {
  text: string;
  /** The text in it that is crossed out: an old price. */
  crossedOut: string;
  /** The last elements of its place: `main > section.oferta > p`. */
  where: string;
  tag: string;
  /** In the footer, in a navigation or in a notice of cookies. */
  isAside: boolean;
  /** In an element that holds what buyers or readers say. */
  isQuote: boolean;
  /** In an element that counts time, by its class or id. */
  isTimer: boolean;
  /** In an element that a person does not see at first. */
  isHidden: boolean;
  /** Most of it is code, or stands in an element that names its own language: the words of somebody else. */
  isMarkedForeign: boolean;
}

/** A block as the rules read it. */
export interface ReadBlock extends Block {
  folded: string;
  words: number;
}

export interface PageLink {
  /** As written. */
  href: string;
  text: string;
  where: string;
  isAside: boolean;
  /** In an element that a person does not see at first. */
  isHidden: boolean;
  /** The name under which the browser would save the target; null when the link opens it. */
  download: string | null;
}

/** A number, a clock or nothing yet, in an element that a script can find by a name of its own. */
export interface PageNumber {
  /** Its id, its classes and the names of its data attributes. */
  names: readonly string[];
  text: string;
  /** The text around it. */
  around: string;
  where: string;
}

export interface PageForm {
  action: string;
  where: string;
  /** The types of its fields: `email`, `tel`, `textarea`, `select`. */
  fields: readonly string[];
}

export interface PageImage {
  src: string;
  alt: string;
  where: string;
  /** How many blocks begin before it: the block of that number stands under it or around it. */
  at: number;
}

export interface PageMedia {
  tag: 'video' | 'audio' | 'iframe';
  src: string;
  autoplays: boolean;
  isMuted: boolean;
  where: string;
}

/** The parts of a page that the rules read. No script of the page was run. */
export interface PageModel {
  /** The language that the page says it is in, or ''. */
  lang: string;
  title: string;
  blocks: readonly Block[];
  numbers: readonly PageNumber[];
  links: readonly PageLink[];
  forms: readonly PageForm[];
  /** The types of fields outside of every form. */
  looseFields: readonly string[];
  images: readonly PageImage[];
  media: readonly PageMedia[];
  /** Name or property in lower case, with its content. */
  metas: readonly { name: string; content: string }[];
  /** The base of relative addresses, when the page names one. */
  base: string | null;
  canonical: string | null;
  /** Addresses and texts of its scripts, and of attributes such as onclick. */
  scriptAddresses: readonly string[];
  scripts: readonly string[];
  /** Texts of its style elements. */
  styles: readonly string[];
  /** Whole addresses in data attributes, also in base 64 or backwards: a script reads them. */
  dataAddresses: readonly string[];
  /** Whether names of a menu stand above the first heading and lead nowhere. */
  hasDeadMenu: boolean;
  /** Whether a data attribute names a date, which a script may count down to. */
  namesDates: boolean;
  /** Data for search engines, as JSON texts. */
  structuredData: readonly string[];
  ids: ReadonlySet<string>;
  /** The place of a clock that its page builder starts anew for every visitor; null when there is none. */
  evergreenTimer: string | null;
  /** Files that stop the page from being shown until they are loaded. */
  blockingFiles: number;
  /** Why the page was read in part; null when it was read whole. */
  cutBy: 'size' | 'elements' | 'depth' | null;
}
