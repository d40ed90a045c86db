/** Values of attributes by which scripts and browsers find what a click opens: `data-bs-target="#terms"`, `aria-controls`. */
const NAMES_A_PART = /^(?:data-[\w-]+|aria-controls|popovertarget|commandfor|href)$/u;
/** What a click runs: `openModal('terms')`, `javascript:show("terms")`, `window.open('/terms.html')`. */
const QUOTED = /['"`]([^'"`\s]{2,200})['"`]/gu;
const OPENS_ADDRESS =
  /(?:window\.open\(\s*|location(?:\.href)?\s*=\s*|location\.(?:assign|replace)\(\s*)['"`]((?:\.{0,2}\/|[\w-]+\.html?)[^'"`\s]*)['"`]/iu;
/** The address of a popup of Elementor, whose script shows it. */
const POPUP_OF_A_BUILDER = /^#elementor-action/iu;
const HEARS_CLICKS = /click/iu;
const OPENS = /showmodal|modal|popup|dialog|\.hidden|display|classlist|fadein|\.open/iu;

/** What an element without an address of its own may open. */
export interface Opener {
  /** Addresses, and ids of the page as `#id`. */
  candidates: readonly string[];
  /** Its own names, by which a script may listen to it. */
  names: readonly string[];
}

export function openerOf(attributes: Readonly<Record<string, string>>): Opener | null {
  const { href = '', onclick = '', id = '', class: classes = '' } = attributes;
  const runs = `${onclick} ${/^javascript:/iu.test(href) ? href : ''}`;
  const address = OPENS_ADDRESS.exec(runs)?.[1];
  const parts = Object.entries(attributes)
    .filter(([name, value]) => NAMES_A_PART.test(name) && /^#?[\w-]{2,60}$/u.test(value))
    .map(([, value]) => `#${value.replace(/^#/u, '')}`);
  const run = [...runs.matchAll(QUOTED)].map(([, value = '']) => `#${value.replace(/^[#.]/u, '')}`);
  const candidates = [
    ...(POPUP_OF_A_BUILDER.test(href) ? [href] : []),
    ...(address === undefined ? [] : [address]),
    ...parts,
    ...run,
  ];
  const names = [
    ...(id === '' ? [] : [`#${id}`, id]),
    ...classes
      .split(/\s+/u)
      .filter((name) => name !== '')
      .map((name) => `.${name}`),
  ];
  return candidates.length + names.length === 0 ? null : { candidates, names };
}

/** The strings of the scripts that hear clicks and open something: ids, and selectors of classes. */
export function listenedNames(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(
    scripts
      .filter((script) => HEARS_CLICKS.test(script) && OPENS.test(script))
      .flatMap((script) => [...script.matchAll(QUOTED)].map(([, value = '']) => value)),
  );
}

/** Where a click on it leads; null when nothing on the page answers. `##…` is what a script opens. */
export function openedBy(
  { candidates, names }: Opener,
  ids: ReadonlySet<string>,
  listened: ReadonlySet<string>,
): string | null {
  const isThere = (each: string) =>
    !each.startsWith('#') || POPUP_OF_A_BUILDER.test(each) || ids.has(each.slice(1));
  const heard = names.find((name) => listened.has(name));
  return candidates.find(isThere) ?? (heard === undefined ? null : `##${heard}`);
}
