import type { Advertiser } from './advertiser.ts';
import { googleFiles, type WrittenFile } from './google-files.ts';
import type { Observed } from './observe.ts';
import { salesFiles } from './sales-files.ts';

/** What the advertiser says of the account: `account.json`. */
export function describe({ currency, timeZone, language, campaigns, rates }: Advertiser) {
  return {
    currency,
    timeZone,
    language,
    rates,
    campaigns: campaigns.map(({ name, id, country, commission, suffix, dailyBudget }) => ({
      name,
      googleId: id,
      country,
      commission,
      suffix,
      dailyBudget,
    })),
  };
}

/** Every report and every file of sales of an advertiser. */
export function filesOf(advertiser: Advertiser, observed: Observed): WrittenFile[] {
  return [...googleFiles(advertiser, observed), ...salesFiles(advertiser, observed)];
}

/** What only the simulation knows, for readers of `truth.json`. */
export function truthOf({ missing, ...advertiser }: Advertiser) {
  return { ...advertiser, missing: [...missing] };
}
