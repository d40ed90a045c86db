import { AppError, notFound, tooLarge } from '../../request/errors.ts';
import { MAX_SHARES, SHARES_A_DAY } from '../../request/quotas.ts';

export const NO_SHARE = 'Este link já foi revogado.';

/** One answer for a token that is unknown, expired or revoked, or whose owner's account is closed. */
export const deadLink = () => notFound('O link expirou ou foi revogado. Peça outro a quem o enviou.');

export const tooManyShares = () =>
  tooLarge(`Uma campanha tem até ${MAX_SHARES} links. Revogue um que não usa mais.`);

export const tooManySharesToday = () =>
  new AppError('rate_limited', `Você já criou ${SHARES_A_DAY} links em um dia. Tente de novo amanhã.`);
