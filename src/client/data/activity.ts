import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';

/** The person's last actions, newest first. */
export const activityOptions = queryOptions({
  queryKey: ['activity'],
  queryFn: () => read(api.activity.$get()),
});
