import { textAt } from './contents.ts';
import { tolerantNetwork } from './tolerant-network.ts';

export const kirvano = tolerantNetwork({
  label: 'Kirvano',
  key: { label: 'Token do webhook', isRequired: false },
  steps: [
    'Na Kirvano, abra Integrações > Webhooks e clique em Criar webhook.',
    'Cole o endereço {url}, escolha os produtos e marque os eventos de venda.',
    'Se a Kirvano mostrar um token e você o colou aqui, as chamadas sem ele são recusadas.',
  ],
  clickSlots: ['src', 'sck', 'utm_content', 'utm_term'],
  // The documentation does not say which header carries it.
  tokenOf: (json, headers) =>
    textAt(json, 'token') ||
    (headers['security-token'] ?? headers['x-kirvano-token'] ?? headers['authorization'] ?? '').replace(
      /^Bearer /u,
      '',
    ),
  statuses: {
    SALE_APPROVED: 'approved',
    SALE_REFUSED: 'cancelled',
    SALE_REFUNDED: 'refunded',
    SALE_CHARGEBACK: 'chargeback',
    BANK_SLIP_GENERATED: 'pending',
    PIX_GENERATED: 'pending',
    BANK_SLIP_EXPIRED: 'cancelled',
    PIX_EXPIRED: 'cancelled',
    SUBSCRIPTION_RENEWED: 'approved',
    SUBSCRIPTION_CANCELED: 'noSale',
    SUBSCRIPTION_EXPIRED: 'noSale',
    SUBSCRIPTION_OVERDUE: 'noSale',
    ABANDONED_CART: 'noSale',
  },
  paths: {
    status: ['event'],
    order: ['sale_id', 'checkout_id'],
    amount: ['total_price', 'fiscal.total_value'],
    commission: ['fiscal.commission', 'commission'],
    currency: ['currency'],
    time: ['payment.finished_at', 'created_at'],
    product: ['products.0.name', 'products.0.offer_name'],
    tracking: ['utm', 'tracking'],
  },
});
