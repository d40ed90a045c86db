// node scripts/run.mjs scripts/lookalikes.ts: writes the table of look-alike letters of the policy reader from the
// published tables of Unicode (UTS 39, confusables.txt), which the package `unhomoglyph` carries.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import table from 'unhomoglyph/data.json' with { type: 'json' };
import { printLine } from './command.ts';

const pairs: Readonly<Record<string, string>> = table;
/** Scripts whose letters stand for Latin ones in disguised texts. `ı` is a letter of Turkish. */
const FROM =
  /^(?!ı)[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\p{sc=Cans}]$/u;
/**
 * Letters that the tables of Unicode miss: small capitals, the Cyrillic letter that stands for a small F, and Latin
 * letters that are open, turned or struck through.
 */
const MORE =
  'aɐ AȺ bƀ BɃ cɔ CƆ cȼ CȻ dɖ dɗ DƊ eɛ EƐ eǝ eə EƎ eɇ EɆ iɨ IƗ lƚ LȽ nɲ NƝ oɵ OƟ pƥ PƤ rɍ RɌ tƭ TƬ TȾ uʉ UɄ yɏ YɎ zƶ ZƵ aᴀ bʙ cᴄ dᴅ eᴇ fꜰ fғ gɢ hʜ jᴊ kᴋ lʟ mᴍ nɴ pᴘ qǫ rʀ tᴛ oᴏ kк mм tт'.split(
    ' ',
  );

const groups = new Map<string, Set<string>>();
function add(target: string, letter: string): void {
  groups.set(target, (groups.get(target) ?? new Set()).add(letter));
}
for (const [letter, target] of Object.entries(pairs)) {
  const isNew = /^[a-z]$/i.test(target) && letter > '~' && letter.normalize('NFKC') === letter;
  // Unicode gives `l` for both `l` and `I`.
  if (isNew && FROM.test(letter)) add(target === 'l' && /\p{Lu}/u.test(letter) ? 'I' : target, letter);
}
for (const [target = '', letter = ''] of MORE.map((pair) => Array.from(pair))) add(target, letter);

const rows = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([target, letters]) => `  ${target}: '${[...letters].join('')}',`);
const file = join(import.meta.dirname, '../src/domain/making/review/lookalikes.ts');
writeFileSync(
  file,
  `/**
 * Letters that look like a Latin one, by the Latin one. Written by \`scripts/lookalikes.ts\` from the tables of
 * UTS 39 (Unicode License v3).
 */
export const lookalikes: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`,
);
printLine({ letters: [...groups.values()].reduce((sum, { size }) => sum + size, 0) });
