import { foldText, withoutAccents } from '#domain/shared/fold-text.ts';

export interface AffiliateNetwork {
  label: string;
  /** Where the network's offer links lead. */
  offerHosts: readonly string[];
  /**
   * Appended to the final URL: where the network stores the click, the campaign, the ad group and the keyword, and returns
   * them with each sale.
   */
  finalUrlSuffix: string;
  /** Columns that only this network writes in its files of sales. */
  marks: RegExp | null;
}

/** The fields of most Brazilian networks: one of their own for the click, and Google's campaign parameters for the rest. */
const SRC_AND_UTM =
  'src={gclid}&utm_source=google&utm_campaign={campaignid}&utm_content={adgroupid}&utm_term={keyword}';
/** BuyGoods and MaxWeb are of one family. */
const SUB_IDS = 'subid2={gclid}&subid3={campaignid}&subid4={adgroupid}&subid5={keyword}';

/** The affiliate networks, each with everything that is its own. A file belongs to the first one whose mark it has. */
export const affiliateNetworks = {
  buygoods: {
    label: 'BuyGoods',
    offerHosts: ['buygoods.com'],
    finalUrlSuffix: SUB_IDS,
    marks: /^(?:order id global|aff(?:iliate)?[ _]?id|aff commission)$/u,
  },
  // A TID takes lower-case letters, digits and underscores alone, so it would spoil the click.
  clickbank: {
    label: 'ClickBank',
    offerHosts: ['hop.clickbank.net', 'clickbank.net'],
    finalUrlSuffix:
      'extclid={gclid}&traffic_source=google&campaign={campaignid}&adgroup={adgroupid}&aff_sub1={keyword}',
    marks: /^(?:receipt|total account amount|account amount|extclid)$/u,
  },
  digistore24: {
    label: 'Digistore24',
    offerHosts: ['digistore24.com', 'checkout-ds24.com'],
    finalUrlSuffix: 'cid={gclid}&sid1={campaignid}&sid2={adgroupid}&sid3={keyword}',
    marks: /^(?:campaign ?key|bestell.*|earned amount|transaktionstyp|your share)$/u,
  },
  maxweb: { label: 'MaxWeb', offerHosts: ['maxweb.com'], finalUrlSuffix: SUB_IDS, marks: null },
  ticto: {
    label: 'Ticto',
    offerHosts: ['ticto.app', 'ticto.com.br'],
    finalUrlSuffix: SRC_AND_UTM,
    marks: /^afiliado\(s\)$/u,
  },
  hotmart: {
    label: 'Hotmart',
    offerHosts: ['hotmart.com'],
    finalUrlSuffix: 'src={campaignid}&sck={adgroupid}|{keyword}|{gclid}',
    marks: /^(?:nome do produtor|código s(?:rc|ck)|faturamento líquido.*)$/u,
  },
  kiwify: {
    label: 'Kiwify',
    offerHosts: ['kiwify.com.br', 'kiwify.com', 'kiwify.app'],
    finalUrlSuffix: 'sck={gclid}&s1={campaignid}&s2={adgroupid}&s3={keyword}',
    marks: null,
  },
  monetizze: {
    label: 'Monetizze',
    offerHosts: ['monetizze.com.br'],
    finalUrlSuffix: SRC_AND_UTM,
    marks: /^(?:código da venda|data finalizada|data (?:da )?finalização)$/u,
  },
  eduzz: {
    label: 'Eduzz',
    offerHosts: ['eduzz.com'],
    finalUrlSuffix:
      'utm_source=google&utm_campaign={campaignid}&utm_medium={adgroupid}|{keyword}&utm_content={gclid}',
    marks: /^(?:fatura|id da fatura)$/u,
  },
  braip: {
    label: 'Braip',
    offerHosts: ['braip.com', 'braip.co'],
    finalUrlSuffix: SRC_AND_UTM,
    marks: /^(?:tipo de )?comissionado$/u,
  },
  perfectpay: {
    label: 'PerfectPay',
    offerHosts: ['perfectpay.com.br'],
    finalUrlSuffix: SRC_AND_UTM,
    marks: null,
  },
} as const satisfies Record<string, AffiliateNetwork>;

export type AffiliateNetworkId = keyof typeof affiliateNetworks;
// The table is not empty, and Object.keys loses the types of the keys.
export const affiliateNetworkIds = Object.keys(affiliateNetworks) as [
  AffiliateNetworkId,
  ...AffiliateNetworkId[],
];

/**
 * The network that writes one of these columns; null when none does.
 * @param labels in lower case; the accents may be missing.
 */
export function networkOfColumns(labels: readonly string[]): AffiliateNetworkId | null {
  const plain = labels.map(foldText);
  const isOf = (id: AffiliateNetworkId) => {
    const { marks } = affiliateNetworks[id];
    return marks !== null && plain.some((label) => withoutAccents(marks).test(label));
  };
  return affiliateNetworkIds.find(isOf) ?? null;
}
