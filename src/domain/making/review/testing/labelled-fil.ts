import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Filipino marketers (Taglish), judged by Google's published policies before their author opened
 * the rules. First reading: recall 0.95 (`recommended ng mga doktor` was missing), precision 1.
 */
export const labelledFil: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Artroplus',
    texts: [
      'Goodbye sakit ng tuhod',
      'Payat ng 5 kilo sa 7 araw',
      'Papayat kahit walang diet',
      'Gamot sa diabetes',
      'Recommended ng mga doktor',
      'Official website ng Artroplus',
      'May arthritis ka ba?',
      'No. 1 pampapayat sa Pilipinas',
      'Before and after na photos',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glucoway',
    texts: [
      'Pampababa ng blood sugar, hindi mo na kailangan ng maintenance na gamot.',
      'Guaranteed ang resulta sa unang linggo pa lang at walang side effects.',
      'Ayaw ipaalam ng mga doktor ang sikretong ito para gumaling ang high blood.',
      'I-click dito para mapanood ang video bago ito tanggalin.',
      'Tunaw ang taba sa tiyan habang natutulog ka, kahit anong kainin mo.',
      'Clinically proven na nagpapalinaw ng mata ang aming formula.',
      'Himalang kapsula na nagpapatubo ng buhok sa loob ng 30 araw.',
      'Mas mabisa pa sa Viagra, balik-lakas agad sa kama si mister.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Dermaglow',
    texts: ['Tanggal kulubot', 'Lunas sa psoriasis', '100% mabisa'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Artroplus',
    texts: [
      'Artroplus: presyo at delivery',
      'Basahin muna ang label',
      'Para sa araw-araw mong routine',
      'May tanong bago umorder?',
      'May collagen, zinc at turmeric',
      'Magkano ang isang bote?',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glucoway',
    texts: [
      'Ikumpara ang presyo bawat pack, tingnan ang delivery time at piliin ang bayad na gusto mo.',
      'Iba-iba ang karanasan ng bawat tao. Magtanong muna sa iyong doktor.',
      'May 30 araw na money-back guarantee: basahin ang kondisyon bago umorder.',
      'Food supplement ito at hindi gamot. Basahin ang direksyon sa label.',
      'May tanong ka pa? Basahin ang mga sagot bago ka magdesisyon.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Vaporex',
    texts: [
      'Tanggal ang mantsa at amoy sa carpet nang walang kahirap-hirap.',
      'Pressure washer na may kasamang accessories: tingnan ang photos at sukat.',
      'May 1 taong warranty at spare parts. Deliver mismo sa bahay mo.',
      'Cordless drill na may dalawang battery. Puwedeng cash on delivery.',
      'Panlaban sa alikabok at balahibo ng alaga: tingnan ang lakas, bigat at ingay.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'physical',
    product: 'Vaporex',
    texts: ['Secure ang bayad', 'Guaranteed ang delivery', 'Madaling ibalik', 'Cash on delivery'],
  },
];
