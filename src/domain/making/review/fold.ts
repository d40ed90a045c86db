/**
 * Folds a text for comparison: lower case, straight quotes, Latin letters without accents. Marks of other
 * scripts stay, because they are part of the letter: `й` is not `и`. The exceptions are those of
 * `foldLetters`.
 */
export function fold(text: string): string {
  return foldLetters(withoutAccents(text.toLowerCase())).replace(/[’‘ʼ´`]/g, "'");
}

/** Also works on the source of an expression. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
}

const sameLetters: Readonly<Record<string, string>> = {
  // A Turkish text in capitals does not tell `I` from `İ`.
  ı: 'i',
  // Letters that people write for one another in Arabic.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '٪': '%',
};
const SAME = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');
/** Arabic vowel signs, the hamza on a letter, and the stroke that makes a word longer. */
const OPTIONAL_IN_ARABIC = /[\u064b-\u0655]|\u0640|\u0670/gu;
/** What only a few texts have. */
const FOLDED = /[ı\u0600-\u06ff]/;
const ARABIC_DIGIT = /[\u0660-\u0669]/gu;

/**
 * Gives letters that people write for one another the same form, and Arabic punctuation and digits their
 * Latin form. It also works on the source of an expression.
 */
export function foldLetters(text: string): string {
  if (!FOLDED.test(text)) return text.normalize('NFC');
  return text
    .normalize('NFD')
    .replace(OPTIONAL_IN_ARABIC, '')
    .normalize('NFC')
    .replace(SAME, (letter) => sameLetters[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660));
}
