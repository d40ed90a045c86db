/** Beyond what `numeric(12,2)` holds, no price is one. */
const LARGEST = 9_999_999_999.99;

/**
 * An amount as typed, `1.234,56` or `1234.56`, with or without `R$`, as an exact decimal string with two places.
 * @returns null for anything that is no amount.
 */
export function parseMoney(typed: string): string | null {
  const plain = typed.replace(/^\s*R\$/i, '').replace(/\s/g, '');
  const normal = toPoint(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(normal) || Number(normal) > LARGEST) return null;
  const [whole = '', cents = ''] = normal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** The decimal mark becomes a point, thousands marks go. A lone point before exactly three digits groups thousands. */
function toPoint(plain: string): string {
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  if (/^[1-9]\d{0,2}(,\d{3})+\.\d{1,2}$/.test(plain)) return plain.replaceAll(',', '');
  return plain.replace(',', '.');
}

/** `R$ 1.234,56`, from an exact decimal string; without cents in a currency that has none. */
export function formatMoney(amount: string, currency = 'BRL'): string {
  const hasCents = !amount.endsWith('.00');
  const style = { style: 'currency', currency } as const;
  const usual = new Intl.NumberFormat('pt-BR', style).resolvedOptions().maximumFractionDigits ?? 2;
  const minimumFractionDigits = hasCents ? 2 : Math.min(usual, 2);
  return new Intl.NumberFormat('pt-BR', { ...style, minimumFractionDigits, maximumFractionDigits: 2 }).format(
    Number(amount),
  );
}

/** `1.234,56`, as it is typed into a box, from an exact decimal string. */
export function moneyInput(amount: string): string {
  return Number(amount).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
}

/** `R$ 49,00`, from centavos. */
export function formatCents(cents: number): string {
  return formatMoney((cents / 100).toFixed(2));
}
