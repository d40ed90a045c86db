import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { OpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { adGroup, openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp, sessionOf } from '#client/testing/render-in-app.tsx';
import { ReviewTab } from './review-tab.tsx';

const signals = {
  ads: [],
  keywords: [],
  servings: [],
  sold: [],
  assets: [],
  auction: [],
  shares: [],
  times: [],
};

async function show(settings: Partial<CampaignSettings>): Promise<void> {
  const of = `/campaigns/${vitalis.id}`;
  await commands.answerApi([
    { method: 'GET', path: `${of}/signals`, json: { ...signals, slices: [] } },
    { method: 'GET', path: `${of}/reports`, json: [] },
  ]);
  const builder = openBuilder([adGroup('Fundo', 0, ['vitalis preço'])], { ...emptySettings, ...settings });
  await renderInApp(
    <OpenCampaign value={vitalis}>
      <BuilderContext value={builder}>
        <ReviewTab />
      </BuilderContext>
    </OpenCampaign>,
    { address: `/campaign/${vitalis.id}/revisao`, session: sessionOf({ adsCurrency: 'USD' }) },
  );
}

const linkOf = (title: string) => page.getByRole('article', { name: title }).getByRole('link').last();

it.each([
  ['Falta o orçamento diário', '/revisao?painel=essencial&campo=dailyBudget'],
  ['Nenhum país escolhido', '/revisao?painel=essencial&campo=countries'],
  ['Snippet com menos de 3 valores', '/dados?parte=assets'],
  ['Promoção sem desconto', '/dados?parte=promotions'],
])('%s leads to its field', async (title, path) => {
  const promotion = { ...emptyPromotion, target: 'Kit' };
  await show({ snippets: [{ header: 'Types', values: ['Um'] }], promotions: [promotion] });
  await expect.element(linkOf(title)).toHaveAttribute('href', `/campaign/${vitalis.id}${path}`);
});

it('an amount stands in the currency of the account', async () => {
  await show({
    bidStrategy: 'maximize_clicks',
    economics: { ...emptySettings.economics, commission: '50.00', conversion: 1, exchange: 0.2 },
  });
  await expect.element(page.getByText(/Sugestão: US\$\s0,06\./)).toBeVisible();
});

it('no amount of the commission’s currency is proposed as a bid of the account’s', async () => {
  await show({
    bidStrategy: 'maximize_clicks',
    economics: { ...emptySettings.economics, commission: '50.00', conversion: 1 },
  });
  await expect.element(linkOf('Falta o orçamento diário')).toBeVisible();
  await expect.element(page.getByText(/Sugestão:/)).not.toBeInTheDocument();
});
