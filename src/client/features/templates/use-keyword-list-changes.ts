import { dropKeywordList } from '#domain/making/texts/template-edits.ts';
import { createKeywordList, NUTRA_LIST, withDefaultLists } from '#domain/making/texts/templates.ts';
import { useLocalTemplates } from '#client/data/templates.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';

interface KeywordListChanges {
  /** Both resolve to true when the browser stored the change. */
  create: (name: string) => Promise<boolean>;
  rename: (key: string, name: string) => Promise<boolean>;
  /** Deletes the list with its templates in every language. */
  remove: (key: string) => Promise<void>;
}

/**
 * Changes the account's keyword template lists and shows a toast. `onChosen` receives the list to show
 * afterwards.
 */
export function useKeywordListChanges(onChosen: (listKey: string) => void): KeywordListChanges {
  const local = useLocalTemplates();

  async function create(name: string): Promise<boolean> {
    let created = '';
    const isKept = await updateStore(local.keywordLists, (now) => {
      const { lists, key } = createKeywordList(withDefaultLists(now), name, Date.now());
      created = key;
      return lists;
    });
    if (!isKept) return false;
    onChosen(created);
    notifySuccess('Nova lista criada!');
    return true;
  }

  async function rename(key: string, name: string): Promise<boolean> {
    const isKept = await updateStore(local.keywordLists, (now) =>
      withDefaultLists(now).map((list) => (list.key === key ? { key, name } : list)),
    );
    if (isKept) notifySuccess('Lista renomeada!');
    return isKept;
  }

  async function remove(key: string): Promise<void> {
    const isKept = await updateStore(local.keywordLists, (now) => now.filter((list) => list.key !== key));
    if (!isKept) return;
    await updateStore(local.keywords, (now) => dropKeywordList(now, key));
    onChosen(NUTRA_LIST);
    notifyError('Lista deletada!');
  }

  return { create, rename, remove };
}
