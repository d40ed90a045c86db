import { assetTypes, type AssetType } from '#domain/ads/asset-types.ts';
import type { PolicyLevel } from './policy-rule.ts';

const UNRELIABLE = 'https://support.google.com/adspolicy/answer/15936857';
const SUBSTANCES = 'https://support.google.com/adspolicy/answer/15595718';
const PRESCRIPTION = 'https://support.google.com/adspolicy/answer/176031';
const AFFILIATION = 'https://support.google.com/adwordspolicy/answer/175908';
const CLICKBAIT = 'https://support.google.com/adspolicy/answer/15936667';
const PERSONALISED = 'https://support.google.com/adspolicy/answer/143465';
const MISLEADING = 'https://support.google.com/adspolicy/answer/6020955';
const UNAVAILABLE = 'https://support.google.com/adspolicy/answer/7374309';
const STYLE = 'https://support.google.com/adspolicy/answer/14848297';
/** ANVISA forbids these claims about supplements, and Google follows the local rule. */
const ANVISA = 'https://catracalivre.com.br/saude-bem-estar/anvisa-proibe-tres-suplementos';
const ANVISA_APPROVAL = 'https://conexaosauderj.com.br';

interface Claim {
  id: string;
  level: PolicyLevel;
  source: string;
  /** The asset types that it applies to. Default: every text of an ad. */
  kinds?: readonly AssetType[];
  /** Also applies to words of the product's own name. */
  readsTheName?: boolean;
}

/** Promises that an ad may not make in any language. Each language lists its own phrases for them. */
const claims = [
  { id: 'cure', level: 'bloqueia', source: UNRELIABLE },
  { id: 'disease', level: 'bloqueia', source: SUBSTANCES },
  { id: 'disease_mention', level: 'aviso', source: SUBSTANCES },
  { id: 'weight_amount', level: 'bloqueia', source: UNRELIABLE },
  { id: 'no_effort', level: 'bloqueia', source: UNRELIABLE },
  { id: 'guaranteed_result', level: 'bloqueia', source: UNRELIABLE },
  { id: 'total_certainty', level: 'bloqueia', source: UNRELIABLE },
  { id: 'miracle', level: 'bloqueia', source: UNRELIABLE },
  { id: 'time_frame', level: 'bloqueia', source: UNRELIABLE },
  { id: 'better_than_medicine', level: 'bloqueia', source: SUBSTANCES },
  { id: 'no_side_effects', level: 'bloqueia', source: UNRELIABLE },
  { id: 'false_authority', level: 'bloqueia', source: ANVISA_APPROVAL },
  { id: 'before_and_after', level: 'bloqueia', source: CLICKBAIT },
  { id: 'clickbait', level: 'bloqueia', source: CLICKBAIT },
  { id: 'click_here', level: 'bloqueia', source: STYLE },
  { id: 'body_claim', level: 'bloqueia', source: UNRELIABLE },
  { id: 'supplement_claim', level: 'aviso', source: ANVISA },
  { id: 'personal_attribute', level: 'aviso', source: PERSONALISED },
  { id: 'superlative', level: 'aviso', source: MISLEADING },
  { id: 'false_affiliation', level: 'aviso', source: AFFILIATION },
  { id: 'urgency', level: 'dica', source: UNAVAILABLE },
  { id: 'banned_substance', level: 'bloqueia', source: SUBSTANCES, readsTheName: true },
  {
    id: 'prescription_name',
    level: 'bloqueia',
    source: PRESCRIPTION,
    // Google also refuses keywords with these names. As negative keywords they are fine, because they only
    // exclude searches.
    kinds: assetTypes.filter((kind) => kind !== 'negative_keywords'),
    readsTheName: true,
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]['id'];
export const claimRules: readonly (Claim & { id: ClaimId })[] = claims;
