import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillReports } from './screenshots/sample-reports.ts';

const tabs = {
  Montar: ['Listas', 'Montagem', 'Dados'],
  Publicar: ['Revisão', 'Página', 'Exportar'],
  Otimizar: ['Lucro', 'Termos de pesquisa', 'Problemas', 'Relatórios'],
};

/** What a screen reader says on the way through the three stages of a campaign. */
test('a screen reader hears where it is, what changed and what each control does in the three stages', async ({
  page,
  signIn,
  connection,
}) => {
  test.slow(); // ten tabs, each with a look at its whole tree
  const { id } = await signIn({ plan: 'pro', subscriptionStatus: 'active' });
  const { campaign } = await fillReports(connection, id);
  await page.goto(`/campaign/${campaign}`);
  const room = page.getByRole('main');
  const stages = room.getByRole('navigation', { name: 'Etapas da campanha' });
  const parts = room.getByRole('navigation', { name: 'Partes da campanha' });
  const announced = page.locator('[data-announced-title]');
  await expect(stages.getByRole('link', { name: 'Montar (nada falta)' })).toBeVisible();

  for (const [stage, names] of Object.entries(tabs)) {
    for (const name of names) {
      await test.step(`${stage}, ${name}`, async () => {
        const isFirst = name === names[0];
        const link = isFirst
          ? stages.getByRole('link', { name: new RegExp(`^${stage}(?: \\(|$)`) })
          : parts.getByRole('link', { name, exact: true });
        await link.press('Enter');
        await expect(parts.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        await expect(link).toBeFocused();
        if (!(stage === 'Montar' && isFirst)) await expect(announced).toContainText(name);
        await expect(room.locator('.mantine-Loader-root, .mantine-Skeleton-root')).toHaveCount(0);
        await expect.poll(() => headingsOutOfOrder(page), `headings of ${name}`).toEqual([]);
        await expect.poll(() => unnamedControls(page), `controls of ${name} without a name`).toEqual([]);
      });
    }
  }

  await test.step('a table says its columns, its rows and how many are left', async () => {
    await parts.getByRole('link', { name: 'Problemas' }).press('Enter');
    const table = room.getByRole('grid', { name: 'Problemas' });
    await expect(table.getByRole('columnheader', { name: 'Custo', exact: true })).toBeVisible();
    await table.getByRole('columnheader', { name: 'Custo' }).getByRole('button').press('Enter');
    await expect(table.getByRole('columnheader', { name: 'Custo' })).toHaveAttribute('aria-sort', /ending$/);
    await expect(table.getByRole('rowheader').first()).not.toBeEmpty();
    await room.getByRole('textbox', { name: 'Buscar em Problemas' }).fill('emagrecer');
    await expect(room.getByRole('status', { name: 'Linhas de Problemas' })).toHaveText(/^\d+ de \d+ linhas$/);
  });

  await test.step('a change of money is said in words', async () => {
    await parts.getByRole('link', { name: 'Lucro' }).press('Enter');
    await expect(room.getByRole('region', { name: 'No período' })).toMatchAriaSnapshot(`
      - region "No período":
        - paragraph: Custo
        - paragraph: /R\\$ [\\d.,]+/
        - text: subiu 9%
    `);
  });

  await test.step('a panel takes the focus, and gives it back', async () => {
    const chip = room.getByRole('button', { name: /^Orçamento: / });
    await chip.press('Enter');
    const panel = page.getByRole('dialog', { name: 'O essencial da campanha' });
    await expect(panel.getByLabel('Orçamento diário')).toBeFocused();
    await panel.getByRole('button', { name: 'Pronto' }).press('Enter');
    await expect(panel).toBeHidden();
    await expect(chip).toBeFocused();
  });
});

/** Headings that skip a level, and a note when the page does not have exactly one heading of level 1. */
async function headingsOutOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility(),
    );
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const skipped = headings
      .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map(({ textContent }) => textContent);
    const firsts = levels.filter((level) => level === 1).length;
    return firsts === 1 && levels.length > 1
      ? skipped
      : [...skipped, `${firsts} of level 1, ${levels.length} in all`];
  });
}

/** Lines of the accessibility tree for controls without a name. */
async function unnamedControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:button|link|textbox|combobox|checkbox|radio|spinbutton|switch|grid|navigation|dialog|columnheader)(?: \[|:|$)/.test(
        line,
      ),
    )
    .map((line) => line.trim());
}
