/** A search term with its sums over all counted reports. Money is in millionths of the currency. */
export interface Term {
  text: string;
  /** Names in Google Ads; empty when the report has no such column. */
  campaign: string;
  adGroup: string;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** A term as the server sends it: `[text, campaign, ad group, impressions, clicks, cost in micros, conversions]`. */
type SentTerm = readonly [string, string, string, number, number, number, number];

export function toTerm([
  text,
  campaign,
  adGroup,
  impressions,
  clicks,
  costMicros,
  conversions,
]: SentTerm): Term {
  return { text, campaign, adGroup, impressions, clicks, costMicros, conversions };
}

export interface Counts {
  terms: number;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

export function noCounts(): Counts {
  return { terms: 0, impressions: 0, clicks: 0, costMicros: 0, conversions: 0 };
}

export function addTerm(counts: Counts, term: Omit<Counts, 'terms'>): void {
  counts.terms += 1;
  counts.impressions += term.impressions;
  counts.clicks += term.clicks;
  counts.costMicros += term.costMicros;
  counts.conversions += term.conversions;
}

/** One entry for each text, whatever campaign and ad group it came from. */
export function mergeByText(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const known = merged.get(term.text);
    if (!known) merged.set(term.text, { ...term, campaign: '', adGroup: '' });
    else {
      known.impressions += term.impressions;
      known.clicks += term.clicks;
      known.costMicros += term.costMicros;
      known.conversions += term.conversions;
    }
  }
  return [...merged.values()];
}
