import { expect, it } from 'vitest';
import { shutsAdsBot } from './robots.ts';

const lines = (...rules: string[]) => rules.join('\n');

it.each([
  ['nothing written', '', '/', false],
  ['all robots shut out, whom AdsBot is not one of', lines('User-agent: *', 'Disallow: /'), '/', false],
  ['AdsBot shut out', lines('User-agent: AdsBot-Google', 'Disallow: /'), '/oferta', true],
  ['the AdsBot of phones shut out', lines('user-agent: adsbot-google-mobile', 'disallow: /'), '/', true],
  ['AdsBot named with others', lines('User-agent: AdsBot-Google', 'User-agent: *', 'Disallow: /'), '/', true],
  [
    'a group of others behind it',
    lines('User-agent: AdsBot-Google', 'Allow: /', 'User-agent: *', 'Disallow: /'),
    '/',
    false,
  ],
  ['another folder', lines('User-agent: AdsBot-Google', 'Disallow: /admin'), '/oferta', false],
  ['an empty rule, which shuts nothing', lines('User-agent: AdsBot-Google', 'Disallow:'), '/', false],
  [
    'the longer rule counts',
    lines('User-agent: AdsBot-Google', 'Disallow: /', 'Allow: /oferta'),
    '/oferta/1',
    false,
  ],
  [
    'of two as long, the one that allows',
    lines('User-agent: AdsBot-Google', 'Disallow: /a', 'Allow: /a'),
    '/a',
    false,
  ],
  ['a star', lines('User-agent: AdsBot-Google', 'Disallow: /*?utm'), '/oferta?utm=1', true],
  ['an end', lines('User-agent: AdsBot-Google', 'Disallow: /*.php$'), '/a.php', true],
  ['an end that is not there', lines('User-agent: AdsBot-Google', 'Disallow: /*.php$'), '/a.php?x', false],
  ['a comment', lines('# todos', 'User-agent: AdsBot-Google # anúncios', 'Disallow: / # tudo'), '/', true],
  ['lines of Windows', 'User-agent: AdsBot-Google\r\nDisallow: /\r\n', '/', true],
  ['a page in place of rules', '<!doctype html><p>User-agent: AdsBot-Google', '/', false],
])('%s', (_, robots, path, isShut) => {
  expect(shutsAdsBot(robots, path)).toBe(isShut);
});

it('many marks of a comment before a lone carriage return take no time', () => {
  expect(shutsAdsBot(`${'#'.repeat(500_000)}\rx`, '/')).toBe(false);
});

it('many stars take no time', () => {
  const robots = lines('User-agent: AdsBot-Google', `Disallow: /${'*a'.repeat(50_000)}$`);
  expect(shutsAdsBot(robots, `/${'a'.repeat(10_000)}b`)).toBe(false);
});
