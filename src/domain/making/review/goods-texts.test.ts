/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { rareOffers } from './goods/any.ts';
import { writtenGoods } from './goods/index.ts';
import { highestLevel } from './policy-rule.ts';
import { loadPolicyReader } from './policy.ts';
import { type GoodsText, readGoodsTexts } from './testing/goods-texts.ts';
import { names } from './trade/any.ts';

const files = import.meta.glob<string>('./testing/goods/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = readGoodsTexts(files).filter(({ language }) => language in writtenGoods);
const codes = [...new Set(texts.map(({ language }) => language))];
const readers = new Map(
  await Promise.all(codes.map(async (code) => [code, await loadPolicyReader(code)] as const)),
);

function isRefused({ language, productKind, text }: GoodsText): boolean {
  const findings = readers.get(language)?.({ kind: 'titles', product: 'Orivex', productKind, text }) ?? [];
  return ['aviso', 'bloqueia'].includes(highestLevel(findings));
}

interface Judged extends GoodsText {
  found: boolean;
}

/** Share of the refused texts that are caught, and of the others that are kept. */
function measure(set: readonly Judged[]) {
  const wrong = set.filter(({ refused, found }) => found !== refused);
  const share = (refused: boolean): number => {
    const all = set.filter((each) => each.refused === refused).length;
    return all === 0 ? 1 : 1 - wrong.filter((each) => each.refused === refused).length / all;
  };
  return { caught: share(true), kept: share(false), wrong: wrong.map(({ text }) => text).join('; ') };
}

const main = ['pt', 'en', 'es'];
const groups = [...main.map((code) => [code]), codes.filter((code) => !main.includes(code))].filter(
  ({ length }) => length > 0,
);

describe('the texts on goods and wording', () => {
  it('are there for each language whose goods are written', () => {
    expect(codes.toSorted()).toEqual(Object.keys(writtenGoods).toSorted());
    for (const code of codes) {
      const own = texts.filter(({ language }) => language === code);
      expect(own.filter(({ refused }) => refused).length, code).toBeGreaterThanOrEqual(24);
      expect(own.filter(({ refused }) => !refused).length, code).toBeGreaterThanOrEqual(14);
    }
  });

  it.each(groups.map((group) => [group.join(' '), group] as const))(
    'in %s are caught and kept',
    (_, group) => {
      const own = texts
        .filter(({ language }) => group.includes(language))
        .map((each) => ({ ...each, found: isRefused(each) }));
      for (const set of [own.filter(({ isHeldOut }) => isHeldOut), own]) {
        const { caught, kept, wrong } = measure(set);
        expect(caught, wrong).toBeGreaterThanOrEqual(group.length === 1 ? 0.95 : 0.9);
        expect(kept, wrong).toBeGreaterThanOrEqual(0.97);
      }
    },
    180_000,
  );
});

it.each(Object.entries(writtenGoods))('%s has all lists of a rare offer or none', async (_, load) => {
  const { lexicon } = await load();
  for (const pattern of Object.values(rareOffers).join(', ').split(/,\s+/)) {
    const lists = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const own = lists.filter((name) => !(name in names));
    expect([0, own.length], pattern).toContain(own.filter((name) => name in lexicon).length);
  }
});
