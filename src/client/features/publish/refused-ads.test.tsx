import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { openBuilder, vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { RefusedAds } from './refused-ads.tsx';

async function show(ads: StoredSignals['ads']): Promise<void> {
  const nothing = {
    keywords: [],
    servings: [],
    sold: [],
    assets: [],
    auction: [],
    shares: [],
    times: [],
    slices: [],
  };
  await commands.answerApi([
    { method: 'GET', path: `/campaigns/${vitalis.id}/signals`, json: { ...nothing, ads } },
  ]);
  await renderInApp(
    <BuilderContext value={openBuilder([], emptySettings)}>
      <RefusedAds />
    </BuilderContext>,
    { address: '/revisao' },
  );
}

it('a refused ad stands with Google’s reason and what the reader sees in its texts', async () => {
  const details = {
    approval: 'Reprovado',
    reasons: 'Saúde na publicidade personalizada',
    headlines: 'Vitalis | Resultado garantido',
    descriptions: 'Compre hoje.',
  };
  await show([['Vitalis', 'BR', 'Fundo', [900, 30, 10_000_000, 0], details]]);
  await expect.element(page.getByText('Reprovado pelo Google')).toBeVisible();
  await expect.element(page.getByText(/O Google diz: Saúde na publicidade personalizada/)).toBeVisible();
  await expect.element(page.getByText('“Resultado garantido”: Resultado garantido.')).toBeVisible();
});

it('texts without a fault lead to the page', async () => {
  await show([
    [
      'Vitalis',
      'BR',
      'Fundo',
      [900, 30, 10_000_000, 0],
      { approval: 'Eligible (limited)', headlines: 'Vitalis' },
    ],
  ]);
  await expect.element(page.getByText('Limitado pelo Google')).toBeVisible();
  await expect.element(page.getByText(/O leitor de políticas não vê nada/)).toBeVisible();
});
