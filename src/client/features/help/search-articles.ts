import { foldText } from '#domain/shared/fold-text.ts';
import type { Article } from './articles/article.ts';

/** The shortest word whose last "s" is dropped, so that `negativas` finds `negativa` and the other way round. */
const PLURAL_LENGTH = 4;

/**
 * The articles that contain all searched words, without regard to accents, case and plural. Words in the title count most,
 * then those of the summary, then the rest.
 */
export function searchArticles<Found extends Article>(articles: readonly Found[], searched: string): Found[] {
  const wanted = wordsOf(searched);
  if (wanted.length === 0) return [...articles];
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

function scoreOf(article: Article, wanted: readonly string[]): number {
  const parts = [
    { text: foldText(article.title), weight: 9 },
    { text: foldText(`${article.summary} ${article.words ?? ''}`), weight: 3 },
    { text: foldText(bodyOf(article)), weight: 1 },
  ];
  const scores = wanted.map((word) => parts.find(({ text }) => text.includes(word))?.weight ?? 0);
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function bodyOf({ sections }: Article): string {
  return sections
    .flatMap(({ title = '', paragraphs = [], steps = [], points = [] }) => [
      title,
      ...paragraphs,
      ...steps,
      ...points,
    ])
    .join(' ');
}

function wordsOf(searched: string): string[] {
  return foldText(searched)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length >= PLURAL_LENGTH ? word.replace(/s$/, '') : word));
}
