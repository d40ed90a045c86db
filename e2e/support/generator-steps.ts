import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect } from '../fixtures.ts';
import { choose } from './choose.ts';
import type { Tool } from './tools.ts';

export async function configure(page: Page, { needs }: Pick<Tool, 'needs'>): Promise<void> {
  if (needs.product) await page.getByLabel('Produto', { exact: true }).fill('FitMax');
  await choose(page, 'Idioma', 'Português');
  if (needs.funnel) await page.getByRole('radio', { name: 'Topo: conhece o problema' }).check();
}

type ListButton = 'Copiar' | 'Exportar TXT' | 'Importar TXT' | 'Salvar lista' | 'Salvar na campanha';

/** Clicks a button below the list. While the list is drawn its buttons may move, also between a press and its release. */
export async function clickBelowList(page: Page, name: ListButton): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name, exact: true }).click();
}

export async function importText(page: Page, name: string, content: string | Buffer): Promise<void> {
  await dismissToast(page);
  const choosing = page.waitForEvent('filechooser');
  await clickBelowList(page, 'Importar TXT');
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(page.getByRole('alert')).toBeVisible();
}

export async function exportList(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await clickBelowList(page, 'Exportar TXT');
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

export async function dismissToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  // The toast may disappear by itself at this moment.
  if (await close.last().isVisible())
    await close
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  await expect(close).toHaveCount(0);
}
