import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { followTexts } from '#domain/making/structure/proposed.ts';
import type { TemplateStores } from '#domain/making/texts/templates.ts';
import { readContents } from '#client/data/campaign-lists.ts';
import type { DraftStore } from '#client/parts/draft/draft-store.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';

/** Negatives, callouts, sitelinks and promotions that still are what was proposed take the campaign's new language. */
export async function followLanguage(
  store: DraftStore,
  campaign: CampaignDetail,
  stores: TemplateStores,
): Promise<void> {
  const { settings, groups } = store.getState().history.present;
  if (groups.length === 0) return;
  const { name: product, language, sheet } = aboutProduct(campaign);
  const assets = await readContents(campaign.id);
  const { draft } = await runJob('propose', { assets, product, language, sheet, stores, settings });
  store.change((now) => ({ ...now, settings: followTexts(now.settings, draft.settings) }));
}
