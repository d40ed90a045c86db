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

export async function importText(page: Page, name: string, content: string | Buffer): Promise<void> {
  await dismissToast(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importar TXT' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(page.getByRole('alert')).toBeVisible();
}

export async function exportList(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar TXT' }).click();
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
