import { Hono, type HonoRequest } from 'hono';
import * as z from 'zod/mini';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { dryRun } from '#domain/deciding/rules/dry-run.ts';
import { morningChoiceSchema } from '#domain/deciding/rules/morning.ts';
import { newRuleSchema, ruleEditSchema } from '#domain/deciding/rules/rule.ts';
import { addDays } from '#domain/shared/days.ts';
import type { UserEnv } from '../request/context.ts';
import { inSteps } from '../request/cooperative.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import type { Shares } from '../middleware/fair-share.ts';
import { validate } from '../middleware/validate.ts';
import { uuidParam } from '../request/uuid-param.ts';
import { readChangeLog } from './change-reads.ts';
import { readMorning, saveMorning } from './morning-choice.ts';
import { readAccount, readRules } from './rule-reads.ts';
import type { ReadCall, RuleWork } from './rule-work.ts';
import { decide, deleteRule, editRule, saveRule } from './rule-writes.ts';

const NO_RULE = 'Regra não encontrada.';
const NO_ACCOUNT = 'Esta conta do Google Ads não está conectada.';
const decisionSchema = z.strictObject({ isApproved: z.boolean() });

const failures = {
  no_finding: () => notFound('Isto já foi decidido.'),
  no_command: () => new AppError('conflict', 'O script não faz esta mudança.'),
  not_sent: () => tooLarge('Há mudanças demais esperando. Espere as antigas terminarem.'),
};

/** Days that a dry run plays. */
const DRY_DAYS = 30;
const MOST_WINDOW = 115;

/** Rules of a person, what they found, and the log of changes. Every query contains the owner's id. */
export function ruleRoutes(work: RuleWork, { manyRows }: Shares) {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json(await readRules(c.var.db, c.var.user.id)))
    .post('/', validate('json', newRuleSchema), async (c) => {
      const rule = await saveRule(c.var.db, c.var.user.id, c.req.valid('json'));
      if (rule === 'no_account') throw notFound(NO_ACCOUNT);
      return c.json(rule, 201);
    })
    .post('/dry-run', manyRows, validate('json', newRuleSchema), async (c) => {
      const { accountId, kind, params, mode } = c.req.valid('json');
      const account = await readAccount(c.var.db, c.var.user.id, accountId);
      if (!account) throw notFound(NO_ACCOUNT);
      const to = addDays(dayIn(account.timeZone, new Date()), -1);
      const from = addDays(to, 1 - DRY_DAYS);
      const of = { accountId, campaignId: account.campaignId, currency: account.currency };
      const call = callOf(c);
      const history = await work.readHistory(call, of, addDays(from, -MOST_WINDOW));
      if (!history) throw notFound(NO_ACCOUNT);
      return c.json({
        ...(await inSteps(dryRun({ kind, params, mode }, history, { from, to }), call.caller)),
        currency: account.currency,
      });
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
    .get('/changes/:accountId', manyRows, async (c) => {
      const id = uuidParam(c.req.param('accountId'), NO_ACCOUNT);
      const changeLog = await readChangeLog(callOf(c), work, id);
      if (changeLog === null) throw notFound(NO_ACCOUNT);
      return c.json(changeLog);
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

function callOf({ req, var: { db, user } }: { req: HonoRequest; var: UserEnv['Variables'] }): ReadCall {
  return { db, userId: user.id, caller: req.raw.signal };
}
