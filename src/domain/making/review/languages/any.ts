import type { LanguageRules } from '../language-rules.ts';
import { listOf } from '../phrases.ts';

/** Names that are the same in every language. */
export const anyLanguage: LanguageRules = {
  lexicon: {
    prescription: listOf(
      `ozempic, wegovy, saxenda, mounjaro, zepbound, rybelsus, victoza, trulicity, semaglutid[aeo]?, tirzepatid[aeo]?,
      liraglutid[aeo]?, dulaglutid[aeo]?, retatrutid[aeo]?, viagra, cialis, levitra, sildenafil[ao]?, tadalafil[ao]?, vardenafil[ao]?, sibutramin[ae]?,
      anfepramona, femproporex, mazindol, phentermine, fentermina, adipex, contrave, orlistate?, xenical, metformin[ae]?, glifage, glucophage,
      jardiance, rivotril, clonazepam, ritalin[ae]?, venvanse, vyvanse, modafinil[ao]?, xanax, alprazolam, valium, diazepam, adderall, ambien,
      zolpidem, lorazepam, ativan, klonopin, prozac, fluoxetin[ae]?, zoloft, sertralin[ae]?, lexapro, escitalopram, oxycodone, oxycontin, vicodin, percocet,
      hydrocodone, tramadol, codein[ae]?, morfina, morphine, fentanyl, gabapentin[ae]?, lyrica, pregabalin[ae]?, roaccutan[e]?, accutane, isotretinoin[ae]?,
      finasterid[ae]?, dutasterid[ae]?, propecia, avodart, amoxicilin[ae]?, amoxicillin, azitromicin[ae]?, ivermectin[ae]?, prednison[ae]?, losartan[ae]?, lipitor,
      atorvastatin[ae]?, sinvastatin[ae]?, simvastatin, insulin glargin[ae]?, lantus, humira, misoprostol, cytotec, clomid, deca durabolin, durateston,
      oxandrolon[ae]?, stanozolol, anavar, dianabol`,
    ),
  },
  claims: {
    prescription_name: ['{prescription}'],
    banned_substance: [
      'efedrin[ae]?',
      'efedra',
      'ephedr(?:a|ine)',
      'ma huang',
      'hcg',
      'dhea',
      'dmaa',
      'yohimbin[ae]?',
      'ioimbina',
      'kratom',
      'kava',
      'fenproporex',
    ],
    false_authority: ['fda (?:approved|cleared|certified|endorsed)'],
    superlative: ['#\\s?1', 'n[º°]\\.?\\s?1', 'n\\.\\s?[º°o]\\s?1', 'no\\.\\s?1'],
  },
  nutraClaims: {
    // The weight of a person, and the size of clothes that she wears now.
    weight_amount: [
      '(?:[4-9]\\d|1\\d\\d) ?(?:kg|kgs|kilo[a-z]*|kil[aoi]?|chili|quilos?|кг|كيلو|キロ|กิโล|กก|킬로) ..5 (?:xs|s|m|l|xl)',
    ],
    better_than_medicine: ['(?:gastric )?bypass'],
  },
  innocent: [],
  physicalInnocent: [],
  rewrites: {},
  commonWords: [],
};
