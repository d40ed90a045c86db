import { readdirSync } from 'node:fs';
import type { LanguageCode } from '../../../ads/languages.ts';
import type { LanguageRules } from '../../../review/language-rules.ts';
import type { LanguagePack } from '../language-pack.ts';

export interface WrittenLanguage {
  language: LanguageCode;
  pack: LanguagePack;
  rules: LanguageRules;
}

/** Every language that has a folder, also one that the product does not offer yet. */
export const writtenFolders: readonly WrittenLanguage[] = await Promise.all(
  readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => readLanguage(name as LanguageCode)), // The folder has the language's code.
);

async function readLanguage(language: LanguageCode): Promise<WrittenLanguage> {
  // A path with a variable has no type.
  const { pack } = (await import(`../${language}/pack.ts`)) as { pack: LanguagePack };
  const file = (await import(`../../../review/languages/${language}.ts`)) as Record<string, LanguageRules>;
  const rules = file[language];
  if (rules === undefined) throw new Error(`review/languages/${language}.ts exports no "${language}".`);
  return { language, pack, rules };
}
