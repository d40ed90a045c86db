import { randomInt } from 'node:crypto';

/** Far more than a campaign of 60,000 rows has. Without a limit, 12 MB of `{}` take 250 MB and two seconds. */
const MOST_VALUES = 2_000_000;
const MOST_OBJECTS = 400_000;
/** Our own requests have a few hundred different names. A million different names take six seconds to read and check. */
const MOST_NAMES = 5000;

const [QUOTE, BACKSLASH, COLON, COMMA, BRACE, BRACKET] = [0x22, 0x5c, 0x3a, 0x2c, 0x7b, 0x5b];
const BLANK = 0x20;

/** Different names are counted by their hashes, with a seed that a caller cannot know. */
const SLOT_BITS = 16;
const MULTIPLIER = randomInt(2 ** 30) * 2 + 1;
const SEED = randomInt(2 ** 32);
/** Spreads hashes that a weak random multiplier has left close together. */
const GOLDEN = 0x9e3779b1;

/** Whether a JSON text can be parsed and checked without filling the memory or keeping others waiting. */
export function isLightJson(json: string): boolean {
  const slots = new Uint8Array(2 ** SLOT_BITS);
  const count = { values: 0, objects: 0, names: 0 };
  for (let at = 0; at < json.length; at += 1) {
    const mark = json.charCodeAt(at);
    if (mark === COMMA) count.values += 1;
    else if (mark === BRACE || mark === BRACKET) count.objects += 1;
    else if (mark === QUOTE) {
      const end = endOfText(json, at);
      if (isName(json, end)) {
        const slot = slotOf(json, at, end);
        count.names += slots[slot] === 0 ? 1 : 0;
        slots[slot] = 1;
      }
      at = end;
    }
  }
  return count.values <= MOST_VALUES && count.objects <= MOST_OBJECTS && count.names <= MOST_NAMES;
}

/**
 * The place of the quotation mark that ends a text.
 * @param begin the place of the one that begins it.
 */
function endOfText(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}

/** Whether the text that ends here is the name of a value. */
function isName(json: string, end: number): boolean {
  let after = end + 1;
  while (json.charCodeAt(after) <= BLANK) after += 1;
  return json.charCodeAt(after) === COLON;
}

/**
 * The place of the text between two quotation marks.
 * @param multiplier odd
 */
export function slotOf(json: string, begin: number, end: number, multiplier = MULTIPLIER): number {
  let hash = SEED;
  for (let at = begin + 1; at < end; at += 1) {
    hash = Math.imul(hash ^ json.charCodeAt(at), multiplier);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, GOLDEN) >>> (32 - SLOT_BITS);
}
