import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: fiyat ve teslimat | {NOME_PRODUTO}: fiyatı görün | {NOME_PRODUTO} fiyatı | {NOME_PRODUTO}
      {NOME_PRODUTO} hakkında her şey | {NOME_PRODUTO} hakkında
      {NOME_PRODUTO}: internetten al | {NOME_PRODUTO} online satış | {NOME_PRODUTO} online
      [owner] {NOME_PRODUTO}: doğrudan markadan | {NOME_PRODUTO} doğrudan
      {NOME_PRODUTO} ile tanışın | {NOME_PRODUTO} nedir?
    `,
    benefit: `
      Ne aldığınızı önceden bilin
      Karar için açık bilgiler
      Seçim için gereken ayrıntılar
      [manyKits] İhtiyacınız kadarını seçin
      {PUBLICO} için düşünüldü | {PUBLICO} için
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      Siparişten önce fiyatı görün
      {NOME_PRODUTO} fiyatı: {PRECO} | Fiyatı bugün: {PRECO} | Fiyat: {PRECO}
      [interestFree] Peşin fiyatına {PARCELAS} taksit | {PARCELAS} taksit, vade farksız
      {PARCELAS} taksitle ödeyebilirsiniz | {PARCELAS} taksit
      Toplam tutarı kontrol edin
      [kits] {KIT} adetlik set: fiyatı görün | {KIT} adetlik set
      Ödeme yolu: {PAGAMENTOS} | {PAGAMENTOS}
      [freeShipping] {PRECO} ve ücretsiz kargo
      {TIPO}: {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} gün garanti dahildir | {DIAS_GARANTIA} gün garanti
      {DIAS_DESISTENCIA} gün içinde cayma hakkı | Açık ve net iade koşulları
      Önce iade koşullarını okuyun
      [invoice] Her siparişle birlikte fatura
      {DIAS_REEMBOLSO} gün para iade garantisi
    `,
    delivery: `
      [shippingQuote] Teslimat: {CODIGO_POSTAL} girin
      Teslimat süresini öğrenin
      [freeShipping] Bu siparişte kargo ücretsiz | Ücretsiz kargo
      {FRETE_GRATIS_DESDE} üzeri ücretsiz kargo
      {DIAS_ENTREGA} gün içinde kapınızda
      {HORAS_DESPACHO} saat içinde kargoda
      [tracked] Kargo takip numarası ile gelir | Kargo takip numaralı
      [nationwide] {NO_PAIS} teslimat | Tüm illere teslimat
      Kargo ücretini önceden görün
      [freeShipping] {TIPO}, kargo ücretsiz
    `,
    proof: `
      [reviews] Almadan önce yorumları okuyun
      Seçenekleri karşılaştırın
      Araştırmanızı burada yapın
    `,
    question: `
      {NOME_PRODUTO}: sorunuz mu var? | {NOME_PRODUTO}: soru mu var?
      {NOME_PRODUTO} bugün ne kadar? | {NOME_PRODUTO} ne kadar?
      Kararsız mısınız? Göz atın
      Size hangi seçenek uygun?
    `,
    action: `
      {NOME_PRODUTO} siparişi verin | {NOME_PRODUTO} sipariş edin | {NOME_PRODUTO} siparişi
      Karşılaştırın, seçin, alın
      Sorularınıza yanıt bulun
      Tüm ayrıntılara bugün bakın
      Birkaç adımda sipariş verin
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: etiketin tamamı | {NOME_PRODUTO}: tam etiket | {NOME_PRODUTO} etiketi
      {NOME_PRODUTO} takviye edici gıda | {NOME_PRODUTO} gıda takviyesi | {NOME_PRODUTO} takviye
      {NOME_PRODUTO} nasıl kullanılır? | {NOME_PRODUTO} kullanımı
      {NOME_PRODUTO}: formülde neler var | {NOME_PRODUTO} formülü
      {NOME_PRODUTO} ile günlük düzen | {NOME_PRODUTO} her gün
    `,
    benefit: `
      Günlük düzeninize kolayca uyar
      Günde basit bir alışkanlık
      Günlük rutininize destek
      Her gününüz için besin ögeleri
      İyi yaşam düzenle başlar
      İçeriğinde {ITEM} bulunur | {ITEM} içerir
      Formülünde {ITENS} | {ITENS} içerir
      Dengeli beslenmeye ek olarak
    `,
    price: `
      Porsiyon başına fiyatı görün
      [manyKits] Setler: {KIT_MENOR} veya {KIT} kutu
      [kits] {KIT} kutuluk setin fiyatı
      Kutu sayısına göre fiyatlar
      Seçenekleri fiyata göre tartın
    `,
    guarantee: `
      {DIAS_TESTE} gün deneme süresi | {DIAS_GARANTIA} gün garanti
      Son kullanma tarihi etikette
      Parti no ve tarih ambalajda
      İade kuralları sade bir dille
    `,
    delivery: `
      [discreet] Sade ve yazısız paketle gelir | Sade paketleme
      [freeShipping] Takviyeniz ücretsiz kargoyla
      {DIAS_ENTREGA} gün içinde elinizde
      Ne zaman geleceğini öğrenin
    `,
    proof: `
      Tüm bileşenler etikette yazar
      İçindekiler listesini okuyun
      {NOME_PRODUTO} üreticisi kimdir? | {NOME_PRODUTO} üreticisi
      Her porsiyonda neler var?
      Besin değerlerini inceleyin
      Deneyim kişiden kişiye değişir
    `,
    question: `
      {NOME_PRODUTO}: içinde neler var? | {NOME_PRODUTO}: içinde ne var?
      {NOME_PRODUTO} kimler için uygun? | {NOME_PRODUTO} kimler için?
      Aç mı, tok mu? Etikete bakın
      Günlük kullanım miktarı nedir?
      Etiketi henüz okumadınız mı?
      Bir kutu kaç gün yeter?
    `,
    action: `
      Etiketi okuyun, karar verin
      Önce doktorunuza danışın
      Acele etmeden seçiminizi yapın
      Formülün tamamını inceleyin
      Kullanım talimatıyla başlayın
      [manyKits] Size uygun seti kendiniz seçin
      Formülü görün, sipariş verin
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: ölçü ve fotoğraf | {NOME_PRODUTO} fotoğrafları | {NOME_PRODUTO} ölçüleri
      {NOME_PRODUTO} teknik özellikleri | {NOME_PRODUTO} özellikleri | {NOME_PRODUTO} detay
      [newItem] {NOME_PRODUTO}: kutusunda, sıfır | {NOME_PRODUTO}: sıfır ürün
      {NOME_PRODUTO}: ağırlık ve boyut | {NOME_PRODUTO} boyutları
      {NOME_PRODUTO}: yakından bakın | {NOME_PRODUTO} yakından
    `,
    benefit: `
      Her ayrıntıyı yakından görün
      Almadan önce iyi tanıyın
      Alanınıza uyar mı, ölçün
      Size uygun mu, görün
      Kutudan çıkanlar: {ITENS} | Kutuda: {ITENS}
      Kutuda {ITEM} ile gelir | {ITEM} ile gelir
      Kullanımını görün
      [gift] Güzel bir hediye fikri
    `,
    price: `
      [models] Model ve fiyat karşılaştırın
      Tek adet fiyatını görün
      [kits] {KIT} adetlik setin fiyatı
      [manyKits] Setler: {KIT_MENOR} veya {KIT} adet
      Kargo dahil toplamı görün
      Ödemeden önce tutarı bilin
    `,
    guarantee: `
      İade nasıl yapılır, görün
      Evde {DIAS_TESTE} gün deneme | {DIAS_GARANTIA} gün garanti
      Satış koşullarını okuyun
      [newItem] Kutusunda, sıfır ürün
    `,
    delivery: `
      [freeShipping] Kapınıza kadar ücretsiz kargo
      {DIAS_ENTREGA} günde kapınızda
      Kapınıza ne zaman gelir, görün
      Ödemeden önce teslim tarihi
    `,
    proof: `
      Fotoğraf ve ölçüleri inceleyin
      Tüm özellikler tek sayfada
      Almadan önce kullanımını görün
      Kutudaki her parçanın listesi
      Malzemeye yakından bakın
      Boyut, ağırlık ve kullanım
    `,
    question: `
      {NOME_PRODUTO} size uygun mu? | {NOME_PRODUTO} uygun mu?
      {NOME_PRODUTO}: kutuda neler var? | {NOME_PRODUTO}: kutuda ne var?
      [sizes] Hangi ölçüye ihtiyacınız var?
      [gift] Kullanışlı hediye mi lazım?
      Sığar mı? Ölçülere göz atın
      Nasıl çalışır? Buradan görün
    `,
    action: `
      Ölçüye bakın, sipariş verin
      Seçmeden önce karşılaştırın
      [models] İhtiyacınız olan modeli seçin
      Adım adım kullanımını görün
      [models, sizes] Renk, boy veya model seçin
      [manyKits] İhtiyacınıza göre set seçin
      Fotoğrafı görün, sipariş edin
    `,
  },

  digital: digitalTitles,
});
