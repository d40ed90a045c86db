import { type CampaignDetail, campaignExport } from '#domain/making/campaign/campaign.ts';
import { campaignFileName } from '#domain/making/texts/exports.ts';
import { readContents } from '#client/data/campaign-lists.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useTask } from '#client/lib/use-task.ts';

/** Reads all lists of the campaign and downloads them as JSON. */
export function useCampaignExport(campaign: CampaignDetail) {
  const { run, progress, cancel } = useTask();

  async function start(): Promise<void> {
    try {
      const contents = await run(({ onProgress }) =>
        readContents(campaign.id, (read) => onProgress(read / Math.max(1, campaign.assets.length))),
      );
      if (contents === null) return;
      const file = JSON.stringify(campaignExport(campaign, contents), null, 2);
      downloadFile(campaignFileName(campaign.name), file, 'application/json');
      notifySuccess(
        'Campanha exportada com sucesso!',
        'É uma cópia em JSON. O arquivo para o Google Ads está em Publicar, Exportar.',
      );
    } catch (error) {
      notifyFailure('Erro ao exportar campanha', error);
    }
  }
  return { start, progress, cancel };
}
