import { callFaisca, isPreview } from './asking.ts';
import { AdsApp, CAPS, FAISCA, Logger } from './runtime.ts';

/** Conversions of one action, in the columns of Google's upload. */
interface Upload {
  feedId: string;
  timeZone: string;
  columns: string[];
  rows: string[][];
}

/**
 * Gives Google the sales of this account, where the constants on top allow it. Google says later what it took, so here they are only
 * sent. What was sent and not reported is sent again; Google counts a click, time and action once.
 */
export function uploadConversions(customerId: string): void {
  if (CAPS.conversions !== true) return;
  const answer = callFaisca('/conversions', FAISCA.commandsToken, { customerId });
  const uploads = answer['uploads'] as unknown as Upload[]; // the server answers so
  for (const each of uploads) {
    const upload = AdsApp.bulkUploads().newCsvUpload(each.columns, { timeZone: each.timeZone });
    upload.forOfflineConversions();
    upload.setFileName('Faisca ' + each.feedId);
    for (const row of each.rows) {
      const cells: Record<string, string> = {};
      each.columns.forEach((name, at) => {
        cells[name] = row[at] || '';
      });
      upload.append(cells);
    }
    if (isPreview()) upload.preview();
    else upload.apply();
    Logger.log(each.rows.length + ' conversões enviadas');
    const at = each.columns.indexOf('Order ID');
    callFaisca('/uploaded', FAISCA.commandsToken, {
      customerId,
      feedId: each.feedId,
      orderIds: each.rows.map((row) => row[at]),
    });
  }
}
