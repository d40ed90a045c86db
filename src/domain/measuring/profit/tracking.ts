import { foldText } from '#domain/shared/fold-text.ts';
import type { SubId } from '#domain/measuring/reports/sales/sale.ts';

/** One field of the affiliate's link: `sck={campaignid}-{keyword}` has two tags with `-` between them. */
interface LinkField {
  name: string;
  tags: readonly string[];
  /** The texts before, between and after the tags, decoded. */
  texts: readonly string[];
}

export type LinkFields = ReadonlyMap<string, LinkField>;

interface Links {
  finalUrl: string;
  finalUrlSuffix: string;
  trackingTemplate: string;
}

/** The names of a field in a network's file that differ from its name in the link. */
const otherNames: Readonly<Record<string, string>> = { trackingid: 'tid', source: 'src', origem: 'src' };

/** The fields of the campaign's links that Google Ads fills with its tags, by their names. The first of a name counts. */
export function linkFields({ finalUrl, finalUrlSuffix, trackingTemplate }: Links): LinkFields {
  const fields = [finalUrlSuffix, trackingTemplate, finalUrl]
    .flatMap((text) => text.split(/[?&#]/u))
    .flatMap((part) => {
      const at = part.indexOf('=');
      const value = part.slice(at + 1);
      const tags = [...value.matchAll(/\{(\w+)\}/gu)].map(([, tag = '']) => tag.toLowerCase());
      if (at <= 0 || tags.length === 0) return [];
      return [{ name: fieldName(part.slice(0, at)), tags, texts: value.split(/\{\w+\}/u).map(decodeText) }];
    })
    .reverse();
  return new Map(fields.map((field) => [field.name, field]));
}

/** The values that the tags of a link have in a sale, such as `keyword` and `adgroupid`. */
export function readTags(subIds: readonly SubId[], fields: LinkFields): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (fields.size === 0) return found;
  for (const { name, value } of subIds) {
    const field = fields.get(fieldName(name));
    for (const [tag, text] of field ? splitValue(decodeText(value), field) : []) {
      if (text !== '' && !text.includes('{')) found.set(tag, text);
    }
  }
  return found;
}

function splitValue(value: string, { tags, texts }: LinkField): [tag: string, text: string][] {
  const [before = ''] = texts;
  if (!value.startsWith(before)) return [];
  let at = before.length;
  const found: [string, string][] = [];
  for (const [index, tag] of tags.entries()) {
    const text = texts[index + 1] ?? '';
    const isLast = index === tags.length - 1;
    if (!isLast && text === '') return []; // two tags with nothing between them cannot be separated
    const end = isLast ? value.length - text.length : value.indexOf(text, at);
    if (end < at || (isLast && !value.endsWith(text))) return [];
    found.push([tag, value.slice(at, end)]);
    at = end + text.length;
  }
  return found;
}

/** `Sub_ID 5` and `subid5` are the same field; Hotmart writes `Código SCK` for `sck`. */
function fieldName(text: string): string {
  const name = foldText(text)
    .replace(/^codigo\s+/u, '')
    .replace(/[^a-z\d]/gu, '');
  return otherNames[name] ?? name;
}

/** Signs that people put between two tags of one field. */
const BETWEEN = /[|~;,]|__|::/u;

/** A field's value as a link carried it, decoded, and its pieces. */
export function piecesOf(value: string): string[] {
  const text = decodeText(value).trim();
  return [text, ...text.split(BETWEEN).map((piece) => piece.trim())].filter((piece) => piece !== '');
}

/** Networks store what the link carried, often still encoded for an address. */
export function decodeText(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % is no code
  }
}

/** A keyword without Google's signs, case and accents, as it is compared. */
export function plainKeyword(text: string): string {
  return withoutMatchMarks(foldText(decodeText(text)))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** `[keyword]` and `"keyword"` without the signs of their match types. */
export function withoutMatchMarks(text: string): string {
  return text.replace(/^[["]+|(?<![\]"])[\]"]+$/gu, '');
}
