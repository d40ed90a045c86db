import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { savedListLimit } from '#domain/making/texts/saved-lists.ts';
import { useSavedListsStore } from '#client/data/saved-lists.ts';
import { readStore } from '#client/lib/storage/browser-scope.ts';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';

/** Returns whether one more list may be saved. If not, a toast shows the limit and how to raise it. */
export function useListLimit(kind: AssetType, hasProAccess: boolean): () => boolean {
  const limit = savedListLimit[hasProAccess ? 'pro' : 'basico'];
  const store = useSavedListsStore(kind);
  return () => {
    if (readStore(store).length < limit) return true;
    notifyError(
      'Limite do plano Básico',
      <>
        O plano Básico guarda {limit} lista por ferramenta.{' '}
        <Anchor component={Link} to={paths.pricing} size="sm">
          Ver o plano Pro
        </Anchor>
      </>,
    );
    return false;
  };
}
