/** Names that are the same in every language. */
export const everywhere = {
  counterfeit: `1:1 + {brand}, aaa + (?:quality|grade|replica*|copy|fakes?|{fake}|{fashion}), replica + {brand}, super ?clone, (?:superclone|super-clone)`,
  weapon: `glock, beretta, ak-?47, ar-?15, balisong*, karambit*, taser*, shuriken*, nunchaku*, nunchucks, airsoft, paintball, red dot (?:sight|9mm)`,
  explosive: `c4 + explosiv*, molotov, tnt + dynamit*`,
  tobacco: `vape, vapes, vaping, vaper, vapers, e-?shisha, shisha, hookah, iqos, heets, juul, elf ?bars?, lost mary, snus, zyn, puff bars?, e-?liquids?, e-?juice, nic ?salts?, nikotin*, nicotin[ae], \\d+[.,]?\\d* ?k? puffs?`,
  recreational_drug: `lsd, mdma, dmt, thc, thca, hhc, delta-? ?[89], ecstasy, ayahuasca, psilocyb*, psilocib*, kratom, ketamine, poppers, bongs?, salvia divinorum`,
  cannabis: `cbd, cannabis, cannabidiol, canabidiol`,
  gambling: `casino, casinos, blackjack, baccarat, bet365, betano, 1xbet, roulette, free ?spins?, jackpot, jackpots`,
  adult: `onlyfans, only fans, hentai, porn, porno*, xxx, sex ?shop*, dildo*, fleshlight, escorts?, escort girls, \\+ ?18, 18 ?\\+, webcam (?:girls|sex), camgirls?, nsfw`,
  prescription_good: `botox + injec*, sarms, ostarine?, ligandrol, cardarine, andarine, rad-? ?140, lgd-? ?4033, yk-? ?11, mk-? ?677, ibutamoren, s-? ?23, clenbuterol*, klenbuterol*, metanabol*, methandienone*, dianabol*, dbol, turinabol*, winstrol, stanozolol*, trenbolon*, anavar, oxandrolon*, primobolan, masteron, boldenon*, nandrolon*, deca-?durabolin, deca durabolin, sustanon, testoviron, tb-?500, melanotan, dnp, кленбутерол*, метан, данабол*, турик, туринабол*, дека, тренболон*, станозолол*, оксандролон*, 클렌부테롤, 아나바, クレンブテロール, ダイアナボル, bpc-?157, hgh`,
  hidden_tracking: `spyware, stalkerware, mspy, flexispy, spy (?:cam|camera|app|phone)s?`,
  hacking: `jammers?, aimbot*, wallhack*, phishing + kit*, keylogger*, ddos + (?:panel|attack|service|tool), flipper zero, mod menu, robux (?:generator|gratis|free), v-?bucks (?:generator|gratis|free), lockpick*`,
  cheating: `essay mill, whizzinator`,
  fake_engagement: `smm (?:panel|painel), panel smm, painel smm`,
  piracy: `iptv, iks, cccam, oscam, gshare, card ?sharing, roja ?directa, rojatv, roja tv, futbol libre, torrents?, keygen*, mod apk, apk mod, cracked {software}, {software} crack*, m3u`,
  earnings: `forex (?:bot|robot|signals), binary options`,
  innocent: `c4 (?:pro|station|slice|cactus)`,
} as const;

/** Phrases made of a language's own lists, which are the same in most languages. */
export const combinations = {
  counterfeit: `{fake} + {brand}, {fake} + {fashion}, 1:1 + {fashion}, {fake} + 1:1`,
  hidden_tracking: `{hidden} + {device}, {spy} + {partner}, {hidden} + {spied}, {spy} + {spied}`,
  hacking: `{hack} + {account}, {hack} + {game}`,
  fake_document: `{document} + {forged}`,
  cheating: `{paper} + {writeFor}, {drugTest} + {beat}`,
  police_evasion: `{radar} + {evade}`,
  fake_engagement: `{buy} + {fan}, \\d[\\d.,]* {fan}`,
  piracy: `{media} + {free}, {software} + {cheap}`,
  ticket_resale: `{ticket} + {resale}`,
  event_exploitation: `{disaster} + {profit}`,
  earnings: `{earn} ..3 {sum} ..3 (?:{period}|{easy}), {sum} ..3 {period} ..3 (?:{earn}|{easy}), {earn} ..2 {period} ..2 {sum}, {period} ..2 {sum} ..3 (?:{earn}|{easy}), {earn} ..2 {easy} ..2 {sum}, {period} ..2 {earn} ..2 {sum}, {easy} ..3 {sum} ..3 {earn}, {easy} ..2 {period} ..2 {sum} ..2 {earn}`,
  unrealistic_promise: `{exam} + {guaranteed}, {learn} + {fast}`,
  impersonation: `{support} + {firm}`,
} as const;

/**
 * Rare goods, and what is told in ordinary words. A pattern finds nothing in a language that has not all of its lists:
 * each list was written for some languages only.
 */
export const rareOffers = {
  counterfeit: `{sameWorkshop} & {luxuryHint}, {wearable} & {sameMaker}, {smellsLike} + {perfumeName}, {brandLabel} & {loose}`,
  weapon: `{moreArms}, {laser} + {blinds}, {selfArm} & {attacker}, {knuckle}, {stopsBullets}, {edge} & {springsOut}`,
  recreational_drug: `{brew} & {mindTrip}, {whipper} & {party}, {growTent} & {harvest}`,
  tobacco: `{puffs}`,
  alcohol: `{drinks}, {homeStill}, {wineCase}`,
  gambling: `{lottery}`,
  adult: `{silicone}`,
  sexual_service: `{undresses}`,
  prescription_good: `{experimental}`,
  no_prescription: `{needleless}, {lenses} & {noExam}`,
  hidden_tracking: `{hisMessages} + {atYours}, {typing}, {throughWalls}, {bulb} & {films}, {numberPlate} + {nameAddress}, {quietTag}`,
  hacking: `{odometer} & {turnsBack}, {meter} & {slows}, {oneKey}, {copiesAny}, {giftCodes} + {generates}, {cloneTools}, {dataset} & {leaked}, {grades} & {alters}, {coins} & {fetchBack}`,
  fake_document: `{blankPaper}, {sham}, {homeAddress} & {notLiving}, {payslip} & {onWish}, {sticker} & {selfMade}, {inspection} & {unseen}, {receipt} + {freelyChosen}, {reference} + {neverExisted}, {fakePayment}, {vaccCard} & {blank}`,
  cheating: `{testWord} & {standIn}, {takesCourse}, {aiText} & {unnoticed}`,
  police_evasion: `{exhaustPart} & {removed}, {exhaustCheat}, {penaltyPoints} & {someoneElse}, {controllers} & {warnsOf}, {plate} & {flips}, {policeGear} & {letsPass}, {speeding}, {parkingDisc} + {selfTurning}, {tollRoad} + {freeRide}`,
  fake_engagement: `{praise} & {neverCame}, {drown} & {badReviews}, {hearts}, {votes} & {contest}`,
  piracy: `{preloaded}, {match} & {noPay}, {manyBooks} & {stick}`,
  credit_repair: `{loanWord} + {rejected}, {banks} & {refusedMe}`,
  wildlife: `{fighting}, {fighter} & {fights}, {trap}, {humanRemains}, {remains} & {genuine}, {organ} + {trades}, {wildAnimal} + {broughtHome}, {youngPet} & {undocumented}, {horseDoping}`,
  shady_sale: `{antiquity} & {dugUp}, {movable} & {unproven}, {reship}, {simCard} + {otherName}, {foreignSim}, {theftAid} & {shopGate}, {airbagTrick}, {frontman}, {refundTrick}, {poison}, {dyedFuel}, {lendable} & {lendOut}, {courierAccount} & {rentedOut}`,
  earnings: `{fixedMatch}, {phoneIs} & {cashMachine}, {inviteFew} & {stopWork}, {coin} & {multiplies}, {giftCircle}`,
  unrealistic_promise: `{theseNumbers} + {drawDay}, {drawNumbers}, {weeping}, {dreamSpeech}, {comesBack} + {withinNights}`,
  impersonation: `{lostParcels} & {tinyPrice}, {benefit} & {unlocked}, {messenger} & {closing}, {yourCard} & {confirmPin}`,
  innocent: `{lawyer} ..2 {accusedOf}[^.!?]{0,60}, {neighbour}`,
} as const;
