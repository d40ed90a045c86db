import type { Item } from '../ads/asset-models.ts';
import type { AssetType } from '../ads/asset-types.ts';
import { fitAdText } from '../ads/text.ts';
import { localDay } from '../shared/days.ts';

const FILE_PREFIX = 'faisca_';

/** A list as its .txt file holds it: one item a line, or a sitelink's three labelled lines and a blank one. */
export function exportText(kind: AssetType, items: readonly Item[]): string {
  if (kind !== 'sitelinks') return items.map((item) => item['text'] ?? '').join('\n');
  return items
    .map(
      ({ text = '', desc1 = '', desc2 = '' }) =>
        `Texto: ${text}\nDescrição 1: ${desc1}\nDescrição 2: ${desc2}`,
    )
    .join('\n\n');
}

/** A list as it is copied: one item a line, a sitelink's three texts joined by `; `. */
export function clipboardText(kind: AssetType, items: readonly Item[]): string {
  if (kind !== 'sitelinks') return exportText(kind, items);
  return items.map(({ text = '', desc1 = '', desc2 = '' }) => [text, desc1, desc2].join('; ')).join('\n');
}

/** `faisca_keywords_2026-11-21.txt`; the date is `now` where the person is. */
export function exportFileName(kind: AssetType, now: Date): string {
  return `${FILE_PREFIX}${kind}_${localDay(now)}.txt`;
}

/**
 * `faisca_campaign_Verão_2026.json`: spaces become underscores, and what some file system refuses a hyphen.
 * Names are cut so that the whole stays under 255 bytes in UTF-8.
 */
export function campaignFileName(name: string): string {
  const cleaned = name
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^\.+/, '-');
  const safe = fitAdText(cleaned, 58); // no character takes more than four bytes a cell
  return `${FILE_PREFIX}campaign_${safe === '' ? 'sem_nome' : safe}.json`;
}
