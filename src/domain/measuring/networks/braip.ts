import { textAt } from './contents.ts';
import { tolerantNetwork } from './tolerant-network.ts';

export const braip = tolerantNetwork({
  label: 'Braip',
  key: { label: 'Chave única (basic authentication)', isRequired: false },
  steps: [
    'Na Braip, abra Ferramentas > Postback e clique em Nova documentação (versão 2).',
    'Escolha o produto, cole o endereço {url} e marque todos os status de venda.',
    'A chave única está em Ferramentas > Postback > Documentação.',
  ],
  clickSlots: ['src', 'utm_content', 'utm_term'],
  tokenOf: (json, _, form) => textAt(json, 'basic_authentication') || (form['basic_authentication'] ?? ''),
  statuses: {
    'Aguardando Pagamento': 'pending',
    'Pagamento Aprovado': 'approved',
    'Pagamento Atrasado': 'pending',
    'Análise Antifraude': 'pending',
    Cancelada: 'cancelled',
    Devolvida: 'refunded',
    Chargeback: 'chargeback',
    'Chargeback em Disputa': 'noSale',
    'Parcialmente Pago': 'pending',
    'Em Processamento': 'pending',
    'Estorno Pendente': 'noSale',
  },
  paths: {
    status: ['trans_status'],
    order: ['trans_key'],
    amount: ['trans_total_value', 'trans_value'],
    commission: ['trans_affiliate_commission', 'commission_value'],
    currency: ['trans_currency', 'currency'],
    time: ['trans_updatedate', 'trans_createdate'],
    product: ['product_name', 'prod_name', 'product_key'],
    tracking: ['meta', 'tracking'],
  },
  isCents: true,
  partsAt: { list: 'commissions', name: 'type', own: /afiliad|affiliate/iu, value: 'value' },
});
