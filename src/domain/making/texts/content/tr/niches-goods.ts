import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      kör bıçak | kör bıçakları | bıçaklarım kesmiyor
      yapışan tava | yapışan tavayı | tavam yapışıyor
      küçük mutfak | küçük mutfağı | mutfağım çok küçük
      dağınık tezgah | dağınık tezgahı | tezgahım hep dağınık
    `,
    questions: `
      ev için en iyi bıçak seti
      hangi yapışmaz tava alınmalı
      mutfak bıçağı nasıl bilenir
      küçük mutfak için pratik aletler
      en iyi sebze doğrayıcı
    `,
    ingredients: `paslanmaz çelik, seramik, silikon, cam, bambu, döküm demir, yapışmaz kaplama`,
    claims: `
      Mutfakta rahatlık isteyenlere
      Her günkü yemekler için
    `,
    forbidden: `
      Asla bileme istemez => Çeliğini ve bakımını inceleyin
      Dünyanın en iyi bıçağı => Çeliği, sapı ve ölçüyü inceleyin
      Ömür boyu eskimez => Bakım ve temizlik önerilerini okuyun
      Hiçbir şey yapışmaz => Yapışmaz kaplama: kullanımını görün
    `,
    negatives: `tarif, tarifi, tarifleri, restoran, lokanta, "aşçılık kursu", "mutfak dolabı", "hazır mutfak", "mutfak tadilatı", endüstriyel, sanayi`,
  }),
  fitness: niche({
    problems: `
      spora vakit olmaması | spora vakit olmamasını | spora gidecek vaktim yok
      evde yer darlığı | evdeki yer darlığını | yatak odasında spor yapıyorum
      kötü duruş | kötü duruşu | sırtım kambur duruyor
      zayıf kavrama | zayıf kavramayı | elim zayıf kavrıyor
    `,
    questions: `
      küçük evler için en iyi spor aleti
      katlanır koşu bandı alınır mı
      hangi direnç bandı ile başlanmalı
      evde spor salonu nasıl kurulur
      en iyi duruş düzeltici
    `,
    ingredients: `çelik, lateks, EVA, neopren, naylon, köpük, alüminyum`,
    claims: `
      Evde kendi hızınızda çalışın
      Ev antrenmanı için ekipman
    `,
    forbidden: `
      15 günde düz karın => Evde kendi hızınızda çalışın
      Zahmetsiz kilo verin => Yapabileceğiniz hareketleri görün
      Garantili sonuç => Yükü, ölçüyü ve kullanımı inceleyin
      Spor salonunun yerini alır => Ev antrenmanı için ekipman
    `,
    negatives: `"spor salonu üyeliği", "spor salonları", "salon üyeliği", "kişisel antrenör", "fitness hocası", "antrenman programı", "egzersiz programı", "protein tozu", kreatin, steroid`,
  }),
  pets: niche({
    problems: `
      evde tüy | evdeki tüyleri | köpeğim evin her yerine tüy döküyor
      huzursuz köpek | huzursuz köpeği | köpeğim yalnız kalınca havlıyor
      koltuğu tırmalayan kedi | koltuğu tırmalayan kediyi | kedim koltuğu tırmalıyor
      tasma çeken köpek | tasma çeken köpeği | köpeğim yürüyüşte çekiyor
      kum kabı kokusu | kum kabı kokusunu | kum kabı kokuyor
    `,
    questions: `
      köpek tüyü için en iyi tarak
      huzursuz köpek nasıl sakinleşir
      kedi su pınarı alınır mı
      çeken köpek için hangi göğüs tasması
      en iyi kedi tırmalama tahtası
    `,
    ingredients: `silikon, paslanmaz çelik, pamuk, naylon, ABS plastik, sisal, köpük`,
    claims: `
      Dostunuz için günlük bakım
      Dostunuza uygun bedeni seçin
    `,
    forbidden: `
      Köpek kaygısını tedavi eder => Dostunuz için rahatlık
      Pirelere kesin son => Nasıl kullanıldığını ve süresini görün
      Veteriner onaylı => Veterinerinize sorun
      3 günde eğitimli köpek => Günlük yürüyüşlere yardımcı
    `,
    negatives: `sahiplenme, "ücretsiz sahiplen", "yavru köpek", "yavru kedi", barınak, "köpek çiftliği", "köpek isimleri", "kedi isimleri", "pet kuaförü", "köpek oteli", "veteriner kliniği"`,
  }),
  home: niche({
    problems: `
      küçük ev | küçük evi | evim çok küçük
      dağınıklık | dağınıklığı | evim dağınık
      evde toz | evdeki tozu | evim çabuk tozlanıyor
      rutubetli duvar | rutubetli duvarı | duvarlarım rutubetli
      karanlık oda | karanlık odayı | odam karanlık
    `,
    questions: `
      küçük ev nasıl düzenlenir
      ev için en iyi süpürge
      nem alma cihazı alınır mı
      yatak odası için hangi lamba
      en iyi dolap düzenleyici
    `,
    ingredients: `ahşap, metal, ABS plastik, kumaş, cam, LED, HEPA filtre`,
    claims: `
      Evde pratik bir yardımcı
      Evdeki günlük yaşam için
    `,
    forbidden: `
      Bakterilerin %100'ünü öldürür => Filtreyi ve etki alanını görün
      Zahmetsiz tertemiz ev => Günlük temizliğe yardımcı
      Piyasanın en güçlüsü => Gücü, sesi ve ölçüyü görün
      Küfe kesin son => Etki alanını ve kullanımını görün
    `,
    negatives: `"satılık ev", "kiralık ev", "satılık daire", "kiralık daire", emlak, emlakçı, "konut kredisi", mimar, "ev tadilatı", müteahhit, "ev planı", toki`,
  }),
  car: niche({
    problems: `
      araba çizikleri | araba çiziklerini | arabam çizildi
      kirli araç içi | kirli araç içini | arabamın içi kirli
      patlak lastik | patlak lastiği | lastiğim indi
      biten akü | biten aküyü | arabam çalışmıyor
      araçta kayan telefon | araçta kayan telefonu | telefonum arabada düşüyor
    `,
    questions: `
      en iyi araç süpürgesi
      araba çiziği nasıl çıkar
      taşınabilir lastik şişirme pompası alınır mı
      araba için hangi telefon tutucu
      en iyi araç içi kamera
    `,
    ingredients: `ABS plastik, alüminyum, mikrofiber, suni deri, silikon, lityum batarya`,
    claims: `
      Günlük sürüşte pratik
      Aracınıza uyar mı, bakın
    `,
    forbidden: `
      Her çiziği yok eder => Hangi çiziklere uygun, görün
      Yakıtta %50 tasarruf => Ne yaptığını ve montajını görün
      Her araca uyar => Uyumlu modelleri kontrol edin
      Piyasanın en iyisi => Güç, kablo ve aksesuarları kıyaslayın
    `,
    negatives: `"ikinci el araba", "satılık araba", "araç kiralama", galeri, bayi, "trafik sigortası", kasko, "araç kredisi", "hasar sorgulama", "oto sanayi", "oto tamirci", "trafik cezası"`,
  }),
  baby: niche({
    problems: `
      uyumayan bebek | uyumayan bebeği | bebeğim uyumuyor
      dağınık öğünler | dağınık öğünleri | bebeğim yerken her yeri kirletiyor
      emekleyen bebek | emekleyen bebeği | bebeğim emeklemeye başladı
      bebekle gezme | bebekle gezmeyi | bebeğimle dışarı çıkıyorum
    `,
    questions: `
      en iyi kameralı bebek telsizi
      hangi mama sandalyesi alınmalı
      kabin boy bebek arabası alınır mı
      prizler bebek için nasıl kapatılır
      en iyi emekleme matı
    `,
    ingredients: `silikon, pamuk, BPA içermeyen plastik, EVA, yıkanabilir kumaş, ahşap`,
    claims: `
      Anne baba ve bebekler için
      Bebekli günlük yaşam için
      Yaş ve kilo aralığını görün
    `,
    forbidden: `
      Bebeğiniz gece boyu uyur => Bebeğinizin uyku düzeni için
      Kolik ağrısına son => Çocuk doktorunuza sorun
      %100 güvenli => Standardı ve yaş aralığını görün
      Ani bebek ölümünü önler => Çocuk doktorunuza danışın
    `,
    negatives: `"bebek isimleri", "kız bebek isimleri", "baby shower", "cinsiyet partisi", "baby shark", reborn, "çocuk doktoru", kreş, bakıcı, aşı, "evlat edinme", "gebelik testi"`,
  }),
  beautyDevices: niche({
    problems: `
      istenmeyen tüyler | istenmeyen tüyleri | tüylerimi almak istiyorum
      kabaran saç | kabaran saçı | saçım kabarıyor
      kuru topuk | kuru topukları | topuklarım kuru
      yorgun yüz | yorgun yüz görünümünü | yüzüm yorgun görünüyor
      siyah nokta | siyah noktaları | siyah noktalarım var
    `,
    questions: `
      hangi saç düzleştirici tarak alınmalı
      epilatör alınır mı
      evde ipl işe yarar mı
      siyah nokta vakumu işe yarıyor mu
      en iyi elektrikli topuk törpüsü
    `,
    ingredients: `seramik, turmalin, paslanmaz çelik, titanyum, silikon, LED, şarjlı batarya`,
    claims: `
      Evde kişisel bakım
      Evdeki bakım düzeniniz için
    `,
    forbidden: `
      Kalıcı epilasyon => Nasıl ve nerede kullanılır, görün
      Yüzünüzü gençleştirir => Evdeki bakım düzeniniz için
      Tamamen acısız => Kademeleri ve talimatı görün
      7 günde kusursuz cilt => Modları ve başlıkları görün
    `,
    negatives: `kuaför, "güzellik salonu", "güzellik merkezi", "lazer epilasyon", "epilasyon merkezi", ağda, berber, "güzellik uzmanlığı", "kuaförlük kursu", "profesyonel cihaz"`,
  }),
  garden: niche({
    problems: `
      kuruyan bitkiler | kuruyan bitkileri | bitkilerim kuruyor
      uzayan otlar | uzayan otları | bahçemi ot bürüdü
      karanlık bahçe | karanlık bahçeyi | bahçem karanlık
      bahçede sivrisinek | bahçedeki sivrisinekleri | bahçemde çok sivrisinek var
      dolaşan hortum | dolaşan hortumu | hortumum dolaşıyor
    `,
    questions: `
      küçük bahçe için en iyi tırpan
      tatilde bitkiler nasıl sulanır
      solar bahçe lambası alınır mı
      uzayan hortum iyi mi
      saksılar için hangi damla sulama seti
    `,
    ingredients: `ABS plastik, lateks, alüminyum, çelik, güneş paneli, LED, kauçuk`,
    claims: `
      Bahçe, balkon ve saksı için
      Ölçü, ağırlık ve malzeme
    `,
    forbidden: `
      Bir daha sulamanıza gerek yok => Tatildeyken sulamaya yardımcı
      Tüm sivrisinekleri öldürür => Etki alanını ve kullanımını görün
      Asla kırılmaz => Malzemeyi ve bakımını görün
      3 kat hızlı büyütür => Hangi bitkilere uygun, görün
    `,
    negatives: `peyzaj, "peyzaj mimarlığı", bahçıvan, "botanik bahçesi", "hobi bahçesi", "satılık bahçe", "kiralık bahçe", tohum, fide, fidan, fidanlık, koçtaş, bauhaus`,
  }),
} satisfies Record<string, NichePack>;
