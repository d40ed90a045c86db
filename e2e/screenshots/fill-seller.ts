import type { Connection } from '#server/db/client.ts';
import { fillAccountAssets, fillNegativeLists } from './sample-lists.ts';
import { fillPageChecks } from './sample-pages.ts';
import { fillReports } from './sample-reports.ts';
import { fillRules } from './sample-rules.ts';
import { fillStoppedSales } from './sample-stopped-sales.ts';
import type { CampaignIds } from './screen.ts';

/** An account with reports, and what the screens of these names show besides. */
export async function fillSeller(
  connection: Connection,
  userId: string,
  names: readonly string[],
): Promise<CampaignIds> {
  const ids = await fillReports(connection, userId);
  const isShown = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isShown(/^(?:rules|connections|stopped)-/)) await fillRules(connection, userId, ids.campaign);
  if (isShown(/^(?:stopped-|connections-re)/)) await fillStoppedSales(connection, userId);
  if (isShown(/^page-/)) await fillPageChecks(connection, userId, ids);
  if (isShown(/^assets-/)) await fillAccountAssets(connection, userId);
  return isShown(/^lists-/) ? { ...ids, list: await fillNegativeLists(connection, userId, ids) } : ids;
}
