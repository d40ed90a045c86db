import { z } from 'zod';
import { languages, type LanguageCode } from '../ads/languages.ts';
import { matchTypes } from '../ads/match-types.ts';
import { funnelLevels } from '../texts/content/types.ts';

const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]; // the table has at least one language

/**
 * The generator's inputs for a saved list. A field is null when it does not apply, or when the list was typed
 * or imported.
 */
export const assetOriginSchema = z.strictObject({
  product: z
    .string()
    .trim()
    .max(120, 'Produto: use no máximo 120 caracteres.')
    .transform((product) => (product === '' ? null : product))
    .nullable()
    .default(null),
  language: z.enum(languageCodes, 'Idioma desconhecido.').nullable().default(null),
  funnel: z.enum(funnelLevels, 'Etapa do funil desconhecida.').nullable().default(null),
  matchType: z.enum(matchTypes, 'Tipo de correspondência desconhecido.').nullable().default(null),
});
export type AssetOrigin = z.output<typeof assetOriginSchema>;

/** The name given to a saved list. A list without a name is shown by its type. */
export const assetNameSchema = z
  .string()
  .trim()
  .max(80, 'Nome da lista: use no máximo 80 caracteres.')
  .transform((name) => (name === '' ? null : name))
  .nullable();

export const assetRenameSchema = z.strictObject({ name: assetNameSchema });
