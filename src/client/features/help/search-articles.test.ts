import { expect, test } from 'vitest';
import { adLimits } from '#domain/ads/limits.ts';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { toolArticles } from '#client/parts/help-link.tsx';
import { helpEntries, helpGroups } from './articles/index.ts';
import { searchArticles } from './search-articles.ts';

const found = (searched: string) => searchArticles(helpEntries, searched).map(({ slug }) => slug);

test.each([
  ['NEGATIVA', 'negativas'],
  ['titulo', 'titulos'],
  ['títulos', 'titulos'],
  ['descricao', 'descricoes'],
  ['callout', 'frases-de-destaque'],
  ['exata', 'correspondencia'],
  ['correspondência de frase', 'correspondencia'],
  ['limite de caracteres', 'limites'],
  ['reprovado', 'marcas-de-politica'],
  ['editor', 'google-ads-editor'],
  ['ZIP navegador', 'envio-pelo-navegador'],
  ['cancelar', 'planos'],
  ['2fa', 'conta-e-seguranca'],
  ['matriz país', 'matriz'],
  ['  {nome_produto}  ', 'modelos'],
])('a search for "%s" finds %s first', (searched, slug) => {
  expect(found(searched)[0]).toBe(slug);
});

test.each(['', '   ', '!?'])('a search without words (%j) shows all articles', (searched) => {
  expect(found(searched)).toHaveLength(helpEntries.length);
});

test('a search for words that no article has together finds none', () => {
  expect(found('editor girafa')).toEqual([]);
});

test('every article stands in exactly one group, under its own title', () => {
  const grouped = helpGroups.flatMap(({ entries }) => entries.map(({ slug }) => slug));
  expect(grouped.toSorted()).toEqual(helpEntries.map(({ slug }) => slug).toSorted());
  const titles = helpEntries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(assetTypes)("the article about %s tells the tool's limit", (kind) => {
  const article = helpEntries.find(({ slug }) => slug === toolArticles[kind]);
  const limits = { keywords: adLimits.keyword, negative_keywords: adLimits.keyword, titles: adLimits.title };
  const others = {
    descriptions: adLimits.description,
    sitelinks: adLimits.sitelinkDescription,
    callouts: adLimits.callout,
    promotions: adLimits.promotion,
  };
  expect(JSON.stringify(article?.sections)).toContain(`até ${{ ...limits, ...others }[kind]}`);
});
