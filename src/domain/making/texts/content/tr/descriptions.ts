import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO} hakkında her şey: kimler için, nasıl kullanılır, fiyatı ve nasıl alınır. | {NOME_PRODUTO}: kimler için, nasıl kullanılır, fiyatı ve nasıl alınır. | {NOME_PRODUTO}: kullanım, fiyat ve sipariş.
      [owner] {NOME_PRODUTO}: doğrudan bizden alın, sorularınızı bize sorun. | Doğrudan bizden alın, sorularınızı bize sorun.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO}: {PRECO}, vade farksız {PARCELAS} taksit ve ücretsiz kargo. | {PRECO}, vade farksız {PARCELAS} taksit ve ücretsiz kargo.
      [freeShipping] {NOME_PRODUTO}: {PRECO} ve ücretsiz kargo. Evden çıkmadan internetten sipariş. | {PRECO} ve ücretsiz kargo. Evden çıkmadan internetten sipariş.
      [shippingQuote] {NOME_PRODUTO}: fiyatları karşılaştırın, {CODIGO_POSTAL} ile süreyi ve ödeme yollarını görün.
      {NOME_PRODUTO}: fiyatları, teslimat süresini ve ödeme yollarını siparişten önce görün. | Fiyatları karşılaştırın, teslimat süresini ve ödeme yollarını siparişten önce görün.
      [interestFree] {NOME_PRODUTO}: {PRECO}, vade farksız {PARCELAS} taksit. Ödemeden önce toplamı görün. | {PRECO}, vade farksız {PARCELAS} taksit. Ödemeden önce toplam tutarı görün.
      {NOME_PRODUTO} fiyatı: {PRECO}. Ödemeden önce kargo ücretini ve toplam tutarı görün. | Fiyatı: {PRECO}. Ödemeden önce kargo ücretini ve toplam tutarı görün.
    `,
    guarantee: `
      {NOME_PRODUTO}: evde {DIAS_TESTE} gün deneme süresi. | Evde {DIAS_TESTE} gün deneme süresi.
      {NOME_PRODUTO}: ürün size uymazsa {DIAS_REEMBOLSO} gün içinde para iadesi. | Ürün size uymazsa {DIAS_REEMBOLSO} gün içinde para iadesi isteyebilirsiniz.
      {NOME_PRODUTO}: {DIAS_GARANTIA} gün garanti ve en geç {DIAS_ENTREGA} günde teslimat. | {DIAS_GARANTIA} gün garanti ve en geç {DIAS_ENTREGA} günde teslimat.
      {NOME_PRODUTO}: {DIAS_GARANTIA} gün garanti. Siparişten önce nasıl işlediğini okuyun. | {DIAS_GARANTIA} gün garanti ile gelir. Siparişten önce nasıl işlediğini okuyun.
      {NOME_PRODUTO}: iade koşullarını önceden okuyun, almadan önce haklarınızı bilin. | İade koşullarını önceden okuyun, satın almadan önce haklarınızı bilin.
    `,
    delivery: `
      {NOME_PRODUTO}: ödeme {PAGAMENTOS}, en geç {DIAS_ENTREGA} günde teslimat. | Ödeme: {PAGAMENTOS}. En geç {DIAS_ENTREGA} günde teslimat.
      [tracked] {NOME_PRODUTO}: kargonuzu takip numarasıyla çıkıştan kapınıza kadar izleyin. | Kargonuzu takip numarasıyla çıkıştan kapınıza kadar izleyin.
      [freeShipping] {NOME_PRODUTO} ücretsiz kargo ile gelir. Süreyi öğrenin, internetten sipariş verin. | Siparişiniz ücretsiz kargo ile gelir. Süreyi öğrenin, internetten sipariş verin.
    `,
    question: `
      {NOME_PRODUTO}: sorunuz mu var? Yanıtları okuyun, seçenekleri acele etmeden kıyaslayın. | Hâlâ sorunuz mu var? Yanıtları okuyun, seçenekleri acele etmeden karşılaştırın.
    `,
    action: `
      {NOME_PRODUTO}: seçenekleri karşılaştırın, size uygun olanı seçin, siparişi kontrol edin. | Seçenekleri karşılaştırın, size uygun olanı seçin, ödemeden önce siparişi kontrol edin.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: karar vermeden önce içeriği, etiketi ve kullanım şeklini inceleyin. | Karar vermeden önce içeriği, etiketi ve kullanım şeklini baştan sona inceleyin.
    `,
    benefit: `
      {NOME_PRODUTO}: dengeli beslenmeye basit bir ek. İçinde ne var, nasıl kullanılır, görün. | Dengeli beslenmeye basit bir ek. İçinde ne var ve nasıl kullanılır, inceleyin.
      {NOME_PRODUTO}: {ITENS} içerir. Miktarları ve kullanım şeklini etiketten okuyun. | {ITENS} içerir. Miktarları etiketten okuyun. | {ITENS} içerir.
      {PUBLICO} için düşünüldü. {NOME_PRODUTO}: kullanım talimatını okuyun, uygun mu görün. | {PUBLICO} için düşünüldü. Kullanım talimatını okuyun, size uygun mu görün.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}: {KIT_MENOR} ve {KIT} kutuluk setleri karşılaştırın, kutu fiyatını görün. | {KIT_MENOR} ve {KIT} kutuluk setleri karşılaştırın, kutu başına fiyatı görün.
      {NOME_PRODUTO}: kutu fiyatını ve talimata göre kullanınca kaç gün yettiğini görün. | Kutu fiyatını ve talimata göre kullanıldığında kaç gün yettiğini görün.
    `,
    proof: `
      {NOME_PRODUTO}: siparişten önce tüm bileşenleri okuyun, üreticisini öğrenin. | Siparişten önce etiketteki tüm bileşenleri okuyun ve üreticisini öğrenin.
      [reviews] {NOME_PRODUTO}: deneyim kişiden kişiye değişir. Yorumları okuyun ve karşılaştırın. | Deneyim kişiden kişiye değişir. Önce yorumları okuyun ve karşılaştırın.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} sade bir paketle gelir. Siparişten önce teslimat süresini öğrenin. | Sade ve yazısız bir paketle gelir. Siparişten önce teslimat süresini öğrenin.
    `,
    question: `
      {NOME_PRODUTO}: günde kaç kez, nasıl kullanılır? Etiketteki kullanım talimatını okuyun. | Günde kaç kez, nasıl kullanılır? Etikette yazan kullanım talimatını okuyun.
      {NOME_PRODUTO} size uygun mu? Kimler için olduğunu ve ne zaman danışmanız gerektiğini görün. | Size uygun mu? Kimler için olduğunu ve ne zaman uzmana danışmanız gerektiğini görün.
    `,
    action: `
      {NOME_PRODUTO}: etiketi okuyun, sorularınıza yanıt bulun ve kutu sayısını seçin. | Etiketi okuyun, sorularınıza yanıt bulun ve size uygun kutu sayısını seçin.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: boyutuna, malzemesine ve kutu içeriğine yakından bakın, sonra seçin. | Boyutuna, malzemesine ve kutudan çıkan her parçaya yakından bakın, sonra seçin.
    `,
    benefit: `
      {NOME_PRODUTO} günlük kullanım için: nasıl çalıştığını, ölçüsünü ve kutuyu görün. | Günlük kullanım için pratik: nasıl çalıştığını, ölçüsünü ve kutu içeriğini görün.
      {NOME_PRODUTO} kutusunda: {ITENS}. Siparişten önce ölçüleri kontrol edin. | Kutuda: {ITENS}. Siparişten önce ölçüleri kontrol edin. | Kutuda: {ITENS}.
      {PUBLICO} için. {NOME_PRODUTO}: seçmeden önce fotoğraf, ölçü ve malzemeyi görün. | {PUBLICO} için. Seçmeden önce fotoğraf, ölçü ve malzemeyi görün.
    `,
    price: `
      [kits] {NOME_PRODUTO}: tek adet ve {KIT} adetlik set fiyatını karşılaştırın. | Tek adet ve {KIT} adetlik set fiyatını siparişten önce karşılaştırın.
      [models] {NOME_PRODUTO}: model ve fiyatları karşılaştırın, acele etmeden seçin. | Modelleri ve fiyatları karşılaştırın, acele etmeden seçin.
    `,
    proof: `
      {NOME_PRODUTO}: fotoğraflar, özellikler ve ölçüler bir arada. Almadan önce inceleyin. | Fotoğraflar, özellikler ve ölçüler bir arada. Almadan önce hepsini inceleyin.
      [reviews] {NOME_PRODUTO}: nasıl yapıldığını görün, alıcıların yazdıklarını okuyun, sonra seçin. | Nasıl yapıldığını görün, alıcıların yazdıklarını okuyun, sonra seçiminizi yapın.
    `,
    guarantee: `
      {NOME_PRODUTO} iadesinin nasıl yapıldığını ve sürenizi almadan önce öğrenin. | İadenin nasıl yapıldığını ve ne kadar süreniz olduğunu almadan önce görün.
    `,
    question: `
      {NOME_PRODUTO} sığar mı? Siparişten önce boyut, ağırlık ve malzemeyi kontrol edin. | Sığar mı? Sipariş vermeden önce boyutu, ağırlığı ve malzemeyi kontrol edin.
      {NOME_PRODUTO}: kutuda neler var? Parçaları, kurulumu ve kullanımı görün. | Kutuda neler var? Her parçayı, kurulumu ve kullanımı adım adım görün.
    `,
    action: `
      [models] {NOME_PRODUTO}: modelinizi seçin, teslimat süresini öğrenin, internetten alın. | Modelinizi seçin, teslimat süresini öğrenin ve internetten sipariş verin.
      [gift] Kullanışlı hediye mi lazım? {NOME_PRODUTO}: fotoğraflara ve teslim tarihine bakın. | Kullanışlı bir hediye mi lazım? Fotoğraflara ve teslim tarihine göz atın.
    `,
  },

  digital: digitalDescriptions,
});
