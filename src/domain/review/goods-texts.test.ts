/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../ads/languages.ts';
import { highestLevel } from './policy-rule.ts';
import { loadPolicyReader } from './policy.ts';
import { type GoodsText, readGoodsTexts } from './testing/goods-texts.ts';

const files = import.meta.glob<string>('./testing/goods/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = readGoodsTexts(files);
const codes = [...new Set(texts.map(({ language }) => language))];
const readers = new Map(
  await Promise.all(codes.map(async (code) => [code, await loadPolicyReader(code)] as const)),
);

function isRefused({ language, productKind, text }: GoodsText): boolean {
  const findings = readers.get(language)?.({ kind: 'titles', product: 'Orivex', productKind, text }) ?? [];
  return ['aviso', 'bloqueia'].includes(highestLevel(findings));
}

function measure(set: readonly GoodsText[]) {
  const wrong = set.filter((each) => isRefused(each) !== each.refused);
  const share = (refused: boolean): number => {
    const all = set.filter((each) => each.refused === refused).length;
    return all === 0 ? 1 : 1 - wrong.filter((each) => each.refused === refused).length / all;
  };
  return { caught: share(true), kept: share(false), wrong: wrong.map(({ text }) => text) };
}
