import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The link of the only message to this address, on a server that writes its mail as files. */
export async function outboxLink(dataDir: string, to: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.html'));
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const text = texts.find((message) => message.includes(`Para: ${to}\n`)) ?? '';
    link = /https?:\S+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
