import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { dropKeywordList } from '#domain/texts/template-edits.ts';
import {
  createKeywordList,
  isDefaultKeywordList,
  NUTRA_LIST,
  withDefaultLists,
} from '#domain/texts/templates.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { localTemplates } from '#client/data/templates.ts';
import { updateStore } from '#client/lib/local-store.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';

interface KeywordListButtonsProps {
  list: { key: string; name: string } | undefined;
  onChosen: (listKey: string) => void;
}

const icon = { size: 16, stroke: 1.8 };

/** Make a list of one's own; rename or delete the one chosen. */
export function KeywordListButtons({ list, onChosen }: KeywordListButtonsProps) {
  const [asking, setAsking] = useState<'create' | 'rename' | null>(null);

  async function create(name: string): Promise<void> {
    let made = '';
    const kept = await updateStore(localTemplates.keywordLists, (now) => {
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
    const kept = await updateStore(localTemplates.keywordLists, (now) =>
      withDefaultLists(now).map((one) => (one.key === key ? { key, name: name.trim() } : one)),
    );
    if (!kept) return;
    setAsking(null);
    notifySuccess('Lista renomeada!');
  }
  async function remove(key: string): Promise<void> {
    const kept = await updateStore(localTemplates.keywordLists, (now) =>
      now.filter((one) => one.key !== key),
    );
    if (!kept) return;
    await updateStore(localTemplates.keywords, (now) => dropKeywordList(now, key));
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
            initial=""
            emptyMessage="Nome da lista é obrigatório"
            onCancel={() => setAsking(null)}
            onSubmit={(name) => void create(name)}
          />
        )}
        {asking === 'rename' && list && (
          <NameForm
            initial={list.name}
            emptyMessage="Nome não pode ser vazio"
            onCancel={() => setAsking(null)}
            onSubmit={(name) => void rename(list.key, name)}
          />
        )}
      </Modal>
    </>
  );
}

interface NameFormProps {
  initial: string;
  emptyMessage: string;
  onCancel: () => void;
  onSubmit: (name: string) => void;
}

function NameForm({ initial, emptyMessage, onCancel, onSubmit }: NameFormProps) {
  const [name, setName] = useState(initial);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') notifyError(emptyMessage);
    else onSubmit(name);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Nome da lista"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={80}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit">Salvar</Button>
        </Group>
      </Stack>
    </form>
  );
}
