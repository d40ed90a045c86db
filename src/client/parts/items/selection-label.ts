import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';

export interface ListCounts {
  all: number;
  /** The items that the filter leaves. */
  shown: number;
  chosen: number;
}

/** `3 itens selecionados · 12 de 62 no filtro`. */
export function selectionLabel({ all, shown, chosen }: ListCounts): string {
  const selected =
    chosen === 0 ? 'Nenhum item selecionado' : countText(chosen, 'item selecionado', 'itens selecionados');
  return shown === all ? selected : `${selected} · ${numberText(shown)} de ${numberText(all)} no filtro`;
}
