/** A mark at the beginning that draws attention. An opening `¿`, a currency and the sign of a number belong to what follows. */
export const LEADING = /^(?![¿¡]|\p{Sc}|[+-]\d)[^\p{L}\p{N}]+/u;

const pairs: readonly [opening: string, closing: string][] = [
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
];

/** The text without the marks at its beginning, and without the closing ones that belonged to them. */
export function withoutLeadingMarks(text: string): string {
  const [leading = ''] = LEADING.exec(text) ?? [];
  return pairs
    .filter(([opening]) => leading.includes(opening))
    .reduce((rest, [, closing]) => rest.replace(closing, ''), text.slice(leading.length))
    .trim();
}

/** One mark instead of a row of them; none of a row of dots before the first word. */
export function withoutRepeatedMarks(text: string): string {
  return text
    .replace(/^(?:\.{2,}|…)\s*/u, '')
    .replace(/([!?.,;:*\-_~！？、。¿¡])[!?.,;:*\-_~！？、。]+/gu, '$1')
    .replaceAll('…', '.');
}

/** Remains of a chat or a table around a text: `Título 1: Compre Hoje (11 caracteres)`. */
export const DRAFT_NOTE =
  /^(?:(?:t[íi]tulo|headline|descri[çc][ãa]o|description|descripci[óo]n|callout|sitelink)\s*\d{1,2}\s*[:.)–-]|(?:t[íi]tulo|headline|description|descri[çc][ãa]o)\s*:)\s*|\s*[([]\s*\d{1,3}\s*(?:\/\s*\d{1,3}\s*)?(?:caracteres|characters|chars?)\s*[)\]]\s*$|\s*[([]\d{1,2}\s*\/\s*(?:25|30|35|90)[)\]]\s*$/iu;

export function withoutDraftNotes(text: string): string {
  return text.replace(new RegExp(DRAFT_NOTE.source, 'giu'), '').trim();
}
