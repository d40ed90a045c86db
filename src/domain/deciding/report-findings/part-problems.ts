import { toLowerCase } from '#domain/ads/text.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import { type Counts, noCounts } from '#domain/deciding/search-terms/term.ts';
import { readAssetKind } from '#domain/measuring/reports/asset-cells.ts';
import { ageNames, genderNames, readAge, readGender } from '#domain/measuring/reports/demographic-cells.ts';
import { deviceNames, readDevice } from '#domain/measuring/reports/device-cells.ts';
import { BETWEEN_TEXTS, type ReportDetails } from '#domain/measuring/reports/report-rows.ts';
import type { StoredCounts, StoredSignals } from '#domain/measuring/reports/stored.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { addSums, weakParts } from './judge-parts.ts';
import type { ProblemOf } from './problem.ts';
import { sumsOf } from './signals.ts';

const TITLES_SHOWN = 3;

type PartKind = ProblemOf<'bad_part'>['of'];

interface Part {
  of: PartKind;
  subject: string;
  /** Of ads and their texts, which compete only with those of the same ad group. */
  campaign: string;
  adGroup: string;
  counts: Counts;
}

/** Devices, places, ages, genders, ads and their texts that lose or sell less than the others of their kind. */
export function partProblems(
  { slices, assets, ads }: Pick<StoredSignals, 'slices' | 'assets' | 'ads'>,
  target: Target | null,
): ProblemOf<'bad_part'>[] {
  if (target === null) return [];
  const parts = gather([
    ...slices.flatMap(([of, name, counts]) => named(of, name, counts)),
    ...assets.flatMap(([text, campaign, adGroup, counts, details]) => {
      const kind = readAssetKind(details?.assetType ?? '');
      return kind === 'titles' || kind === 'descriptions'
        ? [{ of: kind, subject: text, campaign, adGroup, counts: countsOf(counts) }]
        : [];
    }),
    ...ads.map(([title, campaign, adGroup, counts, details]) => ({
      of: 'ad' as const,
      subject: nameOfAd(title, details),
      campaign,
      adGroup,
      counts: countsOf(counts),
    })),
  ]);
  const siblings = groupBy(parts, ({ of, campaign, adGroup }) => JSON.stringify([of, campaign, adGroup]));
  return [...siblings.values()]
    .flatMap((own) => (own.length < 2 ? [] : weakParts(own, target)))
    .map(toProblem);
}

function named(of: PartKind, name: string, counts: StoredCounts): Part[] {
  const subject = subjectOf(of, name);
  if (subject === null || subject === '') return [];
  return [{ of, subject, campaign: '', adGroup: '', counts: countsOf(counts) }];
}

/** As Google shows it, with its first three titles. Ads of one group often share the first. */
function nameOfAd(title: string, details: ReportDetails | null): string {
  return (details?.headlines ?? title).split(BETWEEN_TEXTS).slice(0, TITLES_SHOWN).join(' | ');
}

/** What is nameless in a report, such as other devices, has no verdict. */
function subjectOf(of: PartKind, name: string): string | null {
  if (of === 'device') {
    const device = readDevice(name);
    return device && deviceNames[device];
  }
  if (of === 'age') {
    const age = readAge(name);
    return age && ageNames[age];
  }
  if (of === 'gender') {
    const gender = readGender(name);
    return gender && genderNames[gender];
  }
  return name;
}

/** The same text or device may stand in several rows. */
function gather(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify([part.of, part.campaign, part.adGroup, toLowerCase(part.subject)]);
    const known = found.get(key);
    if (known) addSums(known.counts, part.counts);
    else found.set(key, part);
  }
  return [...found.values()];
}

function countsOf(stored: StoredCounts): Counts {
  const counts = noCounts();
  addSums(counts, sumsOf(stored));
  return counts;
}

function toProblem({
  of,
  subject,
  campaign,
  adGroup,
  counts,
  tier,
  verdict,
}: ReturnType<typeof weakParts<Part>>[number]) {
  return {
    kind: 'bad_part' as const,
    key: `bad_part:${of}:${adGroup}:${toLowerCase(subject)}`,
    of,
    subject,
    campaign,
    adGroup,
    tier,
    verdict,
    confidence: null,
    changes: [],
    costMicros: counts.costMicros,
    conversions: counts.conversions,
  };
}
