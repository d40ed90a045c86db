import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from 'react-router';
import { renderInApp, shownAddress } from '#client/testing/render-in-app.tsx';
import { Panel } from './panel.tsx';

it('the address opens a folded panel and brings it into view, as often as it is asked', async () => {
  await page.viewport(390, 844);
  await renderInApp(
    <>
      <Link to="?parte=schedule">Horários da campanha</Link>
      <div style={{ height: 2000 }} />
      <Panel title="Horários" part="schedule" isFolded>
        <p>A qualquer hora</p>
      </Panel>
    </>,
    { address: '/dados' },
  );
  await expect.element(page.getByText('A qualquer hora')).not.toBeVisible();
  const lead = async () => {
    await page.getByRole('link').click();
    await expect.element(page.getByText('A qualquer hora')).toBeInViewport();
    await expect.element(page.getByRole('region', { name: 'Horários' })).toHaveFocus();
    await expect.element(shownAddress()).toHaveTextContent('/dados');
  };
  await lead();
  await lead();
});
