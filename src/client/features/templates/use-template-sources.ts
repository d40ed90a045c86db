import { useSuspenseQuery } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { TemplateSources } from '#domain/making/texts/generators/define-generator.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';

/** The person's own templates and the built-in ones of a language. The editor waits for the built-in ones. */
export function useTemplateSources(language: LanguageCode): TemplateSources {
  const stores = useTemplateStores();
  const { data: builtIn } = useSuspenseQuery(builtInTextsOptions(language));
  return { stores, builtIn };
}
