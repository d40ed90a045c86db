import { isLanguageCode } from '#domain/ads/languages.ts';
import {
  type BidStrategy,
  type CampaignSettings,
  emptySettings,
  type ScheduleSlot,
  type ShareLocation,
  shareLocations,
  weekDays,
} from '#domain/making/structure/settings.ts';
import { NONE, readAmount, readDay } from '../cell-values.ts';
import { shareLocationNames } from '../editor-rows.ts';

type Get = (name: string) => string;

/**
 * The settings in a campaign's row. Settings that a draft cannot express get their defaults. An export changes
 * only what the person changes.
 */
export function readSettings(get: Get): CampaignSettings {
  const networks = get('Networks').toLowerCase();
  return {
    ...emptySettings,
    dailyBudget: readAmount(get('Budget')),
    languages: get('Languages')
      .split(';')
      .map((code) => code.trim().toLowerCase())
      .filter(isLanguageCode)
      .slice(0, 30),
    presence:
      get('Targeting method').toLowerCase() === 'location of presence' ? 'presence' : 'presence_or_interest',
    bidStrategy: readStrategy(get),
    maxCpc: readAmount(get('Maximum CPC bid limit')),
    targetCpa: readAmount(get('Target CPA')),
    targetRoas: readPercent(get('Target ROAS')),
    impressionShare: readShare(get('Target impression share')),
    shareLocation: readShareLocation(get('Ad location')),
    portfolioName: readText(get('Bid Strategy Name'), 255),
    searchPartners: networks.includes('search partners'),
    displayNetwork: networks.includes('display network'),
    hasPoliticalAds: get('EU political ads').toLowerCase().startsWith('has'),
    schedule: readSchedule(get('Ad Schedule')),
    devices: {
      desktop: readModifier(get('Desktop Bid Modifier')),
      mobile: readModifier(get('Mobile Bid Modifier')),
      tablet: readModifier(get('Tablet Bid Modifier')),
    },
    startDate: readDay(get('Start Date')),
    endDate: readDay(get('End Date')),
    trackingTemplate: readText(get('Tracking template'), 4000),
    finalUrlSuffix: readText(get('Final URL suffix'), 2000),
  };
}

function readStrategy(get: Get): BidStrategy {
  const name = get('Bid Strategy Type').toLowerCase();
  if (!['', NONE].includes(get('Bid Strategy Name'))) return 'portfolio';
  if (name === 'manual cpc') return 'manual_cpc';
  if (name === 'target impression share') return 'target_impression_share';
  if (name === 'target roas' || name === 'maximize conversion value')
    return readPercent(get('Target ROAS')) === null ? 'maximize_value' : 'target_roas';
  if (name !== 'maximize conversions' && name !== 'target cpa') return 'maximize_clicks';
  return readAmount(get('Target CPA')) === null ? 'maximize_conversions' : 'target_cpa';
}

/** `400.00%`, as an amount. */
function readPercent(cell: string): string | null {
  return readAmount(cell.replace(/(?<!\s)\s*%$/, ''));
}

function readShare(cell: string): number | null {
  const share = Math.round(Number(readPercent(cell) ?? 0));
  return share >= 1 && share <= 100 ? share : null;
}

function readShareLocation(cell: string): ShareLocation {
  const named = shareLocations.find((each) => shareLocationNames[each].toLowerCase() === cell.toLowerCase());
  return named ?? 'top';
}

function readModifier(cell: string): number {
  const percent = /^[+-]?\d{1,3}%?$/.test(cell) ? Number(cell.replace('%', '')) : 0;
  return percent >= -100 && percent <= 900 ? percent : 0;
}

const readText = (cell: string, max: number) => (cell === '[]' || cell.length > max ? '' : cell);

/** `(Monday[08:00-18:00]);(Tuesday@80%[08:00-18:00])`. A schedule that we cannot read whole counts as none. */
function readSchedule(cell: string): ScheduleSlot[] {
  const slots = cell.split(';').map((part) => {
    const [, name, times, ...clocks] =
      /^\((\w+?)(?:@(\d{1,4})%)?\[([\d:]{5})-([\d:]{5})\]\)$/.exec(part.trim()) ?? [];
    const bid = Number(times ?? 100) - 100;
    const day = weekDays.find((each) => each === name);
    const [from = null, to = null] = clocks.map(readClock);
    if (!day || from === null || to === null || bid < -90 || bid > 900) return null;
    return { day, from, to, ...(bid === 0 ? {} : { bid }) };
  });
  const read = slots.filter((slot) => slot !== null);
  return read.length === slots.length && read.length <= 42 ? read : [];
}

/** `08:15` is 8.25. */
function readClock(text: string): number | null {
  const [, hour, minute] = /^(\d\d):(00|15|30|45)$/.exec(text) ?? [];
  const time = Number(hour) + Number(minute) / 60;
  return time <= 24 ? time : null;
}
