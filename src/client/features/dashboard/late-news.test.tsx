import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { LateNews, useLateNews } from './late-news.tsx';

function News() {
  return <LateNews state={useLateNews()} />;
}

it.each([
  [
    'of the reports',
    [
      { method: 'GET', path: '/campaigns', json: [vitalis] },
      { method: 'GET', path: '/results/dashboard', status: 500, json: {} },
    ],
  ],
  ['of the campaigns', [{ method: 'GET', path: '/campaigns', status: 500, json: {} }]],
] as const)('a failing read %s is told, and may be tried again', async (_, answers) => {
  await commands.answerApi([...answers]);
  await renderInApp(<News />);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
});
