import { toOneLine } from './text.ts';

/** One line without tabs and with single blanks, as a cell of a file for Google holds it. */
export function plainLine(text: string): string {
  return toOneLine(text).replace(/\s+/gu, ' ');
}

/** A name as such a cell holds it. One that nobody sees stays as it is: an empty cell would be no name at all. */
export function plainName(name: string): string {
  return plainLine(name) || name;
}
