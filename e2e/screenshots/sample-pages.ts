import { cleanPages } from '#domain/making/landing-page/testing/planted-faults.ts';
import type { CheckState } from '#domain/making/landing-page/stored-check.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { Connection } from '#server/db/client.ts';
import { pageChecks } from '#server/db/schema/page-checks.ts';
import { createDraft } from '#server/testing/factories.ts';
import { createCheckedPage } from '#server/testing/checked-page.ts';
import type { SampleIds } from './sample-reports.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const URL = 'https://fitmax.example/oferta';
const LINK = 'Preço e entrega';

const clean = cleanPages.find(({ name }) => name === 'pt shop')?.html ?? '';
const saying = (...texts: readonly string[]) =>
  clean.replace('<main>', `<main>${texts.map((text) => `<p>${text}</p>`).join('')}`);
/** A page with a promise that no ad may lead to. */
export const pageWithPromise = saying('Perca 12 kg em 30 dias sem dieta.');

/** One campaign whose pages were checked twice, and one whose pages are being checked. */
export async function fillPageChecks({ db }: Connection, userId: string, ids: SampleIds): Promise<void> {
  const add = async (
    campaignId: string,
    { label = '', hours, html }: { label?: string; hours: number; html: string },
  ) => {
    const url = label === '' ? URL : `${URL}/preco`;
    const sheet = { name: 'FitMax', price: '497.00' };
    await createCheckedPage(db, { userId, campaignId, label, url, html, sheet, at: hoursAgo(hours) });
  };
  await add(ids.campaign, { hours: 50, html: saying('Perca 12 kg em 30 dias sem dieta.', 'Cura a diabetes.') });
  await add(ids.campaign, { hours: 2, html: saying('Últimas 3 unidades! A oferta acaba hoje.') });
  await add(ids.campaign, { label: LINK, hours: 2, html: pageWithPromise });

  const sitelink = { text: LINK, desc1: '', desc2: '', url: `${URL}/preco` };
  const settings = { ...emptySettings, finalUrl: URL, sitelinks: [sitelink] };
  await createDraft(db, { userId, campaignId: ids.small }, { settings, groups: [] });
  const states: readonly CheckState[] = ['running', 'waiting'];
  await db.insert(pageChecks).values(
    states.map((state, index) => ({
      userId, campaignId: ids.small, state, startedAt: state === 'running' ? new Date() : null,
      ...(index === 0 ? { label: '', url: URL } : { label: LINK, url: sitelink.url }),
    })),
  );
}
