import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { vitalis } from '#client/testing/campaigns.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { emptyWorkbench } from '#client/testing/workbench.ts';
import { PromoteDialog } from './promote-dialog.tsx';
import { WorkbenchContext } from './workbench-context.ts';

const group = (adGroup: string, text: string): KnownGroup => ({
  campaign: 'BR',
  adGroup,
  keywords: [{ text, matchType: 'exact' }],
  isHere: false,
});
const sums = { impressions: 9, clicks: 5, costMicros: 1_000_000, conversions: 0 };

function Move({ groups }: { groups: readonly KnownGroup[] }) {
  const basket = useBasket(vitalis.id);
  return (
    <WorkbenchContext
      value={{
        ...emptyWorkbench,
        terms: [{ text: 'vitalis bula', campaign: 'BR', adGroup: 'Fundo', ...sums }],
        groups,
        campaigns: ['BR'],
        own: 'BR',
        basket,
      }}
    >
      <PromoteDialog promotion={{ texts: ['vitalis bula'], isMove: true }} onClose={() => undefined} />
    </WorkbenchContext>
  );
}

async function show(...groups: readonly KnownGroup[]): Promise<void> {
  await commands.answerApi([]);
  await renderInApp(<Move groups={groups} />);
}

it('proposes to move a search to another group than the one that served it', async () => {
  await show(group('Fundo', 'vitalis bula'), group('Topo', 'bula'), group('Preço', 'preço'));
  await expect.element(page.getByRole('combobox')).toHaveValue('BR › Topo');
  await expect.element(page.getByRole('button', { name: 'Adicionar às mudanças' })).toBeEnabled();
});

it('says that there is nowhere to move', async () => {
  await show(group('Fundo', 'vitalis bula'));
  await expect.element(page.getByText('Não há outro grupo de anúncios para onde mover.')).toBeVisible();
});
