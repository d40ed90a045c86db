import { expect, it } from 'vitest';
import { loadClaimReader } from '#domain/making/review/policy.ts';
import type { PageLanguage } from '../phrases.ts';
import { loadSecondLook } from './second-look.ts';

const isDropped = async (language: PageLanguage, sentence: string) => {
  const makesNoClaim = await loadSecondLook(language, 'nutra', await loadClaimReader(language));
  return makesNoClaim(sentence);
};

// None of them is learned from. In each of them a rule of ads sees the body or an illness.
it.each<[PageLanguage, string]>([
  ['en', 'If you already take a laxative, count the magnesium in it as well.'],
  ['es', 'Se tuesta a fuego lento durante cuatro horas.'],
  ['de', 'Bei einer Allergie gegen Nüsse ist die Mischung nichts für Sie.'],
  ['fr', 'Cacao 8/10 · Texture 6/10 · Sucre 10/10'],
])('promises nothing (%s): %s', async (language, sentence) => {
  expect(await isDropped(language, sentence)).toBe(true);
});

it.each<[PageLanguage, string]>([
  ['en', 'It lowers your blood pressure within two weeks.'],
  ['en', 'No more knee pain after the third jar.'],
  ['pt', 'Acaba com a insônia em sete dias.'],
  ['es', 'Regula el azúcar y protege el corazón.'],
  ['de', 'Senkt den Blutzucker und löst die Verkalkung.'],
  ['fr', 'Fait baisser la tension et nettoie les artères.'],
])('stays a promise (%s): %s', async (language, sentence) => {
  expect(await isDropped(language, sentence)).toBe(false);
});

it('is silent where the language of a page is not known', async () => {
  const makesNoClaim = await loadSecondLook(null, 'nutra', await loadClaimReader(undefined));
  expect(makesNoClaim('Se tuesta a fuego lento durante cuatro horas.')).toBe(false);
});
