import { reportTypes } from './report-words.ts';

const [first, ...others] = reportTypes.map(({ type }) => type);
/** The types of files that are stored: Google's reports and the sales of networks. */
export const storedTypes = [first ?? 'search_terms', ...others, 'sales'] as const;

/** Types whose files may be of the whole account: an order or a keyword idea belongs to no campaign by itself. */
export const accountTypes = ['sales', 'planner'] as const satisfies readonly (typeof storedTypes)[number][];

/** Far more than a person downloads in a year. */
export const importLimits = {
  rows: 500_000,
  perCampaign: 300,
  accountRows: 3_000_000,
  accountImports: 5000,
  /** Of the rows as they are sent. */
  accountBytes: 1024 ** 3,
  partRows: 2500,
  /** A sale may have ten sub-ids, so fewer of them fill a request. */
  partSales: 1000,
} as const;
