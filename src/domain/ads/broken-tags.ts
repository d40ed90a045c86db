import { defaultOf, splitAtTags } from './dynamic-tags.ts';

const COUNTDOWN = /^\{=?(?:global_)?countdown/iu;
/** A date and a time; Google also writes it with quotes and other dividers. */
const COUNTDOWN_WITH_END =
  /^\{=?(?:global_)?countdown\(\s*"?\d{4}[-/]\d{1,2}[-/]\d{1,2}\s+\d{1,2}:\d{2}[^()]*\)\}$/iu;
const PLACE_OR_VALUE = /^\{(?:location\((?:city|state|country)\)|customizer\.[^{}:().]+)[:}]/iu;
const KEYWORD = /^\{keyword:/iu;
/**
 * Text that looks like a tag but is none, or whose name Google does not know: `{KeyWord}`, `{KeyWorld:Kit}`, `{
 * KeyWord:Kit}`.
 */
const NO_TAG =
  /\{\s*=?\s*(?:keyword|location|customizer|(?:global_)?countdown)(?![\p{L}_])|\{(?!=?if\()[^{}]*:/iu;
const SPACED = /\{\s*(keyword|location\(\w+\)|customizer\.\w+)\s*:\s*([^{}]*?)\s*\}/giu;

/**
 * Whether Google would refuse the dynamic tags of a text: unclosed, nested, unknown, without their default, or with
 * nothing between two.
 * https://github.com/googleapis/googleapis/blob/master/google/ads/googleads/v21/errors/ad_error.proto
 */
export function hasBrokenTag(text: string): boolean {
  if (!/[{}]/u.test(text)) return false;
  const pieces = splitAtTags(text).map(({ piece, shown }) => ({ piece, isTag: piece !== shown }));
  const tags = pieces.filter(({ isTag }) => isTag).map(({ piece }) => piece);
  return (
    pieces.some(({ piece, isTag }, at) => isTag && (isFaulty(piece) || pieces[at + 1]?.isTag === true)) ||
    pieces.some(({ piece, isTag }) => !isTag && (hasOddBraces(piece) || NO_TAG.test(piece))) ||
    hasMixedDefaults(tags)
  );
}

/** Removes blanks inside the braces and puts one between two tags. */
export function mendTags(text: string): string {
  const mended = text
    .replace(SPACED, (_, name: string, shown: string) => `{${name}:${shown}}`)
    .replace(/\}\{/gu, '} {');
  return hasBrokenTag(mended) ? text : mended;
}

function isFaulty(tag: string): boolean {
  if (COUNTDOWN.test(tag)) return !COUNTDOWN_WITH_END.test(tag);
  const shown = defaultOf(tag);
  if (shown !== undefined && (shown === '' || shown !== shown.trim())) return true;
  return !KEYWORD.test(tag) && !PLACE_OR_VALUE.test(tag);
}

/** Whether a brace is open at the end, is closed without an opening, or stands inside another. */
function hasOddBraces(text: string): boolean {
  return /[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''));
}

/** Google wants a default in each tag but countdowns when one has it. */
function hasMixedDefaults(tags: readonly string[]): boolean {
  const others = tags.filter((tag) => !COUNTDOWN.test(tag)).map((tag) => defaultOf(tag) !== undefined);
  return others.includes(true) && others.includes(false);
}
