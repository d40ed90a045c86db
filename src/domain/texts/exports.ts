import type { Item } from '../ads/asset-models.ts';
import type { AssetType } from '../ads/asset-types.ts';
import { fitAdText } from '../ads/text.ts';
import { localDay } from '../shared/days.ts';

const FILE_PREFIX = 'faisca_';

/** The .txt file of a list: one item per line, or a sitelink's three labelled lines and a blank one. */
export function exportText(kind: AssetType, items: readonly Item[]): string {
  if (kind !== 'sitelinks') return items.map((item) => item['text'] ?? '').join('\n');
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

/**
 * A name such as `faisca_campaign_Verão_2026.json`. Spaces become underscores; characters that some file
 * system refuses become hyphens. Names are cut so that the whole stays under 255 bytes in UTF-8.
 */
export function campaignFileName(name: string): string {
  const cleaned = name
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^\.+/, '-');
  const safe = fitAdText(cleaned, 58); // a character takes at most four bytes per cell
  return `${FILE_PREFIX}campaign_${safe === '' ? 'sem_nome' : safe}.json`;
}
