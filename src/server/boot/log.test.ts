import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(entry: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info(entry, 'request');
  return lines.join('');
}

it.each([
  [{ password: 'segredo' }],
  [{ body: { token: 'segredo', newPassword: 'segredo' } }],
  [{ reason: '550 <segredo@exemplo.com.br>: user unknown' }],
  [{ err: new Error('no such user: segredo+a@mail.exemplo.com.br') }],
  [{ request: { headers: { cookie: 'segredo', authorization: 'segredo' } } }],
  [{ err: new DrizzleQueryError('insert into account values ($1)', ['segredo'], new Error('recusado')) }],
])('does not log secrets: %j', (entry) => {
  const line = logged(entry);
  expect(line).toContain('"msg":"request"');
  expect(line).not.toContain('segredo');
});

it.each([['23505'], ['ECONNRESET'], ['ERR_STREAM_DESTROYED'], ['bad_request']])(
  'logs the code of an error: %s',
  (code) => {
    expect(JSON.parse(logged({ err: Object.assign(new Error('x'), { code }) }))).toMatchObject({
      err: { code },
    });
  },
);

it.each([['123456'], ['abcde-fghij'], [123456]])('hides a one-time code: %s', (code) => {
  expect(logged({ body: { code } })).not.toContain(String(code));
});

it('reads a long path once', () => {
  const path = `/@${'a'.repeat(1_000_000)}`;
  expect(JSON.parse(logged({ path }))).toMatchObject({ path });
});

it("logs the database's error without values of rows", () => {
  const detail = 'Key (email)=(ana@exemplo.com.br) already exists.';
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'user_email_key',
    detail,
  });
  const line = logged({ err: new DrizzleQueryError('insert', [], cause) });
  expect(JSON.parse(line)).toMatchObject({ err: { code: '23505', constraint: 'user_email_key' } });
  expect(line).not.toContain('ana@exemplo.com.br');
});

it("logs the text of a failed query and the database's error", () => {
  const line = logged({ err: new DrizzleQueryError('select 1', [], new Error('recusado')) });
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'recusado', query: 'select 1' } });
});
