import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Profile } from '#domain/account/session.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, sessionOf } from '#client/testing/render-in-app.tsx';
import { StatCards } from './stat-cards.tsx';

it.each<[Partial<Profile>, plan: string, billing: string]>([
  [{ plan: 'pro' }, 'Plano atualPro', 'Próxima cobrançaA definir'],
  [{ plan: 'pro', nextBillingAt: '2026-12-24T15:00:00Z' }, 'Plano atualPro', 'Próxima cobrança24/12/2026'],
  [{ plan: 'basico' }, 'Plano atualBásico', 'Próxima cobrançaA definir'],
  [
    { subscriptionStatus: 'trialing', trialExpiresAt: '2020-01-01T00:00:00Z' },
    'Plano atual',
    'Teste gratuito',
  ],
])('a person of %o reads "%s" and "%s"', async (profile, plan, billing) => {
  await commands.answerApi([{ method: 'GET', path: '/campaigns', json: [vitalis] }]);
  await renderInApp(<StatCards profile={sessionOf(profile).profile} />);
  const main = page.getByRole('main');
  await expect.element(main).toHaveTextContent('Total de campanhas1');
  await expect.element(main).toHaveTextContent(plan);
  await expect.element(main).toHaveTextContent(billing);
});

it('shows no number of campaigns that could not be read', async () => {
  await commands.answerApi([{ method: 'GET', path: '/campaigns', status: 500, json: {} }]);
  await renderInApp(<StatCards profile={sessionOf().profile} />);
  await expect.element(page.getByRole('main')).toHaveTextContent('Total de campanhas–');
});
