/** The texts that people read in an ad. Each is one line within its limit in `limits.ts`. */
export interface Headline {
  text: string;
}

export interface Description {
  text: string;
}

export interface Callout {
  text: string;
}

/** What the promotion is about. Its discount and dates are separate fields in Google Ads. */
export interface Promotion {
  text: string;
}
