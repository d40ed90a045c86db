import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { AppError, notFound, tooLarge } from '../../request/errors.ts';
import { NO_CAMPAIGN } from '../../request/owned-campaign.ts';
import { type ListFailure, RefusedList } from './writes.ts';

export const NO_LIST = 'Lista de negativas não encontrada.';

export const listFailures: Record<ListFailure, () => AppError> = {
  no_list: () => notFound(NO_LIST),
  no_campaign: () => notFound(NO_CAMPAIGN),
  conflict: () =>
    new AppError('conflict', 'Esta lista foi alterada em outra aba ou aparelho depois que você a abriu.'),
  name_taken: () => new AppError('conflict', 'Você já tem uma lista com este nome.'),
  too_many_lists: () =>
    tooLarge(`O Google aceita até ${negativeListLimits.lists} listas de negativas em uma conta.`),
  list_full: () =>
    tooLarge(`O Google aceita até ${numberText(negativeListLimits.negatives)} negativas em uma lista.`),
};

/** The answer to a refusal inside a larger write. */
export function throwRefusal(error: unknown): never {
  throw error instanceof RefusedList ? listFailures[error.reason]() : error;
}
