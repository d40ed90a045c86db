import { Button } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Change } from '#domain/ads/account-change.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { emptyWorkbench } from '#client/testing/workbench.ts';
import { useGuard } from './use-guard.ts';
import { WorkbenchContext } from './workbench-context.ts';

const block = (text: string): Change => ({
  kind: 'negative',
  text,
  matchType: 'phrase',
  campaign: 'Vitalis',
  adGroup: null,
  isListed: false,
});
const term = { text: 'vitalis preço', campaign: 'Vitalis', adGroup: 'Fundo' };
const sums = { impressions: 90, clicks: 9, costMicros: 1_000_000, conversions: 2 };

function Guarded({ action }: { action: () => void }) {
  const guard = useGuard();
  return <Button onClick={() => guard(action)}>Aplicar</Button>;
}

/** What the screen tells of the changes stays that of none, as in the moment before it is drawn anew. */
function Bench({ chosen, action }: { chosen: Change; action: () => void }) {
  const basket = { ...useBasket(vitalis.id), chosen: [chosen] };
  return (
    <WorkbenchContext value={{ ...emptyWorkbench, terms: [{ ...term, ...sums }], basket }}>
      <Guarded action={action} />
    </WorkbenchContext>
  );
}

it.each([
  ['blocks a term that sold', 'preço', true],
  ['blocks nothing that sold', 'bula', false],
])('a change that %s', async (_, text, isAsked) => {
  await commands.answerApi([]);
  const action = vi.fn();
  await renderInApp(<Bench chosen={block(text)} action={action} />);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  if (isAsked) {
    await expect.element(page.getByRole('dialog', { name: 'Bloqueia termos que venderam' })).toBeVisible();
    expect(action).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Continuar mesmo assim' }).click();
  }
  expect(action).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
