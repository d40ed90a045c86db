import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';

export const legalContactOptions = queryOptions({
  queryKey: ['legal'],
  queryFn: () => read(api.legal.$get()),
  staleTime: Infinity,
});
