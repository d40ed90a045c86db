import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import {
  negativeListOptions,
  useCreateNegativeList,
  useDeleteNegativeList,
} from '#client/data/negative-lists.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';

/** Deletes a list, and makes it again with its negatives and its campaigns when that is undone. */
export function useDeletion() {
  const queryClient = useQueryClient();
  const deletion = useDeleteNegativeList();
  const creation = useCreateNegativeList();
  const [deleted, setDeleted] = useState<NegativeList | null>(null);

  async function remove(id: string): Promise<void> {
    try {
      const list = await queryClient.query({ ...negativeListOptions(id), staleTime: 0 });
      deletion.mutate(id, { onSuccess: () => setDeleted(list) });
    } catch (error) {
      notifyFailure('A lista não foi excluída', error);
    }
  }

  function restore(): void {
    if (deleted === null) return;
    const { name, negatives, campaignIds } = deleted;
    creation.mutate({ name, negatives, campaignIds }, { onSuccess: () => setDeleted(null) });
  }

  return { deleted, remove: (id: string) => void remove(id), restore };
}
