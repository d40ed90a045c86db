import { Hono } from 'hono';
import { morningStopSchema } from '#domain/deciding/rules/morning.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { notFound } from '../request/errors.ts';
import { limitByAddress } from '../middleware/limit-by-address.ts';
import { validate } from '../middleware/validate.ts';
import { switchMorning } from './morning-choice.ts';
import { ownerOfToken } from './stop-token.ts';

const CALLS = { max: 30, seconds: 60 };
const DEAD_LINK = 'Este link não vale. Use o do e-mail mais recente, ou mude o aviso em Regras.';

/** The page of a letter's link: stops the mails, or starts them again, without signing in. */
export function stopMorningRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .use(limitByAddress(deps, 'stop-morning', CALLS))
    .post('/stop', validate('json', morningStopSchema), async (c) => {
      const { token, isOn } = c.req.valid('json');
      await switchBy(deps, token, isOn);
      return c.json({ isOn });
    });
}

/** Mail programs stop letters with one call of their own, which comes from no page (RFC 8058). */
export function oneClickRoutes(deps: Deps) {
  return new Hono<AppEnv>().use(limitByAddress(deps, 'stop-morning', CALLS)).post('/morning', async (c) => {
    await switchBy(deps, c.req.query('token') ?? '', false);
    return c.json({ isOn: false });
  });
}

async function switchBy({ db, secret }: Deps, token: string, isOn: boolean): Promise<void> {
  const userId = ownerOfToken(secret, token);
  if (userId === null || !(await switchMorning(db, userId, isOn))) throw notFound(DEAD_LINK);
}
