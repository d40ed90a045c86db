import type { CampaignChange } from './changes.ts';

/** The news of the reports on the dashboard. */
export interface DashboardReports {
  hasReports: boolean;
  /** The campaigns with a report of costs, the newest import first: those whose results the dashboard sums. */
  reported: string[];
  /** The campaign with the newest report first. */
  changes: CampaignChange[];
}
