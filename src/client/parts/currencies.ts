import { lazyValue } from '#domain/shared/lazy-value.ts';

/** The currencies of the affiliate networks that are used most come first. */
const usual = ['BRL', 'USD', 'EUR', 'GBP', 'MXN', 'COP', 'CLP', 'ARS', 'PEN', 'CAD', 'AUD'];

/** Labels such as `BRL · Real brasileiro`. */
export const currencyOptions = lazyValue(() => {
  const names = new Intl.DisplayNames('pt-BR', { type: 'currency' });
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));
  return [...usual, ...others].map((code) => {
    const name = names.of(code) ?? code;
    return { value: code, label: `${code} · ${name.charAt(0).toLocaleUpperCase('pt-BR')}${name.slice(1)}` };
  });
});

/** `R$` or `US$`; the code itself when Portuguese has no symbol for it. */
export function currencySymbol(code: string): string {
  const parts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
