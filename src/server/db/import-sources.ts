import { sql } from 'drizzle-orm';
import type { SourceImport } from '#domain/measuring/reports/sources.ts';

/** The columns of an import that decide whether it counts. */
export interface ImportSource extends SourceImport, Record<string, unknown> {
  campaign: string;
  currency: string | null;
}

/** SQL of the columns of an `ImportSource`, from the row `i` of `report_imports`. */
export const sourceColumns = sql.raw(`
  i.id, i.campaign_id as campaign, i.type, i.currency, i.period_start::text as start, i.period_end::text as end,
  i.by_day as "byDay", to_json(i.created_at)#>>'{}' as "createdAt"`);

/**
 * SQL that finds out whether the rows of the import `i` are split by conversion action. The first row shows it. Such a
 * file has neither cost nor clicks.
 */
export const isByAction = sql.raw(`
  exists (select from report_rows r where r.user_id = i.user_id and r.import_id = i.id and r.position = 0
    and r.details ? 'conversionAction')`);
