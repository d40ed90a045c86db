import { formatKeyword, parseNewKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import type { ExportableDraft } from './exportable-draft.ts';

export type BlockKind =
  | 'negatives'
  | 'negativeList'
  | 'callouts'
  | 'sitelinks'
  | 'keywords'
  | 'groupNegatives'
  | 'titles'
  | 'descriptions';

/** Lines to paste into one field of Google Ads. */
export interface PasteBlock {
  kind: BlockKind;
  /** The shared list that the lines are of. */
  list?: string;
  /** The number of the ad in its group; null for what belongs to no ad. */
  ad: number | null;
  lines: string[];
}

/** The campaign's own texts, and its shared lists. The negatives may also be pasted into a shared list. */
export function campaignBlocks({ draft }: Pick<ExportableDraft, 'draft'>): PasteBlock[] {
  const { negatives, callouts, sitelinks } = draft.settings;
  return filled([
    { kind: 'negatives', ad: null, lines: negatives.map(negativeLine) },
    ...(draft.lists ?? []).map((list): PasteBlock => ({
      kind: 'negativeList',
      list: list.name,
      ad: null,
      lines: list.negatives.map(negativeLine),
    })),
    { kind: 'callouts', ad: null, lines: callouts },
    {
      kind: 'sitelinks',
      ad: null,
      lines: sitelinks.map(({ text, desc1, desc2, url }) => [text, desc1, desc2, url].join('\t')),
    },
  ]);
}

export function groupBlocks({ keywords, negatives, ads }: DraftGroup): PasteBlock[] {
  return filled([
    { kind: 'keywords', ad: null, lines: keywords.map(({ text }) => formatKeyword(parseNewKeyword(text))) },
    { kind: 'groupNegatives', ad: null, lines: negatives.map(negativeLine) },
    ...ads.flatMap(({ titles, descriptions }, at): PasteBlock[] => [
      { kind: 'titles', ad: at + 1, lines: titles.map(({ text }) => text) },
      { kind: 'descriptions', ad: at + 1, lines: descriptions.map(({ text }) => text) },
    ]),
  ]);
}

const negativeLine = (text: string) => formatKeyword(parseNegativeKeyword(text));
const filled = (blocks: readonly PasteBlock[]) => blocks.filter(({ lines }) => lines.length > 0);
