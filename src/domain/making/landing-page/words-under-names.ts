import type { Block } from './page-model.ts';
import { folded } from './phrases.ts';
import { speaksOfOneself } from './quotes.ts';

/** "Jutta, 53, Altenburg", "Valdomiro Prado há 2 dias", "Rafa (aluno)": up to four words, and what is said of the person. */
const NAME = "\\p{Lu}[\\p{L}'’.-]*(?: (?:\\p{Lu}[\\p{L}'’.-]*|d[aeo]s?|de la|van|von)){0,3}";
const AGE = '\\(?\\d{2}\\)?(?: (?:anos|años|ans|jahre|years?)(?: old)?)?';
const AGO =
  '(?:há|hace|vor|il y a)?\\s?\\d{1,2} ?(?:min|h|d|w|m|dias?|semanas?|mes(?:es)?|horas?|days?|weeks?|months?|hours?|tage?n?|wochen?|monate?n?|stunden?|jours?|semaines?|mois|heures?)(?: ago| atrás)?';
const TELLING = new RegExp(
  `^${NAME}(?:(?:, ${AGE}|,? \\(${AGE}\\))(?:,? .{2,30})?|,? \\((?!\\d)[^()]{3,30}\\)|(?:,| ·| —| –)? ${AGO}| ?[★☆⭐]{3,5}| \\d{2}a)$`,
  'iu',
);
const BARE = new RegExp(`^${NAME}(?:, ${NAME})?$`, 'u');
const MOST_LETTERS = 50;
const FEWEST_WORDS = 4;
/** Headings and cells of tables name things. */
const OF_THINGS = /^(?:h[1-6]|t[hdr]|dt|dd|summary|button|a|option|label|legend)$/u;
interface Line {
  index: number;
  where: string;
  isTelling: boolean;
}

/** How many such lines of one box make people of them: bare names may be names of things. */
const FEWEST_TELLING = 2;
const FEWEST_BARE = 3;

/** Which texts stand under the names of people, as on cards of buyers, in comments and chats: their positions. */
export function wordsUnderNames(blocks: readonly Block[]): ReadonlySet<number> {
  const byBox = new Map<string, Line[]>();
  for (const line of linesIn(blocks)) {
    const same = byBox.get(line.where);
    if (same) same.push(line);
    else byBox.set(line.where, [line]);
  }
  const found = new Set<number>();
  for (const lines of byBox.values()) {
    const words = lines.map(({ index }, at) => spokenAfter(blocks, index, lines[at + 1]?.index));
    const spoken = words.filter((each) => each.some((at) => isSpeech(blocks[at])));
    const isToldOfOneself = spoken.flat().some((at) => speaksOfOneself(folded(blocks[at]?.text ?? '')));
    const telling = lines.filter(({ isTelling }) => isTelling).length;
    const isOfPeople =
      telling >= FEWEST_TELLING ||
      (lines.length >= FEWEST_BARE && spoken.length >= FEWEST_BARE && isToldOfOneself);
    if (isOfPeople) for (const at of spoken.flat()) found.add(at);
  }
  return found;
}

function linesIn(blocks: readonly Block[]): Line[] {
  return blocks.flatMap(({ text, tag, where, isAside }, index): Line[] => {
    if (isAside || OF_THINGS.test(tag) || text.length > MOST_LETTERS) return [];
    const isTelling = TELLING.test(text) && /^\p{Lu}/u.test(text);
    return isTelling || BARE.test(text) ? [{ index, where, isTelling }] : [];
  });
}

/** Bubbles of a chat, or paragraphs of a letter. */
const MOST_TEXTS = 8;

/** The texts after a name in the same box, until the next name. */
function spokenAfter(blocks: readonly Block[], from: number, next = blocks.length): number[] {
  // A path names the last of the elements around a text.
  const box = blocks[from]?.where.split(' > ').slice(-2).join(' > ') ?? '';
  const after: number[] = [];
  for (let at = from + 1; at < Math.min(next, from + 1 + MOST_TEXTS); at++) {
    const block = blocks[at];
    if (!block?.where.includes(box) || OF_THINGS.test(block.tag)) break;
    after.push(at);
  }
  return after;
}

function isSpeech(block: Block | undefined): boolean {
  return (block?.text.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS;
}
