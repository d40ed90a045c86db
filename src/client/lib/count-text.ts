import { numberText } from '#domain/shared/numbers.ts';

/** `1 palavra`, `62 palavras`, `1.234 palavras`, `2,5 vendas`. */
export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
