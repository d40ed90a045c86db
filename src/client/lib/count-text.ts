/** Kept: making one takes longer than all its answers on a screen. */
const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** `1 palavra`, `62 palavras`, `1.234 palavras`, `2,5 vendas`. */
export function countText(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
