import { Button, Modal } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import {
  newKeywordListSchema,
  originalListName,
  renamedKeywordListSchema,
} from '#domain/making/texts/templates.ts';
import { NameForm } from '#client/components/name-form.tsx';
import { notifyError } from '#client/lib/notify.ts';
import { firstProblem } from '#client/lib/schema-form.ts';

export interface NamedList {
  key: string;
  name: string;
}

interface KeywordListDialogProps {
  /** What to do with the name: create a list, rename this list, or null when closed. */
  editing: 'create' | NamedList | null;
  onCancel: () => void;
  onCreate: (name: string) => Promise<void>;
  onRename: (key: string, name: string) => Promise<void>;
}

export function KeywordListDialog({ editing, onCancel, onCreate, onRename }: KeywordListDialogProps) {
  const isNew = editing === 'create';
  return (
    <Modal opened={editing !== null} onClose={onCancel} title={isNew ? 'Nova lista' : 'Renomear lista'}>
      {editing !== null && (
        <NameForm
          schema={isNew ? newKeywordListSchema : renamedKeywordListSchema}
          label="Nome da lista"
          initial={isNew ? '' : editing.name}
          isOpen
          aside={
            isNew ? undefined : (
              <OriginalName list={editing} onChosen={(name) => void onRename(editing.key, name)} />
            )
          }
          onCancel={onCancel}
          onSubmit={(name) => (isNew ? onCreate(name) : onRename(editing.key, name))}
          onRefused={showRefusal}
        />
      )}
    </Modal>
  );
}

function showRefusal(errors: FormErrors): void {
  notifyError(firstProblem(errors));
}

interface OriginalNameProps {
  list: NamedList;
  onChosen: (name: string) => void;
}

/** Restores the original name of a renamed built-in list. */
function OriginalName({ list, onChosen }: OriginalNameProps) {
  const original = originalListName(list.key);
  if (original === undefined || original === list.name) return null;
  return (
    <Button variant="subtle" mr="auto" onClick={() => onChosen(original)}>
      Voltar a “{original}”
    </Button>
  );
}
