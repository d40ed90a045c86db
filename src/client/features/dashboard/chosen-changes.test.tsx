import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { nothingTouched } from '#domain/deciding/advice/action.ts';
import type { CampaignAdvice } from '#domain/deciding/advice/campaign-advice.ts';
import { AdviceButton } from '#client/parts/basket/advice-button.tsx';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { ChosenChanges } from './chosen-changes.tsx';

const about = {
  ...nothingTouched,
  key: 'advice',
  campaignId: vitalis.id,
  name: vitalis.name,
  currency: 'BRL',
  campaign: 'BR',
  cost: 100,
  sales: 3,
  gain: 1,
  mostGain: 1.5,
  risk: 0.01,
  clicks: 200,
  strategy: null,
};
const advices: readonly (readonly [string, CampaignAdvice])[] = [
  ['a bid', { ...about, kind: 'bid_up', level: 'adGroup', adGroup: 'Fundo', from: 1.5, to: 1.8 }],
  ['a budget', { ...about, kind: 'budget_down', level: 'campaign', from: 70, to: 50 }],
  ['a part of the day', { ...about, kind: 'daypart', hours: [0, 6], from: 1, to: 0.8 }],
  ['a negative', { ...about, kind: 'negative', words: 'grátis', matchType: 'broad' }],
];

it.each(advices)(
  'the advice of %s shows that it was chosen, and that it waits for its file',
  async (_, advice) => {
    await commands.answerApi([{ method: 'GET', path: '/campaigns', json: [vitalis] }]);
    await renderInApp(
      <>
        <AdviceButton advice={advice} />
        <ChosenChanges />
      </>,
    );
    await page.getByRole('button', { name: /^Escolher/ }).click();
    await expect.element(page.getByRole('button', { name: /^Tirar/ })).toBeVisible();
    await expect
      .element(
        page.getByRole('status').filter({ hasText: '1 mudança escolhida espera o arquivo em Vitalis' }),
      )
      .toBeVisible();
    await page.getByRole('button', { name: /^Tirar/ }).click();
    await expect.element(page.getByRole('button', { name: /^Escolher/ })).toBeVisible();
  },
);
