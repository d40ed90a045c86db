import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO} siparişi | Sipariş verin ; Birkaç adımda seçiminizi yapın ; Ödemeden önce toplamı görün
      Nasıl sipariş verilir ; Sipariş adımlarını sırayla görün ; Ödemeden önce her adımı bilin
    `,
    price: `
      Fiyatlar ve seçenekler ; Mevcut seçenekleri karşılaştırın ; Ödemeden önce tam fiyatı görün
      Ödeme yolları ; Şunlarla: {PAGAMENTOS} | Nasıl ödeyebileceğinizi görün ; Ödemeden önce tutarı kontrol edin
      [interestFree] Vade farksız taksit ; {PARCELAS} taksite bölünebilir ; Her taksitin tutarını görün
    `,
    delivery: `
      Teslimat süreleri ; [shippingQuote] Süre için {CODIGO_POSTAL} girin | Önce teslimat süresini öğrenin ; Kargo ücretini önceden görün
      [freeShipping] Ücretsiz kargo ; Siparişinizde kargo bedeli yok ; Adresinize göre süreyi öğrenin
      [tracked] Kargonuzu izleyin ; Siparişinize takip numarası ; Çıkıştan kapınıza kadar
    `,
    guarantee: `
      İade ve değişim ; Koşulları rahatça okuyun ; Vazgeçerseniz ne yapmalısınız
      {DIAS_GARANTIA} gün garanti ; Garantinin nasıl işlediğini görün ; Sürenin ne zaman başladığına bakın
    `,
    question: `
      Sık sorulan sorular ; Kısa ve net yanıtlar ; Almadan önce okuyun
    `,
    name: `
      {NOME_PRODUTO} hakkında | Ürün hakkında ; Kimler için ve nasıl çalışır ; Karar vermeden önce okuyun
    `,
  },

  nutra: {
    proof: `
      İçerik ve etiket ; Tüm bileşenlerin listesi ; Porsiyon başına miktar etikette
      Besin değerleri ; Porsiyon değerlerini inceleyin ; Başlamadan önce okuyun
      Üretici bilgisi ; Arkasındaki firmayı tanıyın ; Parti no ve tarih nerede, görün
      Formülde neler var ; Her bileşen nedir, öğrenin ; Formüldeki miktarları görün
    `,
    name: `
      Nasıl kullanılır ; Günlük kullanım miktarını görün ; Etiketteki talimata uyun
      Kimler için uygun ; Kimler için düşünüldüğünü görün ; Kimler önce doktora danışmalı
    `,
    question: `
      Kullanım soruları ; Aç, tok veya suyla mı alınır ; Başlamadan önce okuyun
      Uyarılar ve önlemler ; Hamilelik, alerji, ilaç kullanımı ; Kullanmadan önce dikkatle okuyun
      Bir kutu kaç gün yeter ; Kutuda ve günde kaç porsiyon var ; Siparişten önce hesaplayın
    `,
    price: `
      Kutu fiyatı ; Her kutunun fiyatını görün ; Farklı adetleri karşılaştırın
      [kits] {KIT} kutuluk set ; Setin tamamının fiyatını görün ; Tek kutu ile karşılaştırın
    `,
    benefit: `
      Günlük düzeninizde ; Gününüze nasıl uyduğunu görün ; Dengeli beslenmenin yanında
    `,
    action: `
      Kutu sayısını seçin ; Adet ve süreyi karşılaştırın ; Hesaplayıp karar verin
    `,
  },

  physical: {
    proof: `
      Ürün fotoğrafları ; Yakından ve her açıdan görün ; Yüzey, renk ve boyut
      Tüm özellikler ; Malzeme, ağırlık ve ölçüler ; İşinizi görür mü, kontrol edin
      Boyut ve ağırlık ; Yerinize sığar mı, bakın ; Evdekiyle karşılaştırın
    `,
    name: `
      Kutudan neler çıkar ; Kutuda: {ITENS} | Her parçayı kontrol edin ; Listenin tamamını görün
      Nasıl çalışır ; Ürünü kullanımda görün ; Her işlevini öğrenin
      [models] Modeller ve renkler ; Satıştaki modelleri karşılaştırın ; Size uygun olanı seçin
    `,
    question: `
      Bana uygun mu? ; Kullanım, sınır ve ölçüleri görün ; Şüphe kalmadan karar verin
      Kurulum ve kullanım ; Adım adım talimatlar ; Sizin için kolay mı, görün
    `,
    guarantee: `
      Arızalı mı geldi? ; İadenin nasıl yapıldığını öğrenin ; Süre ve koşulları görün
      Bakım ve temizlik ; Daha uzun kullanmak için ; Nelerden kaçınmalı, görün
    `,
    price: `
      Adet fiyatı ; Tek adedin fiyatını görün ; Kargo dahil toplamı görün
      [kits] {KIT} adetlik set ; Setin tamamının fiyatını görün ; Tek adet ile karşılaştırın
    `,
    benefit: `
      [gift] Hediye fikirleri ; Alan herkesin işine yarar ; Teslim tarihini önceden görün
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Fiyat sayfada açıkça
      Ödemeden önce tutar belli
      [interestFree] {PARCELAS} taksit, vade farksız | Vade farksız taksit
      [paypal] PayPal ile ödeme
      [card] Kartla ödeme
      [cash_on_delivery] Kapıda ödeme
    `,
    guarantee: `
      {DIAS_TESTE} gün deneme
      {DIAS_GARANTIA} gün garanti süresi
      Koşullar yazılı
      Açık iade kuralları
      [invoice] Fatura dahil
      {DIAS_REEMBOLSO} gün para iadesi
    `,
    delivery: `
      [shippingQuote] Kargo ücreti baştan belli
      [tracked] Takip numaralı kargo
      [freeShipping] Kargo bedeli yok
      {HORAS_DESPACHO} saatte kargoda
      [discreet] Sade paketleme
      [nationwide] Tüm illere teslimat
      [freeShipping] Ücretsiz kargo
    `,
    proof: `
      Eksiksiz bilgi
      Abartısız bilgi
    `,
    question: `
      Net yanıtlar
    `,
    action: `
      Kolay online sipariş
      Evden alışveriş
      Evden çıkmaya gerek yok
      Kendi hızınızda sipariş
    `,
    benefit: `
      Karar için zamanınız var
      Her şey tek sayfada
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Etiketin tamamını okuyun
      Her bileşen listede
      Porsiyon miktarı yazılı
      Parti no ve tarih belli
      Formül ayrıntılarıyla
    `,
    benefit: `
      Günlük kullanım için
      Gününüze kolayca eklenir
      Kullanım talimatı var
      [kits] [manyKits] {KIT} kutuya varan setler | {KIT} kutuluk set
      {ITEM} içerir | {ITEM}
      {PUBLICO} için
    `,
    guarantee: `
      Son kullanma tarihi yazar
    `,
    action: `
      Anlaşılır kullanım şekli
      Doktorunuza danışın
      İlaç değildir
    `,
  },

  physical: {
    proof: `
      Ürün fotoğrafları
      Ölçüler yazılı
      Ağırlık ve malzeme belli
      Kullanım talimatı
      Eksiksiz özellikler
    `,
    benefit: `
      [gift] Hediye etmeye uygun
      [kits] [manyKits] {KIT} adede varan setler | {KIT} kutuluk set
      {ITEM} dahil | {ITEM}
      {PUBLICO} için
    `,
    guarantee: `
      [newItem] Kutusunda sıfır ürün
      İade adımları belli
    `,
    action: `
      [models] Model seçimi sizin
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      Online siparişler
      Bu sayfadan sipariş
      İlk sipariş
      [paypal] PayPal siparişleri
      [card] Kartlı siparişler
    `,
    action: `
      Seçili ürünler
      Bu sayfadaki ürünler
      Yeni siparişler
      Tüm ürünler
    `,
    benefit: `
      Siparişiniz
    `,
    delivery: `
      [freeShipping] Ücretsiz kargo
    `,
  },

  nutra: {
    price: `
      Tek kutu
      [kits] {KIT} kutuluk set
      [manyKits] {KIT_MENOR} kutuluk set
      [kits] Takviye setleri
    `,
    action: `
      Tek seferlik alım
      Takviye edici gıda
      Takviye çeşitleri
    `,
  },

  physical: {
    price: `
      Tek adet
      [kits] {KIT} adetlik set
      [manyKits] {KIT_MENOR} adetlik set
      [kits] Seçili setler
    `,
    action: `
      Sitedeki ürünler
      Tekli ürünler
      [models] Seçili modeller
    `,
    benefit: `
      [gift] Hediyelik ürünler
    `,
  },

  digital: digitalPromotions,
});
