import { folded, sentencesOf, wholeWords } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { sourcesOf, type WordTable } from './word-table.ts';

const table = {
  pt: {
    no: 'não, nenhum, nenhuma, ninguém, nunca, jamais, nada disso, de jeito nenhum, de forma alguma, nem pensar, duvido, também não, que eu saiba não, que eu saiba nenhum, que saibamos não, não que eu saiba, não que eu tenha visto',
    softly: 'infelizmente, sinceramente, olha, que eu saiba, que saibamos, até agora, por enquanto',
    isAsked: 'sabia, não é, né, viu',
  },
  en: {
    no: 'no, nope, none, never, nobody, no one, not at all, not that i know, not that we know, none that i know, none that we know, not as far as, not really, not one, not yet, nothing of the kind, i doubt it, hardly, far from it, absolutely not, certainly not, of course not',
    softly: 'sadly, honestly, frankly, sorry, well, as far as we know, as far as i know, so far',
    isAsked: 'did you know, right, isn’t it',
  },
  es: {
    no: 'no, ningun*, ningún, nadie, nunca, jamás, nada de eso, para nada, en absoluto, en ningún caso, de ninguna manera, lo dudo, tampoco, ni mucho menos, no que yo sepa',
    softly: 'lamentablemente, sinceramente, que yo sepa, que sepamos, por desgracia, hasta ahora',
    isAsked: 'lo sabías, lo sabía, verdad',
  },
  de: {
    no: 'nein, nee, kein*, niemand*, nie, niemals, nichts, keineswegs, auf keinen fall, nicht dass, ganz und gar nicht, das bezweifle ich, das bezweifeln wir, mir ist kein* bekannt, uns ist kein* bekannt, mir ist davon nichts bekannt, davon ist mir nichts bekannt, davon ist uns nichts bekannt, davon weiß ich nichts',
    softly: 'leider, ehrlich gesagt, soweit ich weiß, soweit wir wissen, bisher',
    isAsked: 'wussten sie, wusstest du, oder',
  },
  fr: {
    no: 'non, aucun, aucune, personne, jamais, pas du tout, pas que je sache, pas que nous sachions, pas à ma connaissance, pas à notre connaissance, en aucun cas, nullement, j’en doute, nous en doutons, rien de tel, loin de là, absolument pas',
    softly: 'malheureusement, hélas, franchement, à ma connaissance, à notre connaissance, jusqu’ici',
    isAsked: 'le saviez-vous, saviez-vous, n’est-ce pas',
  },
} as const satisfies WordTable<string>;

const source = sourcesOf(table);
/** The answer denies at once, and what follows is a reason or a sentence of its own: "No wonder" denies nothing. */
const DENIES = new RegExp(
  `^\\W*(?:${source.softly},? )?${source.no}(?: [a-z]+)?\\W*(?:$|[.,;:!…]|-)|^\\W*${source.no} (?:que|that|dass|of which) `,
  'u',
);
/** "Only three are left, did you know?" tells. */
const ONLY_SEEMS_TO_ASK = wholeWords([`${source.isAsked}[^?]{0,10}\\?`]);

function isDenied(question: string, answer: string): boolean {
  return /\?\W*$/u.test(question) && !ONLY_SEEMS_TO_ASK.test(folded(question)) && DENIES.test(folded(answer));
}

/** What a page says, without the questions that it asks and denies itself: "Are only a few left? Not that I know of." */
export function withoutDeniedQuestions(blocks: readonly ReadBlock[]): ReadBlock[] {
  return blocks.flatMap((block, index) => {
    if (!block.text.includes('?')) return [block];
    const sentences = sentencesOf(block.text);
    const kept = sentences.filter(
      (sentence, at) => !isDenied(sentence, sentences[at + 1] ?? blocks[index + 1]?.text ?? ''),
    );
    if (kept.length === sentences.length) return [block];
    const text = kept.join(' ');
    return text === '' ? [] : [{ ...block, text, folded: folded(text) }];
  });
}
