/** The currencies of the networks that most affiliates work with come first. */
const usual = ['BRL', 'USD', 'EUR', 'GBP', 'MXN', 'COP', 'CLP', 'ARS', 'PEN', 'CAD', 'AUD'];
const names = new Intl.DisplayNames('pt-BR', { type: 'currency' });
const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));

/** `BRL · Real brasileiro`. */
export const currencyOptions = [...usual, ...others].map((code) => {
  const name = names.of(code) ?? code;
  return { value: code, label: `${code} · ${name.charAt(0).toLocaleUpperCase('pt-BR')}${name.slice(1)}` };
});

/** `R$`, `US$`; the code itself where Portuguese has no symbol. */
export function currencySymbol(code: string): string {
  const parts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
