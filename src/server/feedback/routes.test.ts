import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { feedbacks } from '../db/schema/profiles.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { FEEDBACK_QUOTA } from './queries.ts';

const { db, request, signIn } = await openTestApp();

let ana: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  await db.delete(feedbacks);
  ana = await signIn();
});

const send = (body: Record<string, unknown> | string) =>
  request('POST', '/api/feedback', { cookie: ana.cookie, body });

it.each([
  ['trimmed', '  Gostei muito!\n', 'Gostei muito!'],
  ['of any length that fits a request', 'é'.repeat(500_000), 'é'.repeat(500_000)],
  [
    'as it is, whatever it holds',
    '<script>alert("oi")</script> \\ \' ; -- 😀',
    '<script>alert("oi")</script> \\ \' ; -- 😀',
  ],
])('a message that is %s is stored', async (_how, content, expected) => {
  const response = await send({ content });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ sent: true });
  expect(await db.select().from(feedbacks)).toMatchObject([{ userId: ana.id, content: expected }]);
});

const EMPTY = 'Por favor, escreva sua mensagem antes de enviar.';

it.each([
  ['empty', { content: '' }, 422, 'validation', EMPTY],
  ['blank', { content: ' \n\t ' }, 422, 'validation', EMPTY],
  ['missing', {}, 422, 'validation', /./],
  ['a number', { content: 1 }, 422, 'validation', /./],
  ['a list', { content: ['oi'] }, 422, 'validation', /./],
  ['somebody else’s', { content: 'oi', userId: randomUUID() }, 422, 'validation', /./],
  ['dated', { content: 'oi', createdAt: '2000-01-01' }, 422, 'validation', /./],
  ['of a character no text holds', { content: 'a\u0000b' }, 422, 'validation', /./],
  ['no JSON', '{', 400, 'bad_request', 'Não entendemos o pedido: o corpo não é um JSON válido.'],
  [
    'too large',
    { content: 'a'.repeat(2 * 1024 * 1024) },
    413,
    'too_large',
    'O pedido passa do tamanho máximo de 2 MB.',
  ],
])('a message that is %s is refused and not stored', async (_what, body, status, code, message) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { code: string; message: string }; // ErrorBody
  expect(answer.code).toBe(code);
  expect(answer.message).toMatch(message);
  expect(answer.message).not.toMatch(/expected|invalid|required|received/i);
  expect(await db.select().from(feedbacks)).toEqual([]);
});

it('an account can send only so many messages a day, even at the same moment, and further ones are not stored', async () => {
  const all = FEEDBACK_QUOTA.max;
  const answers = await Promise.all(Array.from({ length: all + 5 }, () => send({ content: 'oi' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(all);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toEqual({
    code: 'rate_limited',
    message: 'Você já enviou muitas mensagens hoje. Tente de novo amanhã.',
  });
  expect(await db.$count(feedbacks)).toBe(all);
  ana = await signIn();
  expect((await send({ content: 'oi' })).status).toBe(201);
});

it('only the admin can read messages', async () => {
  await send({ content: 'segredo' });
  for (const path of ['/api/feedback', '/api/admin/feedback']) {
    const response = await request('GET', path, { cookie: ana.cookie });
    expect([403, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('segredo');
  }
  expect(await db.$count(feedbacks, eq(feedbacks.userId, ana.id))).toBe(1);
});
