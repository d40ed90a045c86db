import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** The problem and the name carry no suffix, so each line works with every word. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] neden olur
      [problema] nedenleri
      [problema] belirtileri
      [problema] nasıl geçer
      [problema] ne zaman geçer
      [problema] için ne iyi gelir
      [problema] için ne yapmalı
      [problema] için ne kullanmalı
      [problema] için ne yemeli
      [problema] için doğal çözüm
      [problema] için bitkisel çözüm
      [problema] için bitki çayı
      [problema] için kür
      [problema] için vitamin
      [problema] hangi vitamin eksikliği
      [problema] nasıl önlenir
      [problema] nasıl azaltılır
      [problema] evde çözüm
      [problema] geceleri
      [problema] yaşayan var mı
    `,
    form: `
      [problema] için takviye
      [problema] için kapsül
    `,
    choice: `
      [problema] için en iyi takviye
      [problema] için en iyi vitamin
    `,
  }),
  middle: lines({
    about: `
      aaa nedir
      aaa ne işe yarar
      aaa faydaları
      aaa işe yarıyor mu
      aaa gerçekten işe yarıyor mu
      aaa etkili mi
      aaa nasıl etki eder
      aaa ne kadar sürede etki eder
    `,
    reviews: `
      aaa yorumlar
      aaa yorum
      aaa kullanıcı yorumları
      aaa kullananlar
      aaa kullananların yorumları
      aaa gerçek yorumlar
      aaa memnun kalanlar
      aaa inceleme
      aaa doktor yorumları
      aaa kadınlar kulübü
      aaa ekşi
      aaa alınır mı
    `,
    complaint: `
      aaa şikayet
      aaa şikayetleri
      aaa güvenilir mi
      aaa dolandırıcı mı
      aaa sahte mi
      aaa olumsuz yorumlar
    `,
    safety: `
      aaa zararları
      aaa yan etkileri
      aaa zararlı mı
      aaa güvenli mi
      aaa ilaç etkileşimi
      aaa tansiyon ilacı ile kullanılır mı
      aaa kimler kullanamaz
      aaa şeker hastaları kullanabilir mi
      aaa kafein içerir mi
      aaa bakanlık onaylı mı
      aaa hangi firmanın
    `,
    ingredients: `
      aaa içeriği
      aaa içindekiler
      aaa içeriğinde ne var
      aaa bileşenleri
      aaa formülü
      aaa helal mi
    `,
    usage: `
      aaa nasıl kullanılır
      aaa kullanımı
      aaa kullanım talimatı
      aaa günde kaç tane
      aaa dozu
      aaa ne zaman içilir
      aaa aç mı tok mu
      aaa kaç gün kullanılır
      aaa bir kutu kaç gün gider
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa resmi site
      aaa resmi sitesi
      aaa resmi satış sitesi
      aaa orijinal site
      aaa web sitesi
      aaa resmi siteden satın al
    `,
    buy: `
      aaa satın al
      aaa sipariş
      aaa sipariş ver
      aaa al
      aaa nereden alınır
      aaa nerede satılır
      aaa nerede satılıyor
      aaa online satın al
      aaa internetten sipariş
      aaa satış
      aaa satış noktaları
      aaa sipariş hattı
      aaa orijinal
      orijinal aaa
      aaa orijinal ürün
      aaa stokta var mı
      aaa mağaza
      aaa nasıl sipariş edilir
      aaa stokta
    `,
    price: `
      aaa fiyat
      aaa fiyatı
      aaa fiyatları
      aaa ne kadar
      aaa kaç tl
      aaa kaç para
      aaa ucuz
      aaa en ucuz
      aaa en uygun fiyat
      aaa kutu fiyatı
    `,
    coupon: `
      aaa indirim
      aaa indirim kodu
      aaa indirimli
      aaa kupon
      aaa kampanya
      aaa 2 al 1 öde
      aaa fırsat
      aaa efsane cuma
    `,
    form: `
      aaa kapsül
      aaa tablet
      aaa hap
      aaa damla
      aaa toz
      aaa takviye edici gıda
      aaa 60 kapsül
      aaa 3 kutu
    `,
    delivery: `
      aaa kargo
      aaa ücretsiz kargo
      aaa kaç günde gelir
      aaa kapıda ödemeli sipariş
    `,
    pharmacy: `
      aaa eczanede var mı
      aaa eczane fiyatı
      aaa eczanede satılıyor mu
    `,
    safety: `
      aaa sahte nasıl anlaşılır
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      en iyi aaa
      aaa tavsiye
      aaa modelleri
      aaa nasıl seçilir
      aaa çeşitleri
      aaa alınır mı
    `,
    about: `
      aaa ne işe yarar
      aaa nasıl çalışır
    `,
  }),
  middle: lines({
    reviews: `
      aaa yorumlar
      aaa kullananlar
      aaa kullanıcı yorumları
      aaa karşılaştırma
      aaa artıları ve eksileri
    `,
    ingredients: `
      aaa özellikleri
      aaa ölçüleri
      aaa kutu içeriği
    `,
    usage: `
      aaa nasıl kullanılır
    `,
    complaint: `
      aaa şikayet
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa resmi sitesi
    `,
    buy: `
      aaa satın al
      aaa sipariş
      aaa nereden alınır
      aaa stokta var mı
    `,
    price: `
      aaa fiyatı
      aaa ne kadar
      aaa ucuz
    `,
    coupon: `
      aaa indirim
      aaa kampanya
    `,
    delivery: `
      aaa ücretsiz kargo
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    aaa {PAIS} satış
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
