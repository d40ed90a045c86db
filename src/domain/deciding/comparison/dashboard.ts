import type { CampaignChange } from './changes.ts';

/** What the dashboard says of the reports. */
export interface DashboardReports {
  hasReports: boolean;
  /** The campaign with the newest report first. */
  changes: CampaignChange[];
}
