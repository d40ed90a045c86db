import { cutText } from '#domain/shared/cut-text.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { LastRows } from '#domain/measuring/reports/stored-schema.ts';
import { createCampaignNamed, deleteCampaign, deleteImport } from '#client/data/reports.ts';
import { ApiError } from '#client/lib/api.ts';
import { type OpenFile, UNREADABLE, withFile } from '../upload/open-file.ts';
import { finishFile, RefusedFile, sendFile } from '../upload/send-file.ts';
import {
  type Answers,
  type Destination,
  type FilePart,
  type Landed,
  leftOut,
  partsOf,
  type Questions,
  type ReadFile,
  type StoredPart,
} from './door-state.ts';

export interface Progress {
  /** The name of the file that is being sent. */
  name: string;
  done: number;
  all: number;
  /** The share of all files that is stored, from 0 to 1. */
  share: number;
}

interface Storing {
  questions: Questions;
  answers: Answers;
  targets: TargetCampaigns;
  signal: AbortSignal;
  /** Receives the share of the file that is stored, from 0 to 1. */
  onShare: (share: number) => void;
}

const FULL_STOP = 'O envio foi interrompido antes deste arquivo.';

/** Stores each file whole or not at all. */
export async function storeFiles(
  questions: Questions,
  answers: Answers,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Landed[]> {
  const { files } = questions;
  const targets = new TargetCampaigns(questions);
  const landed: Landed[] = [];
  for (const [at, file] of files.entries()) {
    const { name } = file.file;
    const onShare = (share: number) =>
      onProgress({ name, done: at, all: files.length, share: (at + share) / files.length });
    onShare(0);
    landed.push(
      signal.aborted
        ? leftOut(name, FULL_STOP)
        : await storeFile(file, { questions, answers, targets, signal, onShare }),
    );
  }
  await targets.removeUnused(landed);
  return landed;
}

async function storeFile(file: ReadFile, storing: Storing): Promise<Landed> {
  const { questions, answers, signal } = storing;
  const { report } = file.facts;
  const { parts, left } = partsOf(file, questions, answers);
  const result: Landed = { id: file.id, name: file.file.name, report, parts: [], left: left.map(leftText) };
  if (parts.length === 0) return result;
  const period = report.period ?? answers.period;
  if (period === null) return { ...result, left: ['O arquivo não diz de que período é.'] };
  const fresh: Parameters<typeof deleteImport>[0][] = [];
  const lastRows: LastRows = [];
  try {
    return await withFile(file.file, signal, async (found) => {
      const whole = file.choice === null ? found : await found.choose(file.choice);
      for (const [at, part] of parts.entries()) {
        const stored = await storePart(whole, part, {
          ...storing,
          period,
          name: file.file.name,
          onShare: (share) => storing.onShare((at + share) / parts.length),
          onOpened: (opened) => fresh.push(opened),
          onHeld: parts.length > 1 ? (last) => lastRows.push(last) : null,
        });
        if (typeof stored === 'string') result.left.push(stored);
        else result.parts.push(stored);
      }
      signal.throwIfAborted();
      await finishFile(lastRows, signal);
      return result;
    });
  } catch (error) {
    await Promise.allSettled(fresh.map(deleteImport));
    const why = signal.aborted ? FULL_STOP : error instanceof ApiError ? error.message : UNREADABLE;
    return { ...result, parts: [], left: [why] };
  }
}

interface StoringPart extends Storing {
  name: string;
  period: Period;
  onOpened: (opened: { campaignId: string | null; importId: string }) => void;
  /** Receives the last row, which is sent when the server has all parts of the file; null sends it at once. */
  onHeld: ((last: LastRows[number]) => void) | null;
}

/** @returns where the part is now, or why the server did not take it. */
async function storePart(
  whole: OpenFile,
  { destination, campaigns }: FilePart,
  { targets, name, period, signal, onShare, onOpened, onHeld }: StoringPart,
): Promise<StoredPart | string> {
  const campaignId = destination === null ? null : await targets.campaignAt(destination);
  const opened = campaigns === null ? whole : await whole.only(campaigns);
  const part: StoredPart = {
    campaignId,
    name: campaignId === null ? 'Toda a conta' : targets.nameOf(campaignId),
    report: opened.facts.report,
    isKnown: false,
  };
  try {
    const { last } = await sendFile(opened, {
      campaignId,
      name,
      period,
      signal,
      onShare,
      holdsLast: onHeld !== null,
      ...(campaigns !== null && { googleCampaigns: campaigns }),
      onOpened: (importId) => onOpened({ campaignId, importId }),
    });
    if (last !== null) onHeld?.(last);
    return part;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return error.isKnown ? { ...part, isKnown: true } : `${part.name}: ${error.message}`;
  }
}

/** The campaigns that the files go to. A new one is made when the first file needs it. */
class TargetCampaigns {
  readonly #found: Questions['found'];
  readonly #names: Map<string, string>;
  readonly #made = new Map<Destination, string>();

  constructor({ found, known }: Questions) {
    this.#found = found;
    this.#names = new Map(known.map(({ id, name }) => [id, name]));
  }

  nameOf(campaignId: string): string {
    return this.#names.get(campaignId) ?? '';
  }

  async campaignAt(destination: Destination): Promise<string> {
    if (!destination.startsWith('new:')) return destination;
    const known = this.#made.get(destination);
    if (known !== undefined) return known;
    const googleName = this.#found[Number(destination.slice('new:'.length))]?.name ?? '';
    const name = cutText(googleName === '' ? 'Campanha sem nome' : googleName, 120);
    const { id } = await createCampaignNamed(name);
    this.#made.set(destination, id);
    this.#names.set(id, name);
    return id;
  }

  async removeUnused(landed: readonly Landed[]): Promise<void> {
    const used = new Set(landed.flatMap(({ parts }) => parts.map(({ campaignId }) => campaignId)));
    await Promise.allSettled([...this.#made.values()].filter((id) => !used.has(id)).map(deleteCampaign));
  }
}

function leftText(campaign: string): string {
  return campaign === '' ? 'Você deixou de fora.' : `A campanha ${campaign}: você deixou de fora.`;
}
