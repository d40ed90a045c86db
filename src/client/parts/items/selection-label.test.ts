import { expect, test } from 'vitest';
import { selectionLabel } from './selection-label.ts';

for (const [all, shown, chosen, label] of [
  [62, 62, 0, 'Nenhum item selecionado'],
  [62, 62, 1, '1 item selecionado'],
  [50_000, 50_000, 50_000, '50.000 itens selecionados'],
  [62, 12, 0, 'Nenhum item selecionado · 12 de 62 no filtro'],
  [50_000, 1_200, 3, '3 itens selecionados · 1.200 de 50.000 no filtro'],
] as const) {
  test(label, () => expect(selectionLabel({ all, shown, chosen })).toBe(label));
}
