/** The texts that people read in an ad; each is one line within its limit of `limits.ts`. */
export interface Headline {
  text: string;
}

export interface Description {
  text: string;
}

export interface Callout {
  text: string;
}

/** The name of what a promotion is about; its discount and dates are other fields of Google Ads. */
export interface Promotion {
  text: string;
}
