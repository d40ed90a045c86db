import { Menu, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { IconButton } from '../icon-button.tsx';
import { NameForm } from '../name-form.tsx';
import { readView, writeView } from './table-view.ts';

const viewsSchema = z.array(z.object({ name: z.string(), search: z.string() }));
type Views = z.output<typeof viewsSchema>;
const nameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome à visão.'), z.maxLength(60)),
});

/** Views kept under a name in this browser. Each is a part of the address, so a link shows it too. */
export function SavedViews({ name, written }: { name: string; written: string }) {
  const store: Store<Views> = { key: `faisca_views_${name}`, schema: viewsSchema, initial: [] };
  const views = useStore(store);
  const [params, setParams] = useSearchParams();
  const [isNaming, naming] = useDisclosure();
  const show = (search: string) =>
    setParams(writeView(params, readView(new URLSearchParams(search))), {
      replace: true,
      preventScrollReset: true,
    });
  async function save(view: string): Promise<void> {
    const isKept = await updateStore(store, (all) => [
      ...all.filter((each) => each.name !== view),
      { name: view, search: written },
    ]);
    if (isKept) naming.close();
  }
  return (
    <>
      <Menu position="bottom-start" closeOnItemClick>
        <Menu.Target>
          <IconButton label="Visões" icon={IconBookmark} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => show('')}>Visão normal</Menu.Item>
          {views.map((view) => (
            <Menu.Item key={view.name} onClick={() => show(view.search)}>
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={naming.open}>Salvar esta visão…</Menu.Item>
          {views.map((view) => (
            <Menu.Item
              key={view.name}
              color="red"
              leftSection={<IconTrash />}
              onClick={() => void updateStore(store, (all) => all.filter((each) => each.name !== view.name))}
            >
              Excluir a visão {view.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isNaming} onClose={naming.close} title="Salvar visão">
        <NameForm
          schema={nameSchema}
          initial=""
          label="Nome"
          isOpen={isNaming}
          onSubmit={save}
          onRefused={() => undefined}
          onCancel={naming.close}
        />
      </Modal>
    </>
  );
}
