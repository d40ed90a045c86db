import { useEffect, useRef, useState } from 'react';
import {
  type GoogleCampaign,
  ownOfFile,
  type CampaignInFile,
} from '#domain/measuring/reports/account-files.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { Report } from '#domain/measuring/reports/report.ts';
import type { SalesChoice, SalesPreview } from '#domain/measuring/reports/sales/sales-choice.ts';
import { readKnownCampaigns, useRefreshReports } from '#client/data/reports.ts';
import { ApiError } from '#client/lib/api.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError } from '#client/lib/notify.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { collectFiles } from './collect-files.ts';
import { firstChoice, useSavedChoices } from './saved-choices.ts';
import { openFile, type OpenFile, UNREADABLE } from './open-file.ts';
import type { FileFacts } from './report.worker.ts';
import { RefusedFile, sendFile } from './send-file.ts';

/**
 * `asking`: the file does not say its period. `dividing`: it holds several campaigns, and nothing shows which is this one. `choosing`: which column of a file of sales is which. `refused`:
 * the file is not readable, or only as sales. `failed`: sending it may be tried again.
 */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'reading' }
  | { is: 'asking'; report: Report; answer: (period: Period) => void }
  | {
      is: 'dividing';
      report: Report;
      campaigns: readonly CampaignInFile[];
      /** The one with this campaign's name. */
      first: GoogleCampaign | null;
      answer: (campaigns: readonly GoogleCampaign[] | null) => void;
    }
  | { is: 'sending'; report: Report; share: number }
  | { is: 'stored'; report: Report }
  | {
      is: 'choosing';
      preview: SalesPreview;
      first: SalesChoice;
      problem: string | null;
      answer: (choice: SalesChoice) => void;
    }
  | { is: 'refused'; message: string; mayBeSales: boolean }
  | { is: 'failed'; message: string };

export interface Upload {
  id: string;
  file: File;
  /** Whether the person says that it is a file of sales. */
  asSales: boolean;
  state: UploadState;
}

/** Reads and sends the files one after the other. A cancelled one goes on when it is chosen again. */
export function useUploads(campaignId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const refresh = useRefreshReports();
  const choices = useSavedChoices(campaignId);
  useEffect(() => {
    const { current } = running;
    return () => {
      const stopped = [...current.values()].filter(({ signal }) => !signal.aborted);
      if (stopped.length === 0) return;
      for (const controller of stopped) controller.abort();
      notifyError(
        'O envio parou',
        `${countText(stopped.length, 'arquivo ficou', 'arquivos ficaram')} sem terminar, porque você saiu da aba. Escolha de novo: o que já foi enviado continua de onde parou.`,
      );
    };
  }, []);

  const show = (id: string, state: UploadState): void =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));

  async function run({ id, file, asSales }: Upload, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    show(id, { is: 'reading' });
    const found = await openFile(file, signal);
    const { preview } = found.facts;
    const isKnown = preview !== null && choices.find(preview) !== null;
    const isSales = asSales || isKnown || found.facts.report.type === 'sales';
    const opened = isSales ? await chooseColumns(id, found, signal) : found;
    const { report } = opened.facts;
    const end = endOf(opened.facts);
    if (end !== null) {
      show(id, end);
      return;
    }
    const chosen = await chooseCampaigns(id, opened, signal);
    const sent = chosen === null ? opened : await opened.only(chosen);
    const part = sent.facts.report;
    const period =
      report.period ?? (await ask<Period>(id, signal, (answer) => ({ is: 'asking', report: part, answer })));
    const onShare = (share: number) => show(id, { is: 'sending', report: part, share });
    onShare(0);
    const remembered = campaignsOf(opened.facts, chosen);
    const { isWhole } = await sendFile(sent, {
      campaignId,
      name: file.name,
      period,
      signal,
      onShare,
      ...(remembered && { googleCampaigns: remembered }),
    });
    if (!isWhole) return;
    show(id, { is: 'stored', report: part });
    await refresh();
  }

  /** Uses the columns that were chosen for this header before, and asks where they do not fit. */
  async function chooseColumns(id: string, found: OpenFile, signal: AbortSignal): Promise<OpenFile> {
    const { preview } = found.facts;
    if (preview === null) return found;
    const known = choices.find(preview);
    let choice = known?.choice ?? firstChoice(found.facts.report, preview);
    let opened = known?.isOwn === true ? await found.choose(known.choice) : null;
    while (opened?.facts.report.error !== null) {
      const wrong = { preview, first: choice, problem: opened?.facts.report.error ?? null };
      choice = await ask<SalesChoice>(id, signal, (answer) => ({ is: 'choosing', ...wrong, answer }));
      show(id, { is: 'reading' });
      opened = await found.choose(choice);
    }
    await choices.keep(preview, choice);
    return opened;
  }

  /** Whose rows of a file of several campaigns are kept; null for all of them. */
  async function chooseCampaigns(
    id: string,
    { facts: { campaigns, report } }: OpenFile,
    signal: AbortSignal,
  ): Promise<readonly GoogleCampaign[] | null> {
    const named = campaigns.filter(({ name }) => name !== '');
    if (report.type === 'sales' || named.length < 2) return null;
    // lists of negatives for the whole account name no campaign, and hold in this one too
    const nameless = campaigns.filter(({ name }) => name === '');
    const { own, isSure } = ownOfFile(named, await readKnownCampaigns(), campaignId);
    if (isSure && own.length > 0) return [...own, ...nameless];
    const several = { report, campaigns: named, first: own[0] ?? null };
    const chosen = await ask<readonly GoogleCampaign[] | null>(id, signal, (answer) => ({
      is: 'dividing',
      ...several,
      answer,
    }));
    return chosen && [...chosen, ...nameless];
  }

  /** Shows a question at the file and waits for the answer of the person. */
  function ask<Answer>(
    id: string,
    signal: AbortSignal,
    question: (answer: (value: Answer) => void) => UploadState,
  ): Promise<Answer> {
    return new Promise((answer, reject) => {
      signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true });
      show(id, question(answer));
    });
  }

  function start(upload: Upload): void {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    queue.current = queue.current
      .then(() => run(upload, controller.signal))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof RefusedFile)
          show(upload.id, { is: 'refused', message: error.message, mayBeSales: false });
        else
          show(upload.id, { is: 'failed', message: error instanceof ApiError ? error.message : UNREADABLE });
      })
      .finally(() => controller.abort()); // its worker is no longer needed
  }

  async function add(dropped: readonly File[]): Promise<void> {
    const { files, left } = await collectFiles(dropped);
    const added = files.map((file): Upload => newUpload(file, { is: 'waiting' }));
    const refused = left.map(({ name, why }) =>
      newUpload(new File([], name), { is: 'refused', message: why, mayBeSales: false }),
    );
    setUploads((all) => [...all, ...added, ...refused]);
    added.forEach(start);
  }

  return {
    uploads,
    add: (files: readonly File[]): void => void add(files),
    /** Stops the file, or takes a finished one off the list. What was stored stays. */
    remove: (id: string): void => {
      running.current.get(id)?.abort();
      setUploads((all) => all.filter((each) => each.id !== id));
      void refresh();
    },
    retry: (upload: Upload): void => start(upload),
    readAsSales: (upload: Upload): void => start({ ...upload, asSales: true }),
  };
}

/** The campaigns of Google Ads that this one is; null where the file names none, or several that were all taken. */
function campaignsOf(
  { campaigns, report }: FileFacts,
  chosen: readonly GoogleCampaign[] | null,
): readonly GoogleCampaign[] | null {
  const named = (chosen ?? campaigns).flatMap(({ name, id }) => (name === '' ? [] : { name, id }));
  const isOwn = chosen !== null || (report.type !== 'sales' && named.length === 1);
  return isOwn ? named : null;
}

function newUpload(file: File, state: UploadState): Upload {
  return { id: randomUuid(), file, asSales: false, state };
}

/** How the file ends when nothing of it is stored; null when it is to be stored. */
function endOf({ report, preview }: FileFacts): UploadState | null {
  const refused = (message: string): UploadState => ({
    is: 'refused',
    message,
    mayBeSales: report.type === null && preview !== null,
  });
  if (report.error !== null) return refused(report.error);
  return report.rows === 0 ? refused('O arquivo não tem nenhuma linha.') : null;
}
