import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { afterSave, changedParts, type SavedDraft } from '#domain/making/structure/save.ts';
import { draftOptions, saveDraft } from '#client/data/campaign-draft.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';

/** The draft before a copy and the state after it, from which the copy is undone. */
interface Done {
  before: CampaignDraft;
  after: SavedDraft;
}

/**
 * Saves a copy in one request, all or nothing, and undoes it in the same way. A campaign that was changed elsewhere
 * since it was read is refused by the server, for the copy and for the undo.
 */
export function useCopyWon(campaignId: string) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(saved: SavedDraft, next: CampaignDraft, failure: string): Promise<SavedDraft | null> {
    const sent = changedParts(saved, next);
    if (sent === null) return saved;
    setIsSaving(true);
    try {
      return afterSave(saved, next, sent, await saveDraft(campaignId, sent));
    } catch (error) {
      notifyFailure(failure, error);
      return null;
    } finally {
      setIsSaving(false);
      await queryClient.invalidateQueries({ queryKey: draftOptions(campaignId).queryKey });
    }
  }

  async function copy(saved: SavedDraft, next: CampaignDraft): Promise<void> {
    const after = await save(saved, next, 'Nada foi copiado');
    if (after === null) return;
    setDone({ before: saved.draft, after });
    notifySuccess('Cópia salva', 'Confira na Montagem. Você pode desfazer aqui mesmo.');
  }

  async function undo(): Promise<void> {
    if (done === null || (await save(done.after, done.before, 'A cópia não foi desfeita')) === null) return;
    setDone(null);
    notifySuccess('Cópia desfeita');
  }
  return { copy, undo, canUndo: done !== null, isSaving };
}
