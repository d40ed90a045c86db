import type { Page } from '@playwright/test';

/**
 * The signed-in person: none, a new trial, a subscriber with campaigns, one with reports and sales, one with the longest
 * names and largest amounts, one whose renewal failed, a person whose trial ended, one who did not pay, or the admin.
 */
export type Viewer = 'visitor' | 'newcomer' | 'subscriber' | 'seller' | 'wordy' | 'late' | 'expired' | 'unpaid' | 'admin';

export interface Screen {
  name: string;
  viewer: Viewer;
  /** `:campaign` stands for the first campaign; of a seller, each campaign of `sample-reports.ts` has its name. */
  path: string;
  /** Brings the page into the state to show. */
  act?: (page: Page) => Promise<void>;
  /** Something on it still waits, and says so. */
  isWaiting?: true;
  /** API answers that fail or never arrive, to show the page's error or loading state. */
  api?: { path: string; answer: 'fails' | 'waits' };
}

/** The ids of campaigns, by the names that stand in the addresses. */
export type CampaignIds = Partial<Record<string, string>>;

export function pathOf({ path }: Screen, ids: CampaignIds): string {
  return path.replace(/:([a-z]+)/giu, (_, name: string) => ids[name] ?? '');
}
