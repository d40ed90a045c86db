import { expect, it } from 'vitest';
import { assetHeading } from './asset-heading.ts';

const unknown = { product: null, language: null, funnel: null, matchType: null };

it.each([
  [null, unknown, 'Palavras-chave', ''],
  ['Compra', unknown, 'Compra', 'Palavras-chave'],
  [
    null,
    { product: 'FitMax', language: 'pt', funnel: 'bottom', matchType: 'exact' } as const,
    'Palavras-chave',
    'FitMax · Português · Fundo do funil · [Exata]',
  ],
  [
    'Espanha',
    { ...unknown, product: 'FitMax', language: 'es' } as const,
    'Espanha',
    'Palavras-chave · FitMax · Espanhol',
  ],
])('the heading of a list named %j, generated with %j', (name, origin, title, details) => {
  expect(assetHeading({ assetType: 'keywords', name, origin })).toEqual({ title, details });
});
