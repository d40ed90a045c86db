import { toLowerCase } from '#domain/ads/text.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import { type Counts, noCounts } from '#domain/deciding/search-terms/term.ts';
import { readAssetKind } from '#domain/measuring/reports/asset-cells.ts';
import { ageNames, genderNames, readAge, readGender } from '#domain/measuring/reports/demographic-cells.ts';
import { deviceNames, readDevice } from '#domain/measuring/reports/device-cells.ts';
import type { StoredCounts, StoredSignals } from '#domain/measuring/reports/stored.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { addSums, weakParts } from './judge-parts.ts';
import type { ProblemOf } from './problem.ts';
import { sumsOf } from './signals.ts';

type PartKind = ProblemOf<'bad_part'>['of'];

interface Part {
  of: PartKind;
  subject: string;
  adGroup: string;
  counts: Counts;
}

/** Devices, places, ages, genders and texts of ads that lose or sell less than the others of their kind. */
export function partProblems(
  { slices, assets }: Pick<StoredSignals, 'slices' | 'assets'>,
  target: Target | null,
): ProblemOf<'bad_part'>[] {
  if (target === null) return [];
  const parts = gather([
    ...slices.flatMap(([of, name, counts]) => named(of, name, counts)),
    ...assets.flatMap(([text, , adGroup, counts, details]) => {
      const kind = readAssetKind(details?.assetType ?? '');
      return kind === 'titles' || kind === 'descriptions'
        ? [{ of: kind, subject: text, adGroup, counts: countsOf(counts) }]
        : [];
    }),
  ]);
  const siblings = groupBy(parts, ({ of, adGroup }) => JSON.stringify([of, isText(of) ? adGroup : '']));
  return [...siblings.values()]
    .flatMap((own) => (own.length < 2 ? [] : weakParts(own, target)))
    .map(toProblem);
}

function named(of: PartKind, name: string, counts: StoredCounts): Part[] {
  const subject = subjectOf(of, name);
  return subject === null || subject === '' ? [] : [{ of, subject, adGroup: '', counts: countsOf(counts) }];
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

const isText = (of: PartKind) => of === 'titles' || of === 'descriptions';

/** The same text or device may stand in several rows. */
function gather(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify([part.of, part.adGroup, toLowerCase(part.subject)]);
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
  adGroup,
  counts,
  tier,
  verdict,
}: ReturnType<typeof weakParts<Part>>[number]) {
  return {
    ...{ kind: 'bad_part' as const, key: `bad_part:${of}:${adGroup}:${toLowerCase(subject)}`, of, subject },
    ...{ campaign: '', adGroup, tier, verdict, confidence: null, changes: [] },
    ...{ costMicros: counts.costMicros, conversions: counts.conversions },
  };
}
