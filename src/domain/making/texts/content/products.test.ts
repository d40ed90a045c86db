import { describe, expect, it } from 'vitest';
import { parseKeyword } from '#domain/ads/keyword.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { loadPolicyReader, type PolicyQuestion } from '#domain/making/review/policy.ts';
import { fillFacts } from '../engine/facts.ts';
import { slotsOf, wordingOf } from '../engine/ad-text-list.ts';
import { poolOf } from '../engine/kind-pool.ts';
import { generators } from '../generators/index.ts';
import { emptySheet, type ProductSheet } from '../sheet/product-sheet.ts';
import { emptyTemplateStores, NUTRA_LIST, PRODUCTS_LIST } from '../templates.ts';
import { loadBuiltInTexts } from '../built-in-texts.ts';
import { productKinds } from './product-kinds.ts';
import type { LanguagePack } from './language-pack.ts';
import { niches } from './niches.ts';
import {
  nameLengths,
  nameLengthsOf,
  nameOf,
  type Product,
  products,
  type TestedLanguage,
} from './testing/products.ts';
import { filledSheet } from './testing/sheets.ts';
import { factReader } from './testing/stated-facts.ts';
import { funnelLevels } from './funnel.ts';

const adTypes = ['titles', 'descriptions', 'callouts', 'promotions'] as const;
type AdType = (typeof adTypes)[number] | 'sitelinks';
const textLimits = {
  titles: adLimits.title,
  descriptions: adLimits.description,
  callouts: adLimits.callout,
  promotions: adLimits.promotion,
} as const;

function limitOf(type: AdType, column: string): number {
  if (type !== 'sitelinks') return textLimits[type];
  return column === 'text' ? adLimits.sitelinkText : adLimits.sitelinkDescription;
}

interface Named {
  name: string;
  sheet: ProductSheet;
}
interface Case extends Named {
  product: Product;
}
interface Made {
  type: AdType;
  column: string;
  text: string;
}

const languages: TestedLanguage[] = ['pt', 'en', 'es'];
const loaded = await Promise.all(
  languages.map(async (language) => {
    const builtIn = await loadBuiltInTexts(language);
    const { pack } = builtIn;
    if (pack === null) throw new Error(`${language} has no texts.`);
    return {
      language,
      pack,
      sources: { stores: emptyTemplateStores, builtIn },
      read: await loadPolicyReader(language),
    };
  }),
);

function kindOf({ niche }: Product) {
  return niches.find(({ id }) => id === niche)?.kind ?? 'nutra';
}

function casesOf(pack: LanguagePack, language: TestedLanguage, isFilled: boolean): Case[] {
  return products.flatMap((product) =>
    nameLengthsOf(product).map((length) => {
      const contents = pack.niches[product.niche].ingredients;
      const name = nameOf(product, contents, length);
      return { product, name, sheet: isFilled ? filledSheet(product, name, contents, language) : emptySheet };
    }),
  );
}

/** Returns every wording of every text, filled and without cutting. */
function wholeTexts(pack: LanguagePack, language: TestedLanguage, { name, sheet }: Named): Set<string> {
  const request = { pack, language, product: name, sheet };
  const wording = wordingOf(request);
  const sentence = { ...wording, isSentence: true } as const;
  const links = poolOf(pack.sitelinks, sheet.kind).flatMap(({ needs, text, desc1, desc2 }) =>
    [...text, ...desc1, ...desc2].map((variant) => ({ ...variant, needs: [...needs, ...variant.needs] })),
  );
  const slots = adTypes.flatMap((type) => slotsOf(type, request).map(({ variants }) => variants));
  const variants = [...slots.flat(), ...links];
  return new Set(
    variants
      .filter(({ needs }) => needs.every((fact) => wording.facts[fact] !== undefined))
      .flatMap(({ text }) => [fillFacts(text, wording), fillFacts(text, sentence)]),
  );
}

it('there are 200 products, at least 9 per niche, and each niche has names of exactly 8, 12, 20, 24 and 30 characters', () => {
  expect(products).toHaveLength(200);
  for (const { id } of niches.filter(({ kind }) => kind !== 'digital'))
    expect(products.filter(({ niche }) => niche === id).length, id).toBeGreaterThanOrEqual(9);
  for (const { pack, language } of loaded) {
    const cases = casesOf(pack, language, false);
    expect(cases.map(({ name }) => name.length)).toEqual(products.flatMap(nameLengthsOf));
    for (const { id } of niches.filter(({ kind }) => kind !== 'digital')) {
      const lengths = cases.filter(({ product }) => product.niche === id).map(({ name }) => name.length);
      expect(new Set(lengths), id).toEqual(new Set(nameLengths));
    }
  }
});

describe.each(loaded)('the built-in texts in $language', ({ language, pack, sources, read }) => {
  /** Returns the rules that refuse a text; '' when there are none. */
  function refusalOf(question: PolicyQuestion): string {
    const blocking = read(question).filter(({ level }) => level === 'bloqueia');
    return blocking.map(({ rule }) => rule).join(', ');
  }

  function textsOf({ name, sheet }: Case): Made[] {
    const input = { listKey: '', product: name, language, funnel: '', match: 'broad', sheet } as const;
    return [...adTypes, 'sitelinks' as const].flatMap((type) => {
      const made = generators[type].generate(input, sources);
      if (!made.ok) throw new Error(`${type} of ${name}: ${made.problem}`);
      return made.items.flatMap((item) =>
        Object.entries(item).flatMap(([column, text]) =>
          typeof text === 'string' && text !== '' && column !== 'template' ? [{ type, column, text }] : [],
        ),
      );
    });
  }

  describe.each([
    ['an empty sheet', false],
    ['a filled sheet', true],
  ])('with %s', (_, isFilled) => {
    it(
      'are complete, within their limits, true and accepted by the policy rules',
      { timeout: 60_000 },
      () => {
        const faults = new Set<string>();
        // Texts that differ only in the product's name are checked once, because the reader ignores the name.
        const refusals = new Map<string, string>();
        const seenWhole = new Set<string>();
        for (const one of casesOf(pack, language, isFilled)) {
          const productKind = kindOf(one.product);
          const unheld = factReader(one.sheet, language);
          let whole: Set<string> | undefined;
          for (const { type, column, text } of textsOf(one)) {
            const masked = text.replaceAll(one.name, 'NAME');
            if (adTextWidth(text) > limitOf(type, column)) faults.add(`long: ${type}: ${text}`);
            for (const fact of unheld(masked)) faults.add(`untrue (${fact}): ${type}: ${masked}`);
            if (!seenWhole.has(masked)) {
              whole ??= wholeTexts(pack, language, one);
              if (!whole.has(text)) faults.add(`cut: ${type}: ${text}`);
              seenWhole.add(masked);
            }
            const key = `${type} ${productKind} ${masked === 'NAME' ? text : masked}`;
            const refusal =
              refusals.get(key) ?? refusalOf({ kind: type, text, product: one.name, productKind });
            refusals.set(key, refusal);
            if (refusal !== '') faults.add(`refused (${refusal}): ${type}: ${text}`);
          }
        }
        expect([...faults]).toEqual([]);
      },
    );

    it('give keywords that the one-click negatives do not block', { timeout: 60_000 }, () => {
      const blocked = new Set<string>();
      const known = new Map<string, { find: ReturnType<typeof negativeFinder>; seen: Set<string> }>();
      for (const { product, name, sheet } of casesOf(pack, language, isFilled)) {
        const kind = kindOf(product);
        const { problems } = pack.niches[product.niche];
        const input = {
          listKey: kind === 'nutra' ? NUTRA_LIST : PRODUCTS_LIST,
          language,
          match: 'broad',
          sheet,
        } as const;
        const made = generators.negative_keywords.generate({ ...input, product: name, funnel: '' }, sources);
        if (!made.ok) throw new Error(made.problem);
        const words = made.items.map(({ text = '' }) => text);
        const key = words.join();
        const { find, seen } = known.get(key) ?? {
          find: negativeFinder(words.map(parseNegativeKeyword)),
          seen: new Set(),
        };
        known.set(key, { find, seen });
        for (const funnel of funnelLevels) {
          const problem = problems[product.position % problems.length]?.noun ?? '';
          const searched = kind === 'nutra' && funnel === 'top' ? problem : name;
          const list = generators.keywords.generate({ ...input, product: searched, funnel }, sources);
          if (!list.ok) throw new Error(`${funnel} of ${searched}: ${list.problem}`);
          for (const { text: written = '' } of list.items) {
            if (seen.has(written)) continue;
            seen.add(written);
            const { text } = parseKeyword(written);
            for (const negative of find(text))
              blocked.add(`${negative.text}: ${text.replaceAll(name, 'NAME')} (${name})`);
          }
        }
      }
      expect([...blocked]).toEqual([]);
    });
  });

  it.each([undefined, ...productKinds])(
    'state no unknown fact and pass the policy rules in every wording of %s',
    (kind) => {
      const sheet = { kind };
      const unheld = factReader(sheet, language);
      const texts = [...wholeTexts(pack, language, { name: 'NAME', sheet })];
      const faults = texts.map((text) => {
        const question = {
          kind: 'descriptions',
          text,
          product: 'NAME',
          productKind: kind ?? 'nutra',
        } as const;
        return [text, ...unheld(text), refusalOf(question)].filter((part) => part !== '');
      });
      expect(faults.filter(({ length }) => length > 1)).toEqual([]);
    },
  );

  it('offer rewrites in every niche that pass the policy rules', () => {
    const rewrites = niches.flatMap(({ id, kind }) =>
      pack.niches[id].forbidden.map(({ rewrite }) => ({
        rewrite,
        refusal: refusalOf({ kind: 'descriptions', text: rewrite, product: '', productKind: kind }),
      })),
    );
    expect(rewrites.filter(({ refusal }) => refusal !== '')).toEqual([]);
  });
});
