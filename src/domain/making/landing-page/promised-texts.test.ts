import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { findBrokenPromises } from './promised-texts.ts';

const page =
  parsePage(`<main><h1>Faca Kiru</h1><p>A entrega é grátis para todo o Brasil e leva até 8 dias.</p>
  <p>Garantia de 90 dias contra defeitos. Parcelamos em 6 vezes.</p><p>Só nesta semana: 20% de desconto.</p></main>`);
const unkept = (callouts: string[], promotions: { target: string; percent: number | null }[] = []) =>
  findBrokenPromises(page, { callouts, promotions }).map(({ code, excerpt }) => {
    expect(code).toBe('text_not_found');
    return excerpt;
  });

it.each([
  ['Entrega grátis', true],
  ['Entregas grátis no Brasil', true],
  ['Garantia de 90 dias', true],
  ['Garantia de 60 dias', false],
  ['Em até 6 vezes', true],
  ['Em até 12 vezes', false],
  ['Parcele em 6x', true],
  ['6x sem juros', true],
  ['Pague em 6 parcelas', true],
  ['Parcele em 12x', false],
  ['20% off na semana', true],
  ['30% off na semana', false],
  ['Garantia de 3 meses', false],
  ['6 cores', false],
  ['Chega em 8 dias', true],
  ['Chega em 8 horas', false],
  ['Atendimento por WhatsApp', false],
  ['Feito à mão em Minas', false],
])('"%s" is said on the page: %s', (callout, isSaid) => {
  expect(unkept([callout])).toEqual(isSaid ? [] : [callout]);
});

it('a promotion is kept when its part is on the page', () => {
  expect(
    unkept(
      [],
      [
        { target: 'Facas', percent: 20 },
        { target: 'Tábuas', percent: 2 },
        { target: 'Frete', percent: null },
      ],
    ),
  ).toEqual(['Tábuas: 2%']);
});

it('an empty page keeps nothing', () => {
  expect(findBrokenPromises(parsePage(''), { callouts: ['Entrega grátis'], promotions: [] })).toHaveLength(1);
});
