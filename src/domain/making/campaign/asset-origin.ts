import * as z from 'zod/mini';
import { languages, type LanguageCode } from '#domain/ads/languages.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { textOrNull } from './text-or-null.ts';

const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]; // the table has at least one language

/**
 * The generator's inputs for a saved list. A field is null when it does not apply, or when the list was typed
 * or imported.
 */
export const assetOriginSchema = z.strictObject({
  product: z._default(textOrNull('Produto', 120), null),
  language: z._default(z.nullable(z.enum(languageCodes, 'Idioma desconhecido.')), null),
  funnel: z._default(z.nullable(z.enum(funnelLevels, 'Etapa do funil desconhecida.')), null),
  matchType: z._default(z.nullable(z.enum(matchTypes, 'Tipo de correspondência desconhecido.')), null),
});
export type AssetOrigin = z.output<typeof assetOriginSchema>;

/** The name given to a saved list. A list without a name is shown by its type. */
export const assetNameSchema = textOrNull('Nome da lista', 80);

export const assetRenameSchema = z.strictObject({ name: assetNameSchema });
