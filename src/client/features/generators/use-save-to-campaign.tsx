import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { useAddAsset } from '#client/data/campaign-lists.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';
import { listContent } from './list-content.ts';
import type { Draft } from './draft.ts';

interface SavedList {
  items: readonly Item[];
  campaignIds: readonly string[];
}

/** Saves the list on screen to a campaign. An unchanged list is saved only once per campaign. */
export function useSaveToCampaign(draft: Draft) {
  const { kind, setShared } = draft;
  const addAsset = useAddAsset();
  const [saved, setSaved] = useState<SavedList>({ items: [], campaignIds: [] });
  const isUnchanged = useTabPart(draft.tool, ({ items }) => items === saved.items);
  const savedIn = isUnchanged ? saved.campaignIds : [];

  function save({ id, name }: { id: string; name: string }): void {
    const { items } = draft.read();
    if (items.length === 0) {
      notifyError('Lista vazia!', 'Gere ou adicione itens antes de salvar na campanha.');
      return;
    }
    if (savedIn.includes(id)) return;
    addAsset.mutate(
      { campaignId: id, asset: listContent(kind, draft.read()) },
      {
        onSuccess: () => {
          setSaved({ items, campaignIds: [...savedIn, id] });
          setShared({ campaignId: id });
          notifySuccess('Salvo na Campanha!', <SavedIn kind={kind} id={id} name={name} />);
        },
      },
    );
  }

  return { save, isSaving: addAsset.isPending, isSavedIn: (id: string) => savedIn.includes(id) };
}

function SavedIn({ kind, id, name }: { kind: AssetType; id: string; name: string }) {
  return (
    <>
      {generatorViews[kind].savedIn}{' '}
      <Anchor component={Link} to={paths.campaign(id)} size="sm">
        {name}
      </Anchor>
    </>
  );
}
