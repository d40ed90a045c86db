import type { ClaimId } from '../claims.ts';
import type { GoodsId } from '../goods-claims.ts';
import { STILL_DENIED, withinClause } from '../end-of-denial.ts';
import { type Lexicon, lexiconOf } from '../phrases.ts';
import { names } from './any.ts';

/** The vocabulary that each language gives to the patterns of `trade`. */
export type TradeWord =
  | 'copied'
  | 'luxury'
  | 'likeReal'
  | 'toys'
  | 'turns'
  | 'arms'
  | 'bangs'
  | 'smoke'
  | 'highs'
  | 'wager'
  | 'drug'
  | 'secretly'
  | 'sensor'
  | 'mate'
  | 'personal'
  | 'spies'
  | 'login'
  | 'breakIn'
  | 'papers'
  | 'lacking'
  | 'task'
  | 'forYou'
  | 'exam'
  | 'answers'
  | 'traffic'
  | 'dodges'
  | 'fans'
  | 'gets'
  | 'rating'
  | 'fabricated'
  | 'shows'
  | 'unpaid'
  | 'pirated'
  | 'program'
  | 'seats'
  | 'resold'
  | 'debt'
  | 'erases'
  | 'loan'
  | 'noCheck'
  | 'calamity'
  | 'sells'
  | 'riches'
  | 'gain'
  | 'idle'
  | 'asset'
  | 'grows'
  | 'lover'
  | 'returns'
  | 'spell'
  | 'wish'
  | 'skill'
  | 'soon'
  | 'agency'
  | 'payout'
  | 'locked'
  | 'prize'
  | 'lewd'
  | 'hot'
  | 'chat'
  | 'wildlife'
  | 'wildPet'
  | 'unpapered'
  | 'stateDoc'
  | 'applies'
  | 'shady'
  | 'everyday'
  | 'listens'
  | 'deposits'
  | 'percentPer'
  | 'gadget'
  | 'infected'
  | 'picks'
  | 'clickFraud'
  | 'treatment'
  | 'discards'
  | 'sameEffect'
  | 'couldNot'
  | 'nowadays'
  | 'thanksTo'
  | 'relief'
  | 'bulge'
  | 'shame'
  | 'flaw'
  | 'erased'
  | 'clinic'
  | 'vouches'
  | 'infection'
  | 'keepsOut'
  | 'emblem'
  | 'attach'
  | 'whereabouts'
  | 'fuelGadget'
  | 'fuelLess'
  | 'carLock'
  | 'others'
  | 'sim'
  | 'duplicates'
  | 'sends'
  | 'receives'
  | 'recruits'
  | 'downline'
  | 'blacklist'
  | 'everyone'
  | 'channels'
  | 'oneList'
  | 'undress'
  | 'image'
  | 'muzzle'
  | 'muffles'
  | 'fortune'
  | 'spoofs'
  | 'denies'
  | 'takesBack'
  | 'without'
  | 'reports'
  | 'cares'
  | 'playful'
  | 'harms'
  | 'remedy'
  | 'objects'
  | 'figure'
  | 'relic'
  | 'wares'
  | 'goesOff'
  | 'exposes'
  | 'passes'
  | 'unofficial'
  | 'counsels'
  | 'permitted';

/** Words separated by a comma and a blank. `*` after a letter is any ending. */
export type TradeWords = Readonly<
  Record<Exclude<TradeWord, OnlyInOthers>, string> & Partial<Record<OnlyInOthers, string>>
>;

/** What Portuguese, English and Spanish have no list of. */
type OnlyInOthers = 'without';

export function tradeLexicon(words: TradeWords): Lexicon {
  return {
    ...names,
    number: ['\\d[\\d.,]*'],
    price: [...names.sum, '\\d{2,}'],
    bigAmount: [...names.sum, '\\d{4,}', '\\d{1,3} \\d{3}', '\\d+ (?:mil|k|bin|tys|tis|tusen|tusind)'],
    twoAmounts: ['{bigAmount} ..5 {bigAmount}'],
    /** What follows a denial in its clause. */
    denied: [
      // Thai writes a blank between two clauses.
      `(?:${STILL_DENIED}(?!(?<=[ก-๙]) [ก-๙])[^.!?,;:。、！？]){0,60}`,
    ],
    ...lexiconOf({ ...words, denies: withinClause(words.denies) }),
  };
}

/** The ways in which forbidden goods are offered in every language: a pair of lists, or a list of names. */
export const trade = {
  counterfeit: `{emblem} & (?:{likeReal}|{price}|{copied}), {luxury} & {likeReal}, {copied} + (?:{brand}|{luxury}),
    {likeReal} + (?:{brand}|{luxury}), {luxuryBrand} + {lowSum}`,
  weapon: `{arms}, {muzzle} & {muffles}`,
  explosive: `{bangs}`,
  tobacco: `{smoke}, {smokeBrand}`,
  recreational_drug: `{highs}`,
  alcohol: `{drinkBrand}`,
  adult: `{toys}`,
  gambling: `{wager}, {betBrand}`,
  prescription_good: `{drug}`,
  sexual_service: `{undress} & {image}, {lewd}, {hot} + {chat}`,
  hidden_tracking: `(?:{attach}|{secretly}|{sensor}) & {whereabouts}, {secretly} + {sensor}, {spies} + {mate}, {mate} + {personal},
    {everyday} + {listens}`,
  hacking: `{carLock} & {others}, {sim} & {duplicates}, {spoofs}, {breakIn} + (?:{login}|{network}), {picks}`,
  fake_document: `{passes}, {papers} & {lacking}, {papers} + {lacking}`,
  cheating: `{task} & {forYou}, {exam} & {answers}, {task} + {forYou}, {exam} + {answers}`,
  police_evasion: `{traffic} + {dodges}`,
  fake_engagement: `{rating} & {fabricated}, {fans} + {gets}, \\d[\\d.,]*(?: \\d{3})*(?: ?k| mil| tusen| tusind)? (?:\\p{L}+ )?{fans},
    {rating} + {fabricated}, {clickFraud}`,
  piracy: `{channels} & {oneList}, {shows} + {unpaid}, {pirated} + (?:{shows}|{program}|{software}|{streamer}), {streamer} + {unpaid},
    {pirateBrand}`,
  ticket_resale: `{seats} + {resold}`,
  credit_repair: `(?:{blacklist}|{loan}) & {everyone}, {debt} + {erases}, {loan} + {noCheck}`,
  event_exploitation: `{calamity} + {sells}`,
  earnings: `{recruits} & {downline}, {sends} ..3 {number} ..6 {receives} ..3 {number},
    {sends} ..3 {number} ..3 {asset} ..6 {receives} ..3 {number}, {asset} & {number} ..3 (?:{turns}|{receives}) ..3 {number},
    {price} ..3 {turns} ..4 {fortune}, {celebrity} & {fortune}, {riches}, {bigAmount} ..2 {turns} ..2 {bigAmount},
    {bigAmount} ..1 {bigAmount} {turns}, {turns} ..1 {bigAmount} ..1 {bigAmount}, {gain} + {idle}, {bigSum} + {idle},
    {asset} + (?:{grows}|{percentPer}), {asset} + {twoAmounts}, {deposits} ..2 {sum} ..7 {bigAmount}, {celebrity} + {asset}`,
  unrealistic_promise: `{fuelGadget} & {fuelLess}, {lover} + {returns}, {spell} + {wish}, {skill} + {soon}`,
  impersonation: `{agency} + {payout}, {locked}, {prize}, {gadget} + {infected}`,
  wildlife: `{wildlife}, {wildPet} + {unpapered}`,
  government_service: `{stateDoc} + {applies}`,
  shady_sale: `{shady}`,
  innocent: `{denies}{denied}`,
} as const;

interface Excuse {
  by: TradeWord;
  /** Lists of the lexicon: with a word of them, nothing is excused. */
  unless?: readonly string[];
}

const aboutAnIllness: readonly Excuse[] = [
  { by: 'cares', unless: ['discards', 'thanksTo', 'sameEffect', 'remedy'] },
];

/** Kilos of luggage, creases of a shirt, fat in a pan. */
const aboutThings: readonly Excuse[] = [{ by: 'objects', unless: ['remedy', 'bulge', 'figure'] }];

/** What makes an ad that names something innocent: a bust is no counterfeit, a talk about diabetes is no cure. */
export const excuses: Partial<Record<GoodsId | ClaimId, readonly Excuse[]>> = {
  counterfeit: [
    { by: 'relic', unless: ['luxury', 'brand', 'luxuryBrand', 'likeReal', 'arms'] },
    { by: 'exposes', unless: ['brand', 'luxuryBrand', 'likeReal', 'passes'] },
  ],
  weapon: [{ by: 'playful', unless: ['harms'] }],
  explosive: [{ by: 'wares', unless: ['goesOff'] }],
  fake_document: [{ by: 'exposes', unless: ['passes'] }],
  hacking: [
    { by: 'exposes', unless: ['passes'] },
    { by: 'counsels', unless: ['picks', 'others', 'mate'] },
    { by: 'permitted', unless: ['picks', 'others', 'mate'] },
  ],
  hidden_tracking: [
    { by: 'exposes' },
    { by: 'counsels', unless: ['secretly', 'attach', 'everyday', 'listens', 'spies'] },
    { by: 'permitted', unless: ['attach', 'mate'] },
  ],
  cheating: [{ by: 'permitted', unless: ['forYou', 'secretly'] }],
  fake_engagement: [
    { by: 'exposes', unless: ['gets'] },
    { by: 'counsels', unless: ['fans'] },
  ],
  piracy: [
    { by: 'permitted', unless: ['pirated', 'channels', 'pirateBrand', 'streamer'] },
    { by: 'counsels', unless: ['pirated', 'channels', 'pirateBrand', 'streamer'] },
  ],
  credit_repair: [
    { by: 'exposes', unless: ['erases'] },
    { by: 'counsels', unless: ['erases', 'everyone', 'noCheck'] },
  ],
  earnings: [{ by: 'counsels', unless: ['idle', 'grows', 'turns'] }],
  gambling: [{ by: 'reports' }, { by: 'counsels', unless: ['betBrand'] }],
  sexual_service: [
    { by: 'exposes', unless: ['undress', 'hot'] },
    { by: 'counsels', unless: ['undress', 'hot'] },
  ],
  adult: [{ by: 'counsels', unless: ['undress', 'hot', 'toys'] }],
  police_evasion: [{ by: 'counsels' }],
  impersonation: [
    { by: 'exposes', unless: ['prize'] },
    { by: 'counsels', unless: ['prize'] },
    { by: 'unofficial', unless: ['prize', 'locked'] },
  ],
  government_service: [{ by: 'unofficial' }],
  disease: aboutAnIllness,
  disease_mention: aboutAnIllness,
  personal_attribute: [
    ...aboutAnIllness,
    { by: 'counsels', unless: ['discards', 'thanksTo', 'sameEffect', 'bulge'] },
  ],
  weight_amount: aboutThings,
  supplement_claim: aboutThings,
  body_claim: aboutThings,
  time_frame: aboutThings,
};

/** What a supplement may not promise, in the words of every language. */
export const promises = {
  better_than_medicine: `{treatment} & (?:{discards}|{sameEffect})`,
  cure: `{couldNot} & {nowadays}, {thanksTo} & (?:{nowadays}|{relief})`,
  disease: `{infection} & {keepsOut}`,
  time_frame: `{flaw} & {erased}`,
  false_authority: `{clinic} & {vouches}`,
  personal_attribute: `{bulge} & {shame}`,
} as const;
