import * as z from 'zod/mini';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';

// What a draft is made of: it takes what is typed within these sizes. `findings` says what Google Ads would refuse.

export const text = (max: number) =>
  z._default(z.string().check(z.maxLength(max, `Há um texto com mais de ${max} caracteres.`)), '');

/** `1234.56`, in the campaign's currency. */
export const amount = z._default(
  z.nullable(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'Use um valor como 1234.56.'))),
  null,
);

export const day = z._default(z.nullable(z.iso.date('Use uma data como 2026-11-21.')), null);

export const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z._default(z.array(item).check(z.maxLength(max, `Há uma lista com mais de ${max} itens.`)), []);

export const language = z.custom<LanguageCode>(isLanguageCode, 'Idioma desconhecido.');
