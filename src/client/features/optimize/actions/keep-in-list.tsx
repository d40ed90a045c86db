import { Button, Menu } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { negativeListsOptions, useAddToNegativeList } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';

/** Puts the chosen negatives of the account's list into one of the shared lists here. */
export function KeepInList({ negatives }: { negatives: readonly string[] }) {
  const { data: lists = [] } = useQuery(negativeListsOptions);
  const add = useAddToNegativeList();
  if (lists.length === 0) return null;
  const keep = (id: string) =>
    add.mutate(
      { id, negatives: [...negatives] },
      {
        onSuccess: ({ name, campaignIds }) =>
          notifySuccess(
            `Guardado na lista ${name}`,
            `Ela vale em ${countText(campaignIds.length, 'campanha', 'campanhas')}.`,
          ),
      },
    );
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconListCheck />} loading={add.isPending}>
          Guardar em uma lista
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {lists.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => keep(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
