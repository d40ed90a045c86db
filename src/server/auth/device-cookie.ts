import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../context.ts';
import { forgetAttempts } from '../attempts.ts';
import { cookieSigner, cookieTokenReader } from '../session/cookie-token.ts';
import { deviceCookie, rememberDevice } from './devices.ts';
import { signInKey } from './sign-in-attempts.ts';

/** Remembers a browser whose person confirmed the e-mail, so that strangers cannot lock it out. */
export async function rememberProvenBrowser(
  c: Context<AppEnv>,
  { db, env, secret }: Deps,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const cookie = deviceCookie(env.APP_URL);
  const known = cookieTokenReader(secret, cookie.name)(c.req.header('Cookie'));
  const device = await rememberDevice(db, id, known);
  setCookie(c, cookie.name, cookieSigner(secret)(device.token), cookie.attributes);
  await forgetAttempts(db, signInKey(email, device));
}
