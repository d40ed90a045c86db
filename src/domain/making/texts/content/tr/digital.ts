import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: fiyat ve içerik | {NOME_PRODUTO}: fiyat | {NOME_PRODUTO}
    {NOME_PRODUTO}: içinde ne var? | {NOME_PRODUTO} ayrıntıları
    {NOME_PRODUTO} online satın al | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO}: doğrudan bizden | {NOME_PRODUTO} bizden
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    Kimler için? {PUBLICO}
    İçindekiler: {ITENS} | İçinde {ITEM}
    {AULAS} online ders
    İçindeki her şeyi görün
    Dijital ürün, tamamı online
    Almadan önce net bilgi
  `,
  price: `
    {NOME_PRODUTO}: {PRECO} | {TIPO}: {PRECO} | Fiyatı {PRECO}
    [interestFree] Peşin fiyatına {PARCELAS} taksit
    {PARCELAS} taksitle ödeyin
    Ödeme: {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, ömür boyu erişim
    Almadan önce fiyatı görün
    Fiyatı ve içeriği inceleyin
  `,
  guarantee: `
    {DIAS_REEMBOLSO} gün içinde para iadesi
    {DIAS_GARANTIA} gün garanti
    {DIAS_TESTE} gün deneme
    [certificate] Bitirme sertifikası | Sertifikalı
    Satış koşullarını okuyun
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Hemen ve ömür boyu erişim
    [instantAccess] Ödemeden hemen sonra erişim
    [lifetimeAccess] Ömür boyu erişim
    {MESES_ACESSO} ay erişim
    [updates] Güncellemeler dahil
    Erişim nasıl sağlanır?
  `,
  proof: `
    [reviews] Önce yorumları okuyun
    [support] Sorularınıza destek
    İçeriği ayrıntılı inceleyin
    Kim hazırladı? Öğrenin
    Seçenekleri karşılaştırın
  `,
  question: `
    {NOME_PRODUTO} size uygun mu?
    {NOME_PRODUTO} ne kadar?
    Kimler için? Önce okuyun
    Kararsız mısınız? Okuyun
  `,
  action: `
    {NOME_PRODUTO} ile tanışın
    Sorularınızı önce sorun
    Birkaç adımda satın alın
    Tüm ayrıntıları görün
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} içindekiler: {ITENS}. Hepsi online. | İçindekiler: {ITENS}. Hepsi online. | İçindekiler: {ITENS}.
    Kimler için? {PUBLICO}. {NOME_PRODUTO} size uygun mu, bakın. | Kimler için? {PUBLICO}. Size uygun mu, bakın.
    [certificate] {AULAS} online ders ve bitirme sertifikası. | {AULAS} online ders.
  `,
  name: `
    {NOME_PRODUTO}: içinde ne var, kimler için, ne kadar ve nasıl erişilir? | İçinde ne var, kimler için, ne kadar ve nasıl erişilir? Almadan önce okuyun.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO}: {PRECO}, vade farksız {PARCELAS} taksit ve hemen erişim. | {PRECO}, vade farksız {PARCELAS} taksit ve hemen erişim.
    [lifetimeAccess] {NOME_PRODUTO}: {PRECO}, ömür boyu erişim. | {PRECO}, ömür boyu erişim.
    [interestFree] {NOME_PRODUTO}: {PRECO}, vade farksız {PARCELAS} taksit. | {PRECO}, vade farksız {PARCELAS} taksit.
    {NOME_PRODUTO}: {PRECO}. Almadan önce içindeki her şeyi görün. | {PRECO}. Almadan önce içindeki her şeyi görün.
    Fiyat ve içerik sayfada. Okuyun, acele etmeden karar verin.
  `,
  guarantee: `
    {NOME_PRODUTO} için {DIAS_REEMBOLSO} gün içinde para iadesi isteyebilirsiniz. | Uygun değilse {DIAS_REEMBOLSO} gün içinde para iadesi isteyebilirsiniz.
    {NOME_PRODUTO} için deneme süresi: {DIAS_TESTE} gün. | Deneme süresi: {DIAS_TESTE} gün.
    {NOME_PRODUTO}: {DIAS_GARANTIA} gün garanti. | {DIAS_GARANTIA} gün garanti.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: ödemeden hemen sonra erişim ve sorularınıza destek. | Ödemeden hemen sonra erişim ve sorularınıza destek.
    [instantAccess] {NOME_PRODUTO}: ödemeden hemen sonra online erişim. | Ödemeden hemen sonra online erişim.
    [lifetimeAccess, updates] {NOME_PRODUTO}: ömür boyu erişim, güncellemeler dahil. | Ömür boyu erişim, güncellemeler dahil.
  `,
  proof: `
    [reviews] {NOME_PRODUTO} yorumlarını okuyun, sonra karar verin. | Yorumları okuyun, acele etmeden karar verin.
    {NOME_PRODUTO}: kim hazırladı, içinde ne var? Almadan önce okuyun. | Kim hazırladı, içinde ne var? Almadan önce okuyun.
  `,
  question: `
    {NOME_PRODUTO} size uygun mu? Kimler için olduğunu ve başlamak için ne gerektiğini okuyun. | Size uygun mu? Kimler için olduğunu ve başlamak için ne gerektiğini okuyun.
  `,
  action: `
    {NOME_PRODUTO}: diğer seçeneklerle karşılaştırın, hazır olunca online satın alın. | Diğer seçeneklerle karşılaştırın, hazır olunca online satın alın.
  `,
};

export const digitalSitelinks = {
  name: `
    İçinde ne var ; İçinde {ITEM} | İçeriğin tamamı ; Almadan önce okuyun
    {NOME_PRODUTO} hakkında | Ürün hakkında ; Kimler için, nasıl çalışır ; Başlamak için gerekenler
  `,
  price: `
    Fiyat ; {PRECO} | Fiyatını görün ; [interestFree] Peşin fiyatına {PARCELAS} taksit | Fiyata neler dahil
    Ödeme seçenekleri ; Ödeme: {PAGAMENTOS} | Nasıl ödenir ; Önce toplamı kontrol edin
  `,
  delivery: `
    Nasıl erişilir ; [instantAccess] Ödemeden hemen sonra | Kısaca anlattık ; [lifetimeAccess] Ömür boyu erişim | Neler gerekir
  `,
  guarantee: `
    Para iadesi ; {DIAS_REEMBOLSO} gün süreniz var ; Nasıl istenir
    [certificate] Sertifika ; Bitirme sertifikası ; Nasıl alınır
  `,
  proof: `
    Kim hazırladı ; Hazırlayanları tanıyın ; Deneyimleri ve işleri
    [reviews] Yorumlar ; Alanlar ne diyor ; Seçmeden karşılaştırın
  `,
  question: `
    Sık sorulan sorular ; Kısa ve net yanıtlar ; Almadan önce okuyun
  `,
  action: `
    Nasıl satın alınır ; Adım adım sipariş ; Tamamı online
    [support] Destek ; Sorularınıza yanıt ; Bize nasıl ulaşılır
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] Peşin fiyatına {PARCELAS} taksit
    [paypal] PayPal ile ödeme
    [card] Kartla ödeme
    Net fiyat
  `,
  guarantee: `
    {DIAS_REEMBOLSO} gün para iadesi
    {DIAS_GARANTIA} gün garanti
    {DIAS_TESTE} gün deneme
    [certificate] Sertifikalı
    Net satış koşulları
  `,
  delivery: `
    [instantAccess] Hemen erişim
    [lifetimeAccess] Ömür boyu erişim
    {MESES_ACESSO} ay erişim
    [updates] Güncellemeler dahil
    Dijital ürün
    Tamamı online
  `,
  proof: `
    [support] Sorularınıza destek
    İçeriği açıkça yazılı
    Hazırlayanı belli
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} online ders
    Kimler için? {PUBLICO}
    İçinde {ITEM}
    Acele etmeden karar verin
  `,
  question: `
    Sorularınıza yanıt
  `,
  action: `
    Online sipariş
    Evden çıkmadan
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    İlk alışveriş
    Online alışveriş
    [card] Kartla ödeme
    [paypal] PayPal ile ödeme
    Yeni müşteriler
  `,
  delivery: `
    [lifetimeAccess] Ömür boyu erişim
    İçeriğe erişim
  `,
  benefit: `
    {TIPO}
    Dijital ürünler
    Dijital içerik
  `,
  action: `
    Tüm dijital ürünler
    Seçili ürünler
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      en iyi aaa
      hangi aaa
      aaa karşılaştırma
      aaa değer mi
      aaa online
      yeni başlayanlar için aaa
    `,
    about: `
      aaa nasıl çalışır
      aaa nedir
    `,
  }),
  middle: keywords({
    reviews: `
      aaa yorum
      aaa yorumlar
      aaa kullananlar
      aaa işe yarıyor mu
      aaa iyi mi
      aaa ekşi
    `,
    complaint: `
      aaa güvenilir mi
      aaa şikayet
    `,
    ingredients: `
      aaa içeriği
      aaa içinde ne var
    `,
    usage: `
      aaa erişim
      aaa sertifika
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa resmi sitesi
      aaa resmi site
    `,
    buy: `
      aaa satın al
      aaa nereden alınır
      aaa online satın al
      aaa kayıt
      aaa üyelik
      aaa abonelik
    `,
    price: `
      aaa fiyat
      aaa fiyatı
      aaa ne kadar
      aaa ücreti
    `,
    coupon: `
      aaa indirim kodu
      aaa indirim
      aaa kampanya
      aaa kupon
      aaa black friday
    `,
    delivery: `
      aaa para iadesi
      aaa taksit
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, kırık, keygen, warez, "mod apk", apk, sızdırılmış, "google drive", mega, mediafire, korsan, "ücretsiz pdf", "ücretsiz kurs", "ücretsiz eğitim", "ücretsiz sürüm", "bedava hesap", "premium bedava", "full indir", telegram,
  scribd, işkur, "halk eğitim", "ücretsiz sertifika", tamindir, piratebay, "bedava indir", "ücretsiz şablon", "ücretsiz uygulama", "ücretsiz e kitap"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "ücretsiz deneme",
  cv, özgeçmiş,
  "e kitap", kitap,
  "para iadesi",
  kurs, kursu, kursları, eğitim, eğitimi, ders, dersleri, indir, indirme, download, pdf, e-kitap, ekitap, ebook, epub, şablon, şablonu, "çıktı al", sunum, powerpoint, "çalışma kağıdı", "ders kitabı", kılavuz, "para kazanma", "para kazan", youtube, tarif, tarifi, tarifleri, özet
`);
