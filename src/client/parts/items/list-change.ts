import type { AssetType } from '#domain/ads/asset-types.ts';
import { countText } from '#client/lib/count-text.ts';

/** What happened to a list, so that undo can name it. */
export interface ListChange {
  kind:
    | 'generated'
    | 'imported'
    | 'loaded'
    | 'opened'
    | 'added'
    | 'removed'
    | 'edited'
    | 'suggested'
    | 'ordered'
    | 'matched'
    | 'moved'
    | 'cleared';
  /** The number of items that it concerns. */
  count: number;
}

const nouns: Record<AssetType, { one: string; many: string; gender: 'o' | 'a' }> = {
  keywords: { one: 'palavra-chave', many: 'palavras-chave', gender: 'a' },
  negative_keywords: { one: 'palavra negativa', many: 'palavras negativas', gender: 'a' },
  titles: { one: 'título', many: 'títulos', gender: 'o' },
  descriptions: { one: 'descrição', many: 'descrições', gender: 'a' },
  sitelinks: { one: 'sitelink', many: 'sitelinks', gender: 'o' },
  callouts: { one: 'frase', many: 'frases', gender: 'a' },
  promotions: { one: 'promoção', many: 'promoções', gender: 'a' },
};

/** `3 títulos`. */
function itemsLabel(type: AssetType, count: number): string {
  const { one, many } = nouns[type];
  return countText(count, one, many);
}

const names: Record<ListChange['kind'], (items: string) => string> = {
  generated: (items) => items,
  imported: (items) => `importação de ${items}`,
  loaded: (items) => `lista salva com ${items}`,
  opened: (items) => `lista da campanha com ${items}`,
  added: (items) => `adição de ${items}`,
  removed: (items) => `exclusão de ${items}`,
  edited: (items) => `edição de ${items}`,
  suggested: (items) => `troca de ${items}`,
  ordered: (items) => `nova ordem de ${items}`,
  matched: (items) => `correspondência de ${items}`,
  moved: (items) => `mudança de ${items} para outra lista`,
  cleared: (items) => `saída de ${items}`,
};

/** The name of a change after "Desfazer:" or "Refazer:", such as `62 palavras-chave`. */
export function changeName(type: AssetType, { kind, count }: ListChange): string {
  return names[kind](itemsLabel(type, count));
}

/** What a toast says after a change: `3 palavras-chave excluídas`. */
export function changedLabel(
  type: AssetType,
  count: number,
  participle: 'excluíd' | 'movid' | 'adicionad',
): string {
  return `${itemsLabel(type, count)} ${participle}${nouns[type].gender}${count === 1 ? '' : 's'}`;
}
