import { Button, Modal } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { dropKeywordList } from '#domain/texts/template-edits.ts';
import {
  createKeywordList,
  isDefaultKeywordList,
  newKeywordListSchema,
  NUTRA_LIST,
  originalListName,
  renamedKeywordListSchema,
  withDefaultLists,
} from '#domain/texts/templates.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { NameForm } from '#client/components/name-form.tsx';
import { useLocalTemplates } from '#client/data/templates.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { firstProblem } from '#client/lib/schema-form.ts';

interface KeywordListButtonsProps {
  list: { key: string; name: string } | undefined;
  onChosen: (listKey: string) => void;
}

const icon = { size: 16, stroke: 1.8 };

/** Make a list of one's own; rename or delete the one chosen. */
export function KeywordListButtons({ list, onChosen }: KeywordListButtonsProps) {
  const local = useLocalTemplates();
  const [asking, setAsking] = useState<'create' | 'rename' | null>(null);

  async function create(name: string): Promise<void> {
    let made = '';
    const kept = await updateStore(local.keywordLists, (now) => {
      const { lists, key } = createKeywordList(withDefaultLists(now), name, Date.now());
      made = key;
      return lists;
    });
    if (!kept) return;
    setAsking(null);
    onChosen(made);
    notifySuccess('Nova lista criada!');
  }
  async function rename(key: string, name: string): Promise<void> {
    const kept = await updateStore(local.keywordLists, (now) =>
      withDefaultLists(now).map((one) => (one.key === key ? { key, name } : one)),
    );
    if (!kept) return;
    setAsking(null);
    notifySuccess('Lista renomeada!');
  }
  async function remove(key: string): Promise<void> {
    const kept = await updateStore(local.keywordLists, (now) => now.filter((one) => one.key !== key));
    if (!kept) return;
    await updateStore(local.keywords, (now) => dropKeywordList(now, key));
    onChosen(NUTRA_LIST);
    notifyError('Lista deletada!');
  }
  function askToRemove({ key, name }: { key: string; name: string }): void {
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

  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconPlus {...icon} />}
        onClick={() => setAsking('create')}
      >
        Nova lista
      </Button>
      {list && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil {...icon} />}
            onClick={() => setAsking('rename')}
          >
            Renomear lista
          </Button>
          <Button
            size="xs"
            variant="default"
            c="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => askToRemove(list)}
          >
            Excluir lista
          </Button>
        </>
      )}
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'rename' ? 'Renomear lista' : 'Nova lista'}
      >
        {asking === 'create' && (
          <NameForm
            schema={newKeywordListSchema}
            label="Nome da lista"
            initial=""
            isOpen
            onCancel={() => setAsking(null)}
            onSubmit={create}
            onRefused={refuse}
          />
        )}
        {asking === 'rename' && list && (
          <NameForm
            schema={renamedKeywordListSchema}
            label="Nome da lista"
            initial={list.name}
            isOpen
            aside={<OriginalName list={list} onChosen={(name) => void rename(list.key, name)} />}
            onCancel={() => setAsking(null)}
            onSubmit={(name) => rename(list.key, name)}
            onRefused={refuse}
          />
        )}
      </Modal>
    </>
  );
}

function refuse(errors: FormErrors): void {
  notifyError(firstProblem(errors));
}

interface OriginalNameProps {
  list: { key: string; name: string };
  onChosen: (name: string) => void;
}

/** Gives a renamed default list its first name again. */
function OriginalName({ list, onChosen }: OriginalNameProps) {
  const original = originalListName(list.key);
  if (original === undefined || original === list.name) return null;
  return (
    <Button variant="subtle" mr="auto" onClick={() => onChosen(original)}>
      Voltar a “{original}”
    </Button>
  );
}
