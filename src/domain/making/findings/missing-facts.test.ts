import { expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { type EssentialFact, missingFacts } from './missing-facts.ts';

const ad = (finalUrl: string) => ({ titles: [], descriptions: [], path1: '', path2: '', finalUrl });
const whole = {
  ...emptySettings,
  countries: ['BR'],
  languages: ['pt'],
  finalUrl: 'https://loja.com.br',
  dailyBudget: '50.00',
} satisfies typeof emptySettings;

it.each<[name: string, settings: Partial<typeof emptySettings>, urls: string[], missing: EssentialFact[]]>([
  ['nothing is known', emptySettings, [], ['countries', 'languages', 'finalUrl', 'dailyBudget']],
  ['all is known', {}, [], []],
  ['the budget is zero', { dailyBudget: '0.00' }, [], ['dailyBudget']],
  ['the URL is blank', { finalUrl: ' ' }, [], ['finalUrl']],
  ['the URL is half an address', { finalUrl: 'loja' }, [], ['finalUrl']],
  ['the URL is one that the review refuses', { finalUrl: 'http://loja.com.br' }, [], []],
  ['each ad has its own URL', { finalUrl: '' }, ['https://a.com', 'https://b.com'], []],
  ['one ad has a blank', { finalUrl: '' }, ['https://a.com', ' '], ['finalUrl']],
  ['one ad has none', { finalUrl: '' }, ['https://a.com', ''], ['finalUrl']],
])('tells what is missing when %s', (_, settings, urls, missing) => {
  const group = { id: 'g', name: 'Marca', position: 1, keywords: [], negatives: [], ads: urls.map(ad) };
  expect(missingFacts({ settings: { ...whole, ...settings }, groups: [group] })).toEqual(missing);
});
