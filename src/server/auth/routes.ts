import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { setTimeout as delay } from 'node:timers/promises';
import {
  emailChangeSchema,
  mailTokenSchema,
  newPasswordSchema,
  proofSchema,
  resetRequestSchema,
} from '#domain/account/credentials.ts';
import type { AppEnv, Deps, UserEnv } from '../request/context.ts';
import { badRequest } from '../request/errors.ts';
import { limitByAddress } from '../middleware/limit-by-address.ts';
import { slotOf } from '../request/callers.ts';
import { whilePaused } from '../request/fair-limiter.ts';
import { validate } from '../middleware/validate.ts';
import { requireProof, requireSession } from '../session/guard.ts';
import { libraryRoutes } from './better-auth/library-routes.ts';
import { rememberProvenBrowser } from './device-cookie.ts';
import { confirmEmail } from './email-confirmation.ts';
import { confirmEmailChange, requestEmailChange } from './email-change.ts';
import { findLink } from './mail-links.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { prove } from './proof.ts';
import { signOut } from './sign-out.ts';

const HOUR = 3600;
/** Requesting a mail takes longer when the account exists. This minimum duration hides the difference. */
const EVEN_MS = 250;

const evenTime = createMiddleware(async (c, next) => {
  const rest = delay(EVEN_MS);
  await next();
  await whilePaused(slotOf(c), rest);
});

const deadLink = () => badRequest('Este link expirou ou já foi usado.');

/** Account routes without a session. The library handles sign-up, sign-in and its second step. */
export function authRoutes(deps: Deps) {
  const { db, env } = deps;
  const limit = (name: string, max: number) => limitByAddress(deps, name, { max, seconds: HOUR });
  const session = requireSession(deps);
  const sensitive = new Hono<UserEnv>()
    .use('/totp/begin', session, requireProof)
    .use('/totp/off', session, requireProof)
    .post('/prove', session, validate('json', proofSchema), async (c) => {
      await prove(deps, c.var.user, c.req.valid('json'));
      return c.json({ status: true });
    })
    .post(
      '/email-change',
      session,
      requireProof,
      validate('json', emailChangeSchema),
      evenTime,
      async (c) => {
        await requestEmailChange(db, env, c.var.user.id, c.req.valid('json').email);
        return c.json({ status: true });
      },
    );
  return new Hono<AppEnv>()
    .route('/', sensitive)
    .post(
      '/request-password-reset',
      limit('reset-request', 100), // high, because an office or a mobile network shares one address
      validate('json', resetRequestSchema),
      evenTime,
      async (c) => {
        await requestReset(db, env, c.req.valid('json').email);
        return c.json({ status: true });
      },
    )
    .post('/check-reset-link', limit('link', 100), validate('json', mailTokenSchema), async (c) => {
      if ((await findLink(db, 'reset-password', c.req.valid('json').token)) === null) throw deadLink();
      return c.json({ status: true });
    })
    .post('/reset-password', limit('reset', 100), validate('json', newPasswordSchema), async (c) => {
      const owner = await resetPassword(db, env, c.req.valid('json'));
      if (owner === null) throw deadLink();
      await rememberProvenBrowser(c, deps, owner);
      return c.json({ status: true });
    })
    .post('/confirm-email', limit('link', 100), validate('json', mailTokenSchema), async (c) => {
      const confirmation = await confirmEmail(db, c.req.valid('json').token);
      if (confirmation === null) throw deadLink();
      await rememberProvenBrowser(c, deps, confirmation.owner);
      return c.json({ newPasswordToken: confirmation.newPasswordToken });
    })
    .post('/confirm-email-change', limit('link', 100), validate('json', mailTokenSchema), async (c) => {
      const state = await confirmEmailChange(db, env, c.req.valid('json').token);
      if (state === null) throw deadLink();
      return c.json({ state });
    })
    .post('/sign-out', async (c) => {
      await signOut(c, deps);
      return c.json({ status: true });
    })
    .route('/', libraryRoutes(deps));
}
