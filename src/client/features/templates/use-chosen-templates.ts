import * as z from 'zod/mini';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { languages } from '#domain/ads/languages.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { NUTRA_LIST } from '#domain/making/texts/templates.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const languageCodes = languages.map(({ code }) => code);

const schema = z.object({
  tab: z.catch(z._default(z.enum(assetTypes), 'keywords'), 'keywords'),
  language: z.catch(z._default(z.enum(languageCodes), 'pt'), 'pt'),
  list: z._default(z.string(), NUTRA_LIST),
  funnel: z.catch(z._default(z.enum(funnelLevels), 'top'), 'top'),
});

/**
 * The templates selected in the settings. The selection is in the address, so that a tool can link to its own
 * templates.
 */
export function useChosenTemplates() {
  return useSearchState(schema);
}
