import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '#domain/account/session.ts';
import { profiles } from '../db/schema/profiles.ts';
import { user } from '../db/schema/accounts.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import type { Person } from '../testing/test-app.ts';
import { subscriptionFields } from '../testing/subscription-fields.ts';

const { db, request, signIn } = await openTestApp();

const trialEnd = new Date('2030-01-31T12:00:00.000Z');
let ana: Person;
let bia: Person;
beforeEach(async () => {
  ana = await signIn({ name: 'Ana', trialExpiresAt: trialEnd });
  bia = await signIn({ name: 'Bia' });
});

const stored = async () => ({
  profiles: await db.select().from(profiles),
  users: await db.select().from(user),
});
const patch = (body: Record<string, unknown> | string, person = ana) =>
  request('PATCH', '/api/profile', { cookie: person.cookie, body });

describe('GET /api/profile', () => {
  it("returns the person's own fields, and nothing about the payment provider", async () => {
    const response = await request('GET', '/api/profile', { cookie: ana.cookie });
    expect(response.status).toBe(200);
    const profile = (await response.json()) as Profile; // the type that the route declares
    expect(profile).toEqual({
      id: ana.id,
      email: ana.email,
      fullName: 'Ana',
      phone: null,
      plan: 'pro',
      subscriptionStatus: 'trialing',
      trialExpiresAt: trialEnd.toISOString(),
      nextBillingAt: null,
      graceEndsAt: null,
      closedGuides: [],
      adsCurrency: null,
      createdAt: profile.createdAt,
    });
    expect(new Date(profile.createdAt).toISOString()).toBe(profile.createdAt);
  });
});

describe('PATCH /api/profile', () => {
  it.each([
    [
      { fullName: '  Ana Lima  ', phone: '11 91234 5678' },
      { fullName: 'Ana Lima', phone: '+5511912345678' },
    ],
    [
      { fullName: '', phone: '+55 (11) 3456-7890' },
      { fullName: '', phone: '+551134567890' },
    ],
    [
      { fullName: '', phone: '+49 91234 5678' },
      { fullName: '', phone: '+49912345678' },
    ],
    [
      { fullName: 'Ana', phone: '' },
      { fullName: 'Ana', phone: null },
    ],
    [
      { fullName: 'Ana', phone: null },
      { fullName: 'Ana', phone: null },
    ],
    [
      { fullName: 'é'.repeat(120), phone: null },
      { fullName: 'é'.repeat(120), phone: null },
    ],
  ])('stores %j for this person only', async (body, expected) => {
    const others = () => db.select().from(profiles).where(eq(profiles.id, bia.id));
    const before = await others();
    const response = await patch(body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: ana.id, ...expected });
    const read = await request('GET', '/api/profile', { cookie: ana.cookie });
    expect(await read.json()).toMatchObject(expected);
    expect(await db.select().from(user).where(eq(user.id, ana.id))).toMatchObject([
      { name: expected.fullName },
    ]);
    expect(await others()).toEqual(before);
  });

  it('a telephone stored as (49) 91234-5678 is returned as it is, and stored as E.164 on the next save', async () => {
    const old = '(49) 91234-5678';
    await db.update(profiles).set({ phone: old }).where(eq(profiles.id, ana.id));
    const read = await request('GET', '/api/profile', { cookie: ana.cookie });
    expect(await read.json()).toMatchObject({ phone: old });
    expect(await (await patch({ fullName: 'Ana', phone: old })).json()).toMatchObject({
      phone: '+5549912345678',
    });
  });

  const NOT_A_PHONE = 'Digite um telefone com DDD, como (11) 91234-5678.';
  const good = { fullName: 'Ana', phone: null };

  it.each([
    [{ ...good, fullName: 'a'.repeat(121) }, { fullName: 'O nome deve ter no máximo 120 caracteres.' }],
    [{ ...good, phone: '123' }, { phone: NOT_A_PHONE }],
    [{ ...good, phone: '(11) 81234-5678' }, { phone: NOT_A_PHONE }],
    [{ ...good, phone: '(10) 91234-5678' }, { phone: NOT_A_PHONE }],
    [{ ...good, phone: '1'.repeat(31) }, { phone: NOT_A_PHONE }],
    [{ ...good, phone: 'onze nove' }, { phone: NOT_A_PHONE }],
    [{ ...good, phone: '+351 12' }, { phone: 'Digite um telefone que exista no país escolhido.' }],
    [{ phone: null }, { fullName: /./ }],
    [{ fullName: 'Ana' }, { phone: /./ }],
    [{ ...good, fullName: null }, { fullName: /./ }],
    [{ ...good, fullName: ['Ana'] }, { fullName: /./ }],
    [{ ...good, phone: 11912345678 }, { phone: /./ }],
  ])(
    'refuses %j and changes nothing',
    async (body: Record<string, unknown>, fields: Record<string, string | RegExp>) => {
      const before = await stored();
      const response = await patch(body);
      expect(response.status).toBe(422);
      const answer = (await response.json()) as {
        code: string;
        message: string;
        fields: Record<string, string>;
      }; // ErrorBody
      expect(answer.code).toBe('validation');
      expect(Object.keys(answer.fields)).toEqual(Object.keys(fields));
      for (const [name, message] of Object.entries<string | RegExp>(fields))
        expect(answer.fields[name]).toMatch(message);
      expect(answer.message).toBe(Object.values(answer.fields)[0]);
      expect(answer.message).not.toMatch(/expected|invalid|required|received/i);
      expect(await stored()).toEqual(before);
    },
  );

  it.each<[string, string | boolean]>([
    ...subscriptionFields,
    ['nextBillingAt', '2099-01-01T00:00:00.000Z'],
    ['email', 'outra@exemplo.com.br'],
    ['id', '00000000-0000-4000-8000-000000000000'],
    ['isAdmin', true],
    ['createdAt', '2000-01-01T00:00:00.000Z'],
  ])('refuses the field %s', async (field, value) => {
    const before = await stored();
    const response = await patch({ ...good, fullName: 'Trocado', [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation' });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no JSON', '{"fullName":', 400, 'Não entendemos o pedido: o corpo não é um JSON válido.'],
    ['nothing', '', 400, 'Não entendemos o pedido: o corpo não é um JSON válido.'],
    [
      'over 2 MB',
      JSON.stringify({ ...good, fullName: 'a'.repeat(2 * 1024 * 1024) }),
      413,
      'O pedido passa do tamanho máximo de 2 MB.',
    ],
  ])('refuses a body that is %s', async (_what, body, status, message) => {
    const before = await stored();
    const response = await patch(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
    expect(await stored()).toEqual(before);
  });

  it.each([['[]'], ['null'], ['"texto"'], ['7']])('refuses the JSON %s', async (body) => {
    const response = await patch(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation' });
  });

  it("ignores another profile's id in the address", async () => {
    const before = await stored();
    const response = await request('PATCH', `/api/profile/${bia.id}`, { cookie: ana.cookie, body: good });
    expect(response.status).toBe(404);
    await request('PATCH', `/api/profile?id=${bia.id}`, {
      cookie: ana.cookie,
      body: { fullName: 'Ana', phone: null },
    });
    const [row] = await db.select().from(profiles).where(eq(profiles.id, bia.id));
    expect(row).toEqual(before.profiles.find(({ id }) => id === bia.id));
  });
});

describe('POST /api/profile/guides', () => {
  const close = (guide: string, isClosed: boolean) =>
    request('POST', '/api/profile/guides', { cookie: ana.cookie, body: { guide, isClosed } });
  const closed = async () =>
    ((await (await request('GET', '/api/profile', { cookie: ana.cookie })).json()) as Profile).closedGuides; // the type that the route declares

  it('closes each guide once, opens it again, and leaves the others and other people alone', async () => {
    await Promise.all([close('tour', true), close('first_steps', true), close('tour', true)]);
    expect((await closed()).toSorted()).toEqual(['first_steps', 'tour']);
    await close('tour', false);
    expect(await closed()).toEqual(['first_steps']);
    const [other] = await db.select().from(profiles).where(eq(profiles.id, bia.id));
    expect(other?.closedGuides).toEqual([]);
  });

  it.each([
    { guide: 'nada', isClosed: true },
    { guide: 'tour' },
    { guide: 'tour', isClosed: true, plan: 'pro' },
  ])('refuses %j and changes nothing', async (body: Record<string, unknown>) => {
    const response = await request('POST', '/api/profile/guides', { cookie: ana.cookie, body });
    expect(response.status).toBe(422);
    expect(await closed()).toEqual([]);
  });
});

describe('PUT /api/profile/ads-currency', () => {
  const keep = (body: Record<string, unknown>) =>
    request('PUT', '/api/profile/ads-currency', { cookie: ana.cookie, body });

  it('keeps the currency of this person alone', async () => {
    const response = await keep({ adsCurrency: 'EUR' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: ana.id, adsCurrency: 'EUR' });
    const [other] = await db.select().from(profiles).where(eq(profiles.id, bia.id));
    expect(other?.adsCurrency).toBeNull();
  });

  it.each([{ adsCurrency: 'reais' }, { adsCurrency: null }, { adsCurrency: 'BRL', plan: 'pro' }, {}])(
    'refuses %j and changes nothing',
    async (body: Record<string, unknown>) => {
      const before = await stored();
      expect((await keep(body)).status).toBe(422);
      expect(await stored()).toEqual(before);
    },
  );
});
