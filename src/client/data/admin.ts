import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdminAction, UserQuery } from '#domain/account/admin.ts';
import type { SecurityEventQuery } from '#domain/account/security-events.ts';
import { api, read } from '#client/lib/api.ts';
import { onServerEvents } from '#client/lib/server-events.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The filters of the list. Each combination is a separate cached list. */
export type UserFilters = Pick<UserQuery, 'search' | 'plan' | 'status'>;

const usersKey = ['admin', 'users'];

export function usersOptions(filters: UserFilters) {
  return infiniteQueryOptions({
    queryKey: [...usersKey, 'list', filters],
    queryFn: ({ pageParam }) =>
      read(api.admin.users.$get({ query: pageParam === null ? filters : { ...filters, cursor: pageParam } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function userTotalsOptions(filters: UserFilters) {
  return queryOptions({
    queryKey: [...usersKey, 'totals', filters],
    queryFn: () => read(api.admin.users.totals.$get({ query: filters })),
    placeholderData: keepPreviousData,
  });
}

export function auditOptions(id: string) {
  return queryOptions({
    queryKey: [...usersKey, 'audit', id],
    queryFn: () => read(api.admin.users[':id'].audit.$get({ param: { id } })),
  });
}

export function useChangeUser() {
  const queryClient = useQueryClient();
  return useWrite({
    what: 'a mudança na conta',
    write: ({ id, action }: { id: string; action: AdminAction }, intent) =>
      read(api.admin.users[':id'].$patch({ param: { id }, json: { action } }, intent)),
    onSuccess: () => refreshUsers(queryClient),
  });
}

export const feedbackOptions = infiniteQueryOptions({
  queryKey: ['admin', 'feedback'],
  queryFn: ({ pageParam }) =>
    read(api.admin.feedback.$get({ query: pageParam === null ? {} : { cursor: pageParam } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export function fullFeedbackOptions(id: string) {
  return queryOptions({
    queryKey: ['admin', 'feedback', 'whole', id],
    queryFn: () => read(api.admin.feedback[':id'].$get({ param: { id } })),
  });
}

export function securityEventsOptions(filters: Pick<SecurityEventQuery, 'event' | 'email'>) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'security-events', filters],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? filters : { ...filters, cursor: pageParam };
      return read(api.admin['security-events'].$get({ query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Calls `listener` whenever any profile changes, wherever the change was made. */
export function onProfilesChanged(listener: () => void): () => void {
  return onServerEvents('/api/admin/events', 'profiles', listener);
}

export function refreshUsers(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: usersKey });
}
