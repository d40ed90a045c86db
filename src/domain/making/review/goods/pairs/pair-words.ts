import { withoutAccents } from '../../fold.ts';
import { type Lexicon, listOf } from '../../phrases.ts';

/** The vocabulary that a language gives to the patterns of `pairs`. */
export type PairWord =
  | 'relic'
  | 'unearthed'
  | 'fighter'
  | 'fights'
  | 'remains'
  | 'genuine'
  | 'snare'
  | 'odometer'
  | 'rollsBack'
  | 'emission'
  | 'removes'
  | 'airbagTrick'
  | 'inspection'
  | 'unseen'
  | 'lifter'
  | 'shopGate'
  | 'lendable'
  | 'lendOut'
  | 'frontman'
  | 'foreignSim'
  | 'refundTrick'
  | 'dyedFuel'
  | 'poison'
  | 'courierAccount'
  | 'stranger'
  | 'meter'
  | 'slows'
  | 'dataset'
  | 'leaked'
  | 'badge'
  | 'homemade'
  | 'fakePayment'
  | 'shamMarriage'
  | 'residence'
  | 'notLiving'
  | 'proofOfPay'
  | 'madeUp'
  | 'languageTest'
  | 'standIn'
  | 'points'
  | 'another'
  | 'policeGear'
  | 'letsPass'
  | 'votes'
  | 'contest'
  | 'fixedMatch'
  | 'lostParcels'
  | 'tinyPrice'
  | 'brandLabel'
  | 'loose'
  | 'wearable'
  | 'sameMaker'
  | 'smellsLike'
  | 'edge'
  | 'springsOut'
  | 'selfArm'
  | 'attacker'
  | 'knuckle'
  | 'stopsBullets'
  | 'brew'
  | 'mindTrip'
  | 'growTent'
  | 'harvest'
  | 'whipper'
  | 'party'
  | 'wineCase'
  | 'silicone'
  | 'needleless'
  | 'lenses'
  | 'noExam'
  | 'typing'
  | 'throughWalls'
  | 'bulb'
  | 'films'
  | 'grades'
  | 'alters'
  | 'copiesAny'
  | 'vaccCard'
  | 'blank'
  | 'aiText'
  | 'unnoticed'
  | 'speeding'
  | 'plate'
  | 'flips'
  | 'praise'
  | 'neverCame'
  | 'drown'
  | 'badReviews'
  | 'hearts'
  | 'match'
  | 'noPay'
  | 'manyBooks'
  | 'stick'
  | 'banks'
  | 'refusedMe'
  | 'phoneIs'
  | 'cashMachine'
  | 'inviteFew'
  | 'stopWork'
  | 'coin'
  | 'multiplies'
  | 'weeping'
  | 'dreamSpeech'
  | 'drawNumbers'
  | 'messenger'
  | 'closing'
  | 'benefit'
  | 'unlocked'
  | 'puffs'
  | 'neighbour';

/** Words separated by a comma and a blank, as those of `trade`. */
export type PairWords = Readonly<Record<PairWord, string>>;

const perfumeName = listOf(
  `sauvage, one million, 1 million, baccarat, black opium, la vie est belle, good girl, aventus, libre, coco mademoiselle, santal 33, le male, acqua di gio, {brand}`,
);

export function pairLexicon(words: PairWords): Lexicon {
  const own = Object.entries(words).map(([name, list]) => [name, withoutAccents(list).split(', ')] as const);
  return { perfumeName, ...Object.fromEntries(own) };
}

/** What is seldom offered, or told in ordinary words: a pair of lists anywhere in an ad, or a list of phrases. */
export const pairs = {
  counterfeit: `{brandLabel} & {loose}, {wearable} & {sameMaker}, {smellsLike} + {perfumeName}`,
  weapon: `{edge} & {springsOut}, {selfArm} & {attacker}, {knuckle}, {stopsBullets}`,
  recreational_drug: `{brew} & {mindTrip}, {growTent} & {harvest}, {whipper} & {party}`,
  tobacco: `{puffs}`,
  alcohol: `{wineCase}`,
  adult: `{silicone}`,
  no_prescription: `{needleless}, {lenses} & {noExam}`,
  hidden_tracking: `{typing}, {throughWalls}, {bulb} & {films}`,
  hacking: `{meter} & {slows}, {dataset} & {leaked}, {grades} & {alters}, {copiesAny}`,
  fake_document: `{inspection} & {unseen}, {badge} & {homemade}, {fakePayment}, {shamMarriage}, {residence} & {notLiving}, {proofOfPay} & {madeUp}, {vaccCard} & {blank}`,
  cheating: `{languageTest} & {standIn}, {aiText} & {unnoticed}`,
  police_evasion: `{points} & {another}, {policeGear} & {letsPass}, {speeding}, {plate} & {flips}`,
  fake_engagement: `{votes} & {contest}, {praise} & {neverCame}, {drown} & {badReviews}, {hearts}`,
  piracy: `{match} & {noPay}, {manyBooks} & {stick}`,
  credit_repair: `{banks} & {refusedMe}`,
  wildlife: `{fighter} & {fights}, {remains} & {genuine}, {snare}`,
  shady_sale: `{relic} & {unearthed}, {odometer} & {rollsBack}, {emission} & {removes}, {airbagTrick}, {lifter} & {shopGate}, {lendable} & {lendOut}, {frontman}, {foreignSim}, {refundTrick}, {dyedFuel}, {poison}, {courierAccount} & {stranger}`,
  earnings: `{fixedMatch}, {phoneIs} & {cashMachine}, {inviteFew} & {stopWork}, {coin} & {multiplies}`,
  unrealistic_promise: `{weeping}, {dreamSpeech}, {drawNumbers}`,
  impersonation: `{lostParcels} & {tinyPrice}, {messenger} & {closing}, {benefit} & {unlocked}`,
  innocent: `{neighbour}`,
} as const;
