import type { ReadBlock } from '../page-model.ts';
import { folded } from '../phrases.ts';
import { isOfReader, isRated, looksLikeQuote } from '../quotes.ts';

const MOST_WORDS_OF_A_HEADING = 4;
const MOST_WORDS_OF_A_QUESTION = 14;

/** What a buyer or a reader says. */
export function isStory(block: ReadBlock): boolean {
  return looksLikeQuote(block) || isOfReader(block.text) || isRated(block.text);
}

/** Each text that is not a quote, with the short line or the question before it, which names its topic. */
export function underHeadings(blocks: readonly ReadBlock[]): { block: ReadBlock; heading: string }[] {
  return blocks.flatMap((block, index) => {
    if (isStory(block)) return [];
    const before = blocks[index - 1];
    const isHeading =
      before !== undefined &&
      (before.text.endsWith('?')
        ? before.words <= MOST_WORDS_OF_A_QUESTION
        : before.words <= MOST_WORDS_OF_A_HEADING && !/[.!\d]/u.test(before.text));
    return [{ block, heading: isHeading ? before.folded : '' }];
  });
}

/** Each sentence with the question of the same text that it answers, or else with the text's heading. */
export function underQuestions(
  sentences: readonly string[],
  heading: string,
): { sentence: string; heading: string }[] {
  let above = heading;
  return sentences.map((sentence) => {
    const under = { sentence, heading: above };
    if (sentence.endsWith('?') && sentence.split(' ').length <= MOST_WORDS_OF_A_QUESTION)
      above = `${heading} ${folded(sentence)}`.trim();
    return under;
  });
}
