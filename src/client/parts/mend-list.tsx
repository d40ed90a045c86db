import { Button } from '@mantine/core';
import { type DraftConflict, narrowedNegative } from '#domain/making/findings/conflict-findings.ts';
import { type NegativeList, replaceNegative } from '#domain/making/structure/negative-lists.ts';
import { useEditNegativeList } from '#client/data/negative-lists.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';

export type MendList = (list: NegativeList, from: string, to: string | null) => void;

/** Replaces or removes one negative of a shared list, in every campaign that uses it, with a way back. */
export function useMendList(): MendList {
  const edit = useEditNegativeList();
  return (list, from, to) => {
    const { id, name } = list;
    edit.mutate(
      { id, version: list.version, negatives: replaceNegative(list.negatives, from, to) },
      {
        onSuccess: ({ version }) =>
          notifyUndo(
            to === null ? `${from} saiu da lista ${name}` : `${from} agora é ${to} na lista ${name}`,
            () => edit.mutate({ id, version, negatives: list.negatives }),
          ),
      },
    );
  };
}

interface ListConflictActionsProps {
  conflict: DraftConflict;
  list: NegativeList;
  mend: MendList;
}

/** The ways out of a conflict of a shared list, in the list itself. */
export function ListConflictActions({ conflict, list, mend }: ListConflictActionsProps) {
  const { written } = conflict.negative;
  const narrowed = narrowedNegative(conflict);
  return (
    <>
      {narrowed !== null && (
        <Button size="sm" variant="light" onClick={() => mend(list, written, narrowed)}>
          Restringir a {narrowed}
        </Button>
      )}
      <Button size="sm" variant="light" color="red" onClick={() => mend(list, written, null)}>
        Remover da lista
      </Button>
    </>
  );
}
