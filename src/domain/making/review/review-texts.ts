import * as z from 'zod/mini';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { languages } from '#domain/ads/languages.ts';
import { highestLevel, type PolicyLevel, productKinds } from './policy-rule.ts';
import { loadPolicyReader } from './policy.ts';

const codes = languages.map(({ code }) => code);
const oneOf = (name: string, values: readonly string[]) =>
  `${name} precisa ser um destes: ${values.join(', ')}.`;

const textToReview = z.object(
  {
    text: z.string('text precisa ser um texto.'),
    language: z.enum(codes, oneOf('language', codes)),
    kind: z.enum(assetTypes, oneOf('kind', assetTypes)),
    product: z._default(z.string('product precisa ser um texto.'), ''),
    productKind: z.enum(productKinds, oneOf('productKind', productKinds)),
  },
  'o item precisa ser um objeto.',
);
const textsToReview = z.array(textToReview, 'O arquivo precisa ter uma lista (array) de textos.');

export type TextToReview = z.infer<typeof textToReview>;

export interface TextReview {
  level: PolicyLevel | 'ok';
  rules: string[];
}

export type ReadResult<Value> = { ok: true; value: Value } | { ok: false; error: string };

/** Parses the list in a JSON file. The error names the first wrong item, counted from 1. */
export function parseTextsToReview(json: string): ReadResult<TextToReview[]> {
  let data: unknown;
  try {
    data = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, error: 'O arquivo não é um JSON válido.' };
  }
  const parsed = textsToReview.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const position = typeof issue?.path[0] === 'number' ? `Item ${issue.path[0] + 1}: ` : '';
  return { ok: false, error: `${position}${issue?.message ?? 'dados inválidos.'}` };
}

/** Returns one answer per text, in order. */
export async function reviewTexts(texts: readonly TextToReview[]): Promise<TextReview[]> {
  const used = [...new Set(texts.map(({ language }) => language))];
  const readers = new Map(
    await Promise.all(used.map(async (language) => [language, await loadPolicyReader(language)] as const)),
  );
  return texts.map(({ language, ...question }) => {
    const findings = readers.get(language)?.(question) ?? [];
    return { level: highestLevel(findings), rules: findings.map(({ rule }) => rule) };
  });
}
