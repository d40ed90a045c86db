import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdsCurrencyChoice, ProfileInput } from '#domain/account/profile.ts';
import type { Profile } from '#domain/account/session.ts';
import { api, read } from '#client/lib/api.ts';
import { getAuth, postAuth } from '#client/lib/auth-api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { withProof } from './proof.ts';
import { endBrowserSession, sessionOptions, welcomeSession } from './session.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Resolves to true when the server asks for a second factor before it opens the session. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const answer = await postAuth('/sign-in/email', credentials);
      if (answer.twoFactorRedirect === true) return { needsCode: true };
      await welcomeSession(queryClient);
      return { needsCode: false };
    },
  });
}

/** The second step of signing in: the app's 6 digits, or a recovery code. */
export function useSecondStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, recovery }: { code: string; recovery: boolean }) => {
      await postAuth(recovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', { code });
      await welcomeSession(queryClient);
    },
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: (account: Credentials & { name: string }) => postAuth('/sign-up/email', account),
  });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => read(api.auth['request-password-reset'].$post({ json: { email } })),
  });
}

/** Fails with `bad_request` when the link is invalid or no longer valid. */
export function resetLinkOptions(token: string) {
  return queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => read(api.auth['check-reset-link'].$post({ json: { token } })),
    staleTime: Infinity,
  });
}

/** Signs out this browser afterwards, because it may have held the session of another account. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (reset: { token: string; newPassword: string }) => {
      await read(api.auth['reset-password'].$post({ json: reset }));
      await endBrowserSession();
    },
  });
}

export function confirmEmailOptions(token: string) {
  return queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => read(api.auth['confirm-email'].$post({ json: { token } })),
    retry: false,
    staleTime: Infinity,
  });
}

/** On a slow connection an answer may arrive after another person has signed in. */
function useKeepProfile() {
  const queryClient = useQueryClient();
  return (profile: Profile) =>
    queryClient.setQueryData(sessionOptions.queryKey, (session) =>
      session?.profile.id === profile.id ? { ...session, profile } : session,
    );
}

export function useUpdateProfile() {
  return useWrite({
    what: 'seus dados pessoais',
    write: (input: ProfileInput, intent) => read(api.profile.$patch({ json: input }, intent)),
    onSuccess: useKeepProfile(),
  });
}

export function useKeepAdsCurrency() {
  return useWrite({
    what: 'a moeda da sua conta',
    write: (choice: AdsCurrencyChoice, intent) =>
      read(api.profile['ads-currency'].$put({ json: choice }, intent)),
    onSuccess: useKeepProfile(),
    onError: (error) => notifyFailure('Erro ao salvar a moeda', error),
  });
}

export const twoFactorOptions = queryOptions({
  queryKey: ['two-factor'],
  queryFn: () => getAuth('/totp'),
});

export interface Enrolment {
  /** The `otpauth://…` address for the QR code. */
  uri: string;
  recoveryCodes: string[];
}

export function useBeginTwoFactor() {
  return useMutation({ mutationFn: () => withProof(() => postAuth('/totp/begin', {})) });
}

export function useCancelTwoFactor() {
  return useMutation({ mutationFn: () => postAuth('/totp/cancel', {}) });
}

export function useActivateTwoFactor() {
  return useMutation({
    mutationFn: (code: string) => postAuth('/two-factor/verify-totp', { code }),
    onSuccess: useRefresh(twoFactorOptions.queryKey),
  });
}

export function useDisableTwoFactor() {
  return useMutation({
    mutationFn: () => withProof(() => postAuth('/totp/off', {})),
    onSettled: useRefresh(twoFactorOptions.queryKey),
  });
}
