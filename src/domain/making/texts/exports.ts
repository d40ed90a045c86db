import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { fitAdText, toOneLine } from '#domain/ads/text.ts';
import { localDay } from '#domain/shared/days.ts';
import { keepingQuotes } from './cell-quotes.ts';

const FILE_PREFIX = 'faisca_';

/** The .txt file of a list: one item per line, or a sitelink's three labelled lines and a blank one. */
export function exportText(kind: AssetType, items: readonly Item[]): string {
  if (kind !== 'sitelinks') return items.map((item) => keepingQuotes(item['text'] ?? '')).join('\n');
  return items
    .map(
      ({ text = '', desc1 = '', desc2 = '' }) =>
        `Texto: ${text}\nDescrição 1: ${desc1}\nDescrição 2: ${desc2}`,
    )
    .join('\n\n');
}

/** The text that is copied for a list: one item per line, with a sitelink's three texts joined by `; `. */
export function clipboardText(kind: AssetType, items: readonly Item[]): string {
  if (kind !== 'sitelinks') return exportText(kind, items);
  return items.map(({ text = '', desc1 = '', desc2 = '' }) => [text, desc1, desc2].join('; ')).join('\n');
}

/** A name such as `faisca_keywords_2026-11-21.txt`. The date is `now` in the person's time zone. */
export function exportFileName(kind: AssetType, now: Date): string {
  return `${FILE_PREFIX}${kind}_${localDay(now)}.txt`;
}

/** In UTF-8; the most that usual file systems take. */
const LONGEST_FILE_NAME = 255;

/**
 * A name such as `faisca_campaign_Verão_2026.json`. Spaces become underscores; characters that some file
 * system refuses become hyphens, and those that nobody sees, such as marks that turn the direction, go. The campaign's
 * name is cut so that the whole fits.
 * @param end what follows it, in ASCII.
 */
export function campaignFileName(name: string, end = '.json'): string {
  const start = `${FILE_PREFIX}campaign_`;
  const cleaned = toOneLine(name)
    .replace(/\s+/g, '_')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^\.+/, '-');
  const cells = Math.floor((LONGEST_FILE_NAME - start.length - end.length) / 4); // a cell takes at most four bytes
  const safe = fitAdText(cleaned, cells);
  return `${start}${safe === '' ? 'sem_nome' : safe}${end}`;
}
