import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `ücretsiz` and `bedava` alone would also block free delivery, so they only appear in phrases. Google does
 * not cover Turkish suffixes, so the frequent forms are listed.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    "bedava numune", "ücretsiz numune", "bedava ürün", "ücretsiz deneme", "bedava nasıl", beleş, çekiliş, torrent, replika, taklit, imitasyon, çakma, toptan, toptancı, toptancılar, "toptan satış", "toptan fiyat", tedarikçi, tedarikçiler,
    distribütör, distribütörler, bayilik, "bayilik veren", dropshipping, "stoksuz satış", franchise, "fason üretim", "üretici firmalar", imalatçı, ithalatçı, kiralık, kiralama, kirala, anlamı, "ne demek", sözlük, tdk, "eş anlamlısı",
    ingilizcesi, çeviri, telaffuz, vikipedi, wikipedia, wiki, "hisse senedi", "hisse fiyatı", burç, "rüyada görmek", bulmaca
  `),
  jobs: words(`
    "iş arıyorum", "iş ilanı", "iş ilanları", "iş ilanlari", "iş başvurusu", eleman, "eleman arayan", kariyer, maaş, maaşı, maaşları, özgeçmiş, cv, staj, stajyer, "evden çalışma", "ek iş", "ek gelir", "para kazan", "para kazanma",
    "nasıl satılır", "satış ortaklığı", affiliate, "network marketing", "depo elemanı", "satış temsilcisi", mülakat, personel, "personel alımı"
  `),
  education: words(`
    kurs, kursu, kursları, "eğitim videosu", "eğitim fakültesi", "sertifika programı", seminer, webinar, "ders videosu", dersleri, okul, lise, üniversite, bölümü, tez, "tez konusu", makale, ödev, ödevi, sunum, slayt, "ders notları", test, "test soruları", sınav, kpss, yks,
    "kim buldu", "kim icat etti", tarihçesi, kitabı
  `),
  media: words(`
    indir, "ücretsiz indir", indirme, pdf, "pdf indir", ekitap, "e kitap", kitap, şablon, şablonu, resim, resimleri, "fotoğraf indir", "fotoğraf çek", görsel, görseller, çizim, boyama, png, svg, gif, emoji, "komik caps", logo, "duvar kağıdı", font,
    şarkı, "şarkı sözleri", sözleri, klip, film, "film izle", dizi, "dizi izle", izle, "full izle", fragman, bölüm, podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, haber, haberleri
  `),
  doItYourself: words(`
    "kendin yap", "evde yapımı", "ev yapımı", "nasıl yapılır", "evde nasıl yapılır", tarif, tarifi, tarifleri, "yapımı videosu", örgü, "örgü modeli", "dikiş kalıbı", kalıbı, "maket yapımı", "el yapımı", "adım adım yapımı"
  `),
  used: words(`
    "ikinci el", "2 el", 2el, kullanılmış, sahibinden, "spot eşya", spotçu, yenilenmiş, outlet, "teşhir ürünü", hurda, "çıkma parça", "yedek parça", "yedek parçası", parçaları, tamir, tamiri, tamirci, tamircisi, onarım, "yetkili servis", "servis randevu", "teknik servis",
    arıza, arızası, "arıza kodu", çalışmıyor, "nasıl tamir edilir", "kullanma kılavuzu", "kullanım kılavuzu", letgo, "dolap uygulaması", takas
  `),
  afterSale: words(`
    "kargo takip", "kargom nerede", "sipariş takip", "sipariş takibi", "siparişim nerede", "sipariş durumu", "üye girişi", giriş, "giriş yap", hesabım, "şifremi unuttum", "sipariş iptal", "sipariş iptali", "üyelik iptal", "iptal etme", "para iadesi",
    "iade formu", "nasıl iade edilir", "müşteri hizmetleri", "müşteri temsilcisi", "telefon numarası", "iletişim numarası", "çağrı merkezi", dava, "dava dilekçesi", avukat, "tüketici mahkemesi", "hakem heyeti", "geri çağırma"
  `),
  marketplaces: words(`
    trendyol, hepsiburada, n11, amazon, "amazon türkiye", çiçeksepeti, pttavm, pazarama, gittigidiyor, aliexpress, temu, shein, ebay, a101, bim, şok, migros, gratis, watsons, rossmann, eveshop, dermoeczanem, "dr store", "vitaminler com"
  `),
  medical: words(`
    hastane, hastanesi, hastaneler, ameliyat, ameliyatı, ameliyatları, cerrah, cerrahi, klinik, kliniği, klinikleri, "hangi doktor", "hangi bölüm", "doktor randevu", randevu, mhrs, "e nabız", reçete, reçeteli, "reçete ile", antibiyotik, antibiyotikler,
    veteriner, "kan tahlili", tahlil, röntgen, emar, sgk, "rapor alma", ozempic, wegovy, mounjaro, saxenda, rybelsus, semaglutid, liraglutid, tirzepatid, metformin, glifor, viagra, cialis, sildenafil, tadalafil, xanax, ritalin
  `),
  competitors: words(`
    muadili, muadil, alternatifi, alternatifleri, "yerine ne", "yerine kullanılan", benzeri, benzerleri, eşdeğeri, jenerik, herbalife, solgar, ocean, "natures supreme", supradyn, pharmaton, farmasi, amway, bioderma
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "ücretsiz numune", çekiliş, "ücretsiz indir", indir, pdf, torrent, replika, çakma, "ikinci el", kullanılmış, sahibinden, yenilenmiş, tamir, "yedek parça", "kendin yap", "nasıl yapılır", tarifi,
    "iş ilanı", "iş ilanları", maaş, kariyer, staj, "ek gelir", toptan, toptancı, bayilik, dropshipping, wikipedia, "ne demek", youtube, "üye girişi", "kargo takip", "müşteri hizmetleri"
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      tarif, tarifi, tarifleri, "ev yapımı", "nasıl yapılır"
    `),
    home: words(`
      film, dizi, youtube, "duvar kağıdı"
    `),
    car: words(`
      "yedek parça", tamir
    `),
    garden: words(`
      "kendin yap", "nasıl yapılır"
    `),
    pets: words(`
      veteriner
    `),
    physical: words(`
      okul
    `),
    baby: words(`
      hastane, hastanesi
    `),
  },
};
