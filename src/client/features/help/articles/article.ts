import type { PictureName } from '../pictures/picture-names.ts';

export interface Section {
  title?: string;
  paragraphs?: readonly string[];
  /** Things to do, in order. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Shown below the words. */
  picture?: PictureName;
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
  /** Other places where the article leads. */
  links?: readonly { label: string; to: string }[];
}
