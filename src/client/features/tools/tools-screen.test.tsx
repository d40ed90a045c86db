import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import type { Profile } from '#domain/account/session.ts';
import { renderInApp, sessionOf, toastOf } from '#client/testing/render-in-app.tsx';
import { ToolsScreen } from './tools-screen.tsx';

const offer = (code: PlanOffer['code'], more: Partial<PlanOffer> = {}): PlanOffer => ({
  code,
  price: code === 'pro' ? 4900 : 1990,
  isCurrent: false,
  isManaged: false,
  isSecond: false,
  url: `https://pagamentos.example/${code}`,
  ...more,
});

async function show(profile: Partial<Profile>, plans = [offer('basico'), offer('pro')]): Promise<void> {
  await commands.answerApi([{ method: 'GET', path: '/plans', json: plans }]);
  await renderInApp(<ToolsScreen />, { session: sessionOf(profile) });
}

const banner = () => page.getByRole('region', { name: 'Seu plano' });
const plan = (label: string) => banner().getByRole('group', { name: `Plano ${label}` });

it.each<[Partial<Profile>, string]>([
  [{ subscriptionStatus: 'trialing' }, 'Durante o teste, tudo do Pro está aberto.'],
  [
    { plan: 'basico' },
    'Todas as ferramentas abertas e 1 lista salva em cada uma. No Pro, listas ilimitadas.',
  ],
  [{ plan: 'pro' }, 'Todas as ferramentas, com listas ilimitadas.'],
])('says what the plan of %o includes', async (profile, text) => {
  await show(profile);
  await expect.element(banner()).toHaveTextContent(text);
});

it('sells both plans, each in a tab of its own', async () => {
  await show({ subscriptionStatus: 'trialing' });
  for (const [label, price, url] of [
    ['Básico', 'R$ 19,90', 'https://pagamentos.example/basico'],
    ['Pro', 'R$ 49,00', 'https://pagamentos.example/pro'],
  ] as const) {
    const link = plan(label).getByRole('link', { name: `Assinar ${label}` });
    await expect.element(link).toHaveAttribute('href', url);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(plan(label)).toHaveTextContent(price);
  }
});

it('marks the current plan, and leads a paying person to the running subscription', async () => {
  const url = 'https://pagamentos.example/portal';
  await show({ plan: 'basico' }, [
    offer('basico', { isCurrent: true, isManaged: true, url }),
    offer('pro', { isManaged: true, url }),
  ]);
  await expect.element(plan('Básico').getByText('Plano atual')).toBeVisible();
  await expect
    .element(plan('Básico').getByRole('link', { name: 'Gerenciar assinatura' }))
    .toHaveAttribute('href', url);
  await expect
    .element(plan('Pro').getByRole('link', { name: 'Mudar para o Pro' }))
    .toHaveAttribute('href', url);
});

it('says that a plan which nobody can manage stays paid', async () => {
  await show({ plan: 'basico' }, [
    offer('basico', { isCurrent: true, isSecond: true }),
    offer('pro', { isSecond: true }),
  ]);
  await expect.element(plan('Básico')).toHaveTextContent('assinar de novo cria uma segunda cobrança');
  await expect.element(plan('Pro')).toHaveTextContent('Seu Básico continua sendo cobrado');
});

it('promises nothing of what is not there yet', async () => {
  await show({ plan: 'basico' });
  await expect.element(page.getByRole('main')).not.toHaveTextContent(/automaç|envio direto|libera/iu);
  const soon = page.getByRole('article', { name: 'Construtor de Campanhas' });
  await expect.element(soon).toHaveTextContent('publicar na sua conta do Google Ads sem script nem arquivo');
  await soon.getByRole('button', { name: 'Notificar quando disponível' }).click();
  await expect.element(toastOf('Em breve')).toBeVisible();
});
