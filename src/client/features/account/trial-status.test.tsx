import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Profile } from '#domain/account/session.ts';
import { renderInApp, sessionOf } from '#client/testing/render-in-app.tsx';
import { TrialStatus } from './trial-status.tsx';

async function show(profile: Partial<Profile>): Promise<string> {
  const session = sessionOf(profile);
  await renderInApp(<TrialStatus profile={session.profile} />, { session });
  return page.getByRole('region').element().textContent;
}

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString();

it('shows a subscriber the plan and its next date before the expired trial', async () => {
  const nextBillingAt = '2026-12-24T15:00:00Z';
  expect(await show({ plan: 'pro', subscriptionStatus: 'active', nextBillingAt })).toMatch(
    /^Assinatura.*Plano Pro.*Ativa.*24\/12\/2026.*Status do teste.*Expirado/,
  );
});

it('shows no date that nobody knows', async () => {
  expect(await show({ plan: 'pro', subscriptionStatus: 'active' })).not.toContain('cobrança');
});

it('does not call an account expired that was activated during its trial', async () => {
  const text = await show({ plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: inTwoDays() });
  expect(text).toMatch(/Plano Pro.*Ativa.*Status do teste.*Em Teste.*2 dias restantes/);
  expect(text).not.toContain('Expirado');
});

it('shows the trial alone before a plan was bought', async () => {
  const text = await show({ plan: 'basico', subscriptionStatus: 'trialing', trialExpiresAt: inTwoDays() });
  expect(text).toMatch(/^Status do teste.*2 dias restantes/);
  expect(text).not.toContain('Plano');
});
