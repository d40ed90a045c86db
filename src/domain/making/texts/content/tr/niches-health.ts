import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      fazla kilo | fazla kiloları | sürekli kilo alıyorum
      göbek şişkinliği | göbek şişkinliğini | göbeğim şişiyor
      tatlı krizi | tatlı krizini | canım hep tatlı istiyor
      gece atıştırması | gece atıştırmasını | geceleri yemek yiyorum
      yavaş metabolizma | yavaş metabolizmayı | metabolizmam yavaş
    `,
    questions: `
      gece yemek yeme nasıl bırakılır
      neden sürekli acıkıyorum
      tok tutan besinler neler
      psyllium nasıl kullanılır
      tatlı krizi nasıl geçer
    `,
    ingredients: `psyllium, glukomannan, yeşil çay ekstresi, kafein, krom, zencefil, elma sirkesi`,
    claims: `
      Dengeli beslenmenin yanında
      Sağlıklı bir düzenin parçası
      Bilinçli beslenenler için
    `,
    forbidden: `
      30 günde 10 kilo verin => Sağlıklı bir düzenin parçası
      Diyetsiz zayıflama => Dengeli beslenme ve hareketin yanında
      Göbek yağını eritir => Formüldeki lif ve özütleri inceleyin
      3 beden incelin => Bilinçli beslenenler için
    `,
    negatives: `"mide küçültme", "tüp mide", liposuction, "mide balonu", "diyet listesi", "diyet yemekleri", "kalori hesaplama", "vücut kitle indeksi", "aralıklı oruç", diyetisyen`,
  }),
  joints: niche({
    problems: `
      eklem ağrısı | eklem ağrısını | eklemlerim ağrıyor
      diz ağrısı | diz ağrısını | dizim ağrıyor
      el tutukluğu | el tutukluğunu | sabahları parmaklarım açılmıyor
      dizden ses gelmesi | dizden ses gelmesini | dizlerim kütürdüyor
      bel ağrısı | bel ağrısını | belim ağrıyor
    `,
    questions: `
      diz ağrısına ne iyi gelir
      dizden neden ses gelir
      eklemler için hangi vitamin
      tip 2 kolajen ne işe yarar
      sabah eklem tutukluğu neden olur
    `,
    ingredients: `tip II kolajen, zerdeçal, MSM, kondroitin, glukozamin, hyaluronik asit, boswellia`,
    claims: `
      Hareketi sevenler için
      Her gün biraz hareket
      Hareket gününüzün parçası
    `,
    forbidden: `
      Kireçlenmeyi bitirir => Hareketi sevenler için
      Kıkırdağı yeniler => Formüldeki besin ögelerini inceleyin
      7 günde ağrısız dizler => Talimatı okuyun, doktorunuza danışın
      Ağrı kesici yerine => Günlük düzeninizin parçası
    `,
    negatives: `"diz protezi", "kalça protezi", "fizik tedavi", fizyoterapist, dizlik, korse, ortopedi, "diz iğnesi", "kortizon iğnesi", merhem, "diz egzersizleri"`,
  }),
  sleep: niche({
    problems: `
      uyku sorunu | uyku sorununu | uykuya dalamıyorum
      huzursuz geceler | huzursuz geceleri | bütün gece dönüp duruyorum
      gece uyanma | gece uyanmayı | gece üçte uyanıyorum
      hafif uyku | hafif uykuyu | her sese uyanıyorum
      sabah yorgunluğu | sabah yorgunluğunu | yorgun uyanıyorum
    `,
    questions: `
      gece deliksiz uyumak için ne yapmalı
      gece 3 te neden uyanıyorum
      uyku için hangi çay içilir
      melatonin her gün kullanılır mı
      hemen uykuya dalmak için ne yapmalı
    `,
    ingredients: `melatonin, magnezyum, kediotu, papatya, L-teanin, çarkıfelek, triptofan`,
    claims: `
      Akşam düzeniniz için
      Günün sonunda yavaşlayın
      Yatmadan önce sakin bir an
      Akşamlarınız daha sakin olsun
    `,
    forbidden: `
      Uykusuzluğu tedavi eder => Akşam düzeniniz için
      5 dakikada uyutur => Yatmadan önce sakin bir an
      Uyku ilacı gibi etkili => Uykunuz hakkında doktorunuzla konuşun
      Bağımlılık yapmaz, garanti => Etiketi ve talimatı okuyun
    `,
    negatives: `"uyku ilacı", "uyku hapı", xanax, yatak, "ortopedik yastık", yastık, "uyku apnesi", cpap, "uyku müziği", ninni, "beyaz gürültü", "uyku pozisyonu"`,
  }),
  bloodSugar: niche({
    problems: `
      yüksek kan şekeri | yüksek kan şekerini | şekerim yüksek çıkıyor
      şeker dalgalanması | şeker dalgalanmasını | yemekten sonra şekerim fırlıyor
      gizli şeker | gizli şekeri | gizli şekerim olduğu söylendi
      tatlı isteği | tatlı isteğini | bütün gün canım tatlı çekiyor
    `,
    questions: `
      kan şekerine hangi besinler iyi gelir
      normal kan şekeri kaç olmalı
      berberin kan şekeri için nasıl kullanılır
      tarçın şekere iyi gelir mi
      kan şekeri için takviye
    `,
    ingredients: `krom, tarçın, berberin, magnezyum, alfa lipoik asit, kudret narı, gymnema`,
    claims: `
      Yediğine dikkat edenler için
      Tabağınızda bilinçli seçimler
      Dengeli öğünlerinizin yanında
    `,
    forbidden: `
      Diyabeti yok eder => Yediğine dikkat edenler için
      Kan şekerini düşürür => Formüldeki mineralleri inceleyin
      İnsülin yerine geçer => Doktorunuz olmadan tedavinizi bırakmayın
      Metformini bırakın => Her değişiklik için doktorunuza danışın
    `,
    negatives: `insülin, metformin, "şeker ölçüm cihazı", "şeker ölçüm çubuğu", strip, lanset, sensör, "tip 1 diyabet", "gebelik şekeri", "toz şeker", "şeker fabrikası", "şeker bayramı"`,
  }),
  prostate: niche({
    problems: `
      prostat büyümesi | prostat büyümesini | prostatım büyümüş
      sık idrara çıkma | sık idrara çıkmayı | çok sık tuvalete gidiyorum
      zayıf idrar akışı | zayıf idrar akışını | akışım zayıf
      gece tuvalete kalkma | gece tuvalete kalkmayı | gece tuvalete kalkıyorum
    `,
    questions: `
      prostat için ne iyi gelir
      gece neden sık tuvalete çıkıyorum
      saw palmetto ne işe yarar
      50 yaş üstü erkekler için prostat vitamini
      prostata iyi gelen besinler
    `,
    ingredients: `saw palmetto, pygeum, likopen, kabak çekirdeği, çinko, selenyum, ısırgan otu`,
    claims: `
      Kendine özen gösteren erkekler
      Erkekler için günlük özen
    `,
    forbidden: `
      Prostatı küçültür => Erkekler için günlük özen
      Prostat kanserini önler => Kontrollerinizi yaptırın, doktora danışın
      Gece tuvaletine son => Formüldeki besin ögelerini inceleyin
      Ameliyattan daha iyi => 40 yaş üstü erkekler için
    `,
    negatives: `psa, biyopsi, üroloji, ürolog, "prostat kanseri", "prostat masajı", "prostat muayenesi", tamsulosin, finasterid, sonda, fitil`,
  }),
  skin: niche({
    problems: `
      kuru cilt | kuru cildi | cildim kuru
      cilt sarkması | cilt sarkmasını | cildim sarkıyor
      cilt lekesi | cilt lekesini | cildimde lekeler var
      ince çizgiler | ince çizgileri | ince çizgilerim var
      yağlı cilt | yağlı cildi | yüzüm çok yağlı
    `,
    questions: `
      kuru cilde ne iyi gelir
      kolajen cilde iyi gelir mi
      cilt için hangi vitamin alınmalı
      40 yaş üstü cilt bakımı
      gece hangi serum sürülür
    `,
    ingredients: `kolajen peptit, C vitamini, hyaluronik asit, niasinamid, retinol, çinko, E vitamini`,
    claims: `
      Cildinize günlük özen
      Sade bir cilt bakım düzeni
      Cildinize her gün bakın
    `,
    forbidden: `
      Kırışıklıkları siler => Cildinize günlük özen
      10 yaş gençleştirir => Sade bir cilt bakım düzeni
      Botoks etkisi => Dokusunu ve nasıl sürüldüğünü görün
      Sivilceleri tamamen yok eder => Formülün içeriğini inceleyin
    `,
    negatives: `botoks, dolgu, lazer, "kimyasal peeling", dermatolog, "cildiye doktoru", "güzellik merkezi", dövme, roaccutane, tretinoin, "cilt kanseri"`,
  }),
  hair: niche({
    problems: `
      saç dökülmesi | saç dökülmesini | saçlarım dökülüyor
      saç seyrelmesi | saç seyrelmesini | saçlarım seyreliyor
      saç kırılması | saç kırılmasını | saçlarım kırılıyor
      saç çizgisi açılması | saç çizgisi açılmasını | alnım açılıyor
    `,
    questions: `
      saç dökülmesine ne iyi gelir
      saçım neden dökülüyor
      saç için hangi vitamin alınmalı
      biotin saça iyi gelir mi
      doğum sonrası saç dökülmesi
    `,
    ingredients: `biotin, çinko, kolajen, B5 vitamini, keratin, silika, saw palmetto`,
    claims: `
      Saçınıza günlük özen
      Saç bakım düzeninize ekleyin
      Saçını sevenler için
    `,
    forbidden: `
      Kelliğe son => Saçınıza günlük özen
      30 günde yeni saçlar => Saç bakım düzeninize ekleyin
      Saç dökülmesini durdurur => Formüldeki vitaminleri inceleyin
      Minoksidilden daha iyi => Etiketleri karşılaştırın
    `,
    negatives: `minoksidil, finasterid, "saç ekimi", peruk, "protez saç", kaynak, "saç kesimi", "saç modelleri", kuaför, berber, "saç boyası", "saç kurutma"`,
  }),
  vision: niche({
    problems: `
      göz yorgunluğu | göz yorgunluğunu | gözlerim yoruluyor
      bulanık görme | bulanık görmeyi | bulanık görüyorum
      göz kuruluğu | göz kuruluğunu | gözlerim kuruyor
      ekran yorgunluğu | ekran yorgunluğunu | ekrana bakınca gözlerim ağrıyor
    `,
    questions: `
      göz yorgunluğuna ne iyi gelir
      göz için hangi vitamin alınmalı
      lutein ne işe yarar
      neden bulanık görüyorum
      ekrana bakan gözler nasıl dinlendirilir
    `,
    ingredients: `lutein, zeaksantin, A vitamini, omega-3, yaban mersini, çinko, astaksantin`,
    claims: `
      Ekran başı uzun günler için
      Gözlerinize günlük özen
    `,
    forbidden: `
      Görmenizi geri kazandırır => Gözlerinize günlük özen
      Kataraktı iyileştirir => Göz muayenesi olun, doktora danışın
      Gözlüğünüzü atın => Ekran başı uzun günler için
      Sarı nokta hastalığını geçirir => Formüldeki besin ögelerini inceleyin
    `,
    negatives: `gözlük, "gözlük çerçevesi", lens, "numaralı lens", "lazer göz", "göz çizdirme", "göz doktoru", "göz muayenesi", "göz damlası", "katarakt ameliyatı", optik`,
  }),
  memory: niche({
    problems: `
      unutkanlık | unutkanlığı | her şeyi unutuyorum
      zihin bulanıklığı | zihin bulanıklığını | kafam bulanık
      odaklanma sorunu | odaklanma sorununu | dikkatimi toplayamıyorum
      dalgınlık | dalgınlığı | isimleri hatırlayamıyorum
    `,
    questions: `
      unutkanlığa ne iyi gelir
      hafıza için hangi vitamin alınmalı
      ders çalışırken nasıl odaklanılır
      ginkgo biloba ne işe yarar
      neden sürekli unutuyorum
    `,
    ingredients: `ginkgo biloba, omega-3, fosfatidilserin, bacopa, B12 vitamini, kafein, aslan yelesi mantarı`,
    claims: `
      Odak isteyen günler için
      Çalışma düzeninizin parçası
      Zihninize özen gösterin
    `,
    forbidden: `
      Alzheimer hastalığını önler => Zihninize özen gösterin
      Hafızanızı geri getirir => Odak isteyen günler için
      Dikkat eksikliğini tedavi eder => Bir sağlık uzmanıyla konuşun
      Unutkanlığa son => Formüldeki besin ögelerini inceleyin
    `,
    negatives: `"hafıza kartı", "hafıza oyunu", "telefon hafızası", ram, "flash bellek", ritalin, concerta, dehb, demans, alzheimer, "hafıza kaybı filmi"`,
  }),
  gut: niche({
    problems: `
      kabızlık | kabızlığı | kabızlık çekiyorum
      şişkinlik | şişkinliği | karnım şişiyor
      gaz sorunu | gaz sorununu | bütün gün gazım var
      hazımsızlık | hazımsızlığı | yediklerim dokunuyor
      yavaş sindirim | yavaş sindirimi | sindirimim yavaş
    `,
    questions: `
      şişkinliğe ne iyi gelir
      probiyotik ne işe yarar
      kabızlık için hangi lif
      yemekten sonra karnım neden şişiyor
      gaz nasıl çıkarılır
    `,
    ingredients: `probiyotik, psyllium, inülin, sindirim enzimleri, zencefil, nane, magnezyum`,
    claims: `
      Hafif öğünleri sevenler için
      Denge tabağınızda başlar
    `,
    forbidden: `
      Kabızlığa son verir => Günlük lif porsiyonunuz
      3 günde bağırsak temizliği => Talimatı okuyun, su için
      Parazitleri öldürür => Formülün içeriğini inceleyin
      Gastriti iyileştirir => Doktorunuza danışın
    `,
    negatives: `kolonoskopi, müshil, laksatif, fitil, lavman, gastroenteroloji, basur, hemoroid, crohn, kolit, omeprazol, "mide ilacı"`,
  }),
  energy: niche({
    problems: `
      yorgunluk | yorgunluğu | sürekli yorgunum
      halsizlik | halsizliği | hiç enerjim yok
      öğleden sonra uykusu | öğleden sonra uykusunu | öğle yemeğinden sonra uykum geliyor
      sabah bitkinliği | sabah bitkinliğini | bitkin uyanıyorum
    `,
    questions: `
      yorgunluğa ne iyi gelir
      hangi vitamin enerji verir
      neden sürekli yorgunum
      enerji için ne alınmalı
      öğleden sonra uyku nasıl açılır
    `,
    ingredients: `kafein, guarana, B12 vitamini, demir, maca kökü, koenzim Q10, kreatin`,
    claims: `
      İşi çok olan günler için
      Güne iyi alışkanlıkla başlayın
      Yoğun sabahlar için
    `,
    forbidden: `
      Sınırsız enerji => İşi çok olan günler için
      Kronik yorgunluğu bitirir => Geçmiyorsa bir doktora görünün
      Testosteronu artırır => Formüldeki vitaminleri inceleyin
      Anında etki eder => Etiketteki kullanım şeklini okuyun
    `,
    negatives: `"güneş enerjisi", "enerji içeceği", "enerji faturası", "elektrik faturası", "red bull", "enerji bakanlığı", "enerji hisseleri", testosteron, "enerji kimlik belgesi", steroid`,
  }),
  oralCare: niche({
    problems: `
      ağız kokusu | ağız kokusunu | ağzım kokuyor
      diş eti kanaması | diş eti kanamasını | diş etlerim kanıyor
      sarı dişler | sarı dişleri | dişlerim sarı
      diş hassasiyeti | diş hassasiyetini | soğuk dişlerimi sızlatıyor
      diş taşı | diş taşını | diş taşım var
    `,
    questions: `
      ağız kokusuna ne iyi gelir
      diş fırçalarken diş eti neden kanar
      ağız kokusu için probiyotik
      evde diş eti bakımı nasıl olur
      ağız kokusu için hangi gargara
    `,
    ingredients: `ksilitol, ağız probiyotikleri, nane, propolis, kalsiyum, yeşil çay, hidroksiapatit`,
    claims: `
      Ağzınıza günlük özen
      Fırça ve diş ipinin yanında
      Ağız bakım düzeniniz
    `,
    forbidden: `
      Dişleri yeniden yapar => Fırça ve diş ipinin yanında
      Diş eti hastalığını geçirir => Ağzınıza günlük özen
      Diş hekimine gerek yok => Yılda iki kez diş hekimine gidin
      3 günde bembeyaz dişler => İçeriği ve kullanımı inceleyin
    `,
    negatives: `"diş hekimi", dişçi, "diş teli", implant, zirkonyum, "diş protezi", "kanal tedavisi", "yirmilik diş", kaplama, "diş hastanesi", "şeffaf plak"`,
  }),
  tinnitus: niche({
    problems: `
      kulak çınlaması | kulak çınlamasını | kulaklarım çınlıyor
      kulak uğultusu | kulak uğultusunu | kulağımda uğultu var
      kulakta ses | kulaktaki sesi | kulağımda ses duyuyorum
      kulak tıkanıklığı | kulak tıkanıklığını | kulaklarım tıkalı
    `,
    questions: `
      kulak çınlamasına ne iyi gelir
      kulağım neden çınlıyor
      kulak çınlaması için hangi vitamin
      gece kulak çınlaması
      kulak çınlaması için hangi doktora gidilir
    `,
    ingredients: `ginkgo biloba, çinko, magnezyum, B12 vitamini, hibiskus, sarımsak, alıç`,
    claims: `
      Günlük özen ve sakinlik
      Sakin günler için alışkanlık
      Sakin günlerin parçası
    `,
    forbidden: `
      Kulak çınlamasına kesin son => Günlük özen ve sakinlik
      Çınlamayı tedavi eder => Bir kulak doktoruna görünün
      7 günde sessizlik => Formüldeki mineralleri inceleyin
      İşitmenizi geri getirir => Etiketi okuyun, doktora danışın
    `,
    negatives: `"işitme cihazı", "işitme cihazları", "işitme testi", odyoloji, "kulak temizleme", kulaklık, "kulak iltihabı", küpe, piercing, "zil sesi", "kulak delme"`,
  }),
  nails: niche({
    problems: `
      tırnak kırılması | tırnak kırılmasını | tırnaklarım kırılıyor
      ayak tırnağı sararması | ayak tırnağı sararmasını | ayak tırnaklarım sarardı
      tırnak soyulması | tırnak soyulmasını | tırnaklarım soyuluyor
      tırnak mantarı | tırnak mantarını | tırnağımda mantar var
    `,
    questions: `
      tırnak kırılmasına ne iyi gelir
      tırnaklarım neden soyuluyor
      tırnak için hangi vitamin alınmalı
      sararan ayak tırnağına nasıl bakılır
      kırılan tırnağa ne sürülür
    `,
    ingredients: `biotin, keratin, silika, çinko, çay ağacı yağı, kalsiyum, E vitamini`,
    claims: `
      Her gün bakımlı tırnaklar
      Tırnak bakım düzeniniz
      Ellerinize, ayaklarınıza özen
    `,
    forbidden: `
      Tırnak mantarını tedavi eder => Tırnak bakım düzeniniz
      7 günde mantarı öldürür => Bir dermatoloğa görünün
      Bir haftada yeni tırnak => Her gün bakımlı tırnaklar
      Mantar ilacı yerine => Formülün içeriğini inceleyin
    `,
    negatives: `"protez tırnak", "jel tırnak", "kalıcı oje", "takma tırnak", "tırnak süsü", oje, manikür, pedikür, "nail art", "tırnak salonu", terbinafin, "tırnak makası"`,
  }),
} satisfies Record<string, NichePack>;
