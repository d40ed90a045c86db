export interface Section {
  title?: string;
  paragraphs?: readonly string[];
  /** Things to do, in order. */
  steps?: readonly string[];
  points?: readonly string[];
}

export interface Article {
  title: string;
  /** One sentence, shown in the list of articles. */
  summary: string;
  /** Other words that people search for. */
  words?: string;
  sections: readonly Section[];
  /** The screen that the article is about. */
  screen?: { label: string; to: string };
}
