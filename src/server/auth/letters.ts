import { pages } from '#domain/pages/pages.ts';
import { claimAttempt, emailKey, type Limit } from '../db/attempts.ts';
import type { Database } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import type { MailLinkKind } from '../db/schema/sign-in.ts';
import type { Mail, Recipient } from '../email/compose.ts';
import {
  approveNewEmailMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailTakenMail,
} from '../email/email-change.ts';
import {
  alreadyRegisteredMail,
  confirmationMail,
  contestedMail,
  newDeviceMail,
  passwordChangedMail,
  resetMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '../email/messages.ts';
import type { Env } from '../boot/env.ts';
import { describeBrowser } from '../session/user-agent.ts';
import { createLink } from './mail-links.ts';

export interface Addressee extends Recipient {
  id: string;
}

const HOUR = 3600;
/**
 * Limit per kind of mail and recipient. Further requests get the same answer, and the last link stays valid.
 */
const LETTERS: Limit = { max: 3, seconds: HOUR };

export function sendConfirmation(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'confirmation', user, async () => {
    const link = await makeLink(db, env, user, 'confirm-email', 24 * HOUR);
    return confirmationMail(user, link, user.email === env.ADMIN_EMAIL);
  });
}

export function sendReset(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'reset', user, async () =>
    resetMail(user, await makeLink(db, env, user, 'reset-password', HOUR)),
  );
}

export function sendAlreadyRegistered(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'already-registered', user, () =>
    alreadyRegisteredMail(user, `${env.APP_URL}/forgot-password`),
  );
}

export function sendContested(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'contested', user, async () =>
    contestedMail(user, await makeLink(db, env, user, 'reset-password', 24 * HOUR)),
  );
}

export function sendPasswordChanged(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'password-changed', user, () =>
    passwordChangedMail(user, `${env.APP_URL}/forgot-password`),
  );
}

export function sendSecondFactorOn(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'second-factor-on', user, () =>
    secondFactorOnMail(user, `${env.APP_URL}/forgot-password`),
  );
}

export function sendSecondFactorOff(db: Database, env: Env, user: Addressee): Promise<void> {
  return queueLetter(db, 'second-factor-off', user, () =>
    secondFactorOffMail(user, `${env.APP_URL}/forgot-password`),
  );
}

/** @param browser the sign-in's User-Agent header. */
export function sendNewDevice(db: Database, env: Env, user: Addressee, browser: string): Promise<void> {
  return queueLetter(db, 'new-device', user, () =>
    newDeviceMail(user, `${env.APP_URL}/forgot-password`, describeBrowser(browser)),
  );
}

/** Sent to the account's current e-mail. */
export function sendApproveNewEmail(
  db: Database,
  env: Env,
  user: Addressee,
  newEmail: string,
): Promise<void> {
  return queueLetter(db, 'approve-new-email', user, async () =>
    approveNewEmailMail(user, await makeLink(db, env, user, 'approve-new-email', 24 * HOUR), newEmail),
  );
}

/** Sent to the new e-mail, whose owner is not confirmed yet. */
export function sendConfirmNewEmail(
  db: Database,
  env: Env,
  user: Addressee,
  newEmail: string,
): Promise<void> {
  const holder = { id: user.id, name: '', email: newEmail, emailVerified: false };
  return queueLetter(db, 'confirm-new-email', holder, async () => {
    const link = await makeLink(db, env, user, 'confirm-new-email', 24 * HOUR);
    return confirmNewEmailMail(holder, link, { from: user.email, opensAdmin: newEmail === env.ADMIN_EMAIL });
  });
}

export function sendEmailTaken(db: Database, env: Env, owner: Addressee): Promise<void> {
  return queueLetter(db, 'email-taken', owner, () => emailTakenMail(owner, `${env.APP_URL}/login`));
}

/** Sent to the old e-mail. */
export function sendEmailChanged(db: Database, env: Env, user: Addressee, newEmail: string): Promise<void> {
  return queueLetter(db, 'email-changed', user, () =>
    emailChangedMail(user, `${env.APP_URL}/login`, newEmail),
  );
}

/** The token is in the address's fragment, which browsers send neither to a server nor as Referer. */
async function makeLink(
  db: Database,
  env: Env,
  user: Addressee,
  kind: MailLinkKind,
  seconds: number,
): Promise<string> {
  const token = await createLink(db, { kind, userId: user.id, seconds });
  return `${env.APP_URL}${screens[kind]}#token=${token}`;
}

const screens: Record<MailLinkKind, string> = {
  'confirm-email': pages.confirmEmail.path,
  'reset-password': pages.updatePassword.path,
  'approve-new-email': pages.changeEmail.path,
  'confirm-new-email': pages.changeEmail.path,
};

async function queueLetter(
  db: Database,
  kind: string,
  { email }: Addressee,
  compose: () => Mail | Promise<Mail>,
): Promise<void> {
  if (!(await claimAttempt(db, `letter:${kind}:${emailKey(email)}`, LETTERS))) return;
  await db.insert(mailMessages).values(await compose());
}
