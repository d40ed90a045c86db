import { expect, it } from 'vitest';
import { profileSchema } from './profile.ts';

const PHONE = 'Digite um telefone com DDD, como (11) 91234-5678.';

it.each([
  [
    { fullName: ' Ana Conceição ', phone: null },
    { fullName: 'Ana Conceição', phone: null },
  ],
  [
    { fullName: '', phone: '' },
    { fullName: '', phone: null },
  ],
  [
    { fullName: '\u0000Ana\r\nLima\u0007', phone: null },
    { fullName: 'Ana Lima', phone: null },
  ],
  [
    { fullName: 'Ana\u2028Lima\u2029', phone: null },
    { fullName: 'Ana Lima', phone: null },
  ],
  [
    { fullName: '\u202eAna\u2066 Lima\u200f\u061c', phone: null },
    { fullName: 'Ana Lima', phone: null },
  ],
  [
    { fullName: '\u200bAn\u00ada\ufeff', phone: null },
    { fullName: 'Ana', phone: null },
  ],
  [
    { fullName: '\ud83dAna\ude00', phone: null },
    { fullName: 'Ana', phone: null },
  ],
  [
    { fullName: '👩\u200d🚀 ق\u200cن', phone: null },
    { fullName: '👩\u200d🚀 ق\u200cن', phone: null },
  ],
  [
    { fullName: '日本 😀', phone: '  ' },
    { fullName: '日本 😀', phone: null },
  ],
  [
    { fullName: 'A', phone: '+55 11 91234-5678' },
    { fullName: 'A', phone: '+5511912345678' },
  ],
  [
    { fullName: 'A', phone: '1134567890' },
    { fullName: 'A', phone: '+551134567890' },
  ],
  [
    { fullName: 'A', phone: '(49) 91234-5678' },
    { fullName: 'A', phone: '+5549912345678' },
  ],
  [
    { fullName: 'A', phone: '+49 91234 5678' },
    { fullName: 'A', phone: '+49912345678' },
  ],
  [
    { fullName: 'n'.repeat(120), phone: null },
    { fullName: 'n'.repeat(120), phone: null },
  ],
])('a profile %j is stored as %j', (typed, kept) => {
  expect(profileSchema.parse(typed)).toEqual(kept);
});

it.each<[Record<string, unknown>, string, string]>([
  [{ fullName: 'n'.repeat(121), phone: null }, 'fullName', 'O nome deve ter no máximo 120 caracteres.'],
  [{ fullName: 'A', phone: '91234-5678' }, 'phone', PHONE],
  [{ fullName: 'A', phone: '(20) 91234-5678' }, 'phone', PHONE],
  [{ fullName: 'A', phone: '1'.repeat(31) }, 'phone', PHONE],
  [{ fullName: 'A', phone: '+351 12' }, 'phone', 'Digite um telefone que exista no país escolhido.'],
])('a profile %j is refused because of its %s', (typed, field, message) => {
  const issue = profileSchema.safeParse(typed).error?.issues[0];
  expect(issue).toMatchObject({ path: [field], message });
});

it.each(['plan', 'subscriptionStatus', 'trialExpiresAt', 'stripeSubscriptionId', 'email', 'id'])(
  'a person cannot write their own %s',
  (field) => {
    expect(profileSchema.safeParse({ fullName: 'A', phone: null, [field]: 'pro' }).success).toBe(false);
  },
);
