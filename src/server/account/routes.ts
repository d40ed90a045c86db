import { Hono } from 'hono';
import { claimAttempt, type Limit } from '../db/attempts.ts';
import type { Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { requireProof } from '../session/guard.ts';
import { exportDownload } from './export-download.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const EXPORTS: Limit = { max: 10, seconds: 3600 };
const NO_SESSION = 'Este aparelho já tinha saído da conta.';

/** The download of a person's data. */
export function exportRoutes({ db }: Pick<Deps, 'db'>) {
  const download = exportDownload(db);
  return new Hono<UserEnv>().get('/export', requireProof, async (c) => {
    const { id, email } = c.var.user;
    if (!(await claimAttempt(db, `export:${id}`, EXPORTS))) {
      throw new AppError(
        'rate_limited',
        'Você já baixou seus dados várias vezes. Tente de novo em uma hora.',
      );
    }
    return c.req.method === 'HEAD' ? c.body(null) : download(c, { id, email });
  });
}

/** A person's devices. Open to every signed-in person, even without a subscription. */
export function accountRoutes() {
  return new Hono<UserEnv>()
    .get('/sessions', async (c) => {
      const { id: userId, sessionId } = c.var.user;
      return c.json(await listSessions(c.var.db, { userId, sessionId }));
    })
    .delete('/sessions', async (c) => {
      const { id: userId, sessionId } = c.var.user;
      await endOtherSessions(c.var.db, { userId, sessionId });
      return c.json({ status: true });
    })
    .delete('/sessions/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_SESSION);
      if (!(await endSession(c.var.db, c.var.user.id, id))) throw notFound(NO_SESSION);
      return c.json({ status: true });
    });
}
