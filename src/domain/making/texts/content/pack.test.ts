import { describe, expect, it } from 'vitest';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { readFacts } from '../engine/facts.ts';
import { listKeywords } from '../engine/keyword-list.ts';
import { poolOf } from '../engine/kind-pool.ts';
import { listNegatives } from '../engine/negative-list.ts';
import { pickSitelinks, pickTexts } from '../engine/pick-texts.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import { keywordCounts, packMinimums, specifiedCounts } from './counts.ts';
import { factTokens, marketTokens } from './facts.ts';
import { productKinds } from './product-kinds.ts';
import { allTexts } from './testing/all-lines.ts';
import { writtenFolders } from './testing/folders.ts';
import { namesOf } from './testing/names.ts';
import { funnelLevels } from './funnel.ts';

const kinds = [undefined, ...productKinds];
const textLimits = {
  titles: adLimits.title,
  descriptions: adLimits.description,
  callouts: adLimits.callout,
  promotions: adLimits.promotion,
} as const;
const textTypes = ['titles', 'descriptions', 'callouts', 'promotions'] as const;
const knownTokens: string[] = [...Object.values(factTokens), ...Object.values(marketTokens)];

function repeated(list: readonly string[]): string[] {
  return list.filter((text, position) => list.indexOf(text) !== position);
}

describe.each(writtenFolders)('the pack of $language', ({ language, pack }) => {
  it.each(productKinds)('has enough texts for %s', (kind) => {
    for (const type of [...textTypes, 'sitelinks'] as const)
      expect(`${type}: ${String(poolOf<unknown>(pack[type], kind).length >= packMinimums[kind][type])}`).toBe(
        `${type}: true`,
      );
    const uses = new Set(poolOf(pack.titles, kind).map(({ angle }) => angle));
    expect(uses.size).toBe(8);
  });

  it.each(productKinds)('gives the specified number of keywords for %s', (kind) => {
    const counts = funnelLevels.map((funnel) => {
      const request = {
        pack,
        language,
        kind,
        funnel,
        product: 'vitalmax',
        sheet: emptySheet,
      };
      return [funnel, listKeywords(request).length] as const;
    });
    for (const [funnel, count] of counts)
      // Each language has the searches that its people type: a few more or fewer.
      expect(Math.abs(count - keywordCounts[kind][funnel]), funnel).toBeLessThan(4);
  });

  it('contains only known tokens and brackets', () => {
    const leftover = allTexts(pack).filter((text) => {
      const bare = knownTokens.reduce((rest, token) => rest.replaceAll(token, ''), text);
      return /[{}[\]|;=]/.test(bare);
    });
    expect(leftover).toEqual([]);
  });

  it('contains no duplicate text of a type', () => {
    for (const kind of productKinds)
      for (const type of textTypes)
        expect(repeated(poolOf(pack[type], kind).map(({ variants }) => variants[0]?.text ?? ''))).toEqual([]);
  });

  it('keeps every wording without the name within its limit', () => {
    const over = textTypes.flatMap((type) =>
      Object.values(pack[type])
        .flat()
        .flatMap(({ variants }) => variants)
        .filter(({ needs }) => needs.every((fact) => !(fact in factTokens)))
        .filter(({ text }) => adTextWidth(text) > textLimits[type])
        .map(({ text }) => `${type}: ${text} (${adTextWidth(text)})`),
    );
    expect(over).toEqual([]);
  });

  it('has claims, questions and rewrites in every niche', () => {
    for (const [id, niche] of Object.entries(pack.niches)) {
      expect(
        niche.problems.filter(
          ({ noun, definite, described }) => noun === '' || definite === '' || described === '',
        ),
        id,
      ).toEqual([]);
      expect(
        niche.forbidden.filter(({ claim, rewrite }) => claim === '' || rewrite === ''),
        id,
      ).toEqual([]);
      expect(
        niche.claims
          .flatMap(({ variants }) => variants)
          .filter(({ text }) => adTextWidth(text) > adLimits.title),
        id,
      ).toEqual([]);
      expect(
        Math.min(niche.problems.length, niche.questions.length, 2 * niche.claims.length),
        id,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it('has each negative once, in lower case', () => {
    const { digital, ...others } = pack.negatives.groups;
    const all = [...Object.values(others).flat(), ...digital];
    expect(repeated(Object.values(others).flat())).toEqual([]);
    expect(repeated(digital)).toEqual([]);
    expect(all.filter((word) => word !== word.toLowerCase())).toEqual([]);
    const pieces = all.filter((word) => word.includes(' ') && !/^"[^"]+"$/.test(word));
    expect(pieces).toEqual([]);
  });

  describe.each(namesOf(language))('with the name %s and an empty sheet', (name) => {
    const wording = readFacts(name, emptySheet, pack, language);

    it.each(kinds)('gives the specified number of texts for the type %s', (kind) => {
      for (const type of textTypes) {
        const options = { limit: textLimits[type], count: specifiedCounts[type], nameLimit: 6 };
        const picked = pickTexts(poolOf(pack[type], kind), wording, options).map(({ text }) => text);
        expect(picked.length, type).toBe(specifiedCounts[type]);
        expect(repeated(picked)).toEqual([]);
      }
      const links = pickSitelinks(poolOf(pack.sitelinks, kind), wording, {
        count: specifiedCounts.sitelinks,
        nameLimit: 6,
      });
      expect(links).toHaveLength(specifiedCounts.sitelinks);
    });

    it('gives no keyword that the one-click negatives block', () => {
      const blocked = productKinds.flatMap((kind) => {
        const findBlocking = negativeFinder(listNegatives(pack, {}, { kind }).map(parseNegativeKeyword));
        return funnelLevels.flatMap((funnel) =>
          listKeywords({
            pack,
            language,
            kind,
            funnel,
            product: name,
            sheet: emptySheet,
          })
            .filter(({ text }) => findBlocking(text).length > 0)
            .map(({ text }) => text),
        );
      });
      expect(blocked).toEqual([]);
    });
  });
});
