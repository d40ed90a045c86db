import { type Morning, morningLines, morningSubject } from '#domain/deciding/rules/morning.ts';
import { pages } from '#domain/pages/pages.ts';
import { composeMail, type Mail, type Recipient } from './compose.ts';

/** @param token stops these mails, without signing in. */
export function morningMail(
  to: Recipient,
  morning: Morning,
  { appUrl, token }: { appUrl: string; token: string },
): Mail {
  // The page reads the token from the part of the address that is never sent to a server.
  const isOnlySilence =
    morning.silences.length > 0 && morning.accounts.every(({ waiting }) => waiting.length === 0);
  const stop = `${appUrl}${pages.stopMorning.path}#token=${encodeURIComponent(token)}`;
  return {
    ...composeMail(to, {
      subject: morningSubject(morning),
      lines: morningLines(morning),
      ...(isOnlySilence
        ? { action: 'Conferir as conexões', link: `${appUrl}${pages.connections.path}` }
        : { action: 'Ver e aprovar', link: `${appUrl}${pages.rules.path}` }),
      note: 'Você escolheu receber este resumo de manhã.',
      other: { label: 'Parar de receber', link: stop },
    }),
    stopLink: `${appUrl}/api/one-click/morning?token=${encodeURIComponent(token)}`,
  };
}
