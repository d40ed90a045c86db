import { foldText } from '#domain/shared/fold-text.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Totals } from './metrics.ts';
import type { ReportRow } from './report-rows.ts';

/** A campaign of Google Ads as a report names it. The id is empty where the report has no ids. */
export interface GoogleCampaign {
  name: string;
  id: string;
}

/** A campaign of Google Ads with what a file holds of it. */
export interface CampaignInFile extends GoogleCampaign {
  rows: number;
  totals: Totals;
}

/** A campaign here, with the names and ids that Google has for it as far as they are known. */
export interface KnownCampaign {
  id: string;
  name: string;
  google: readonly GoogleCampaign[];
  /** The names in reports that were brought before their campaigns were remembered. */
  inReports: readonly string[];
}

/** The campaigns that a report's rows name, the one with the largest cost first; none when the report has no such column. */
export function campaignsInFile(rows: readonly ReportRow[]): CampaignInFile[] {
  if (rows.every(({ campaign }) => campaign === '')) return [];
  const byKey = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const key = keyOf(campaignOf(row));
    const known = byKey.get(key);
    if (known) known.push(row);
    else byKey.set(key, [row]);
  }
  const campaigns = [...byKey.values()].flatMap((own): CampaignInFile[] => {
    const [first] = own;
    return first ? [{ ...campaignOf(first), rows: own.length, totals: sumRows(own) }] : [];
  });
  return campaigns.toSorted((one, other) => (other.totals.cost ?? 0) - (one.totals.cost ?? 0));
}

/** The rows of these campaigns. */
export function rowsOf(rows: readonly ReportRow[], campaigns: readonly GoogleCampaign[]): ReportRow[] {
  const wanted = new Set(campaigns.map(keyOf));
  return rows.filter((row) => wanted.has(keyOf(campaignOf(row))));
}

/** Sums as a file's own totals are kept: rounded to hundredths, null for what no row has. */
export function sumRows(rows: readonly ReportRow[]): Totals {
  const sum = (of: (row: ReportRow) => number | null, unit = 1): number | null =>
    rows.every((row) => of(row) === null)
      ? null
      : Math.round((rows.reduce((total, row) => total + (of(row) ?? 0), 0) / unit) * 100) / 100;
  return {
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    cost: sum(({ costMicros }) => costMicros, MICROS),
    conversions: sum(({ conversions }) => conversions),
  };
}

/** A campaign of Google Ads that the files of one drop name, under all of its ids. */
export interface FoundCampaign {
  name: string;
  ids: string[];
  /** How many of the files name it. */
  files: number;
  /** Whether another campaign has the same name. */
  isOneOfSeveral: boolean;
  /** The campaign of Faísca that it is; null when neither id nor name fits one. */
  match: string | null;
  /** Those that bear its name or had it in a report, when none of them is it for certain. A person confirms. */
  likely: readonly string[];
}

/**
 * Joins what several files say of the same campaigns. A file without ids means the campaign of that name. Two ids under
 * one name stay two campaigns.
 */
export function findCampaigns(
  files: readonly (readonly GoogleCampaign[])[],
  known: readonly KnownCampaign[],
): FoundCampaign[] {
  const all = files.flat();
  const idsOf = new Map<string, Set<string>>();
  for (const { name, id } of all) {
    const ids = idsOf.get(name) ?? new Set();
    if (id !== '') ids.add(id);
    idsOf.set(name, ids);
  }
  const recognise = recogniser(known);
  const filesWith = (is: (campaign: GoogleCampaign) => boolean) =>
    files.filter((campaigns) => campaigns.some(is)).length;
  return [...idsOf].flatMap(([name, ids]): FoundCampaign[] => {
    if (ids.size < 2)
      return [
        {
          name,
          ids: [...ids],
          files: filesWith((each) => each.name === name),
          isOneOfSeveral: false,
          ...recognise(name, [...ids]),
        },
      ];
    const separate = [...ids].map((id): FoundCampaign => ({
      name,
      ids: [id],
      files: filesWith((each) => each.name === name && each.id === id),
      isOneOfSeveral: true,
      ...recognise(name, [id], { isNameSure: false }),
    }));
    const nameless = filesWith((each) => each.name === name && each.id === '');
    return nameless === 0
      ? separate
      : [
          ...separate,
          {
            name,
            ids: [],
            files: nameless,
            isOneOfSeveral: true,
            ...recognise(name, [], { isNameSure: false }),
          },
        ];
  });
}

/** Whether a file's campaign is the found one. Without an id it is the one of that name, unless several have it. */
function isFound({ name: known, ids, isOneOfSeveral }: FoundCampaign, { name, id }: GoogleCampaign): boolean {
  if (known !== name) return false;
  return id === '' ? !isOneOfSeveral || ids.length === 0 : ids.includes(id);
}

/**
 * The campaigns of a file by where they go.
 * @param targetOf where a found campaign goes; null leaves it out.
 */
export function sharesOf(
  campaigns: readonly GoogleCampaign[],
  found: readonly FoundCampaign[],
  targetOf: (found: FoundCampaign) => string | null,
): { placed: Map<string, GoogleCampaign[]>; left: GoogleCampaign[] } {
  const placed = new Map<string, GoogleCampaign[]>();
  const left: GoogleCampaign[] = [];
  for (const { name, id } of campaigns) {
    const own = found.find((each) => isFound(each, { name, id }));
    const target = own ? targetOf(own) : null;
    if (target === null) left.push({ name, id });
    else placed.set(target, [...(placed.get(target) ?? []), { name, id }]);
  }
  return { placed, left };
}

/** Of a file of several campaigns, those that are the campaign here; none when neither id nor name fits. */
export function ownOfFile(
  campaigns: readonly GoogleCampaign[],
  known: readonly KnownCampaign[],
  here: string,
): { own: GoogleCampaign[]; isSure: boolean } {
  const found = findCampaigns([campaigns], known);
  const { placed } = sharesOf(campaigns, found, ({ match }) => (match === here ? here : null));
  const own = placed.get(here) ?? [];
  const google = known.find(({ id }) => id === here)?.google ?? [];
  const matched = own.filter(({ name, id }) =>
    google.some((each) => (each.id !== '' && each.id === id) || foldText(each.name) === foldText(name)),
  );
  if (matched.length > 0) return { own: matched, isSure: true };
  const likely = sharesOf(campaigns, found, (each) => (each.likely.includes(here) ? here : null));
  return { own: own.length > 0 ? own : (likely.placed.get(here) ?? []), isSure: false };
}

type Recognition = Pick<FoundCampaign, 'match' | 'likely'>;

/** An id identifies a campaign for certain; a name does when only one campaign here has it, and only one in the files. */
function recogniser(known: readonly KnownCampaign[]) {
  return (name: string, ids: readonly string[], { isNameSure = true } = {}): Recognition => {
    const byId = known.filter(({ google }) => google.some(({ id }) => id !== '' && ids.includes(id)));
    const [only, ...others] = byId;
    if (only && others.length === 0) return { match: only.id, likely: [] };
    const folded = foldText(name).trim();
    if (folded === '') return { match: null, likely: byId.map(({ id }) => id) };
    const isNamed = (other: string) => foldText(other).trim() === folded;
    const joined = known.filter(({ google }) => google.some((each) => isNamed(each.name)));
    const same = known.filter((each) => isNamed(each.name));
    const named = joined.length > 0 ? joined : same;
    if (isNameSure && byId.length === 0 && named.length === 1)
      return { match: named[0]?.id ?? null, likely: [] };
    const reported = known.filter(({ inReports }) => inReports.some(isNamed));
    const likely = new Set([...byId, ...joined, ...same, ...reported].map(({ id }) => id));
    return { match: null, likely: [...likely] };
  };
}

function campaignOf({ campaign, details }: ReportRow): GoogleCampaign {
  return { name: campaign, id: details.campaignId ?? '' };
}

function keyOf({ name, id }: GoogleCampaign): string {
  return `${id} ${name}`;
}
