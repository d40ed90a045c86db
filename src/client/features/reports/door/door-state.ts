import type {
  FoundCampaign,
  GoogleCampaign,
  KnownCampaign,
} from '#domain/measuring/reports/account-files.ts';
import { sharesOf } from '#domain/measuring/reports/account-files.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { Report } from '#domain/measuring/reports/report.ts';
import type { SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import { accountTypes } from '#domain/measuring/reports/stored-types.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import type { FileFacts } from '../upload/report.worker.ts';

/** Where rows go: the id of a campaign here, `new:` with the number of a found one, or nowhere. */
export type Destination = string;
export const LEAVE: Destination = 'leave';

export function newCampaignAt(at: number): Destination {
  return `new:${at}`;
}

/** A file that was read, with the columns to read it by when it holds sales. */
export interface ReadFile {
  id: string;
  file: File;
  facts: FileFacts;
  choice: SalesChoice | null;
}

/** What is to be known before anything is stored. */
export interface Questions {
  found: FoundCampaign[];
  known: readonly KnownCampaign[];
  files: readonly ReadFile[];
}

export interface Answers {
  /** The place of each found campaign, in their order. */
  destinations: readonly Destination[];
  /** The place of each file without campaigns, by its id. */
  loose: ReadonlyMap<string, Destination>;
  /** The days of the files that do not contain theirs. */
  period: Period | null;
}

/** Where a stored part went. */
export interface StoredPart {
  /** Null: the file of the whole account. */
  campaignId: string | null;
  name: string;
  report: Pick<Report, 'type' | 'totals' | 'currency' | 'rows'>;
  isKnown: boolean;
}

export interface Landed {
  id: string;
  name: string;
  /** What was recognised; null when nothing was. */
  report: Report | null;
  parts: StoredPart[];
  /** What stayed out, and why. */
  left: string[];
}

/** A file of which nothing is stored. */
export function leftOut(name: string, why: string, report: Report | null = null): Landed {
  return { id: randomUuid(), name, report, parts: [], left: [why] };
}

function isOfAccount({ facts: { report } }: ReadFile): boolean {
  return accountTypes.some((type) => type === report.type);
}

/** Whether the rows name no campaign, so that a person must. */
export function isLoose(file: ReadFile): boolean {
  return !isOfAccount(file) && file.facts.campaigns.length === 0;
}

/** What is known without asking. */
export function firstAnswers({ found, known, files }: Questions): Answers {
  const destinations = firstDestinations(found);
  const [only, ...others] = found.length > 0 ? destinations : ownDestinations(known);
  const loose = files
    .filter(isLoose)
    .map(({ id }) => [id, only !== undefined && others.length === 0 ? only : ''] as const);
  return { destinations, loose: new Map(loose), period: null };
}

/** A campaign here is proposed for one found campaign alone: two of Google's with one name stay two. */
function firstDestinations(found: readonly FoundCampaign[]): Destination[] {
  const taken = new Set(found.map(({ match }) => match));
  return found.map(({ match, likely }, at) => {
    const free = match ?? likely.find((id) => !taken.has(id));
    if (free === undefined) return newCampaignAt(at);
    taken.add(free);
    return free;
  });
}

/** The campaigns that files may belong to which name none. An account without any gets one for them. */
function ownDestinations(known: readonly KnownCampaign[]): Destination[] {
  return known.length > 0 ? known.map(({ id }) => id) : [newCampaignAt(0)];
}

/** Whether files can be stored without a question. In an account without campaigns, each one of the files is a new one. */
export function isCertain(questions: Questions, answers: Answers): boolean {
  const { found, known } = questions;
  const isPlaced = known.length === 0 || found.every(({ match }) => match !== null);
  return isPlaced && findGap(questions, answers) === null;
}

/** What is still to be answered; null when nothing is. */
export function findGap({ files }: Questions, { loose, period }: Answers): string | null {
  if (files.some((file) => isLoose(file) && (loose.get(file.id) ?? '') === ''))
    return 'Diga de que campanha é cada arquivo sem campanha.';
  if (period === null && files.some(needsPeriod)) return 'Diga o período dos arquivos que não o trazem.';
  return null;
}

export function needsPeriod({ facts: { report } }: ReadFile): boolean {
  return report.period === null;
}

/** A file's parts: the place of each, and its campaigns; null when the file goes whole. */
export interface FilePart {
  destination: Destination | null;
  campaigns: GoogleCampaign[] | null;
}

/** @returns the parts that are to be stored, and the names of the campaigns that stay out. */
export function partsOf(
  file: ReadFile,
  { found }: Questions,
  { destinations, loose }: Answers,
): { parts: FilePart[]; left: string[] } {
  if (isOfAccount(file)) return { parts: [{ destination: null, campaigns: null }], left: [] };
  if (isLoose(file)) {
    const destination = loose.get(file.id) ?? LEAVE;
    return destination === LEAVE
      ? { parts: [], left: [''] }
      : { parts: [{ destination, campaigns: null }], left: [] };
  }
  const { placed, left } = sharesOf(file.facts.campaigns, found, (each) => {
    const destination = destinations[found.indexOf(each)] ?? LEAVE;
    return destination === LEAVE ? null : destination;
  });
  const parts = [...placed].map(([destination, campaigns]): FilePart => ({ destination, campaigns }));
  return { parts, left: left.map(({ name }) => name) };
}
