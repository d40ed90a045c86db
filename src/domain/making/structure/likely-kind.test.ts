import { expect, it } from 'vitest';
import { likelyKind } from './likely-kind.ts';

it.each<[known: Parameters<typeof likelyKind>[0], kind: ReturnType<typeof likelyKind>]>([
  [{ name: 'Vitalis Max' }, 'nutra'],
  [{ name: 'LipoSlim' }, 'nutra'],
  [{ name: 'FitCaps' }, 'nutra'],
  [{ name: 'Cápsulas da Serra' }, 'nutra'],
  [{ name: 'KüchenProfi' }, 'physical'],
  [{ name: 'Massageador Vitalis' }, 'physical'],
  [{ name: 'Curso de Emagrecimento' }, 'digital'],
  [{ name: 'E-book Receitas Slim' }, 'digital'],
  [{ name: 'Kenji' }, null],
  [{ name: 'Apple Pro' }, null], // it only begins like an app
  [{}, null],
  [{ name: 'Vitalis', niche: 'kitchen' }, 'physical'],
  [{ name: 'Kenji', landingPage: 'https://loja.com.br/facas-de-chef?utm_term=curso' }, 'physical'],
  [{ name: 'Aurora', landingPage: 'https://www.buygoods.com/secure/checkout' }, 'nutra'],
  [{ name: 'Vitalis', landingPage: 'https://cursos.com.br' }, 'nutra'], // the name says it first
])('of %j it is %s', (known, kind) => {
  expect(likelyKind(known)).toBe(kind);
});
