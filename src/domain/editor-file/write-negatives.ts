import { parseNegativeKeyword } from '../ads/negative-keyword.ts';
import type { EditorCells } from './editor-columns.ts';
import { campaignNegativeCells, groupNegativeCells } from './editor-rows.ts';
import { encodeUtf8 } from './encode.ts';
import type { OutReason } from './ready-plan.ts';
import { keepTakable } from './ready-texts.ts';
import { webColumns } from './web-columns.ts';
import { webNegativeCells } from './web-tables.ts';
import { encodeTable, rowOf } from './write-plan.ts';

/** A negative to add to an account that runs. Without an ad group it is for the whole campaign. */
export interface AddedNegative {
  campaign: string;
  adGroup: string | null;
  /** In Google's notation. */
  text: string;
}

export type NegativesTarget = 'editor' | 'web';

export interface NegativesFile {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
  out: { text: string; why: OutReason }[];
}

const editorNames = ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type', 'Status'] as const;

/** A file with nothing but these negatives, so that importing it changes nothing else of the account. */
export function writeNegatives(negatives: readonly AddedNegative[], target: NegativesTarget): NegativesFile {
  const out: NegativesFile['out'] = [];
  const kept = byPlace(negatives).flatMap((group) =>
    keepTakable(
      group,
      ({ text }) => parseNegativeKeyword(text),
      (text, why) => void out.push({ text, why }),
    ),
  );
  const isEditor = target === 'editor';
  const columns: readonly string[] = isEditor ? editorNames : webColumns.negative;
  const table = [
    columns,
    ...kept.map((each) => rowOf(columns, isEditor ? editorCells(each) : webCells(each))),
  ];
  const bytes = isEditor ? encodeTable(table, 'utf-16le') : encodeUtf8(table, { withBom: false });
  return { bytes, rows: kept.length, out };
}

function byPlace(negatives: readonly AddedNegative[]): AddedNegative[][] {
  const places = new Map<string, AddedNegative[]>();
  for (const negative of negatives) {
    const key = JSON.stringify([negative.campaign, negative.adGroup]);
    const known = places.get(key);
    if (known) known.push(negative);
    else places.set(key, [negative]);
  }
  return [...places.values()];
}

function editorCells({ campaign, adGroup, text }: AddedNegative): EditorCells {
  if (adGroup === null) return { Campaign: campaign, ...campaignNegativeCells(text) };
  return { Campaign: campaign, 'Ad Group': adGroup, ...groupNegativeCells(text) };
}

function webCells({ campaign, adGroup, text }: AddedNegative): EditorCells {
  const negative = {
    'Row Type': 'Negative keyword',
    Action: 'Add',
    Campaign: campaign,
    ...webNegativeCells(text),
  };
  if (adGroup === null) return { ...negative, Level: 'Campaign' };
  return { ...negative, Level: 'Ad group', 'Ad group': adGroup };
}
