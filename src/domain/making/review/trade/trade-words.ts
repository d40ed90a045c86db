import { withoutAccents } from '../fold.ts';
import type { Lexicon } from '../phrases.ts';
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
  | 'denies';

/** Words separated by a comma and a blank. `*` after a letter is any ending. */
export type TradeWords = Readonly<Record<TradeWord, string>>;

export function tradeLexicon(words: TradeWords): Lexicon {
  const own = Object.entries(words).map(([name, list]) => [name, withoutAccents(list).split(', ')] as const);
  return {
    ...names,
    bigAmount: [...names.sum, '\\d{4,}', '\\d{1,3} \\d{3}', '\\d+ (?:mil|k|bin|tys|tis|tusen|tusind)'],
    twoAmounts: ['{bigAmount} ..5 {bigAmount}'],
    /** What follows a denial in its clause, up to a "but". */
    denied: [
      '(?:(?! (?:but|yet|mas|e sim|pero|sino|aber|sondern|mais|ma|maar|men|utan|ale|lecz|но|а|ama|however) )[^.!?,;:。、！？]){0,60}',
    ],
    ...Object.fromEntries(own),
  };
}

/** The ways in which forbidden goods are offered in every language: a pair of lists, or a list of names. */
export const trade = {
  counterfeit: `{copied} + (?:{brand}|{luxury}), {likeReal} + (?:{brand}|{luxury}), {luxuryBrand} + {lowSum}`,
  weapon: `{arms}`,
  explosive: `{bangs}`,
  tobacco: `{smoke}, {smokeBrand}`,
  recreational_drug: `{highs}`,
  alcohol: `{drinkBrand}`,
  adult: `{toys}`,
  gambling: `{wager}, {betBrand}`,
  prescription_good: `{drug}`,
  sexual_service: `{lewd}, {hot} + {chat}`,
  hidden_tracking: `{secretly} + {sensor}, {spies} + {mate}, {mate} + {personal}, {everyday} + {listens}`,
  hacking: `{breakIn} + (?:{login}|{network}), {picks}`,
  fake_document: `{papers} + {lacking}`,
  cheating: `{task} + {forYou}, {exam} + {answers}`,
  police_evasion: `{traffic} + {dodges}`,
  fake_engagement: `{fans} + {gets}, \\d[\\d.,]*(?: \\d{3})*(?: ?k| mil| tusen| tusind)? (?:\\p{L}+ )?{fans}, {rating} + {fabricated}, {clickFraud}`,
  piracy: `{shows} + {unpaid}, {pirated} + (?:{shows}|{program}|{software}|{streamer}), {streamer} + {unpaid}, {pirateBrand}`,
  ticket_resale: `{seats} + {resold}`,
  credit_repair: `{debt} + {erases}, {loan} + {noCheck}`,
  event_exploitation: `{calamity} + {sells}`,
  earnings: `{riches}, {bigAmount} ..2 {turns} ..2 {bigAmount}, {bigAmount} ..1 {bigAmount} {turns}, {turns} ..1 {bigAmount} ..1 {bigAmount}, {gain} + {idle}, {bigSum} + {idle}, {asset} + (?:{grows}|{percentPer}), {asset} + {twoAmounts}, {deposits} ..2 {sum} ..7 {bigAmount}, {celebrity} + {asset}`,
  unrealistic_promise: `{lover} + {returns}, {spell} + {wish}, {skill} + {soon}`,
  impersonation: `{agency} + {payout}, {locked}, {prize}, {gadget} + {infected}`,
  wildlife: `{wildlife}, {wildPet} + {unpapered}`,
  government_service: `{stateDoc} + {applies}`,
  shady_sale: `{shady}`,
  innocent: `{denies}{denied}`,
} as const;
