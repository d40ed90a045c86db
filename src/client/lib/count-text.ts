/** `1 palavra`, `62 palavras`, `1.234 palavras`, `2,5 vendas`. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR', { maximumFractionDigits: 2 })} ${count === 1 ? one : many}`;
}
