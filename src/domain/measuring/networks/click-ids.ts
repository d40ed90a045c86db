import type { SubId } from './message.ts';

/**
 * Google's click ids are long and have no blanks; networks keep them in a field of the affiliate's choice, alone or behind
 * other values: `123|456|kit|Cj0KCQ…`. A network may have changed their case, which `hasLostCase` detects.
 */
const GCLID = /(?<![A-Za-z\d])(?:Cj|EAIaIQ)[\w-]{20,}/iu;
/** The ids that Google gives instead on iPhones. */
const GBRAID = /^0A{3,}[\w-]{10,}$/u;

/** A column of click ids may hold any form of them; in a sub-id only the usual forms are recognised. */
export function gclidOf(click: string, subIds: readonly SubId[]): string | null {
  if (/^[\w-]{20,}$/u.test(click) && !GBRAID.test(click)) return click;
  for (const [at, { name, value }] of subIds.entries()) {
    const [found] = isBraid(name) ? [] : (GCLID.exec(decodeText(value)) ?? []);
    if (found === undefined) continue;
    const whole = isCut(value, found) ? withRest(found, subIds[at + 1]?.value ?? '') : found;
    if (whole !== null) return whole;
  }
  return null;
}

/** Some trackers keep 50 characters of a sub-id. Google's ids end so. */
const CUT = 50;
const END = /(?:BwE|wcB)$/u;

function isCut(value: string, found: string): boolean {
  return value.length === CUT && value.endsWith(found) && !END.test(found);
}

/** A cut id with the rest that the next sub-id holds; null without it, because Google knows no half of an id. */
function withRest(found: string, rest: string): string | null {
  return /^[\w-]+$/u.test(rest) && END.test(rest) ? found + rest : null;
}

/** A gbraid in the column of click ids, as the parameter of the link that it is. */
export function braidOf(click: string): SubId[] {
  return GBRAID.test(click) ? [{ name: 'gbraid', value: click }] : [];
}

/** Whether the id was written in one case, after which Google finds no click. */
export function hasLostCase(gclid: string): boolean {
  return gclid === gclid.toLowerCase() || gclid === gclid.toUpperCase();
}

function isBraid(name: string): boolean {
  return name === 'gbraid' || name === 'wbraid';
}

/** A link may still be encoded for an address. */
function decodeText(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is no code
  }
}

/** The codes that our script puts where a network refuses the click's own id: 16 lower-case letters and digits. */
const CODE = /(?<![a-z\d])fk[a-z\d]{14}(?![a-z\d])/u;

export const clickIdKinds = ['gclid', 'gbraid', 'wbraid', 'code'] as const;
export type ClickIdKind = (typeof clickIdKinds)[number];

export interface ClickId {
  id: string;
  kind: ClickIdKind;
}

/** Names that can hold nothing but a click. */
const ownNames: Readonly<Record<string, ClickIdKind>> = {
  gclid: 'gclid',
  extclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
};

/**
 * The click that a sale names.
 * @param slots the fields in which this network's links carry it.
 */
export function clickIdOf(subIds: readonly SubId[], slots: readonly string[]): ClickId | null {
  for (const { name, value } of subIds) {
    const kind = ownNames[name];
    if (kind !== undefined && /^[\w-]{1,500}$/u.test(value) && !CODE.test(value))
      return { id: value, kind: GBRAID.test(value) ? 'gbraid' : kind };
  }
  const code = subIds.map(({ value }) => CODE.exec(value)?.[0]).find((found) => found !== undefined);
  if (code !== undefined) return { id: code, kind: 'code' };
  for (const { name, value } of subIds) {
    if (!slots.includes(name)) continue;
    if (GBRAID.test(value)) return { id: value, kind: 'gbraid' };
    if (/^(?=.*[a-z])(?=.*[A-Z])[\w-]{20,500}$/u.test(value)) return { id: value, kind: 'gclid' };
  }
  const gclid = gclidOf('', subIds);
  return gclid === null ? null : { id: gclid, kind: 'gclid' };
}
