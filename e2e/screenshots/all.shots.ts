import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createUser } from '#server/testing/factories.ts';
import { expect, signInAs, test } from '../fixtures.ts';
import { fillAccount, fillWordy } from './sample-account.ts';
import { fillSeller } from './fill-seller.ts';
import { type CampaignIds, pathOf, type Screen, type Viewer } from './screen.ts';
import { screens } from './screens.ts';
import { openAdmin, viewerAccounts } from './viewers.ts';
import { chosenScreens, colorSchemes, folder, isPhone, shotFile, widths } from './settings.ts';

mkdirSync(folder, { recursive: true });

for (const screen of screens.filter(({ name }) => chosenScreens.test(name)))
  for (const colorScheme of colorSchemes)
    test.describe(() => {
      test.use({ colorScheme });
      test(`${screen.name}, ${colorScheme}`, async ({ page, context, connection, server }, { project }) => {
        const shown = widths.filter((width) => isPhone(width) === (project.name === 'phone'));
        test.skip(shown.length === 0);
        test.setTimeout(120_000);
        const userId = await accountOf(screen.viewer);
        if (userId !== null) await signInAs(context, connection, server.url, userId);
        const ids = userId === null ? {} : await fill(screen.viewer, userId);
        await disturb(screen.api);
        for (const width of shown) {
          await context.setOffline(false); // as the picture before may have left it
          await page.setViewportSize({ width, height: isPhone(width) ? 844 : 900 });
          await page.goto(pathOf(screen, ids));
          await page.getByRole('heading').first().waitFor();
          if (screen.api?.answer !== 'waits') await page.waitForLoadState('networkidle');
          await screen.act?.(page);
          if (screen.api?.answer !== 'waits' && !screen.isWaiting)
            await expect(page.locator('.mantine-Loader-root, .mantine-Skeleton-root, [data-waiting]')).toHaveCount(0);
          await page.evaluate(() => window.scrollTo(0, 0)); // what sticks to the window stands where it usually does
          const path = join(folder, shotFile({ name: screen.name, width, colorScheme }));
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        }

        /** The ids that stand in the addresses. */
        async function fill(viewer: Viewer, userId: string): Promise<CampaignIds> {
          if (viewer === 'seller') return fillSeller(connection, userId, [screen.name.replace(/^asks-/, '')]);
          if (viewer === 'wordy') return { campaign: await fillWordy(connection, userId) };
          return viewer === 'subscriber' ? { campaign: await fillAccount(connection, userId) } : {};
        }

        async function accountOf(viewer: Viewer): Promise<string | null> {
          if (viewer === 'visitor') return null;
          if (viewer !== 'admin') {
            const email = `${viewer}.${randomUUID().slice(0, 8)}@exemplo.com.br`; // as long as most are
            return (await createUser(connection.db, { email, ...viewerAccounts[viewer] })).id;
          }
          return openAdmin(connection);
        }

        async function disturb(api: Screen['api']): Promise<void> {
          if (!api) return;
          await page.route(`**/api/${api.path}*`, (route) =>
            api.answer === 'fails' ? route.fulfill({ status: 500, json: {} }) : undefined,
          );
        }
      });
    });
