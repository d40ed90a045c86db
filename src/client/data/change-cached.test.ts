import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { changeCached, restoreItem, hideDeleted, withoutDeleted } from './change-cached.ts';

const queryKey = ['lists'];
const list = (...ids: string[]) => ids.map((id) => ({ id }));
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
const shown = () => client.getQueryData<{ id: string }[]>(queryKey)?.map(({ id }) => id);
const remove = (id: string) =>
  hideDeleted(id, () =>
    changeCached<{ id: string }[]>(client, queryKey, withoutDeleted, (now, before) =>
      restoreItem(now, before, id),
    ),
  );

it('taking one change back leaves the others', () => {
  client.setQueryData(queryKey, list('a', 'b', 'c'));
  const back = remove('b');
  remove('a');
  expect(shown()).toEqual(['c']);
  back();
  expect(shown()).toEqual(['c', 'b']);
});

it('what is taken back after the list was read anew stands there once', () => {
  client.setQueryData(queryKey, list('d', 'e'));
  const back = remove('d');
  client.setQueryData(queryKey, withoutDeleted(list('d', 'e', 'f')));
  expect(shown()).toEqual(['e', 'f']);
  back();
  expect(shown()).toEqual(['d', 'e', 'f']);
  expect(withoutDeleted(list('d'))).toEqual(list('d'));
});

it("takes nothing back into another account's list", () => {
  client.setQueryData(queryKey, list('g', 'h'));
  const back = remove('g');
  client.removeQueries({ queryKey });
  client.setQueryData(queryKey, list('i'));
  back();
  expect(shown()).toEqual(['i']);
});
