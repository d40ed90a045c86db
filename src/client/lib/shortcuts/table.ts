/** Where a shortcut works. The sheet "Atalhos do teclado" shows one table for each group. */
export const shortcutGroups = {
  everywhere: 'Em qualquer tela',
  tool: 'Nas ferramentas e na montagem',
  list: 'Na lista, com o foco em um item',
} as const;

type ShortcutGroup = keyof typeof shortcutGroups;

export interface Shortcut {
  group: ShortcutGroup;
  label: string;
  /** Alternatives, the first one is shown in tips. `mod` is Ctrl, or ⌘ on a Mac. See `keysOf`. */
  keys: readonly [string, ...string[]];
  /** Also works while typing in a field, because the keys have no meaning there. */
  worksInFields?: boolean;
  /** Also works while a dialog is open. */
  worksInDialogs?: boolean;
}

/**
 * Every shortcut once: the handlers and the sheet read these rows. None takes a key that browsers or screen
 * readers need. Keys without Ctrl or Alt outside a list can be switched off (WCAG 2.1.4).
 */
export const shortcuts = {
  palette: {
    group: 'everywhere',
    label: 'Buscar ferramenta, campanha, lista ou ação',
    keys: ['mod+k'],
    worksInFields: true,
    worksInDialogs: true,
  },
  sheet: { group: 'everywhere', label: 'Mostrar os atalhos do teclado', keys: ['?'] },
  generate: { group: 'tool', label: 'Gerar a lista', keys: ['mod+enter'], worksInFields: true },
  copy: { group: 'tool', label: 'Copiar a lista', keys: ['mod+c'] },
  save: { group: 'tool', label: 'Salvar', keys: ['mod+s'], worksInFields: true },
  undo: { group: 'tool', label: 'Desfazer', keys: ['mod+z'] },
  redo: { group: 'tool', label: 'Refazer', keys: ['mod+shift+z', 'mod+y'] },
  filter: { group: 'tool', label: 'Filtrar a lista', keys: ['/'] },
  nextTool: { group: 'tool', label: 'Próxima ferramenta', keys: [']'] },
  previousTool: { group: 'tool', label: 'Ferramenta anterior', keys: ['['] },
  'list.up': { group: 'list', label: 'Item acima', keys: ['arrowup'] },
  'list.down': { group: 'list', label: 'Item abaixo', keys: ['arrowdown'] },
  'list.pageUp': { group: 'list', label: 'Dez itens acima', keys: ['pageup'] },
  'list.pageDown': { group: 'list', label: 'Dez itens abaixo', keys: ['pagedown'] },
  'list.first': { group: 'list', label: 'Primeiro item', keys: ['home'] },
  'list.last': { group: 'list', label: 'Último item', keys: ['end'] },
  'list.extendUp': { group: 'list', label: 'Selecionar até o item acima', keys: ['shift+arrowup'] },
  'list.extendDown': { group: 'list', label: 'Selecionar até o item abaixo', keys: ['shift+arrowdown'] },
  'list.extendFirst': { group: 'list', label: 'Selecionar até o primeiro', keys: ['shift+home'] },
  'list.extendLast': { group: 'list', label: 'Selecionar até o último', keys: ['shift+end'] },
  'list.moveUp': { group: 'list', label: 'Ir ao item acima sem selecionar', keys: ['mod+arrowup'] },
  'list.moveDown': { group: 'list', label: 'Ir ao item abaixo sem selecionar', keys: ['mod+arrowdown'] },
  'list.toggle': { group: 'list', label: 'Selecionar ou tirar da seleção', keys: ['space', 'mod+space'] },
  'list.all': { group: 'list', label: 'Selecionar tudo', keys: ['mod+a'] },
  'list.clear': { group: 'list', label: 'Limpar a seleção', keys: ['escape'] },
  'list.edit': { group: 'list', label: 'Editar o item', keys: ['enter', 'f2'] },
  'list.remove': { group: 'list', label: 'Excluir os itens selecionados', keys: ['delete', 'backspace'] },
  'list.shiftUp': { group: 'list', label: 'Mover para cima', keys: ['alt+arrowup'] },
  'list.shiftDown': { group: 'list', label: 'Mover para baixo', keys: ['alt+arrowdown'] },
  'list.buttons': { group: 'list', label: 'Ir aos botões do item', keys: ['arrowright'] },
  'list.row': { group: 'list', label: 'Voltar dos botões ao item', keys: ['arrowleft'] },
  'list.copy': { group: 'list', label: 'Copiar os itens selecionados', keys: ['mod+c'] },
  'list.paste': { group: 'list', label: 'Colar linhas no fim da lista', keys: ['mod+v'] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

export const shortcutRows: readonly (Shortcut & { id: ShortcutId })[] = (
  Object.keys(shortcuts) as ShortcutId[]
) // Object.keys loses the type
  .map((id) => ({ id, ...shortcuts[id] }));

/** A single letter or sign, which a person may press by accident. */
export function isSingleKey({ group, keys: [first] }: Shortcut): boolean {
  return group !== 'list' && first.length === 1;
}
