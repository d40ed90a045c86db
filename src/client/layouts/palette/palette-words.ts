export const PALETTE_LABEL = 'Busca';
export const FIELD_LABEL = 'Buscar ou ir para';
export const FIELD_PLACEHOLDER = 'Tela, campanha, palavra ou ação';
