import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#domain/making/structure/plan.ts';
import { afterSave, changedParts, type Saved } from '#domain/making/structure/save.ts';
import { planOptions, savePlan } from '#client/data/campaign-plan.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';

/** The plan before a copy and the state after it, from which the copy is undone. */
interface Done {
  before: Plan;
  after: Saved;
}

/**
 * Saves a copy in one request, all or nothing, and undoes it in the same way. A campaign that was changed elsewhere
 * since it was read is refused by the server, for the copy and for the undo.
 */
export function useCopyWon(campaignId: string) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(saved: Saved, next: Plan, failure: string): Promise<Saved | null> {
    const sent = changedParts(saved, next);
    if (sent === null) return saved;
    setIsSaving(true);
    try {
      return afterSave(saved, next, sent, await savePlan(campaignId, sent));
    } catch (error) {
      notifyFailure(failure, error);
      return null;
    } finally {
      setIsSaving(false);
      await queryClient.invalidateQueries({ queryKey: planOptions(campaignId).queryKey });
    }
  }

  async function copy(saved: Saved, next: Plan): Promise<void> {
    const after = await save(saved, next, 'Nada foi copiado');
    if (after === null) return;
    setDone({ before: saved.plan, after });
    notifySuccess('Cópia salva', 'Confira na Montagem. Você pode desfazer aqui mesmo.');
  }

  async function undo(): Promise<void> {
    if (done === null || (await save(done.after, done.before, 'A cópia não foi desfeita')) === null) return;
    setDone(null);
    notifySuccess('Cópia desfeita');
  }
  return { copy, undo, canUndo: done !== null, isSaving };
}
