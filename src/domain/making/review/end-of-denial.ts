import { listOf } from './phrases.ts';

const anyOf = (words: string) => `(?:${listOf(words).join('|')})`;

/** Between a denial and a claim. All words here are folded. */
const BUT = anyOf(
  `but, yet, however, and (?:it |they )?(?:still|even), mas, e sim, porem, contudo, todavia, no entanto, e ainda, pero, sino, y aun,
    aber, sondern, und doch, mais, et pourtant, ma, eppure, maar, en toch, men, utan, ale, lecz, jednak, но, а, однако, avsak,
    vendar, ampak, toda, subalit, ngunit, ama, fakat, ancak, แต่, و?لكن\\p{L}*, بل`,
);
/** Anywhere in the clause after a comma. */
const STILL = anyOf(
  `still, nevertheless, nonetheless, mesmo assim, ainda assim, aun asi, sin embargo, trotzdem, dennoch, quand meme, pourtant,
    cependant, tuttavia, comunque, toch, alligevel, likevel, anda, mimo to, все же, всё же, vseeno, napriek tomu, yine de`,
);
/** After a comma, a subject begins a sentence of its own ("not a drug, it cures"), as "but" does in Icelandic. */
const IT = anyOf(
  `it, this, they, ele, ela, isso, isto, este, esta, esto, er, sie, es, dieses?, il, elle, ca, cela, questo, questa, het, dit, den,
    det, on, ono, to, он, она, оно, это, bu, en`,
);
const AND = anyOf('and, e, y, und, et, en, i, och, og, ja, и, ve, a, in, at');
/** What a remedy does to an illness, by language. In a list that goes on denying, a "nor" or an "or" follows. */
const CURES = anyOf(
  `cures, heals, treats, reverses, ends, stops, prevents, relieves, eliminates,
    cura, trata, reverte, acaba com, elimina, combate, previne, alivia, curam, aliviam, eliminam,
    revierte, acaba con, previene, sana, curan, alivian, eliminan,
    heilt, behandelt, beendet, beseitigt, stoppt, lindert, bekampft, heilen, lindern,
    guerit, soigne, traite, elimine, stoppe, soulage, guerissent, soignent, eliminent, soulagent,
    guarisce, sconfigge, combatte,
    geneest, stopt, verhelpt, verlicht,
    leczy, wyleczy, likwiduje, usuwa, zwalcza,
    botar, lindrar, laker, stoppar, helbreder, kurerer, fjerner, lindrer, behandler, leger, læknar,
    излечивает, лечит, вылечивает, избавляет, устраняет,
    lieci, vylieci, odstranuje, zbavi, zdravi, ozdravi, odpravi`,
);
const NOR = anyOf(
  `or, nor, not, ou, nem, nao, o, ni, no, oder, noch, nicht, keine?, pas, ne, non, of, geen, niet, ani, nie, lub, eller, ikke, inte,
    или, ни, не, veya, alebo, ali, niti, ekki, eða`,
);

/** The text does not go on to deny: "does not treat, cure or prevent". */
const NO_MORE = `(?![^.!?;]*(?<!\\p{L})${NOR} )`;

/** Nothing here ends a denial: the text neither contradicts it nor goes on to claim, as "not a drug, but it cures" does. */
export const STILL_DENIED = [
  `(?! ${BUT} )(?![,:] ${IT} )(?!\\s[–—-]\\s)`,
  `(?!,[^.!?;]{0,40}(?<!\\p{L})${STILL}(?!\\p{L}))`,
  `(?!(?:[,:]| ${AND})${NO_MORE} (?:\\p{L}+ ){0,2}${CURES} )`,
].join('');

/** A word more within a denial does not reach over a comma: "not a drug, cures". */
export function withinClause(phrase: string): string {
  return phrase.replaceAll('(?:\\p{L}+ )', `(?:\\p{L}+(?![,:]${NO_MORE}|\\s[–—-]) )`);
}
