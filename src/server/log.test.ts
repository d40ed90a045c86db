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
  [{ request: { headers: { cookie: 'segredo', authorization: 'segredo' } } }],
  [{ err: new DrizzleQueryError('insert into account values ($1)', ['segredo'], new Error('recusado')) }],
])('keeps what is secret out of the log: %j', (entry) => {
  const line = logged(entry);
  expect(line).toContain('"msg":"request"');
  expect(line).not.toContain('segredo');
});

it('tells of a failed query what it was and what the database said', () => {
  const line = logged({ err: new DrizzleQueryError('select 1', [], new Error('recusado')) });
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'recusado', query: 'select 1' } });
});
