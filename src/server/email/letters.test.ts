import { describe, expect, it } from 'vitest';
import type { Mail, Recipient } from './compose.ts';
import * as changes from './email-change.ts';
import * as messages from './messages.ts';
import { morningMail } from './morning.ts';
import * as notices from './notices.ts';

const link = 'https://faisca.example/update-password#token=abc-DEF_123';
const newEmail = `${'nome'.repeat(12)}@${'agencia'.repeat(6)}.com.br`;
const letters: Record<string, (to: Recipient) => Mail> = {
  confirmation: (to) => messages.confirmationMail(to, link),
  reset: (to) => messages.resetMail(to, link),
  'already registered': (to) => messages.alreadyRegisteredMail(to, link),
  contested: (to) => messages.contestedMail(to, link),
  'password changed': (to) => messages.passwordChangedMail(to, link),
  'new device': (to) => messages.newDeviceMail(to, link, 'Chrome · Windows'),
  'factor on': (to) => messages.secondFactorOnMail(to, link),
  'factor off': (to) => messages.secondFactorOffMail(to, link),
  'factor removed': (to) => messages.secondFactorRemovedMail(to, link),
  'new e-mail, to the old': (to) => changes.approveNewEmailMail(to, link, newEmail),
  'new e-mail, to the new': (to) =>
    changes.confirmNewEmailMail(to, link, { from: newEmail, opensAdmin: false }),
  'e-mail taken': (to) => changes.emailTakenMail(to, link),
  'e-mail changed': (to) => changes.emailChangedMail(to, link, newEmail),
  'trial ending': (to) => notices.trialEndingMail(to, link),
  'payment failed': (to) => notices.paymentFailedMail(to, link),
  'payment ended': (to) => notices.paymentEndedMail(to, link),
};
const ana = { name: 'Ana & <b>', email: 'ana@exemplo.com.br', emailVerified: true };

describe.each(Object.entries(letters))('the mail %s', (_kind, compose) => {
  const { html, text, subject } = compose(ana);

  it('fits a phone, and long words break', () => {
    expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
    const paragraphs = html.match(/<p style="margin:0 0 16px;line-height[^>]*>/g) ?? [];
    expect(paragraphs.length).toBeGreaterThan(1);
    for (const paragraph of paragraphs) expect(paragraph).toContain('overflow-wrap:anywhere');
  });

  it('has its link, terms and privacy in HTML and in plain text', () => {
    for (const address of [link, 'https://faisca.example/termos', 'https://faisca.example/privacidade']) {
      expect(html).toContain(`href="${address}"`);
      expect(text).toContain(address);
    }
    expect(subject.length).toBeLessThanOrEqual(78);
  });

  it('escapes a name, and contains it only when the e-mail is confirmed', () => {
    expect(html).toContain('Olá, Ana &amp; &lt;b&gt;.');
    expect(compose({ ...ana, emailVerified: false }).html).not.toContain('Ana');
  });
});

describe('the mail of the morning', () => {
  const account = { name: 'Loja', currency: 'BRL', day: '2026-11-25', cost: 10, revenue: 30, sales: 1 };
  const waiting = [{ text: 'Pause a campanha.', gain: 2 }];
  const { html, text } = morningMail(
    ana,
    { silences: [], accounts: [{ ...account, done: [], undone: 0, alerts: [], waiting }] },
    { appUrl: 'https://faisca.example', token: 'a/b' },
  );

  it('shows its lists with a title, close together', () => {
    expect(html).toMatch(/margin:0 0 6px;[^>]*font-weight:600">Esperam sua aprovação:</u);
    expect(html).toMatch(/margin:0 0 16px;[^>]*anywhere">• Pause a campanha\.</u);
  });

  it('has a link that stops it', () => {
    expect(html).toContain('href="https://faisca.example/parar-email#token=a%2Fb"');
    expect(text).toContain('Parar de receber: https://faisca.example/parar-email#token=a%2Fb');
  });
});
