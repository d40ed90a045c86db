import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      pratik eksikliği | pratik eksikliğini | yeterince pratik yapamıyorum
      başlama zorluğu | başlama zorluğunu | nereden başlayacağımı bilmiyorum
      meslek değişikliği | meslek değişikliğini | mesleğimi değiştirmek istiyorum
      zaman yetersizliği | zaman yetersizliğini | çalışmaya zamanım yok
    `,
    questions: `
      online kurslar işe yarıyor mu
      en iyi sertifikalı online kurslar
      yeni başlayanlar için online kurs
      online kurs nasıl seçilir
    `,
    ingredients: `video dersler, PDF çalışma kitabı, alıştırmalar, öğrenci grubu`,
    claims: `
      Olduğunuz yerden öğrenin
      Kurs programını inceleyin
      [certificate] Sertifikalı kurs
    `,
    forbidden: `
      Kurs sonunda iş garantisi => Mesleki uygulamaya yönelik içerik
      Bu kursla zengin olun => Programı ve her dersin konusunu inceleyin
    `,
    negatives: `"yüz yüze", yakınımdaki, lise, "üniversite tercihi", yks, kpss, burs, açıköğretim, "yüksek lisans", staj, öğretmenlik, "öğretmen alımı"`,
  }),
  languageCourses: niche({
    problems: `
      konuşma korkusu | konuşma korkusunu | konuşurken takılıyorum
      telaffuz | telaffuzu | telaffuzum kötü
      kelime eksikliği | kelime eksikliğini | aklıma kelime gelmiyor
      dil bilgisi | dil bilgisini | dil bilgisini anlamıyorum
    `,
    questions: `
      en iyi online dil kursu
      tek başına dil nasıl öğrenilir
      dil kursu fiyatları
      online dil kursu yorumları
    `,
    ingredients: `video dersler, dinleme alıştırmaları, çevirili metinler, seviye testleri`,
    claims: `
      Online dil dersleri
      Seviyeyi ve programı inceleyin
    `,
    forbidden: `
      30 günde akıcı konuşun => Seviyeye göre dersler, her gün bir ders
      Çalışmadan ana diliniz gibi konuşun => Her derste konuşma alıştırmaları
    `,
    negatives: `çeviri, "google çeviri", translate, sözlük, "şarkı sözü çevirisi", duolingo, "yurtdışı dil okulu", "au pair", erasmus, "yüz yüze", "yds başvuru", "yökdil başvuru"`,
  }),
  ebooks: niche({
    problems: `
      fikir eksikliği | fikir eksikliğini | aklıma fikir gelmiyor
      düzensizlik | düzensizliği | işlerim darmadağın
      başlangıç soruları | başlangıç sorularını | yeni başlıyorum
      okumaya vakit bulamamak | okumaya vakit bulamamayı | okumaya vaktim yok
    `,
    questions: `
      e-kitap almaya değer mi
      e-kitap nereden alınır
      telefonda e-kitap nasıl okunur
      e-kitap mı basılı kitap mı
    `,
    ingredients: `PDF bölümler, kontrol listeleri, örnekler, alıştırmalar`,
    claims: `
      Ekrandan okuyun
      Elinizin altında bir rehber
      İçindekileri inceleyin
    `,
    forbidden: `
      Kimsenin söylemediği sır => Örnek ve alıştırmalarla bir rehber
      7 günde hayatınızı değiştirin => Kendi hızınızda okunacak kısa bölümler
    `,
    negatives: `kütüphane, sahaf, "ikinci el kitap", "kitap özeti", "sesli kitap", "kindle unlimited", "e-kitap okuyucu", storytel, kobo`,
  }),
  apps: niche({
    problems: `
      zaman kaybı | zaman kaybını | aynı işlere zaman harcıyorum
      harcama takibi | harcama takibini | param nereye gidiyor bilmiyorum
      yoğun program | yoğun programı | randevularımı unutuyorum
      yedekleme | yedeklemeyi | dosyalarımı kaybettim
    `,
    questions: `
      ücretli uygulama almaya değer mi
      küçük işletmeler için program
      iş için hangi uygulama
      program karşılaştırma
    `,
    ingredients: `telefon sürümü, bilgisayar sürümü, hazır şablonlar, raporlar`,
    claims: `
      Tüm özellikleri inceleyin
      Sistem gereksinimlerini görün
      Paketleri karşılaştırın
    `,
    forbidden: `
      50 TL'ye ömür boyu lisans => Almadan önce lisansı ve gereksinimleri görün
      Bir daha dosya kaybetmeyin => Paketinize göre yedekleme
    `,
    negatives: `apk, "mod apk", "kaynak kod", "açık kaynak", "open source", github, "yazılım kursu", "uygulama nasıl yapılır", yazılımcı, "eski sürüm", "api nedir"`,
  }),
  templates: niche({
    problems: `
      stok takibi | stok takibini | stokta ne var bilmiyorum
      ev bütçesi | ev bütçesini | çok harcıyorum
      sunum hazırlama | sunum hazırlamayı | slaytlar saatlerimi alıyor
      teklif hazırlama | teklif hazırlamayı | teklif yazmayı bilmiyorum
    `,
    questions: `
      hazır şablon nereden alınır
      en iyi excel şablonu
      profesyonel sunum şablonu
      hazır şablon almaya değer mi
    `,
    ingredients: `Excel tabloları, slayt şablonları, açıklamalar, doldurulmuş örnekler`,
    claims: `
      Düzenlenebilir şablonlar
      Açın, doldurun, kullanın
      Örnekleri inceleyin
    `,
    forbidden: `
      Bir daha hesap hatası yapmayın => Hazır formüllü, açıklamalı tablo
      Hep kazanan sözleşme => Avukatla gözden geçirilecek şablon
    `,
    negatives: `"excel kursu", "excel dersleri", "tablo nasıl yapılır", "google sheets nasıl kullanılır", makro, vba, "tablo nedir", "ücretsiz şablon", "cv nasıl hazırlanır", "ön yazı nasıl yazılır"`,
  }),
  onlineServices: niche({
    problems: `
      rehber eksikliği | rehber eksikliğini | bana yol gösterecek biri lazım
      eski site | eski siteyi | sitem eski
      muhasebe | muhasebeyi | hesaplara yetişemiyorum
      müşteri azlığı | müşteri azlığını | işletmemi kimse bulmuyor
    `,
    questions: `
      danışmanlık almaya değer mi
      danışmanlık ücreti ne kadar
      yaşam koçu nasıl seçilir
      online danışmanlık nasıl olur
    `,
    ingredients: `görüntülü görüşme, rapor, eylem planı, mesajla yanıt`,
    claims: `
      Online yürütülen hizmet
      Nelerin dahil olduğunu görün
      Hizmet nasıl işliyor, öğrenin
    `,
    forbidden: `
      7 günde sonuç garantisi => Hizmetin adımlarını ve kapsamını görün
      Google'da garantili birincilik => Adım adım çalışma ve rapor
    `,
    negatives: `"nasıl danışman olunur", "koç olmak", "danışman maaşı", "evden çalışma", "uzaktan çalışma", staj, "sözleşme örneği", yakınımdaki, "danışman ne iş yapar"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
