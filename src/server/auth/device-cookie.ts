import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../request/context.ts';
import { forgetAttempts } from '../db/attempts.ts';
import { deviceCookie, rememberDevice } from './devices.ts';
import { signInKey } from './sign-in-attempts.ts';

/** Remembers a browser whose person confirmed the e-mail, so that strangers cannot lock it out. */
export async function rememberProvenBrowser(
  c: Context<AppEnv>,
  { db, env, cookies }: Deps,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const cookie = deviceCookie(env.APP_URL);
  const device = await rememberDevice(db, id, cookies.readDevice(c));
  setCookie(c, cookie.name, cookies.sign(device.token), cookie.attributes);
  await forgetAttempts(db, signInKey(email, device));
}
