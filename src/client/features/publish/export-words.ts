import type { BlockKind } from '#domain/making/editor-file/paste-blocks.ts';
import { campaignFileName } from '#domain/making/texts/exports.ts';

const fileEnds = {
  editor: '_editor.csv',
  editorZip: '_editor.zip',
  web: '_navegador.zip',
  spreadsheet: '.xlsx',
  script: '_script.js',
} as const;

/** `faisca_campaign_Verão_editor.csv`. */
export function fileNameOf(campaign: string, format: keyof typeof fileEnds): string {
  return campaignFileName(campaign, fileEnds[format]);
}

export const blockLabels: Record<BlockKind, string> = {
  negatives: 'Negativas da campanha',
  negativeList: 'Lista de negativas',
  callouts: 'Frases de destaque',
  sitelinks: 'Sitelinks (texto, descrições e URL)',
  keywords: 'Palavras-chave',
  groupNegatives: 'Negativas do grupo',
  titles: 'Títulos',
  descriptions: 'Descrições',
};
