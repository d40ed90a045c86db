import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import { morningChoiceSchema } from '#domain/deciding/rules/morning.ts';
import { type NewRule, newRuleSchema, ruleEditSchema } from '#domain/deciding/rules/rule.ts';
import { slotOf } from '../request/callers.ts';
import type { Call, Deps, UserEnv } from '../request/context.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { readMorning, saveMorning } from './morning-choice.ts';
import type { PlayedRule } from './play-rule.ts';
import { readRules } from './rule-reads.ts';
import type { RuleWork } from './rule-work.ts';
import { decide, deleteRule, editRule, saveRule } from './rule-writes.ts';

const NO_RULE = 'Regra não encontrada.';
const NO_ACCOUNT = 'Esta conta do Google Ads não está conectada.';
const decisionSchema = z.strictObject({ isApproved: z.boolean() });

const failures = {
  no_finding: () => notFound('Isto já foi decidido.'),
  no_command: () => new AppError('conflict', 'O script não faz esta mudança.'),
  not_sent: () => tooLarge('Há mudanças demais esperando. Espere as antigas terminarem.'),
};

/** Rules of a person, and what they found. Every query contains the owner's id. */
export function ruleRoutes(work: Pick<RuleWork, 'approve'>) {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await readRules(c.var.db, c.var.user.id)))
    .post('/', validate('json', newRuleSchema), async (c) => {
      const rule = await saveRule(c.var.db, c.var.user.id, c.req.valid('json'));
      if (rule === 'no_account') throw notFound(NO_ACCOUNT);
      return c.json(rule, 201);
    })
    .get('/morning', async (c) => c.json({ choice: await readMorning(c.var.db, c.var.user.id) }))
    .put('/morning', validate('json', morningChoiceSchema), async (c) => {
      await saveMorning(c.var.db, c.var.user.id, c.req.valid('json'));
      return c.json({ choice: c.req.valid('json') });
    })
    .post('/findings/:id', validate('json', decisionSchema), async (c) => {
      const id = uuidParam(c.req.param('id'), 'Isto já foi decidido.');
      const { isApproved } = c.req.valid('json');
      const failure = await decide(c.var.db, work, { userId: c.var.user.id, id, isApproved });
      if (failure) throw failures[failure]();
      return c.json({ isApproved });
    })
    .patch('/:id', validate('json', ruleEditSchema), async (c) => {
      const id = uuidParam(c.req.param('id'), NO_RULE);
      const rule = await editRule(c.var.db, c.var.user.id, id, c.req.valid('json'));
      if (rule === null) throw notFound(NO_RULE);
      return c.json(rule);
    })
    .delete('/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_RULE);
      if (!(await deleteRule(c.var.db, c.var.user.id, id))) throw notFound(NO_RULE);
      return c.json({ deleted: true });
    });
}

/** What reads all the rows of an account. */
export interface AccountReads {
  playRule: (call: Call, rule: NewRule) => Promise<PlayedRule | null>;
  readChangeLog: (call: Call, accountId: string) => Promise<MeasuredChange[] | null>;
}

/** A rule played over the past, and the log of changes. */
export function ruleReadRoutes(
  { db }: Pick<Deps, 'db'>,
  { playRule, readChangeLog }: AccountReads,
  { manyRows }: Shares,
) {
  const callOf = (c: Context<UserEnv>): Call => {
    return { db, userId: c.var.user.id, caller: c.req.raw.signal, slot: slotOf(c) };
  };
  return new Hono<UserEnv>()
    .post('/dry-run', manyRows, validate('json', newRuleSchema), async (c) =>
      c.json(found(await playRule(callOf(c), c.req.valid('json')))),
    )
    .get('/changes/:accountId', manyRows, async (c) => {
      const id = uuidParam(c.req.param('accountId'), NO_ACCOUNT);
      return c.json(found(await readChangeLog(callOf(c), id)));
    });
}

/** @throws where an account is not this person's. */
function found<T>(read: T | null): T {
  if (read === null) throw notFound(NO_ACCOUNT);
  return read;
}
