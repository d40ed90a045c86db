// npm run spelling -- de fr: prints the words of the built-in texts that a free dictionary does not know. Names,
// compounds and shop words are often right, so a person reads the list; nothing fails because of it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts, writtenLanguages } from '#domain/making/texts/built-in-texts.ts';
import { allLines } from '#domain/making/texts/content/testing/all-lines.ts';

interface Dictionary {
  aff: Uint8Array;
  dic: Uint8Array;
}
interface Speller {
  correct: (word: string) => boolean;
}

const folder = join(import.meta.dirname, '..', 'dictionaries');
/**
 * No dictionary is published for Arabic, Filipino, Japanese and Thai. nspell needs minutes and gigabytes for the
 * Italian and the Portuguese one, and takes any word for Swedish and Korean.
 */
const dictionaries: Partial<Record<LanguageCode, string>> = {
  ...Object.fromEntries(
    ['de', 'da', 'sk', 'sl', 'fr', 'nl', 'is', 'pl', 'ru', 'tr', 'es', 'en'].map((code) => [code, code]),
  ),
  no: 'nb',
};
const TOKENS = /\{[A-Z_]+\}|\[problema\]|\baaa\b/g;

if (!existsSync(join(folder, 'node_modules'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 2, 2] });
}
const load = createRequire(join(folder, 'package.json'));
// The packages have no types.
const nspell = load('nspell') as (dictionary: Dictionary) => Speller;

function readDictionary(name: string): Dictionary {
  const read = (end: string) =>
    readFileSync(join(folder, 'node_modules', `dictionary-${name}`, `index.${end}`));
  return { aff: read('aff'), dic: read('dic') };
}

const wanted = process.argv.slice(2);
for (const language of writtenLanguages.filter((code) => wanted.length === 0 || wanted.includes(code))) {
  const name = dictionaries[language];
  if (name === undefined) {
    console.log(`${language}: no usable dictionary`);
    continue;
  }
  const { pack } = await loadBuiltInTexts(language);
  const lines = pack === null ? [] : allLines(pack);
  const speller = nspell(readDictionary(name));
  const words = new Set(lines.flatMap((line) => line.replace(TOKENS, ' ').match(/[\p{L}\p{M}'’-]+/gu) ?? []));
  const unknown = [...words].filter(
    (word) =>
      ![word, word.toLowerCase(), word.charAt(0).toUpperCase() + word.slice(1)].some((form) =>
        speller.correct(form),
      ),
  );
  console.log(
    `${language}: ${unknown.length} of ${words.size} words unknown\n${unknown.sort().join(', ')}\n`,
  );
}
