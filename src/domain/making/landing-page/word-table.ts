import { folded, pageLanguageCodes, type PageLanguage, wholeWords } from './phrases.ts';

/**
 * Lists of words by language, as people write them. An entry ends at a comma or a line. `*` stands for any ending, `…` for
 * a few words between, `#` for a number.
 */
export type WordTable<List extends string> = Readonly<Record<PageLanguage, Readonly<Record<List, string>>>>;

const BETWEEN = '[^.;!?]{0,30}';

/** The source of a regular expression for folded text that matches each entry of a list. */
export function anyOf(list: string): string {
  const entries = list
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) =>
      folded(entry)
        .replace(/[.+?()[\]{}|^$\\/]/gu, '\\$&')
        .replaceAll('*', '[a-z]*')
        .replaceAll(' … ', `${BETWEEN}(?<![a-z])`)
        .replaceAll('…', BETWEEN)
        .replaceAll('#', '\\d+'),
    );
  return `(?:${entries.join('|')})`;
}

type Sources<List extends string> = Readonly<Record<List, string>>;

/** A list of every language together, as a source: people mix languages, and a phrase of one means little in another. */
export function sourcesOf<List extends string>(table: WordTable<List>): Sources<List> {
  // The keys of a row are the lists' names.
  const names = Object.keys(table.pt) as List[];
  return Object.fromEntries(
    names.map((name) => [name, anyOf(pageLanguageCodes.map((code) => table[code][name]).join('\n'))]),
    // Object.fromEntries loses the keys.
  ) as Sources<List>;
}

type Words<List extends string> = Readonly<Record<List, RegExp>>;

/** Each list of a table as a regular expression that matches whole words. */
export function wordsOf<List extends string>(table: WordTable<List>): Words<List> {
  return Object.fromEntries(
    Object.entries(sourcesOf(table)).map(([name, source]) => [name, wholeWords([String(source)])]),
    // Object.fromEntries loses the keys.
  ) as Words<List>;
}
