import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import pino from 'pino';
import { expect, it } from 'vitest';
import type { AppEnv } from '../request/context.ts';
import { forbidden } from '../request/errors.ts';
import { answerError } from './answer-error.ts';
import { requestLog } from './request-log.ts';

/** Creates an app with one route per kind of failure, and collects its log lines. */
function createLoggedApp() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>); // pino writes objects
  const app = new Hono<AppEnv>()
    .use(requestId({ headerName: '' }), requestLog(pino({}, { write })))
    .get('/bem', (c) => c.text('bem'))
    .get('/pronta', () => new Response('pronta'))
    .get('/recusa', () => {
      throw forbidden();
    })
    .get('/falha', () => {
      throw new Error('senha do banco: segredo');
    });
  app.onError(answerError);
  return { app, lines };
}

it.each([
  ['/bem', 200],
  ['/pronta', 200],
  ['/recusa', 403],
  ['/falha', 500],
  ['/nada', 404],
])('%s is logged as one line with its id and without its query', async (path, status) => {
  const { app, lines } = createLoggedApp();
  const response = await app.request(`${path}?token=segredo`);
  expect(response.status).toBe(status);
  const line = lines.at(-1);
  expect(line).toMatchObject({ msg: 'request', method: 'GET', path, status });
  expect(line?.['requestId']).toBe(response.headers.get('X-Request-Id'));
  expect(JSON.stringify(line)).not.toContain('segredo');
  expect(lines).toHaveLength(status === 500 ? 2 : 1);
});

it.each([
  ['/api/shared/segredo', '/api/shared/[oculto]'],
  ['/api/shared/segredo/contents', '/api/shared/[oculto]/contents'],
  ['/r/segredo', '/r/[oculto]'],
  ['/api/postback/kiwify/segredo', '/api/postback/kiwify/[oculto]'],
  ['/api/feeds/segredo/conversoes.csv', '/api/feeds/[oculto]/conversoes.csv'],
])('%s is logged without the secret of its link', async (path, logged) => {
  const { app, lines } = createLoggedApp();
  await app.request(path);
  expect(lines.map(({ path }) => path)).toEqual([logged]);
});

it('an unexpected failure is logged in full, and its cause is hidden from the caller', async () => {
  const { app, lines } = createLoggedApp();
  const response = await app.request('/falha');
  expect(await response.json()).toEqual({
    code: 'internal',
    message: 'Ocorreu um erro inesperado. Tente novamente.',
  });
  expect(lines[0]).toMatchObject({ level: 50, err: { message: 'senha do banco: segredo' } });
  expect(lines[0]?.['requestId']).toBe(response.headers.get('X-Request-Id'));
});
