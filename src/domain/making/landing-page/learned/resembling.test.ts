import { expect, it } from 'vitest';
import type { Seen } from '../finding-codes.ts';
import { parsePage } from '../parse-page.ts';
import { readPage } from '../reading.ts';
import { passageModels } from './models.ts';
import { featuresOf, PassageModel } from './passage-model.ts';
import { findResembling } from './resembling.ts';

const copies = [
  'Same workshop, same leather, same stamp under the flap. Only the logo on the invoice is missing.',
  'Our version of the famous watch: nobody at the counter will tell the difference from the real one.',
];
const plain = [
  'The lid closes with a click, and the base may go into the dishwasher.',
  'Orders placed before noon leave our workshop in Leeds on the same day.',
];

async function codesOf(
  texts: readonly string[],
  found: readonly Seen[] = [],
  kind: 'physical' | 'digital' = 'physical',
) {
  const html = texts.map((text) => `<p>${text}</p>`).join('');
  const page = parsePage(`<html lang="en"><body>${html}</body></html>`);
  const seen = await findResembling(readPage(page, { sheet: { kind } }), found, () => false);
  return seen.map(({ code, severity, excerpt }) => ({ code, severity, excerpt }));
}

it('two passages that resemble a fault make a warning with the one that does so most', async () => {
  const [finding] = await codesOf([...plain, ...copies]);
  expect(finding?.code).toBe('counterfeit');
  expect(finding?.severity).toBe('aviso');
  expect(copies).toContain(finding?.excerpt);
});

it('one such passage is not enough, and innocent ones are silent', async () => {
  expect(await codesOf([...plain, copies[0] ?? ''])).toEqual([]);
  expect(await codesOf(plain)).toEqual([]);
});

it('says nothing of what a rule found, and of a kind of product that cannot have the fault', async () => {
  expect(await codesOf([...plain, ...copies], [{ code: 'counterfeit' }])).toEqual([]);
  expect(await codesOf([...plain, ...copies], [], 'digital')).toEqual([]);
});

it.each([
  [
    'pt',
    'Réplica idêntica à original, ninguém percebe a diferença',
    'Enviamos em dois dias úteis por transportadora',
  ],
  [
    'es',
    'Réplica idéntica a la original, nadie nota la diferencia',
    'Enviamos en dos días laborables por mensajería',
  ],
  [
    'de',
    'Eine Kopie wie das Original, niemand merkt den Unterschied',
    'Wir liefern in zwei Werktagen mit der Post',
  ],
  [
    'fr',
    'Une copie identique à l’original, personne ne voit la différence',
    'Nous livrons en deux jours ouvrés par la poste',
  ],
] as const)(
  '%s: a passage on copies scores higher than one on delivery',
  async (language, copy, delivery) => {
    const model = new PassageModel(await passageModels[language]());
    const scoreOf = (text: string) => model.scoresOf(featuresOf(text, language)).counterfeit;
    expect(scoreOf(copy)).toBeGreaterThan(scoreOf(delivery) + 2);
  },
);
