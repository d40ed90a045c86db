import type { PhraseFinder, Span } from './phrase-index.ts';

/** The phrases that say that a text does not mean what it names. */
export interface DisowningPhrases {
  /** Take back what follows: "we do not promise income". */
  denied: PhraseFinder;
  /** Take back what went before: "10 kilos in three days? We do not promise that." */
  takesBack: PhraseFinder;
  /** Speak of what others claim: "misleading advertising". */
  reports: PhraseFinder;
}

const CLAUSE_END = /^\s*(?:[.!?;:,。、！？]|$)/;
/** A comma or a point inside a number ends nothing. */
const LAST_CLAUSE = /(?:[^.!?;:,。、！？]|(?<=\d)[.,:](?=\d))*[?？,、]?\s*$/;
const SENTENCES = /[^.!?。！？]+[.!?。！？]*/g;
const QUOTED = /["“”„«»「](?:[^"“”„«»「」]+)["“”»«」]/g;

/** Puts something harmless in the place of what a text denies, takes back or reports of others. */
export class Disowned {
  readonly #phrases: DisowningPhrases;

  constructor(phrases: DisowningPhrases) {
    this.#phrases = phrases;
  }

  replaceIn(text: string, replacement: string): string {
    const spans = [
      ...this.#phrases.denied.spansIn(text),
      ...this.#takenBackIn(text),
      ...this.#reportedIn(text),
    ].sort((one, other) => one.start - other.start);
    let at = 0;
    let kept = '';
    for (const { start, end } of spans) {
      if (end <= at) continue;
      kept += `${text.slice(at, Math.max(at, start))}${replacement}`;
      at = end;
    }
    return kept + text.slice(at);
  }

  /** The clause before the phrase, or the question that it answers. */
  #takenBackIn(text: string): Span[] {
    return this.#phrases.takesBack
      .spansIn(text)
      .filter(({ end }) => CLAUSE_END.test(text.slice(end)))
      .map(({ start, end }) => ({ start: LAST_CLAUSE.exec(text.slice(0, start))?.index ?? start, end }));
  }

  /** The sentence that reports, and all questions and quotations: they have what others claim. */
  #reportedIn(text: string): Span[] {
    const reports = this.#phrases.reports.spansIn(text);
    if (reports.length === 0) return [];
    const clauses = [...text.matchAll(/[^.!?;:。！？]+/g)].map(spanOf);
    const questions = [...text.matchAll(SENTENCES)]
      .filter(([sentence]) => /[?？]$/.test(sentence))
      .map(spanOf);
    return [
      ...clauses.filter(({ start, end }) => reports.some((each) => start <= each.start && each.start < end)),
      ...questions,
      ...[...text.matchAll(QUOTED)].map(spanOf),
    ];
  }
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
