import type { LanguageCode } from '#domain/ads/languages.ts';
import type { ProductSheet } from '../../sheet/product-sheet.ts';

/** Facts without a number, each with the way to take it out of a sheet. */
const without = {
  freeShipping: (sheet: ProductSheet) => ({
    ...sheet,
    shipping: { ...sheet.shipping, free: undefined, freeFrom: undefined },
  }),
  tracked: (sheet: ProductSheet) => ({ ...sheet, shipping: { ...sheet.shipping, tracked: undefined } }),
  interestFree: (sheet: ProductSheet) => ({ ...sheet, instalments: undefined }),
  reviews: (sheet: ProductSheet) => ({
    ...sheet,
    pageOffers: sheet.pageOffers?.filter((offer) => offer !== 'reviews'),
  }),
  certificate: (sheet: ProductSheet) => ({ ...sheet, digital: { ...sheet.digital, certificate: undefined } }),
  lifetimeAccess: (sheet: ProductSheet) => ({
    ...sheet,
    digital: { ...sheet.digital, lifetimeAccess: undefined },
  }),
  updates: (sheet: ProductSheet) => ({ ...sheet, digital: { ...sheet.digital, updates: undefined } }),
} satisfies Record<string, (sheet: ProductSheet) => ProductSheet>;

export type ClaimedFact = keyof typeof without;
export const claimedFacts = Object.keys(without) as ClaimedFact[]; // Object.keys widens the keys.

export function sheetWithout(fact: ClaimedFact, sheet: ProductSheet): ProductSheet {
  return without[fact](sheet);
}

/** Words of each claim in each language. They are independent of the texts. */
export const claims: Readonly<Record<LanguageCode, Readonly<Record<ClaimedFact, RegExp>>>> = {
  pt: words(
    'frete grátis|sem frete',
    'rastre',
    'sem juros',
    'avaliações',
    'certificado',
    'vitalíci',
    'atualizaç',
  ),
  en: words(
    'free (?:shipping|delivery)|ships free',
    'track',
    'interest-free',
    'reviews',
    'certificate',
    'lifetime',
    'updates',
  ),
  es: words(
    'envío gratis',
    'seguimiento',
    'sin intereses',
    'opiniones',
    'certificado',
    'de por vida',
    'actualizaciones',
  ),
  de: words(
    'versand gratis|kostenlose[rn]? versand|versandkostenfrei|gratisversand|gratis geliefert',
    'sendungsnummer|verfolg',
    'ohne zinsen|zinsfrei',
    'bewertung',
    'zertifikat',
    'dauerhaft',
    'aktualisierung',
  ),
  fr: words(
    'livraison (?:gratuite|offerte)|port offert',
    'suivi',
    '(?<!envois |livré )sans (?:frais(?! de livraison)|intérêts)',
    'avis clients|les avis',
    'certificat',
    'à vie',
    'mises à jour',
  ),
  it: words(
    '(?:spedizione|consegna) (?:gratis|gratuita)',
    'traccia',
    'senza interessi',
    'recensioni',
    'attestato',
    'a vita',
    'aggiornament',
  ),
  nl: words(
    'gratis (?:verzending|bezorg)',
    'track|volg je pakket',
    'renteloz|renteloos|zonder rente',
    'reviews|beoordeling',
    'certificaat',
    'levenslang',
    'updates',
  ),
  sv: words('fri frakt|fraktfri', 'spår', 'räntefri', 'omdöme', 'intyg', 'livstid|livslång', 'uppdatering'),
  no: words(
    '(?:gratis|fri) frakt',
    'spor(?:ing|bar)',
    'rentefri',
    'omtale|anmeldelse',
    'kursbevis',
    'livstid|livet ut',
    'oppdatering',
  ),
  da: words(
    '(?:gratis|fri) fragt',
    'track|spor',
    'rentefri|uden renter',
    'anmeldelse',
    'kursusbevis',
    'livstid|for altid',
    'opdatering',
  ),
  is: words(
    'frí sending|frírri',
    'rekja',
    'vaxtalaus',
    'umsagn|umsögn',
    'viðurkenning',
    'ævilang|ævilöng',
    'uppfærsl',
  ),
  pl: words(
    'darmow[aą] dostaw|dostawa gratis',
    'śledz|śledź',
    'bez odsetek',
    'opini',
    'certyfikat',
    'na zawsze',
    'aktualizacj',
  ),
  sk: words(
    'doprav[aou]+ (?:zdarma|zadarmo)',
    'sledov',
    'bez úrokov',
    'recenzi',
    'certifikát',
    'navždy',
    'aktualizáci',
  ),
  sl: words(
    'brezplačn[ao] dostav',
    'sled(?:enj|ite)',
    'brez obresti',
    'mnenj',
    'potrdilo',
    'trajen|trajni',
    'posodobit',
  ),
  ru: words(
    'бесплатн\\p{L}+ доставк|доставка бесплатн',
    'трек',
    'без процентов',
    'отзыв',
    'сертификат',
    'навсегда',
    'обновлени',
  ),
  tr: words(
    'kargo (?:ücretsiz|bedava)|ücretsiz kargo',
    'takip',
    'faizsiz',
    'yorum',
    'sertifika',
    'ömür boyu',
    'güncelleme',
  ),
  fil: words(
    'libreng (?:shipping|padala)|free shipping',
    'track',
    'walang interes',
    'review',
    'sertipiko',
    'habambuhay',
    'update',
  ),
  ar: words(
    'توصيل مجاني|شحن مجاني',
    'تتبع',
    'بلا فوائد|بدون فوائد',
    'مراجعات|تقييمات',
    'شهادة',
    'وصول دائم',
    'التحديثات',
  ),
  th: words('ส่งฟรี|จัดส่งฟรี', 'เลขพัสดุ|ติดตามพัสดุ', 'ไม่มีดอกเบี้ย|0%', 'รีวิว', 'ใบรับรอง', 'ตลอดชีพ', 'อัปเดต'),
  ja: words(
    '送料無料',
    '追跡',
    '金利0円|金利無料|無金利',
    'レビュー|口コミ',
    '修了証',
    '無期限',
    'アップデート',
  ),
  ko: words('무료\\s?배송', '배송 ?조회|운송장', '무이자', '후기|리뷰', '수료증', '평생', '업데이트'),
};

function words(...patterns: [string, string, string, string, string, string, string]) {
  const [freeShipping, tracked, interestFree, reviews, certificate, lifetimeAccess, updates] = patterns.map(
    (pattern) => new RegExp(pattern, 'iu'),
  ) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]; // as many as there are patterns
  return { freeShipping, tracked, interestFree, reviews, certificate, lifetimeAccess, updates };
}
