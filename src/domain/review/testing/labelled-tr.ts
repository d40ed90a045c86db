import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Turkish marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 1, precision 1.
 */
export const labelledTr: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Diz Ağrısına Son',
      'Ayda 8 Kilo Verin',
      '15 Günde Dümdüz Karın',
      'Şeker Hastalığını Yenin',
      'Kırışıklıkları Yok Edin',
      'Doktorların Tavsiyesi',
      'İlaçtan Daha Etkili',
      'Türkiye’nin 1 Numarası',
      'Vitalis Max Resmi Sitesi',
      'Kulak Çınlamanız mı Var?',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlukoVita',
    texts: [
      'Kan şekerini ilaçsız düşürür. Bugün sipariş verin, iğneleri unutun.',
      'Klinik olarak kanıtlandı: kullananların %97’si bir haftada ilaçlarını bıraktı.',
      'Uykusuzluk mu çekiyorsunuz? Beş dakikada uyuyun, hiçbir yan etkisi yok.',
      'Eczacıların sizden sakladığı sır: damarları temizleyen mucize formül.',
      'Kireçlenmeyi tedavi eder, kıkırdağı yeniler. Sonuç garantili.',
      'Diyet yapmadan, spor yapmadan uyurken yağ yakın.',
      'Öncesi ve sonrası fotoğraflarına bakın: on kilo veren kadınlar.',
      'Cildinizi 15 yaş gençleştiren mucizevi kapsüller.',
      'Buraya tıklayın ve prostat için Himalaya tarifini öğrenin.',
      'Vücuttaki toksinleri ve parazitleri atar, karaciğeri arındırır.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max 60 Kapsül',
      '500 TL Üzeri Ücretsiz Kargo',
      'Kapıda Ödeme Seçeneği',
      'Her Gün Magnezyum ve Çinko',
      'İçindekiler ve Besin Değerleri',
      '2-4 İş Gününde Kargoda',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlukoVita',
    texts: [
      'Takviye edici gıdadır, ilaç değildir. Kullanmadan önce doktorunuza danışın.',
      'Krom, tarçın ve magnezyum içerir. Günde bir kapsül yemekle birlikte alınır.',
      '14 gün içinde iade edebilirsiniz. Ücretiniz kartınıza geri yatırılır.',
      'Müşteri yorumlarını okuyun ve kutu fiyatlarını karşılaştırın.',
      'Hamilelik ve emzirme döneminde kullanmadan önce uzmana sorun.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['Para İade Garantisi', 'Serin Yerde Saklayın', 'Aynı Gün Kargo'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Relax Masaj Aleti',
    texts: ['Relax Masaj Aleti: 3 Başlık', 'Şarjlı Matkap, 2 Batarya', '120 Kiloya Kadar Taşır'],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Tayfun Süpürge',
    texts: [
      'Kıl ve tozu çeker, haznesi 0,8 litre, tek şarjla 40 dakika çalışır.',
      'Beş dakikada kuruyan yapıştırıcı; ahşap, metal ve plastikte tutar.',
      'Lekeleri ve kötü kokuyu giderir, kumaşa zarar vermez. 2 yıl garantili.',
    ],
  },
];
