/**
 * The words of one language on pages. Each entry is the source of a regular expression for folded text (lower
 * case, without accents), and matches whole words.
 */
export interface PageWords {
  /** Words that are frequent in this language and rare in the others. */
  common: string;
  /** Names of links and headings. */
  privacy: readonly string[];
  terms: readonly string[];
  refund: readonly string[];
  contact: readonly string[];
  /** A text that says how money comes back or goods are returned. */
  refundRule: readonly string[];
  /** Words that identify the company behind the page: a legal form, a registration number. */
  company: readonly string[];
  /** Names of links to the page that names the company. */
  companyLink: readonly string[];
  /** A notice that the page earns a commission. */
  affiliateNotice: readonly string[];
  /** The mark that a text is paid for. */
  adMark: readonly string[];
  /** The page sells: words of buttons and prices. */
  sells: readonly string[];
  /** Buttons that say to buy or go on; in another language than the page's they are seen as a mixture. */
  buttons: readonly string[];
  supplement: readonly string[];
  digital: readonly string[];
  /** Claims of scarcity: few left, people looking now, people who have just bought. */
  stock: readonly string[];
  /** An offer that ends when a clock of the page does. */
  countdown: readonly string[];
  /** "Only today", false when a script writes the date. */
  onlyToday: readonly string[];
  beforeAfter: readonly string[];
  beforeAfterInnocent: readonly string[];
  /** A buyer's statement about a result, in the first person. */
  result: readonly string[];
  earnings: readonly string[];
  counterfeit: readonly string[];
  /** Speaks of counterfeits without selling them: "we sell no replicas". */
  noCounterfeit: readonly string[];
  /** How a product is taken or prepared: a time in such a sentence is no promise. */
  use: readonly string[];
  weight: readonly string[];
  /** Somebody's complaint has gone for good: of a disease, that is a cure. */
  gone: readonly string[];
  /** A treatment that people gave up, because of what the page sells. */
  givenUp: readonly string[];
  /** Ended, said of what the sentence names: of a disease, that is a cure. */
  overcome: readonly string[];
  /** Changes a value or an organ of the body, which no food may promise. */
  bodyEffect: readonly string[];
  /** Makes an end of what a sentence names: of a disease, that is a cure. */
  ending: readonly string[];
  /** A sentence that says what a product is not for, or warns: it claims nothing. */
  disclaimer: readonly string[];
  /** A clause that denies what it names: "it does not cure", "we never say", "do not expect". */
  denial: readonly string[];
  /** Before a text in quotation marks, rejects it: "no “miracle cure”". */
  denialOfQuote: readonly string[];
  /** Makes a negation a claim: "not only", "no faster way", "it is impossible not to". */
  force: readonly string[];
  /** What others promise or tell, and words that reject it: "whoever promises this is lying". */
  othersPromise: readonly string[];
  promiseRejected: readonly string[];
  /** Says that what others tell is true. */
  affirmed: readonly string[];
  /** The page gives itself what others only promise. */
  withUs: readonly string[];
  /** A heading over a list of what the product does not do. */
  notDone: readonly string[];
  /** Names that papers give themselves. */
  paper: readonly string[];
  breaking: readonly string[];
  byline: readonly string[];
  /** Sections in the navigation of a paper. */
  sections: readonly string[];
  comments: readonly string[];
  /** Titles and professions of famous people, written before their names. */
  famous: readonly string[];
  fameClaims: readonly string[];
  download: readonly string[];
  /** Sources with the place of a number as `#`. */
  guarantee: readonly string[];
  delivery: readonly string[];
  freeShipping: readonly string[];
  paidShipping: readonly string[];
  businessDay: string;
  units: { day: string; week: string; month: string; year: string; hour: string };
  /** Words beside an amount which show that it is not the price of the product. */
  otherAmount: readonly string[];
  instalment: readonly string[];
  oldPrice: readonly string[];
}
