import { cutText } from '#domain/shared/cut-text.ts';
import { withoutPersons } from './persons.ts';
import type { Contents, Json, Postback, SubId } from './message.ts';

/** Digistore24 sends 173. */
const MOST_FIELDS = 500;
/** Headers that a reader needs. */
const KEPT_HEADERS = ['x-shopify-topic', 'x-shopify-test', 'x-hubla-sandbox', 'x-hubla-idempotency'];

/**
 * The contents of a message that was verified.
 * @param json what the body holds, where it was not plain JSON.
 */
export function contentsOf(postback: Postback, json: Json = parseJson(postback.body)): Contents {
  const { query, headers } = postback;
  const form = json === null ? formOf(postback) : {};
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value.slice(0, 100)] as const];
  });
  return withoutPersons({ fields: { ...query, ...form }, json, headers: Object.fromEntries(kept) });
}

/**
 * A whole number that a number of JavaScript cannot hold exactly, or a text of JSON, which may look like one. A text without an
 * end is taken to the end: otherwise each quotation mark in it would be tried as the beginning of another.
 */
const LONG_NUMBER = /"(?:[^"\\]|\\[^])*"?|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gu;

/** Null when it is no JSON. Whole numbers of 16 digits and more become texts, because they are numbers of orders. */
export function parseJson(text: string): Json {
  if (!/^\s*[[{]/u.test(text)) return null;
  try {
    const exact = text.replace(LONG_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`));
    return JSON.parse(exact) as Json; // whatever it holds is JSON
  } catch {
    return null;
  }
}

/** The fields of a form; the last of a name counts. Broken JSON and XML are no form: their text would be the name of a field. */
export function formOf({ body, headers }: Pick<Postback, 'body' | 'headers'>): Record<string, string> {
  const [, boundary] =
    /^multipart\/form-data;.*boundary="?([^";,]{1,100})"?/iu.exec(headers['content-type'] ?? '') ?? [];
  if (boundary !== undefined) return Object.fromEntries(partPairs(body, boundary));
  return body.includes('=') && !/^\s*[[{<]/u.test(body) ? Object.fromEntries(formPairs(body)) : {};
}

/** The text fields of a form in parts. */
function partPairs(body: string, boundary: string): [name: string, value: string][] {
  return body
    .split(`--${boundary}`)
    .slice(0, MOST_FIELDS)
    .flatMap((part): [string, string][] => {
      const end = part.indexOf('\r\n\r\n');
      const name = /;\s*name="([^"]*)"/iu.exec(part.slice(0, Math.max(0, end)))?.[1];
      return name === undefined ? [] : [[name, part.slice(end + 4).replace(/\r\n$/u, '')]];
    });
}

/** The pairs of a form or of an address behind its question mark, in their order. */
export function formPairs(text: string): [name: string, value: string][] {
  return text
    .split('&')
    .slice(0, MOST_FIELDS)
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % is no code
  }
}

/** The value at a path such as `data.purchase.price`. A list's number is a name too. */
export function at(json: Json, path: string): Json {
  let value: Json = json;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (Object.hasOwn(value, name) ? (value as Record<string, Json>)[name] : null) ?? null; // lists too
  }
  return value;
}

/** A text or a number as text; empty for everything else, and for a macro that nobody filled. */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || isUnfilled(value)) return '';
  return value.trim();
}

/** The first of these paths that has a text. */
export function textAt(json: Json, ...paths: string[]): string {
  for (const path of paths) {
    const text = textOf(at(json, path));
    if (text !== '') return text;
  }
  return '';
}

/** The first of these fields that has a text. */
export function fieldOf({ fields }: Pick<Contents, 'fields'>, ...names: string[]): string {
  for (const name of names) {
    const text = textOf(Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (text !== '') return text;
  }
  return '';
}

export function listAt(json: Json, path: string): Json[] {
  const value = at(json, path);
  return Array.isArray(value) ? value : [];
}

/** `{SUBID}`, `#s2#`, `[[gclid]]`, `%TID%` and `<ORDER>`: a macro as it was pasted. */
export function isUnfilled(value: string): boolean {
  return /^(?:\{+[\w .-]+\}+|#[\w-]+#|\[+[\w .-]+\]+|%7B[\w.-]+%7D|\$\{[\w.-]+\}|%\w+%|<\w+>)$/iu.test(
    value.trim(),
  );
}

/** The names of fields whose macro the network left as it was. */
export function unfilledOf({ fields }: Pick<Contents, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => isUnfilled(fields[name] ?? ''));
}

/** Pairs of name and value, without empty ones. */
export function subIdsOf(pairs: readonly (readonly [name: string, value: string])[]): SubId[] {
  return pairs.flatMap(([name, value]) => (value === '' ? [] : [{ name, value: cutText(value, 500) }]));
}

/** These names of an object as sub-ids, and all that begin with `utm_`. */
export function subIdsIn(json: Json, names: readonly string[]): SubId[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [];
  const utm = Object.keys(json).filter((name) => /^utm_\w{1,20}$/iu.test(name));
  return subIdsOf([...names, ...utm].map((name) => [name.toLowerCase(), textOf(json[name])]));
}
