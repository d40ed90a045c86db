import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { LanguageSelect } from '#client/parts/language-select.tsx';
import { useChosenTemplates } from './use-chosen-templates.ts';

/** A language select, and below it the editor of that language's templates. */
export function ByLanguage({ children }: { children: (language: LanguageCode) => ReactNode }) {
  const [{ language }, choose] = useChosenTemplates();
  return (
    <Stack>
      <LanguageSelect value={language} onChange={(code) => choose({ language: code })} />
      {children(language)}
    </Stack>
  );
}
