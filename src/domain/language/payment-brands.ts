import type { PaymentMethod } from './country-codes.ts';

/** Payment methods with a brand name, the same in every language. Each language names the others. */
export const paymentBrands = {
  pix: 'Pix',
  boleto: 'boleto',
  paypal: 'PayPal',
  mb_way: 'MB Way',
  multibanco: 'Multibanco',
  oxxo: 'OXXO',
  pse: 'PSE',
  bizum: 'Bizum',
  ideal: 'iDEAL',
  blik: 'BLIK',
  swish: 'Swish',
  klarna: 'Klarna',
  gcash: 'GCash',
  kakao_pay: 'KakaoPay',
  mada: 'mada',
  promptpay: 'PromptPay',
} as const satisfies Partial<Record<PaymentMethod, string>>;
