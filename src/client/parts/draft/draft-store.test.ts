import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignDraft, DraftChanges, StoredDraft } from '#domain/making/structure/draft.ts';
import { addGroup, changeGroup } from '#domain/making/structure/edit.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { ApiError } from '#client/lib/api.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const group = { name: 'Fundo', position: 1, keywords: [], negatives: [], ads: [] };
const stored: StoredDraft = { settings: null, groups: [{ id: 'a', version: 1, content: group }] };
const rename = (name: string) => (draft: CampaignDraft) =>
  changeGroup(draft, 'a', (one) => ({ ...one, name }));
const current = (store: DraftStore) => store.getState().history.present;

/** Creates a store whose saves the test answers. */
function open() {
  const sent: DraftChanges[] = [];
  const keys: string[] = [];
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const failures: unknown[] = [];
  const store = createDraftStore({
    stored,
    suggested: emptySettings,
    onFailure: (error) => failures.push(error),
    save: (part, key) => {
      sent.push(part);
      keys.push(key);
      return new Promise((resolve, reject) => {
        const groups = Object.fromEntries(part.groups.map(({ id, version }) => [id, (version ?? 0) + 1]));
        answers.push({ resolve: () => resolve({ settings: part.settings ? 1 : null, groups }), reject });
      });
    },
  });
  return { store, sent, keys, answers, failures };
}
const noAnswer = new ApiError(0, { code: 'offline', message: 'x' });
const conflict = new ApiError(409, { code: 'conflict', message: 'x' });

describe('the store of an edited draft', () => {
  it('saves once after a pause, with the newest version', async () => {
    const { store, sent, answers } = open();
    store.change(rename('M'), 'name');
    store.change(rename('Meio'), 'name');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toMatchObject([{ groups: [{ id: 'a', version: 1, content: { name: 'Meio' } }] }]);
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().status).toBe('saved');
  });

  it('saves changes made during a save afterwards, based on the new version', async () => {
    const { store, sent, answers } = open();
    store.change(rename('Um'));
    await vi.advanceTimersByTimeAsync(700);
    store.change(rename('Dois'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(700);
    expect(sent[1]).toMatchObject({ groups: [{ id: 'a', version: 2, content: { name: 'Dois' } }] });
  });

  it('undoes and redoes, letters of one field as one step, and saves the visible draft', async () => {
    const { store, sent } = open();
    store.change(rename('M'), 'name');
    store.change(rename('Me'), 'name');
    store.change((draft) => addGroup(draft, 'b', 'Novo'));
    store.undo();
    store.undo();
    expect(current(store).groups.map(({ name }) => name)).toEqual(['Fundo']);
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toEqual([]);
    store.redo();
    expect(current(store).groups.map(({ name }) => name)).toEqual(['Me']);
  });

  it('retries after a network failure, and reports a refusal', async () => {
    const { store, sent, answers, failures } = open();
    store.change(rename('Um'));
    await vi.advanceTimersByTimeAsync(700);
    answers[0]?.reject(noAnswer);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    const refused = new ApiError(413, { code: 'too_large', message: 'x' });
    answers[1]?.reject(refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, store.getState().status, failures]).toEqual([2, 'failed', [refused]]);
  });

  it('asks again for an answer that did not come, before it sends what was changed since', async () => {
    const { store, sent, keys, answers } = open();
    store.change(rename('Um'));
    await vi.advanceTimersByTimeAsync(700);
    store.change(rename('Dois'));
    answers[0]?.reject(noAnswer);
    await vi.advanceTimersByTimeAsync(5000);
    expect([sent[1], keys[1]]).toEqual([sent[0], keys[0]]);
    answers[1]?.resolve();
    await vi.advanceTimersByTimeAsync(700);
    expect(sent[2]).toMatchObject({ groups: [{ id: 'a', version: 2, content: { name: 'Dois' } }] });
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('does not say that an undone change is saved while the server may have it', async () => {
    const { store, sent, answers } = open();
    store.change(rename('Um'));
    await vi.advanceTimersByTimeAsync(700);
    answers[0]?.reject(noAnswer);
    await vi.advanceTimersByTimeAsync(0);
    store.undo();
    await vi.advanceTimersByTimeAsync(700);
    expect([sent.length, store.getState().status]).toEqual([2, 'saving']);
    answers[1]?.resolve();
    await vi.advanceTimersByTimeAsync(700);
    expect(sent[2]).toMatchObject({ groups: [{ id: 'a', version: 2, content: { name: 'Fundo' } }] });
  });

  it('stops at a conflict, then keeps the version that the person chooses', async () => {
    const theirs: StoredDraft = {
      settings: null,
      groups: [{ id: 'a', version: 5, content: { ...group, name: 'Deles' } }],
    };
    const mine = open();
    mine.store.change(rename('Meu'));
    await vi.advanceTimersByTimeAsync(700);
    mine.answers[0]?.reject(conflict);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([mine.sent.length, mine.store.getState().status]).toEqual([1, 'conflict']);
    void mine.store.keepMine(theirs);
    expect(mine.sent[1]).toMatchObject({ groups: [{ id: 'a', version: 5, content: { name: 'Meu' } }] });

    const other = open();
    other.store.change(rename('Meu'));
    await vi.advanceTimersByTimeAsync(700);
    other.answers[0]?.reject(conflict);
    await vi.advanceTimersByTimeAsync(0);
    other.store.takeTheirs(theirs);
    expect(current(other.store).groups[0]?.name).toBe('Deles');
    expect(other.store.getState().status).toBe('saved');
    other.store.undo();
    expect(current(other.store).groups[0]?.name).toBe('Meu');
  });
});
