import type { CampaignChange } from './changes.ts';

/** The news of the reports on the dashboard. */
export interface DashboardReports {
  hasReports: boolean;
  /** The campaign with the newest report first. */
  changes: CampaignChange[];
}
