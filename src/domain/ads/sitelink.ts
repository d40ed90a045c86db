/** An extra link below an ad, with two lines of description. */
export interface Sitelink {
  text: string;
  desc1: string;
  desc2: string;
}
