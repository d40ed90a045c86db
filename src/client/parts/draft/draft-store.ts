import type {
  CampaignDraft,
  DraftChanges,
  SavedVersions,
  StoredDraft,
} from '#domain/making/structure/draft.ts';
import { afterSave, changedParts, openDraft, type SavedDraft } from '#domain/making/structure/save.ts';
import { followProposal } from '#domain/making/structure/follow-proposal.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { amend, type History, record, startHistory, travel } from '#domain/shared/history.ts';
import { ApiError, isPassing } from '#client/lib/api.ts';
import { dismissUndo } from '#client/lib/notify-undo.tsx';
import { randomUuid } from '#client/lib/uuid.ts';

/** `failed`: the next attempt sends the same changes. `conflict`: the person must choose a version. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  history: History<CampaignDraft>;
  status: SaveStatus;
  /** Increases with every change of the draft. */
  revision: number;
}

interface StoreOptions {
  stored: StoredDraft;
  /** The settings until the first save. */
  suggested: CampaignSettings;
  /** @param key the same for each attempt to send the same changes. */
  save: (sent: DraftChanges, key: string) => Promise<SavedVersions>;
  /** Called with an error that will not go away by itself, so that the screen shows it. */
  onFailure: (error: unknown) => void;
}

/** The changes that lead to a draft. */
interface Attempt {
  draft: CampaignDraft;
  sent: DraftChanges;
  key: string;
}

/** Time between the last change and the save. */
const PAUSE_MS = 700;
const RETRY_MS = 5000;
const STEPS_BACK = 100;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Holds an edited draft with its undo steps and saves it, one save after the other. */
export function createDraftStore({ stored, suggested, save, onFailure }: StoreOptions) {
  let saved: SavedDraft = openDraft(stored, suggested);
  let state: DraftState = { history: startHistory(saved.draft), status: 'saved', revision: 0 };
  /** The attempt without an answer. The server may have stored it or not, so it is sent again before anything else. */
  let unanswered: Attempt | null = null;
  let lastStep: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(part: Partial<DraftState>): void {
    const isChanged = part.history !== undefined && part.history.present !== state.history.present;
    state = { ...state, ...part, revision: state.revision + (isChanged ? 1 : 0) };
    for (const listener of listeners) listener();
  }
  function show(history: History<CampaignDraft>): void {
    if (history === state.history) return;
    dismissUndo();
    const isBusy = state.status === 'saving' || state.status === 'conflict';
    set({ history, status: isBusy ? state.status : 'waiting' });
    schedule(PAUSE_MS);
  }
  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function nextAttempt(): Attempt | null {
    const draft = state.history.present;
    const sent = changedParts(saved, draft);
    return sent && { draft, sent, key: randomUuid() };
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (state.status === 'saving' || state.status === 'conflict') return;
    const attempt = unanswered ?? nextAttempt();
    if (attempt === null) {
      set({ status: 'saved' });
      return;
    }
    const { draft, sent, key } = attempt;
    set({ status: 'saving' });
    try {
      saved = afterSave(saved, draft, sent, await save(sent, key));
      unanswered = null;
      const isCurrent = state.history.present === draft;
      set({ status: isCurrent ? 'saved' : 'waiting' });
      if (!isCurrent) schedule(PAUSE_MS);
    } catch (error) {
      unanswered = isPassing(error) ? attempt : null;
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      set({ status: isConflict ? 'conflict' : 'failed' });
      if (isConflict) return;
      if (isPassing(error)) schedule(RETRY_MS);
      else onFailure(error);
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /**
     * @param step consecutive changes with the same step, such as letters typed into one field, are undone
     * together.
     */
    change: (edit: (draft: CampaignDraft) => CampaignDraft, step?: string): void => {
      const isSameStep = step !== undefined && step === lastStep;
      lastStep = step;
      const next = edit(state.history.present);
      show(isSameStep ? amend(state.history, next) : record(state.history, next, STEPS_BACK));
    },
    undo: (): void => {
      lastStep = undefined;
      show(travel(state.history, 1));
    },
    redo: (): void => {
      lastStep = undefined;
      show(travel(state.history, -1));
    },
    /**
     * Settings that were taken from the last proposal follow the next one. Settings that the person changed stay;
     * they differ from the last proposal.
     */
    follow: (before: CampaignSettings, next: CampaignSettings): void => {
      const { settings } = state.history.present;
      const followed = followProposal(settings, before, next);
      if (followed === settings) return;
      lastStep = undefined;
      show(record(state.history, { ...state.history.present, settings: followed }, STEPS_BACK));
    },
    flush,
    /** After a conflict: the stored draft replaces the draft on screen. */
    takeTheirs: (theirs: StoredDraft): void => {
      saved = openDraft(theirs, suggested);
      set({ history: record(state.history, saved.draft, STEPS_BACK), status: 'saved' });
    },
    /** After a conflict: the draft on screen is saved over the stored draft. */
    keepMine: (theirs: StoredDraft): Promise<void> => {
      saved = openDraft(theirs, suggested);
      set({ status: 'waiting' });
      return flush();
    },
  };
}
