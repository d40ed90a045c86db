import { parseArgs } from 'node:util';
import { pt } from 'zod/locales';
import * as z from 'zod/mini';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { isLanguageCode, type LanguageCode, languages } from '#domain/ads/languages.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { clipboardText } from '#domain/making/texts/exports.ts';
import type { GenerateProblem } from '#domain/making/texts/generators/define-generator.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import {
  emptySheet,
  type ProductSheet,
  productSheetSchema,
} from '#domain/making/texts/sheet/product-sheet.ts';
import { emptyTemplateStores, NUTRA_LIST, PRODUCTS_LIST } from '#domain/making/texts/templates.ts';

z.config(pt()); // the sheet's schema has no message of its own for some faults

/** The command cannot print anything; the message has one line per error. */
export class TextsError extends Error {
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages.join('\n'));
    this.messages = messages;
  }
}

const oneOf = <const Values extends readonly [string, ...string[]]>(option: string, values: Values) =>
  z.enum(values, `--${option}: use um destes: ${values.join(', ')}.`);

const argumentsSchema = z.object({
  language: z.custom<LanguageCode>(
    isLanguageCode,
    `--language: use um destes: ${languages.map(({ code }) => code).join(', ')}.`,
  ),
  kind: oneOf('kind', assetTypes),
  list: z.optional(oneOf('list', [NUTRA_LIST, PRODUCTS_LIST])),
  funnel: z.optional(oneOf('funnel', funnelLevels)),
  match: z._default(oneOf('match', matchTypes), 'broad'),
  product: z._default(z.string(), ''),
  sheet: z.optional(z.string()),
});

const problems: Record<GenerateProblem, string> = {
  missing_fields: 'Palavras-chave precisam de --list, --funnel e --product.',
  missing_product: '--product: diga o nome do produto.',
  missing_language: '--language: diga o idioma.',
  unknown_list: '--list: lista desconhecida.',
  no_templates: 'Ainda não há textos deste tipo neste idioma.',
  brand_forbidden: 'A ficha proíbe lances na marca: não há palavras-chave com o nome do produto.',
};

/**
 * The lines that the generators produce for the command's arguments.
 * @param readText reads the sheet's file.
 */
export async function listTexts(
  args: string[],
  readText: (path: string) => Promise<string>,
): Promise<string[]> {
  const { kind, list, funnel = '', match, product, sheet: path, language } = readArguments(args);
  const sheet = path === undefined ? emptySheet : await readSheet(path, readText);
  const name = product === '' ? (sheet.name ?? '') : product;
  // At the top of the funnel of supplements people search for their problem.
  const isProblem = kind === 'keywords' && list === NUTRA_LIST && funnel === 'top';
  const searched = isProblem && product === '' ? (sheet.problem ?? '') : name;
  const listKind =
    list === undefined ? {} : { kind: list === NUTRA_LIST ? ('nutra' as const) : ('physical' as const) };
  const generated = generators[kind].generate(
    {
      language,
      product: searched,
      listKey: list ?? '',
      funnel,
      match,
      sheet: { ...listKind, ...sheet, ...named(sheet, name) },
    },
    { stores: emptyTemplateStores, builtIn: await loadBuiltInTexts(language) },
  );
  if (!generated.ok) throw new TextsError([problems[generated.problem]]);
  return clipboardText(kind, generated.items).split('\n');
}

function readArguments(args: string[]): z.output<typeof argumentsSchema> {
  const option = { type: 'string' } as const;
  const options = {
    language: option,
    kind: option,
    list: option,
    funnel: option,
    match: option,
    product: option,
    sheet: option,
  };
  let values;
  try {
    ({ values } = parseArgs({ args, options, strict: true }));
  } catch {
    throw new TextsError([
      `Argumentos desconhecidos. Use ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    ]);
  }
  return parsed(argumentsSchema.safeParse(values));
}

async function readSheet(path: string, readText: (path: string) => Promise<string>): Promise<ProductSheet> {
  const text = await readText(path).catch(() => {
    throw new TextsError([`--sheet: não foi possível ler o arquivo ${path}.`]);
  });
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new TextsError([`--sheet: o arquivo ${path} não é um JSON válido.`]);
  }
  return parsed(productSheetSchema.safeParse(written));
}

/** A sheet without a product name gets the name given to the command. */
function named(sheet: ProductSheet, name: string): ProductSheet {
  const isGiven = Object.keys(sheet).length > 0;
  return isGiven && sheet.name === undefined && name !== '' ? { name } : {};
}

function parsed<T>(result: z.core.util.SafeParseResult<T>): T {
  if (result.success) return result.data;
  throw new TextsError(result.error.issues.map(({ message }) => message));
}
