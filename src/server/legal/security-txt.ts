import { createMiddleware } from 'hono/factory';
import { DAY_MS } from '#domain/shared/days.ts';
import type { AppEnv } from '../request/context.ts';
import type { Env } from '../boot/env.ts';

/** The time after each read at which the file expires. RFC 9116 requires a date, within a year. */
const DAYS = 180;

/** RFC 9116: where a fault of this installation is reported. Without CONTACT_EMAIL there is no such file. */
export function securityTxt({ CONTACT_EMAIL, APP_URL }: Env) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (CONTACT_EMAIL === undefined) return next();
    const lines = [
      `Contact: mailto:${CONTACT_EMAIL}`,
      `Expires: ${new Date(Date.now() + DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${APP_URL}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  });
}
