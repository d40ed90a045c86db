import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** How a table is shown, as the address says it. */
export interface TableView {
  sort: { id: string; isDown: boolean } | null;
  /** The shown columns in their order; null: those of the table. */
  columns: readonly string[] | null;
  sizes: Readonly<Record<string, number>>;
  search: string;
  /** The chosen texts of each column. */
  facets: Readonly<Record<string, readonly string[]>>;
}

const FACET = 'so.';
const names = { sort: 'ordem', columns: 'colunas', sizes: 'larguras', search: 'busca' } as const;

export function readView(params: URLSearchParams): TableView {
  const sort = params.get(names.sort);
  const facets = [...params.keys()].filter((key) => key.startsWith(FACET));
  const sizes = (params.get(names.sizes) ?? '').split(',').flatMap((part) => {
    const [id = '', size = ''] = part.split(':');
    return id !== '' && Number(size) > 0 ? [[id, Number(size)] as const] : [];
  });
  return {
    sort: sort ? { id: sort.replace(/^-/, ''), isDown: sort.startsWith('-') } : null,
    columns: params.get(names.columns)?.split(',').filter(Boolean) ?? null,
    sizes: Object.fromEntries(sizes),
    search: params.get(names.search) ?? '',
    facets: Object.fromEntries(facets.map((key) => [key.slice(FACET.length), params.getAll(key)])),
  };
}

/** Writes a part of the view into an address. The other parts of the address stay. */
export function writeView(params: URLSearchParams, part: Partial<TableView>): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  if (part.sort !== undefined)
    set(names.sort, part.sort === null ? '' : `${part.sort.isDown ? '-' : ''}${part.sort.id}`);
  if (part.columns !== undefined) set(names.columns, part.columns?.join(',') ?? '');
  if (part.sizes !== undefined)
    set(
      names.sizes,
      Object.entries(part.sizes)
        .map(([id, size]) => `${id}:${Math.round(size)}`)
        .join(','),
    );
  if (part.search !== undefined) set(names.search, part.search);
  if (part.facets !== undefined) {
    for (const key of [...next.keys()].filter((each) => each.startsWith(FACET))) next.delete(key);
    for (const [id, chosen] of Object.entries(part.facets))
      for (const text of chosen) next.append(FACET + id, text);
  }
  return next;
}

/** The part of an address that describes the view, to save it under a name. */
export function viewOnly(params: URLSearchParams): string {
  return writeView(new URLSearchParams(), readView(params)).toString();
}

export function useTableView() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<TableView>) =>
      setParams((now) => writeView(now, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const view = useMemo(() => readView(params), [params]);
  return { view, change, written: viewOnly(params) };
}
