import type { Brought } from '#domain/deciding/rules/brought.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';

const salesText = { more: 'mais vendas', less: 'menos vendas', equal: 'vendas iguais' } as const;

/** `Depois: custo −R$ 40,00 por dia (entre −R$ 60,00 e −R$ 20,00), vendas iguais (entre 0,6 e 1,8 vez as de antes)`. */
export function broughtText({ cost, sales, days }: Brought, currency: string): string {
  const money = (amount: number) => `${amount >= 0 ? '+' : ''}${amountText(amount, currency)}`;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const times = (value: number) => `${numberText(rounded(value))} ${rounded(value) < 2 ? 'vez' : 'vezes'}`;
  const { low, high } = sales.range;
  const range = Number.isFinite(high)
    ? `entre ${numberText(rounded(low))} e ${times(high)}`
    : `pelo menos ${times(low)}`;
  return [
    `Depois, em ${days.after} dias: custo ${money(cost.change)} por dia`,
    `(entre ${money(cost.range.low)} e ${money(cost.range.high)}),`,
    `${salesText[sales.is]} (${range} as de antes).`,
  ].join(' ');
}
