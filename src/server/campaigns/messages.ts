import { numberText } from '#domain/shared/numbers.ts';
import { tooLarge } from '../request/errors.ts';
import { MAX_CAMPAIGNS } from '../request/quotas.ts';

export const CONFLICT = 'Esta campanha foi alterada em outra aba ou aparelho depois que você a abriu.';

export const STORED_BEFORE = 'Esta campanha já foi salva.';

export const tooManyCampaigns = () =>
  tooLarge(`Sua conta guarda até ${numberText(MAX_CAMPAIGNS)} campanhas. Apague as que não usa mais.`);
