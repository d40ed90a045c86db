import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { securityEvents } from '../db/schema.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { BEHIND_PROXY, createVisitor, newAddress } from '../testing/visitor.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = createTestApp(database, BEHIND_PROXY);
afterAll(database.close);

const eventsFrom = (address: string) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.address, address))
    .orderBy(desc(securityEvents.createdAt));

it('a sign-in, refused and accepted, and a sign-out are kept with who, from where and the outcome', async () => {
  const user = await createUser(db);
  const address = newAddress();
  const visitor = createVisitor(testApp, address);
  await visitor.signIn(user.email, 'senha-errada');
  await visitor.signIn(user.email);
  await visitor.post('/sign-out');
  expect(await eventsFrom(address)).toMatchObject([
    { event: 'sign_out', outcome: 'ok', userId: user.id },
    { event: 'sign_in', outcome: 'ok', userId: user.id },
    { event: 'sign_in', outcome: 'refused', userId: null },
  ]);
});
