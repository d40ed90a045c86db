import { expect, it } from 'vitest';
import { adminEventKind, securityEventQuerySchema } from './security-events.ts';

it.each([
  [{}, { event: 'all', email: '' }],
  [
    { event: 'sign_in', email: ' ANA@Exemplo.com.br ', cursor: 'abc' },
    { event: 'sign_in', email: 'ana@exemplo.com.br', cursor: 'abc' },
  ],
  [
    { event: 'all', email: 'a'.repeat(254) },
    { event: 'all', email: 'a'.repeat(254) },
  ],
])('the admin’s filters %j are read as %j', (query, read) => {
  expect(securityEventQuerySchema.parse(query)).toEqual(read);
});

it.each([[{ event: 'inventado' }], [{ email: 'a'.repeat(255) }], [{ cursor: 'x'.repeat(101) }]])(
  'the filters %j are refused',
  (query) => {
    expect(securityEventQuerySchema.safeParse(query).success).toBe(false);
  },
);

it('an action of the admin has its own kind of event', () => {
  expect(adminEventKind('inativar')).toBe('admin_inativar');
});
