import { Button } from '@mantine/core';
import { type Icon, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { isDefaultKeywordList } from '#domain/making/texts/templates.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { notifyError } from '#client/lib/notify.ts';
import { KeywordListDialog, type NamedList } from './keyword-list-dialog.tsx';
import { useKeywordListChanges } from './use-keyword-list-changes.ts';

interface KeywordListButtonsProps {
  list: NamedList | undefined;
  onChosen: (listKey: string) => void;
}

/** Creates a list; renames or deletes the chosen one. */
export function KeywordListButtons({ list, onChosen }: KeywordListButtonsProps) {
  const { create, rename, remove } = useKeywordListChanges(onChosen);
  const [editing, setEditing] = useState<'create' | NamedList | null>(null);
  const closeWhen = (isKept: boolean) => {
    if (isKept) setEditing(null);
  };
  return (
    <>
      <ListButton icon={IconPlus} label="Nova lista" variant="light" onClick={() => setEditing('create')} />
      {list && (
        <>
          <ListButton icon={IconPencil} label="Renomear lista" onClick={() => setEditing(list)} />
          <ListButton
            icon={IconTrash}
            label="Excluir lista"
            color="red"
            onClick={() => askToRemove(list, remove)}
          />
        </>
      )}
      <KeywordListDialog
        editing={editing}
        onCancel={() => setEditing(null)}
        onCreate={async (name) => closeWhen(await create(name))}
        onRename={async (key, name) => closeWhen(await rename(key, name))}
      />
    </>
  );
}

interface ListButtonProps {
  icon: Icon;
  label: string;
  variant?: 'light' | 'default';
  color?: string;
  onClick: () => void;
}

function ListButton({ icon: ButtonIcon, label, variant = 'default', color, onClick }: ListButtonProps) {
  return (
    <Button variant={variant} c={color} leftSection={<ButtonIcon />} onClick={onClick}>
      {label}
    </Button>
  );
}

function askToRemove({ key, name }: NamedList, remove: (key: string) => Promise<void>): void {
  if (isDefaultKeywordList(key)) {
    notifyError('Não é possível excluir listas padrão');
    return;
  }
  confirmAction({
    title: 'Excluir lista',
    message: `"${name}" e os modelos dela, em todos os idiomas, serão excluídos. Esta ação não pode ser desfeita.`,
    confirmLabel: 'Excluir',
    onConfirm: () => void remove(key),
  });
}
