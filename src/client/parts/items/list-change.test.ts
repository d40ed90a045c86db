import { describe, expect, test } from 'vitest';
import { changedLabel, changeName } from './list-change.ts';

describe('the name of a change after "Desfazer:"', () => {
  for (const [type, kind, count, name] of [
    ['keywords', 'generated', 62, '62 palavras-chave'],
    ['titles', 'removed', 1, 'exclusão de 1 título'],
    ['negative_keywords', 'imported', 50_000, 'importação de 50.000 palavras negativas'],
    ['keywords', 'matched', 12, 'correspondência de 12 palavras-chave'],
    ['descriptions', 'edited', 1, 'edição de 1 descrição'],
    ['callouts', 'moved', 2, 'mudança de 2 frases para outra lista'],
  ] as const) {
    test(name, () => expect(changeName(type, { kind, count })).toBe(name));
  }
});

for (const [type, count, participle, label] of [
  ['titles', 1, 'excluíd', '1 título excluído'],
  ['titles', 3, 'excluíd', '3 títulos excluídos'],
  ['keywords', 1, 'movid', '1 palavra-chave movida'],
  ['promotions', 1_200, 'adicionad', '1.200 promoções adicionadas'],
] as const) {
  test(label, () => expect(changedLabel(type, count, participle)).toBe(label));
}
