import { sql } from 'drizzle-orm';
import type { SourceImport } from '#domain/measuring/reports/sources.ts';

/** An import, as far as it tells whether it counts. */
export interface ImportSource extends SourceImport, Record<string, unknown> {
  campaign: string;
  currency: string | null;
}

/** SQL of the columns of an `ImportSource`, from the row `i` of `report_imports`. */
export const sourceColumns = sql.raw(`
  i.id, i.campaign_id as campaign, i.type, i.currency, i.period_start::text as start, i.period_end::text as end,
  i.by_day as "byDay", to_json(i.created_at)#>>'{}' as "createdAt"`);

/**
 * SQL of whether the rows of the import `i` are split by conversion action, which the first row says. Such a file has
 * neither cost nor clicks.
 */
export const isByAction = sql.raw(`
  exists (select from report_rows r where r.user_id = i.user_id and r.import_id = i.id and r.position = 0
    and r.details ? 'conversionAction')`);
