import { z } from 'zod';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { languages } from '#domain/ads/languages.ts';
import { funnelLevels } from '#domain/texts/content/types.ts';
import { NUTRA_LIST } from '#domain/texts/templates.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const languageCodes = languages.map(({ code }) => code);

const schema = z.object({
  tab: z.enum(assetTypes).default('keywords').catch('keywords'),
  language: z.enum(languageCodes).default('pt').catch('pt'),
  list: z.string().default(NUTRA_LIST),
  funnel: z.enum(funnelLevels).default('top').catch('top'),
});

/**
 * The templates selected in the settings. The selection is in the address, so that a tool can link to its own
 * templates.
 */
export function useChosenTemplates() {
  return useSearchState(schema);
}
