import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { LanguageSelect } from './language-select.tsx';

/** An editor of one language's templates, and the choice of the language above it. */
export function ByLanguage({ children }: { children: (language: LanguageCode) => ReactNode }) {
  const [language, setLanguage] = useState<LanguageCode>('pt');
  return (
    <Stack>
      <LanguageSelect value={language} onChange={setLanguage} />
      {children(language)}
    </Stack>
  );
}
