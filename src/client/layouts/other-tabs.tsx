import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSignIn, forgetSession, onOtherTabs, sessionOptions } from '#client/data/session.ts';

/**
 * Reacts when another tab signs in or out. It is on every screen, because the sign-in screen must notice a
 * sign-in too.
 */
export function OtherTabs() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTabs((message) => {
        if (message.type === 'renewed') queryClient.setQueryData(sessionOptions.queryKey, message.session);
        else if (message.type === 'signed-out') forgetSession(queryClient, 'left');
        else void followSignIn(queryClient);
      }),
    [queryClient],
  );
  return null;
}
