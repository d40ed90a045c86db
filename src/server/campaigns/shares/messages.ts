import { notFound, tooLarge } from '../../errors.ts';
import { MAX_SHARES } from '../quotas.ts';

export const NO_SHARE = 'Este link já foi revogado.';

/** One answer for a token that is unknown, expired or revoked, or whose owner's account is closed. */
export const deadLink = () => notFound('O link expirou ou foi revogado. Peça outro a quem o enviou.');

export const tooManyShares = () =>
  tooLarge(`Uma campanha tem até ${MAX_SHARES} links. Revogue um que não usa mais.`);
