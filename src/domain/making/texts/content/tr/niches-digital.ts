import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      az pratik | pratik eksikliğini | pratiğim az
      zor başlangıç | zor başlangıcı | nereden başlayacağımı bilmiyorum
      meslek değişikliği | meslek değişikliğini | mesleğimi değiştirmek istiyorum
      az çalışma zamanı | zaman azlığını | çalışmaya zamanım yok
    `,
    questions: `
      online kurslar işe yarar mı
      en iyi sertifikalı online kurs
      yeni başlayanlar için online kurs
      online kurs nasıl seçilir
    `,
    ingredients: `video dersler, PDF çalışma kitabı, alıştırmalar, öğrenci grubu`,
    claims: `
      Olduğunuz yerden öğrenin
      Kursun programını görün
      [certificate] Sertifikalı kurs
    `,
    forbidden: `
      Kurs sonunda iş garantisi => Mesleğin pratiğine yönelik içerik
      Bu kursla zengin olun => Programı ve her dersin konusunu görün
    `,
    negatives: `"yüz yüze", yakınımda, lise, üniversite, yks, kpss, burs, açıköğretim, "yüksek lisans", staj, öğretmenlik, meb`,
  }),
  languageCourses: niche({
    problems: `
      konuşma korkusu | konuşma korkusunu | konuşurken takılıyorum
      telaffuz | telaffuzu | telaffuzum kötü
      az kelime | kelime eksikliğini | kelime bulamıyorum
      dil bilgisi | dil bilgisini | dil bilgisini anlamıyorum
    `,
    questions: `
      en iyi online dil kursu
      tek başına dil nasıl öğrenilir
      dil kursu fiyatları ne kadar
      online dil kursu yorumları
    `,
    ingredients: `video dersler, dinleme alıştırmaları, çevirili metinler, seviye testleri`,
    claims: `
      İnternetten dil dersleri
      Seviyeyi ve programı görün
    `,
    forbidden: `
      30 günde akıcı => Seviyeye göre, her güne bir ders
      Çalışmadan ana dili gibi konuşun => Her derste konuşma alıştırmaları
    `,
    negatives: `çeviri, "google çeviri", translate, sözlük, "şarkı sözü çevirisi", duolingo, "dil okulu", "au pair", erasmus, "yüz yüze", yds, yökdil`,
  }),
  ebooks: niche({
    problems: `
      az fikir | fikir eksikliğini | aklıma fikir gelmiyor
      düzensizlik | düzensizliği | her şey karışık
      yeni başlayan soruları | yeni başlayan sorularını | yeni başlıyorum
      az okuma zamanı | okuma zamanının azlığını | okumaya vaktim yok
    `,
    questions: `
      e-kitap almaya değer mi
      e-kitap nereden alınır
      telefonda e-kitap nasıl okunur
      e-kitap mı basılı kitap mı
    `,
    ingredients: `PDF bölümler, listeler, örnekler, alıştırmalar`,
    claims: `
      Ekrandan okuyun
      Elinizin altında bir rehber
      İçindekileri görün
    `,
    forbidden: `
      Kimsenin söylemediği sır => Örnek ve alıştırmalarla bir rehber
      7 günde hayatınızı değiştirin => Kendi hızınızda okunacak kısa bölümler
    `,
    negatives: `kütüphane, sahaf, "ikinci el kitap", "kitap özeti", "kamu malı", "kindle unlimited", "e-kitap okuyucu", storytel, kobo`,
  }),
  apps: niche({
    problems: `
      zaman kaybı | zaman kaybını | aynı işlere zaman harcıyorum
      harcamalar | harcamaları | param nereye gidiyor bilmiyorum
      dolu ajanda | dolu ajandayı | randevularımı unutuyorum
      yedekleme | yedeklemeyi | dosyalarımı kaybettim
    `,
    questions: `
      paralı uygulama almaya değer mi
      küçük işletmeler için program
      iş için hangi uygulama
      program karşılaştırma
    `,
    ingredients: `telefon sürümü, bilgisayar sürümü, hazır şablonlar, raporlar`,
    claims: `
      Tüm özellikleri görün
      Gereksinimleri görün
      Paketleri karşılaştırın
    `,
    forbidden: `
      50 TL'ye ömür boyu lisans => Almadan önce lisansı ve gereksinimleri görün
      Bir daha dosya kaybetmeyin => Paketinize göre yedekler
    `,
    negatives: `apk, "mod apk", "kaynak kod", "açık kaynak", "open source", github, "programlama öğrenmek", "uygulama yapma", yazılımcı, "eski sürüm", api`,
  }),
  templates: niche({
    problems: `
      stok takibi | stok takibini | stokta ne var bilmiyorum
      ev bütçesi | ev bütçesini | çok harcıyorum
      şablonsuz sunum | şablonsuz sunumu | slaytlar saatlerimi alıyor
      şablonsuz teklif | şablonsuz teklifi | teklif yazmayı bilmiyorum
    `,
    questions: `
      hazır şablon nereden alınır
      en iyi excel şablonu
      profesyonel sunum şablonu
      hazır şablon almaya değer mi
    `,
    ingredients: `Excel tabloları, slayt şablonları, açıklamalar, doldurulmuş örnekler`,
    claims: `
      Uyarlayabileceğiniz şablonlar
      Açın, doldurun, kullanın
      Örnekleri görün
    `,
    forbidden: `
      Bir daha hesap hatası yapmayın => Hazır formüllü, açıklamalı tablo
      Hep kazanan sözleşme => Avukatla gözden geçirilecek şablon
    `,
    negatives: `"excel kursu", "excel dersleri", "tablo nasıl yapılır", "google e-tablolar", makro, vba, "tablo nedir", "ücretsiz şablon", "cv örneği", "ön yazı"`,
  }),
  onlineServices: niche({
    problems: `
      yol gösteren yok | yol gösteren eksikliğini | bana yol gösterecek biri lazım
      eski site | eski siteyi | sitem eski
      muhasebe | muhasebeyi | hesaplara yetişemiyorum
      az müşteri | müşteri azlığını | işletmemi kimse bulmuyor
    `,
    questions: `
      danışmanlık almaya değer mi
      danışmanlık ücreti ne kadar
      koç nasıl seçilir
      online danışmanlık nasıl olur
    `,
    ingredients: `görüntülü görüşme, rapor, eylem planı, mesajla yanıt`,
    claims: `
      İnternetten danışmanlık
      Neler dahil, görün
      Hizmet nasıl işliyor
    `,
    forbidden: `
      7 günde sonuç garantisi => Hizmetin adımlarını ve kapsamını görün
      Google'da garantili birincilik => Adım adım çalışma, raporla
    `,
    negatives: `"nasıl danışman olunur", "koç olmak", "danışman maaşı", "evden çalışma", "uzaktan iş", staj, "sözleşme örneği", yakınımda, "danışman ne iş yapar"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
