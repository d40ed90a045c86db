/** The services of Google Ads that our script uses. These are types only; they produce no code. */

export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };
export type Row = Record<string, Cell>;

interface SearchIterator {
  hasNext: () => boolean;
  next: () => Row;
}

export interface MutateResult {
  isSuccessful: () => boolean;
  getErrorMessages: () => string[];
}

export type Operation = Record<string, Cell>;

interface AccountHandle {
  getCustomerId: () => string;
  getName: () => string;
  getCurrencyCode: () => string;
  getTimeZone: () => string;
}
export type ManagedAccount = AccountHandle;

interface Response {
  getResponseCode: () => number;
  getContentText: () => string;
}

interface CsvUpload {
  forOfflineConversions: () => void;
  setFileName: (name: string) => void;
  append: (cells: Record<string, string>) => void;
  apply: () => void;
  preview: () => void;
}

export declare const AdsApp: {
  search: (query: string) => SearchIterator;
  mutateAll: (operations: Operation[], options: { partialFailure: boolean }) => MutateResult[];
  currentAccount: () => AccountHandle;
  bulkUploads: () => { newCsvUpload: (columns: string[], options: { timeZone: string }) => CsvUpload };
  getExecutionInfo: () => { isPreview: () => boolean; getRemainingTime: () => number };
};
export declare const AdsManagerApp: {
  accounts: () => { get: () => { hasNext: () => boolean; next: () => ManagedAccount } };
  select: (account: ManagedAccount) => void;
};
export declare const UrlFetchApp: {
  fetch: (address: string, options: Record<string, unknown>) => Response;
};
export declare const Utilities: {
  DigestAlgorithm: { SHA_256: string };
  Charset: { UTF_8: string };
  computeDigest: (algorithm: string, text: string, charset: string) => number[];
  sleep: (ms: number) => void;
  getUuid: () => string;
};
export declare const Logger: { log: (text: string) => void };

/** The constants on top of a person's copy. */
export declare const FAISCA: {
  address: string;
  kind: 'account' | 'manager';
  customerId: string;
  reportsToken: string;
  commandsToken: string;
};
export declare const CAPS: {
  commandsPerRun: number;
  raise: number;
  dailyBudget: number;
  cpc: number;
  kinds: string[];
  /** Whether sales are given to Google as conversions. */
  conversions?: boolean;
};
export declare const SCRIPT_VERSION: number;
