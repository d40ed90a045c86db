/// <reference types="vite/types/importMeta.d.ts" />
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { LanguagePack } from '../language-pack.ts';

export interface WrittenLanguage {
  language: LanguageCode;
  pack: LanguagePack;
}

const packs = import.meta.glob<{ pack: LanguagePack }>('../*/pack.ts', { eager: true });

/** Every language that has a folder, also one that the product does not offer yet. */
export const writtenFolders: readonly WrittenLanguage[] = Object.entries(packs).map(([path, { pack }]) => ({
  language: path.split('/')[1] as LanguageCode, // The folder's name is the language's code.
  pack,
}));
