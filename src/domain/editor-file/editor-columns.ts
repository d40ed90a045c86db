const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/**
 * The columns that we fill, named and ordered as in a real export. Editor accepts files without the others.
 */
export const editorColumns: readonly string[] = [
  ...['Campaign', 'Campaign Type', 'Networks', 'Budget', 'Budget type', 'EU political ads'],
  ...['Standard conversion goals', 'Customer acquisition', 'Languages', 'Bid Strategy Type', 'Enhanced CPC'],
  ...[
    'Maximum CPC bid limit',
    'Start Date',
    'End Date',
    'Broad match keywords',
    'Ad Schedule',
    'Ad rotation',
  ],
  ...['Targeting method', 'Exclusion method', 'AI Max', 'Text customization', 'Final URL expansion'],
  ...['Ad Group', 'Max CPC', 'Max CPM', 'Target CPA', 'Target CPV', 'Target CPM'],
  ...['Desktop Bid Modifier', 'Mobile Bid Modifier', 'Tablet Bid Modifier', 'Ad Group Type'],
  ...['Tracking template', 'Final URL suffix', 'ID', 'Location', 'Keyword', 'Criterion Type', 'Final URL'],
  ...['Source', 'Promotion target', 'Occasion', 'Language', 'Currency', 'Discount modifier'],
  ...['Monetary discount', 'Percent discount', 'Orders over amount', 'Promotion code', 'Barcode type'],
  ...['Promotion start', 'Promotion end', 'Upgraded extension', 'Link source', 'Ad type'],
  ...numbers(15).flatMap((number) => [`Headline ${number}`, `Headline ${number} position`]),
  ...numbers(4).flatMap((number) => [`Description ${number}`, `Description ${number} position`]),
  ...['Path 1', 'Path 2', 'Link Text', 'Description Line 1', 'Description Line 2', 'Header'],
  ...['Snippet Values', 'Callout text', 'Campaign Status', 'Ad Group Status', 'Status'],
];

/** The non-empty cells of one row, by column. */
export type EditorCells = Readonly<Record<string, string>>;
