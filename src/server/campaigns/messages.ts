export const NO_CAMPAIGN = 'Campanha não encontrada.';
export const CONFLICT = 'Esta campanha foi alterada em outra aba ou aparelho depois que você a abriu.';
