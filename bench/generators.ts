import { noTexts } from '#domain/making/texts/built-in-texts.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import { addItems, parseItems } from '#domain/making/texts/generators/read-items.ts';
import { assetTypes, byAdTextType } from '#domain/ads/asset-types.ts';
import { emptyTemplateStores, NUTRA_LIST, type TemplateStores } from '#domain/making/texts/templates.ts';
import { measure, printHeading } from './report.ts';

const TEMPLATES = 5_000;

const input: GeneratorInput = {
  listKey: NUTRA_LIST,
  product: 'Colágeno Prime',
  language: 'pt',
  funnel: 'middle',
  match: 'exact',
};

/**
 * Measures every generator with 5,000 own templates, half of them too long, and importing a list of 5,000
 * items.
 */
export async function benchGenerators(): Promise<void> {
  const templates = Array.from({ length: TEMPLATES }, (_, n) =>
    n % 2 === 0 ? `aaa {NOME_PRODUTO} promoção ${n}` : `{NOME_PRODUTO} original com frete grátis 🚚 ${n}`,
  );
  const texts = { pt: { templates } };
  const stores: TemplateStores = {
    ...emptyTemplateStores,
    keywords: { pt: { [NUTRA_LIST]: { middle: { strategy: '', example: '', templates } } } },
    negativeKeywords: { pt: templates },
    ...byAdTextType(() => texts),
    sitelinks: { pt: { templates: templates.map((text) => ({ text, desc1: text, desc2: text })) } },
  };
  printHeading(`Generators: ${TEMPLATES} templates`, ['p50', 'p95']);
  for (const kind of assetTypes) {
    await measure(`generate ${kind}`, () => {
      const result = generators[kind].generate(input, { stores, builtIn: noTexts });
      if (!result.ok) throw new Error(result.problem);
    });
  }
  const file = templates.join('\n');
  const sitelinks = templates.map((text) => [text, text, text].join(';')).join('\n');
  for (const kind of assetTypes) {
    await measure(`read a list of ${kind}`, () => parseItems(kind, kind === 'sitelinks' ? sitelinks : file));
  }
  const items = parseItems('keywords', file);
  await measure('add one keyword to the list', () => addItems('keywords', items, [{ text: 'mais uma' }]));
}
